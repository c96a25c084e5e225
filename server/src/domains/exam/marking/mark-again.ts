/** Marks a finished attempt by the paper as it is now, as far as that is what it was asked. */
import { eq } from 'drizzle-orm'

import { sum } from '@campus/contracts/exam-question'

import { newId } from '../../../platform/database/ids'
import { recordEvent } from '../../../platform/events/event'
import { ATTEMPT_STATUS, attempts } from '../attempts/attempt.schema'
import { answersIn, entriesOf, ownAttempt, type AttemptContext } from '../attempts/own-attempt'
import { worthOf } from '../papers/worth.model'
import { carriedPaper, type KeptQuestion } from './carried-paper.model'
import { answerableIn, marksByRules } from './mark-by-rules'
import { attemptScores } from './marking.schema'
import { currentPaper, keepVersion, paperOf, type SolvedPaper } from './paper-version'

export interface Remark {
  readonly attempt: string
  /** Points; null while a marker has to decide. */
  readonly before: number | null
  readonly after: number | null
  /** Questions that stay as they were asked and marked. */
  readonly kept: readonly KeptQuestion[]
}

interface Again {
  readonly attemptId: string
  /** Options with other words in their places are still the same. */
  readonly rewordedAreSame: boolean
}

/**
 * What rules can mark is marked anew. What a marker decided stays, as the same share of what the question is worth, and
 * so does every comment.
 */
export async function markAgain(
  { tx, now }: Pick<AttemptContext, 'tx' | 'now'>,
  { attemptId, rewordedAreSame }: Again,
): Promise<Remark> {
  const own = await ownAttempt(tx, { answerLogId: attemptId }, 'locked')
  const { attempt, work } = own
  const answers = answersIn(await entriesOf(tx, attemptId))
  const former = await paperOf(tx, own)
  const byFormerRules = new Map(
    marksByRules({ work, paper: former, answers }).map((mark) => [mark.questionId, mark.points]),
  )
  const ofAttempt = eq(attemptScores.attemptId, attemptId)
  const given = new Map((await tx.select().from(attemptScores).where(ofAttempt)).map((row) => [row.questionId, row]))
  const { paper, kept } = carriedPaper({ former, now: await currentPaper(tx, work), answers, rewordedAreSame })
  const worthBefore = worthsOf(former)
  const worth = worthsOf(paper)
  const marks = marksByRules({ work, paper, answers }).map((mark) => {
    const row = given.get(mark.questionId)
    const comment = row?.comment ?? ''
    if (row === undefined || !isByMarker(row, byFormerRules.get(mark.questionId))) {
      return { ...mark, comment, byMarker: false }
    }
    const most = worth.get(mark.questionId) ?? 0
    const points = shareOf(row.points ?? 0, worthBefore.get(mark.questionId) ?? 0, most)
    return { questionId: mark.questionId, points, isRight: points === most, comment, byMarker: true }
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
    {
      kind: 'attempt.marked-again',
      subject: attemptId,
      data: {
        before: attempt.score,
        after: score,
        ...(kept.length === 0 ? {} : { kept: kept.map(({ questionId }) => questionId).join(' ') }),
      },
    },
  )
  return { attempt: attemptId, before: attempt.score, after: score, kept }
}

function worthsOf({ questions }: SolvedPaper): ReadonlyMap<string, number> {
  return new Map(questions.map((row) => [row.id, worthOf(row, questions)]))
}

/** Where it was not kept who gave the points, those that the rules of the former paper do not explain are a marker's. */
function isByMarker(
  { points, byMarker }: typeof attemptScores.$inferSelect,
  byRules: number | null | undefined,
): boolean {
  return points !== null && (byMarker ?? points !== byRules)
}

/** Points of so many, when there are others to be had; in hundredths. */
function shareOf(points: number, of: number, most: number): number {
  return of === most || of === 0 ? Math.min(points, most) : Math.round((points * most * 100) / of) / 100
}
