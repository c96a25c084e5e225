/**
 * Records what a learner entered and which answers they saw as saved, and compares it with what the server
 * stored.
 */
import { digestText, type Answer, type AnswerEntry } from '@campus/contracts/exam-answer'

interface Entry {
  readonly questionId: string
  /** The answer in canonical form; '' for none. */
  readonly value: string
  isAcknowledged: boolean
  /** The learner gave it up, or was told that it would be lost. */
  mayBeMissing: boolean
}

export interface Verdict {
  /** Answers that the learner saw as saved. */
  readonly acknowledged: number
  /** Acknowledged answers that are not stored, and last answers that are neither stored nor reported as missing. */
  readonly lost: readonly string[]
  /** Stored answers that were replaced before the last acknowledgement, or never entered. */
  readonly changed: readonly string[]
  readonly doubled: readonly string[]
}

export interface Stored {
  readonly answers: readonly AnswerEntry[]
  /** The number of attempts where one was started. */
  readonly attempts: number
  readonly ends: number
  readonly marks: number
}

export class Ledger {
  readonly #entries: Entry[] = []

  /** The learner answered a question and saw the answer on the page. */
  enter(questionId: string, answer: Answer): void {
    this.#entries.push({ questionId, value: valueOf(answer), isAcknowledged: false, mayBeMissing: false })
  }

  /** The learner saw that this answer is saved. */
  acknowledge(questionId: string, answer: Answer): void {
    const value = valueOf(answer)
    const entry = this.#entries.findLast((each) => each.questionId === questionId && each.value === value)
    if (entry !== undefined) entry.isAcknowledged = true
  }

  /** The learner discarded this answer. */
  withdraw(questionId: string, answer: Answer): void {
    const value = valueOf(answer)
    const entry = this.#entries.findLast((each) => each.questionId === questionId && each.value === value)
    if (entry !== undefined) entry.mayBeMissing = true
  }

  /** A page that had said that it keeps nothing beyond its life was lost with the last answer to this question. */
  excuse(questionId: string): void {
    const entry = this.#entries.findLast((each) => each.questionId === questionId)
    if (entry !== undefined && !entry.isAcknowledged) entry.mayBeMissing = true
  }

  /** `told`: questions whose last answer is reported as not arrived, on any page to which the learner can return. */
  judge(told: ReadonlySet<string>, { answers, attempts, ends, marks }: Stored): Verdict {
    const stored = new Map(answers.map(({ questionId, answer }) => [questionId, valueOf(answer)]))
    const lost: string[] = []
    const changed: string[] = []
    for (const questionId of new Set([...this.#entries.map((entry) => entry.questionId), ...stored.keys()])) {
      const is = stored.get(questionId) ?? ''
      const own = this.#entries.filter((entry) => entry.questionId === questionId)
      const last = own.findLastIndex(({ isAcknowledged }) => isAcknowledged)
      // Answers after the last acknowledgement may or may not have arrived.
      const possible = new Set(own.slice(Math.max(0, last)).map(({ value }) => value))
      if (last === -1) possible.add('')
      const what = `question ${questionId}: ${say(is)} is stored; ${say(own[last]?.value)} was acknowledged last`
      if (!possible.has(is)) (is === '' ? lost : changed).push(what)
      else if (is !== (own.at(-1)?.value ?? '') && own.at(-1)?.mayBeMissing !== true && !told.has(questionId)) {
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

/** An answer in canonical form: two are equal exactly when they mean the same. */
export function valueOf(answer: Answer): string {
  return digestText([{ questionId: '', answer }])
}

const say = (value: string | undefined): string => (value === undefined || value === '' ? 'nothing' : value)
