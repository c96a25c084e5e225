/** Marks a finished attempt by the paper as it is now. */
import { eq } from 'drizzle-orm'

import { sum } from '@campus/contracts/exam-question'

import { newId } from '../../../platform/database/ids'
import { recordEvent } from '../../../platform/events/event'
import { ATTEMPT_STATUS, attempts } from '../attempts/attempt.schema'
import { answersIn, entriesOf, ownAttempt, type AttemptContext } from '../attempts/own-attempt'
import { worthOf } from '../papers/worth.model'
import { answerableIn, marksByRules } from './mark-by-rules'
import { attemptScores } from './marking.schema'
import { currentPaper, keepVersion, paperOf } from './paper-version'

export interface Remark {
  readonly attempt: string
  /** Points; null while a marker has to decide. */
  readonly before: number | null
  readonly after: number | null
}

/**
 * What rules can mark is marked anew. What a marker decided stays, as far as the question is worth it: points that the
 * rules of the former paper do not explain, and every comment.
 */
export async function markAgain({ tx, now }: Pick<AttemptContext, 'tx' | 'now'>, attemptId: string): Promise<Remark> {
  const own = await ownAttempt(tx, { answerLogId: attemptId }, 'locked')
  const { attempt, work } = own
  const answers = answersIn(await entriesOf(tx, attemptId))
  const former = new Map(
    marksByRules({ work, paper: await paperOf(tx, own), answers }).map((mark) => [mark.questionId, mark]),
  )
  const ofAttempt = eq(attemptScores.attemptId, attemptId)
  const kept = new Map((await tx.select().from(attemptScores).where(ofAttempt)).map((row) => [row.questionId, row]))
  const paper = await currentPaper(tx, work)
  const worth = new Map(paper.questions.map((row) => [row.id, worthOf(row, paper.questions)]))
  const marks = marksByRules({ work, paper, answers }).map((mark) => {
    const row = kept.get(mark.questionId)
    const comment = row?.comment ?? ''
    const byMarker = row !== undefined && row.points !== null && row.points !== former.get(mark.questionId)?.points
    if (!byMarker) return { ...mark, comment }
    const most = worth.get(mark.questionId) ?? 0
    const points = Math.min(row.points ?? 0, most)
    return { questionId: mark.questionId, points, isRight: points === most, comment }
  })
  await tx.delete(attemptScores).where(ofAttempt)
  if (marks.length > 0) {
    await tx.insert(attemptScores).values(marks.map((mark) => ({ id: newId(), attemptId, ...mark })))
  }
  const isMarked = attempt.status === ATTEMPT_STATUS.marked
  const score = isMarked ? sum(marks.map(({ points }) => points ?? 0)) : null
  await tx
    .update(attempts)
    .set({
      score,
      questions: answerableIn(paper),
      paperVersionId: work.paperId === null ? null : await keepVersion(tx, paper),
    })
    .where(eq(attempts.id, attemptId))
  await recordEvent(
    { tx, now, user: null },
    { kind: 'attempt.marked-again', subject: attemptId, data: { before: attempt.score, after: score } },
  )
  return { attempt: attemptId, before: attempt.score, after: score }
}
