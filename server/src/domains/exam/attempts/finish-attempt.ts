/** The end of an attempt. There is one way to it, whoever brings it about, and nothing comes after it. */
import { createHash } from 'node:crypto'

import { eq } from 'drizzle-orm'

import type { CallResponseInput } from '@campus/contracts/call'
import { digestText, isAnswered, type AnswerEntry } from '@campus/contracts/exam-answer'
import type { saveAnswers } from '@campus/contracts/exam-attempt'

import { recordEvent } from '../../../platform/events/event'
import { endLease } from '../../../platform/leases/release-lease'
import { answerableIn, markByRules } from '../marking/mark-by-rules'
import { currentPaper, keepVersion } from '../marking/paper-version'
import { isMarkedByServer } from '../papers/paper-record'
import { tellOfAttempt } from './attempt-notice'
import { ATTEMPT_STATUS, attempts, type Attempt } from './attempt.schema'
import { bookDuty } from './duty'
import { answersIn, entriesOf, type AttemptContext, type OwnAttempt } from './own-attempt'
import { finishingTime } from './time-limit.model'

export type ReceiptRecord = Extract<CallResponseInput<typeof saveAnswers>, { state: 'closed' }>['receipt']

export function digestOf(answers: readonly AnswerEntry[]): string {
  return createHash('sha256').update(digestText(answers)).digest('hex')
}

/**
 * Ends an open attempt, whose row is locked, with what is saved: by the learner, or because its time ran out. Marks what
 * rules can mark; where that is all of it the attempt is marked, unless the work waits for a teacher.
 */
export async function finishAttempt(
  context: AttemptContext,
  { attempt, work }: OwnAttempt,
  by: 'learner' | 'time',
): Promise<Attempt> {
  const { tx, now } = context
  const answers = answersIn(await entriesOf(tx, attempt.id))
  const paper = await currentPaper(tx, work)
  const answered = answers.filter((entry) => isAnswered(entry.answer)).length
  const { score, isComplete } = await markByRules({ tx, now }, { attemptId: attempt.id, work, paper, answers })
  const marked = isMarkedByServer(work) || (isComplete && !work.waitsForTeacher)
  const [finished] = await tx
    .update(attempts)
    .set({
      status: marked ? ATTEMPT_STATUS.marked : ATTEMPT_STATUS.pending,
      finishedTime: finishingTime(attempt, now),
      endedByTime: by === 'time',
      answered,
      questions: answerableIn(paper),
      paperVersionId: work.paperId === null ? null : await keepVersion(tx, paper),
      digestHash: digestOf(answers),
      ...(marked ? { score, markedTime: now } : {}),
    })
    .where(eq(attempts.id, attempt.id))
    .returning()
  if (finished === undefined) throw new Error(`the attempt ${attempt.id} is gone`)
  await recordEvent(context, {
    kind: by === 'learner' ? 'attempt.submitted' : 'attempt.ended-by-time',
    subject: attempt.id,
    data: { answered, digest: finished.digestHash, lastSaved: attempt.lastSavedTime?.toISOString() ?? null },
  })
  if (marked) {
    await recordEvent({ tx, now, user: null }, { kind: 'attempt.marked', subject: attempt.id, data: { score } })
  }
  await bookDuty(context, { attempt: finished, work })
  await endLease(tx, attempt.id)
  await tellOfAttempt(tx, attempt.id)
  return finished
}

/** What the learner gets of an attempt that is over. */
export function receiptOf(attempt: Attempt): ReceiptRecord {
  const { finishedTime } = attempt
  if (finishedTime === null) throw new Error(`the attempt ${attempt.id} is still open`)
  return {
    answerLogId: attempt.id,
    finishedAt: finishedTime.toISOString(),
    finishedBy: attempt.endedByTime ? 'deadline' : 'learner',
    answered: attempt.answered,
    questions: attempt.questions,
    digest: attempt.digestHash,
  }
}
