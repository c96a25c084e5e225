/** What a page shows of an attempt. Pure. */
import type { Answer, AnswerEntry } from '@campus/contracts/exam-answer'
import type { OpenAttempt } from '@campus/contracts/exam-attempt'

import type { AttemptSnapshot } from '../common/attempt'
import { unacknowledgedQuestions, type Deed, type Pending } from './pending.model'

/** An attempt as the server opened it. */
export function snapshotOf(opened: OpenAttempt): AttemptSnapshot {
  return {
    status: 'open',
    answers: new Map(opened.answers.map(({ questionId, answer }) => [questionId, answer])),
    marked: new Set(opened.marked),
    currentQuestionId: opened.currentQuestionId,
    saving: 'saved',
    savedAt: null,
    unacknowledged: new Set(),
    rejected: new Set(),
    storage: 'kept',
    deadlineAt: opened.deadlineAt,
    receipt: null,
    notArrived: new Set(),
    submitFailed: false,
    signInNeeded: false,
    leaseEnded: false,
    leftover: [],
  }
}

/** The changes that an action makes to the snapshot. */
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

/** The questions whose shown answer the server does not have. */
export function notSaved(pending: Pending): Pick<AttemptSnapshot, 'unacknowledged' | 'rejected'> {
  return { unacknowledged: unacknowledgedQuestions(pending), rejected: new Set(pending.rejected.keys()) }
}

export function entriesOf(answers: ReadonlyMap<string, Answer>): readonly AnswerEntry[] {
  return [...answers].map(([questionId, answer]) => ({ questionId, answer }))
}
