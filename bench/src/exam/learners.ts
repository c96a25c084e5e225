/** Many learners who answer at a constant rate, and what the server has of their answers in the end. */
import { LONG_TEST } from '../../../server/src/testing/exam-crowd'
import type { LoadLearner } from './load-learner'
import type { Waiting } from './waiting'

/** Milliseconds between two checks of how many answers are due. */
const TICK = 5

/** How many begin at once. */
const AT_ONCE = 20

/** Each begins the long test, and where it is said how, waits for news of it from then on. */
export async function startAll(learners: readonly LoadLearner[], waiting?: Waiting): Promise<void> {
  for (let at = 0; at < learners.length; at += AT_ONCE) {
    const some = learners.slice(at, at + AT_ONCE)
    await Promise.all(some.map((learner) => learner.start(LONG_TEST)))
    if (waiting !== undefined) for (const learner of some) void learner.wait(waiting)
  }
}

/** Gives answers at a constant rate, learner by learner, however fast the server responds, until `isOver`. */
export async function giveAnswers(
  learners: readonly LoadLearner[],
  rate: number,
  isOver: () => boolean,
): Promise<void> {
  const started = performance.now()
  for (let given = 0; !isOver();) {
    const due = Math.floor(((performance.now() - started) / 1000) * rate)
    for (; given < due; given += 1) learners[given % learners.length]?.answer()
    await new Promise((resolve) => setTimeout(resolve, TICK))
  }
}

/** Ends the giving of answers after so many seconds. */
export function after(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1000
  return () => performance.now() >= end
}

export interface Compared {
  readonly given: number
  readonly lost: number
  readonly changed: number
}

/** Waits until everything is acknowledged, and compares it with what the server has. */
export async function compareAnswers(learners: readonly LoadLearner[]): Promise<Compared> {
  await Promise.all(learners.map((learner) => learner.settle()))
  const sums = { given: 0, lost: 0, changed: 0 }
  for (const learner of learners) {
    const found = await learner.compare()
    sums.given += found.given
    sums.lost += found.lost
    sums.changed += found.changed
  }
  return sums
}

/** The network address of a learner by their place; each has one of their own, as behind a proxy. */
export function addressOf(place: number): string {
  return `10.${Math.floor(place / 200)}.${place % 200}.1`
}
