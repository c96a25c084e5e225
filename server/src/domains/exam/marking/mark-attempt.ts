/** A marker's decision about an attempt: it makes pending work reviewed. */
import { and, eq } from 'drizzle-orm'

import { sum } from '@campus/contracts/exam-question'

import { recordEvent } from '../../../platform/events/event'
import { OperatorRefusedError } from '../../../platform/operator-call'
import { ATTEMPT_STATUS, attempts } from '../attempts/attempt.schema'
import type { AttemptContext, OwnAttempt } from '../attempts/own-attempt'
import { isMarkedByServer } from '../papers/paper-record'
import { worthOf } from '../papers/worth.model'
import { attemptScores } from './marking.schema'
import { paperOf } from './paper-version'

/** What a marker says about one question; a part left out stays as it is. */
export interface GivenMark {
  readonly questionId: string
  readonly points?: number
  /** Plain text. */
  readonly comment?: string
}

/**
 * Keeps the marks and, once every question has points, makes the attempt reviewed; the points of all together. Throws
 * OperatorRefusedError and then changes nothing. `by`: who decides, kept with the event; '' for nobody in particular.
 */
export async function markAttempt(
  context: Pick<AttemptContext, 'tx' | 'now'>,
  { attempt, work }: OwnAttempt,
  given: readonly GivenMark[],
  by = '',
): Promise<number> {
  const { tx, now } = context
  if (attempt.status === ATTEMPT_STATUS.open) throw new OperatorRefusedError(`${attempt.id} is not submitted yet.`)
  if (isMarkedByServer(work)) throw new OperatorRefusedError(`${attempt.id} is marked by the server.`)
  const { questions } = await paperOf(tx, { attempt, work })
  const ofAttempt = eq(attemptScores.attemptId, attempt.id)
  for (const { questionId, points, comment } of given) {
    const question = questions.find(({ id }) => id === questionId)
    if (question === undefined) throw new OperatorRefusedError(`${questionId} is no question of ${attempt.id}.`)
    const worth = worthOf(question, questions)
    if (points !== undefined && points > worth) {
      throw new OperatorRefusedError(`${questionId} is worth ${worth}, so it cannot be given ${points}.`)
    }
    await tx
      .update(attemptScores)
      .set({
        ...(points === undefined ? {} : { points, isRight: points === worth, byMarker: true }),
        ...(comment === undefined ? {} : { comment }),
      })
      .where(and(ofAttempt, eq(attemptScores.questionId, questionId)))
  }
  const scores = await tx.select().from(attemptScores).where(ofAttempt)
  const unmarked = scores.filter(({ points }) => points === null).map(({ questionId }) => questionId)
  if (unmarked.length > 0) throw new OperatorRefusedError(`Points are still missing for ${unmarked.sort().join(', ')}.`)
  const score = sum(scores.map(({ points }) => points ?? 0))
  await tx
    .update(attempts)
    .set({ status: ATTEMPT_STATUS.marked, score, markedTime: now })
    .where(eq(attempts.id, attempt.id))
  await recordEvent(
    { tx, now, user: null },
    { kind: 'attempt.marked', subject: attempt.id, data: { score, ...(by === '' ? {} : { by }) } },
  )
  return score
}
