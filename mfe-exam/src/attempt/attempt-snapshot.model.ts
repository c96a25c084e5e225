/** What a page shows of an attempt. Pure. */
import type { Answer, AnswerEntry } from '@campus/contracts/exam-answer'
import type { AttemptItem, OpenAttempt, Receipt } from '@campus/contracts/exam-attempt'

import type { Deed } from './pending.model'

export interface AttemptSnapshot {
  /** `takenOver`: another page holds it, here it can be read only. `closed`: it is over, see `receipt`. */
  readonly status: 'open' | 'submitting' | 'takenOver' | 'closed'
  readonly answers: ReadonlyMap<string, Answer>
  readonly marked: ReadonlySet<string>
  /** '' at the start. */
  readonly currentQuestionId: string
  /** `unsaved`: the last try failed and is made again by itself. */
  readonly saving: 'saved' | 'saving' | 'unsaved'
  /** Epoch milliseconds of the last acknowledgement, by the server's clock; null before the first. */
  readonly savedAt: number | null
  readonly unacknowledged: ReadonlySet<string>
  /** `memory`: the browser keeps nothing; closing the page would lose what is not saved. */
  readonly storage: 'kept' | 'memory'
  /** Epoch milliseconds by the server's clock; null for no limit. */
  readonly deadlineAt: number | null
  readonly receipt: Receipt | null
  /** Once it is closed: questions whose last answer reached the server too late. */
  readonly notArrived: ReadonlySet<string>
  /** The last submission failed. It is made again by itself until something is changed. */
  readonly submitFailed: boolean
  readonly signInNeeded: boolean
  /** Answers that an earlier page kept and that another page has written over since. */
  readonly leftover: readonly AnswerEntry[]
}

/** An attempt as it was opened. */
export function snapshotOf(opened: OpenAttempt): AttemptSnapshot {
  return {
    status: 'open',
    answers: new Map(opened.answers.map(({ questionId, answer }) => [questionId, answer])),
    marked: new Set(opened.marked),
    currentQuestionId: opened.currentQuestionId,
    saving: 'saved',
    savedAt: null,
    unacknowledged: new Set(),
    storage: 'kept',
    deadlineAt: opened.deadlineAt,
    receipt: null,
    notArrived: new Set(),
    submitFailed: false,
    signInNeeded: false,
    leftover: [],
  }
}

/** What a deed changes of what is seen. */
export function shown({ answers, marked }: AttemptSnapshot, deed: Deed): Partial<AttemptSnapshot> {
  switch (deed.kind) {
    case 'answer':
      return { answers: new Map(answers).set(deed.questionId, deed.answer) }
    case 'mark': {
      const next = new Set(marked)
      if (deed.marked) next.add(deed.questionId)
      else next.delete(deed.questionId)
      return { marked: next }
    }
    case 'visit':
      return { currentQuestionId: deed.questionId }
  }
}

/** Answers that the server did not take are not shown as if they stood. */
export function withoutRejected(
  answers: ReadonlyMap<string, Answer>,
  items: readonly AttemptItem[],
  rejected: ReadonlySet<number>,
): ReadonlyMap<string, Answer> {
  const left = new Map(answers)
  for (const { kind, seq, questionId } of items) if (kind === 'answer' && rejected.has(seq)) left.delete(questionId)
  return left
}

export function entriesOf({ answers }: AttemptSnapshot): readonly AnswerEntry[] {
  return [...answers].map(([questionId, answer]) => ({ questionId, answer }))
}
