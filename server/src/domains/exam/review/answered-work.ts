/** A finished attempt as its learner sees it again: solutions, marks and points once it is marked, before that their own answers alone. */
import { eq } from 'drizzle-orm'

import type { CallResponseInput } from '@campus/contracts/call'
import type { getAnsweredExam } from '@campus/contracts/exam'
import { recordOf } from '@campus/contracts/exam-answer'
import type { WorkKind } from '@campus/contracts/exam-attempt'

import type { Transaction } from '../../../platform/database/database'
import type { Refusal } from '../../../platform/http/refusal'
import { wireTime } from '../../../platform/http/wire-time'
import { ATTEMPT_STATUS, type Attempt } from '../attempts/attempt.schema'
import { finishAttempt } from '../attempts/finish-attempt'
import { entriesOf, markedIn, ownAttempt, type AttemptContext } from '../attempts/own-attempt'
import { isOver } from '../attempts/time-limit.model'
import { refuse } from '../exam.refusals'
import { leavesOf } from '../marking/mark-by-rules'
import { attemptScores } from '../marking/marking.schema'
import { paperOf, type SolvedPaper } from '../marking/paper-version'
import { solutionsOf } from '../marking/solutions'
import { paperRecord, questionMap, unitRecord } from '../papers/paper-record'
import type { PaperQuestion, Work } from '../papers/paper.schema'

type AnsweredRecord = CallResponseInput<typeof getAnsweredExam>

interface Which {
  readonly workId: string
  readonly answerLogId: string
  readonly kind: WorkKind
}

/** Refuses with notFound and, while it can still be answered, attemptOpen. */
export async function answeredWork(context: AttemptContext, which: Which): Promise<AnsweredRecord | Refusal> {
  const { tx, now } = context
  const own = await ownAttempt(tx, which, 'locked')
  const { work } = own
  let { attempt } = own
  if (attempt.status === ATTEMPT_STATUS.open) {
    if (!isOver(attempt, now)) return refuse('attemptOpen')
    attempt = await finishAttempt(context, own, 'time')
  }
  const answered = { attempt, work, paper: await paperOf(tx, { attempt, work }) }
  return attempt.status === ATTEMPT_STATUS.marked ? reviewed(tx, answered) : pending(tx, answered)
}

interface Answered {
  readonly attempt: Attempt
  readonly work: Work
  /** As it was asked and marked. */
  readonly paper: SolvedPaper
}

async function pending(tx: Transaction, { attempt, work, paper }: Answered): Promise<AnsweredRecord> {
  const { answers, marked } = await savedOf(tx, attempt)
  const unit = {
    ...unitRecord(work, questionMap(paper.questions, { marked })),
    answerQuestion: leavesOf(paper).map((row) => ({ ...answers(row), isRight: null, score: null, comment: '' })),
  }
  return { ...paperRecord(work, unit), status: 1, score: null }
}

async function reviewed(tx: Transaction, { attempt, work, paper }: Answered): Promise<AnsweredRecord> {
  const { answers, marked } = await savedOf(tx, attempt)
  const scores = await tx.select().from(attemptScores).where(eq(attemptScores.attemptId, attempt.id))
  const unit = {
    ...unitRecord(work, questionMap(paper.questions, { marked, solutions: solutionsOf(paper) })),
    answerQuestion: leavesOf(paper).map((row) => {
      const score = scores.find(({ questionId }) => questionId === row.id)
      return {
        ...answers(row),
        isRight: score?.isRight ?? false,
        score: score?.points ?? 0,
        comment: score?.comment ?? '',
      }
    }),
  }
  return { ...paperRecord(work, unit), status: 2, score: attempt.score }
}

/** What was saved, question by question. */
async function savedOf(tx: Transaction, attempt: Attempt) {
  const entries = await entriesOf(tx, attempt.id)
  return {
    marked: new Set(markedIn(entries)),
    answers: (row: PaperQuestion) => {
      const entry = entries.find(({ questionId, type }) => questionId === row.id && type === 'answer')
      const given = entry === undefined || typeof entry.value === 'boolean' ? null : entry.value
      return {
        questionId: row.id,
        questionUnitId: row.paperId,
        questionAnswerVO: given === null ? { content: '', optionList: [] } : recordOf(given),
        submitTime: wireTime(entry?.savedTime),
      }
    },
  }
}
