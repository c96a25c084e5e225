/** Marks a finished attempt as far as rules go. */
import { eq, inArray } from 'drizzle-orm'

import type { AnswerEntry } from '@campus/contracts/exam-answer'
import { sum } from '@campus/contracts/exam-question'

import type { Transaction } from '../../../platform/database/database'
import { newId } from '../../../platform/database/ids'
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

/** Keeps what each answer is worth; the sum of what is known. */
export async function markByRules(tx: Transaction, { attemptId, work, questions, answers }: Finished): Promise<number> {
  const leaves = questions.filter(({ type }) => type !== 11 && type !== 13)
  if (leaves.length === 0) return 0
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
  await tx.insert(attemptScores).values(marks.map((mark) => ({ id: newId(), attemptId, ...mark })))
  return sum(marks.map(({ points }) => points ?? 0))
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
