/** Marks a finished attempt as far as rules go. */
import { eq, inArray } from 'drizzle-orm'

import { isAnswered, type AnswerEntry } from '@campus/contracts/exam-answer'
import { answerTo, sum } from '@campus/contracts/exam-question'

import type { Transaction } from '../../../platform/database/database'
import { newId } from '../../../platform/database/ids'
import { recordEvent } from '../../../platform/events/event'
import { isMarkedByServer, leafQuestionOf } from '../papers/paper-record'
import { papers, type PaperQuestion, type Work } from '../papers/paper.schema'
import { worthOf } from '../papers/worth.model'
import { attemptScores, questionKeys } from './marking.schema'
import { markAnswer, type QuestionKey } from './rules.model'

interface Finished {
  readonly attemptId: string
  readonly work: Work
  readonly questions: readonly PaperQuestion[]
  readonly answers: readonly AnswerEntry[]
}

const NO_KEY: QuestionKey = { options: [], blanks: [], model: '' }

interface MarkingContext {
  readonly tx: Transaction
  readonly now: Date
}

/**
 * Keeps what each answer is worth; the sum of what is known. An answer that no longer fits its question is told in the
 * event log and stops nothing.
 */
export async function markByRules(
  { tx, now }: MarkingContext,
  { attemptId, work, questions, answers }: Finished,
): Promise<number> {
  const leaves = questions.filter(({ type }) => type !== 11 && type !== 13)
  const keys = await keysOf(tx, leaves)
  const given = new Map(answers.map((entry) => [entry.questionId, entry.answer]))
  const partialCredit = await hasPartialCredit(tx, work)
  const marks = leaves.map((row) => ({
    questionId: row.id,
    ...markAnswer(leafQuestionOf(row), keys.get(row.id) ?? NO_KEY, given.get(row.id), {
      worth: worthOf(row, questions),
      partialCredit,
      byServer: isMarkedByServer(work),
    }),
  }))
  const unfit = unfitOf(leaves, answers)
  if (unfit.length > 0) {
    const data = { questions: unfit.join(' ') }
    await recordEvent({ tx, now, user: null }, { kind: 'attempt.answers-unfit', subject: attemptId, data })
  }
  if (marks.length === 0) return 0
  await tx.insert(attemptScores).values(marks.map((mark) => ({ id: newId(), attemptId, ...mark })))
  return sum(marks.map(({ points }) => points ?? 0))
}

/** The questions whose answers are none to them as they are now: the paper was changed under the attempt. */
function unfitOf(leaves: readonly PaperQuestion[], answers: readonly AnswerEntry[]): readonly string[] {
  const byId = new Map(leaves.map((row) => [row.id, row]))
  return answers
    .filter(({ questionId, answer }) => {
      const row = byId.get(questionId)
      return isAnswered(answer) && (row === undefined || answerTo(leafQuestionOf(row), answer) === null)
    })
    .map(({ questionId }) => questionId)
}

/** What solves each of some questions. */
export async function keysOf(tx: Transaction, questions: readonly PaperQuestion[]) {
  const ids = questions.map(({ id }) => id)
  const rows = await tx.select().from(questionKeys).where(inArray(questionKeys.id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

async function hasPartialCredit(tx: Transaction, { paperId }: Work): Promise<boolean> {
  if (paperId === null) return false
  const [paper] = await tx.select().from(papers).where(eq(papers.id, paperId))
  return paper?.partialCredit ?? false
}
