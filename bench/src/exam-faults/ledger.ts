/** What a learner entered and what of it they were told is saved, held against what the server stored. */
import { digestText, type Answer, type AnswerEntry } from '@campus/contracts/exam-answer'

interface Entry {
  readonly questionId: string
  /** The answer in one form; '' for none. */
  readonly value: string
  isAcknowledged: boolean
}

export interface Verdict {
  /** Answers that the learner was told are saved. */
  readonly acknowledged: number
  /** What was acknowledged and is not stored, and what was entered last, is not stored and was not told to be missing. */
  readonly lost: readonly string[]
  /** Something is stored that was replaced before the last acknowledgement, or never entered. */
  readonly changed: readonly string[]
  readonly doubled: readonly string[]
}

export interface Stored {
  readonly answers: readonly AnswerEntry[]
  /** How many attempts there are where one was started. */
  readonly attempts: number
  readonly ends: number
  readonly marks: number
}

export class Ledger {
  readonly #entries: Entry[] = []

  /** The learner answered a question and saw it stand. */
  enter(questionId: string, answer: Answer): void {
    this.#entries.push({ questionId, value: valueOf(answer), isAcknowledged: false })
  }

  /** The learner was shown that this answer is saved. */
  acknowledge(questionId: string, answer: Answer): void {
    const value = valueOf(answer)
    const entry = this.#entries.findLast((each) => each.questionId === questionId && each.value === value)
    if (entry !== undefined) entry.isAcknowledged = true
  }

  /** The learner wants it no more. */
  withdraw(questionId: string, answer: Answer): void {
    const value = valueOf(answer)
    const at = this.#entries.findLastIndex((each) => each.questionId === questionId && each.value === value)
    if (at !== -1 && this.#entries[at]?.isAcknowledged === false) this.#entries.splice(at, 1)
  }

  /** `told`: questions whose last answer is told not to have arrived, on some page that the learner can go back to. */
  judge(told: ReadonlySet<string>, { answers, attempts, ends, marks }: Stored): Verdict {
    const stored = new Map(answers.map(({ questionId, answer }) => [questionId, valueOf(answer)]))
    const lost: string[] = []
    const changed: string[] = []
    for (const questionId of new Set([...this.#entries.map((entry) => entry.questionId), ...stored.keys()])) {
      const is = stored.get(questionId) ?? ''
      const own = this.#entries.filter((entry) => entry.questionId === questionId)
      const last = own.findLastIndex(({ isAcknowledged }) => isAcknowledged)
      // What came after the last acknowledgement may have arrived or not.
      const possible = new Set(own.slice(Math.max(0, last)).map(({ value }) => value))
      if (last === -1) possible.add('')
      const what = `question ${questionId}: ${say(is)} is stored; ${say(own[last]?.value)} was acknowledged last`
      if (!possible.has(is)) (is === '' ? lost : changed).push(what)
      else if (is !== (own.at(-1)?.value ?? '') && !told.has(questionId)) {
        lost.push(`${what}; ${say(own.at(-1)?.value)} was entered after that, and nothing tells that it is not there`)
      }
    }
    const doubled = [
      ...(attempts === 1 ? [] : [`${attempts} attempts were started`]),
      ...(ends === 1 ? [] : [`it was ended ${ends} times`]),
      ...(marks <= 1 ? [] : [`it was marked ${marks} times`]),
    ]
    return { acknowledged: this.#entries.filter(({ isAcknowledged }) => isAcknowledged).length, lost, changed, doubled }
  }
}

/** An answer in the form in which two are the same exactly when they say the same. */
export function valueOf(answer: Answer): string {
  return digestText([{ questionId: '', answer }])
}

const say = (value: string | undefined): string => (value === undefined || value === '' ? 'nothing' : value)
