/** Marks a finished attempt as far as rules go. */
import { isAnswered, type AnswerEntry } from '@campus/contracts/exam-answer'
import { answerTo, isAnswerable, sum } from '@campus/contracts/exam-question'

import type { Transaction } from '../../../platform/database/database'
import { newId } from '../../../platform/database/ids'
import { recordEvent } from '../../../platform/events/event'
import { isMarkedByServer, leafQuestionOf } from '../papers/paper-record'
import type { PaperQuestion, Work } from '../papers/paper.schema'
import { worthOf } from '../papers/worth.model'
import { attemptScores } from './marking.schema'
import type { SolvedPaper } from './paper-version'
import { isRuled, markAnswer, type Mark, type QuestionKey } from './rules.model'

interface Finished {
  readonly attemptId: string
  readonly work: Work
  readonly paper: SolvedPaper
  readonly answers: readonly AnswerEntry[]
}

interface MarkingContext {
  readonly tx: Transaction
  readonly now: Date
}

/** What the rules give an attempt. */
export interface RuledMarks {
  /** The sum of what is known. */
  readonly score: number
  /** The rules decide every question of the paper, whatever is answered. */
  readonly isComplete: boolean
}

export interface QuestionMark extends Mark {
  readonly questionId: string
}

const NO_KEY: QuestionKey = { options: [], blanks: [], model: '' }

/**
 * Keeps what each answer is worth. An answer that no longer fits its question is told in the
 * event log and stops nothing.
 */
export async function markByRules(
  { tx, now }: MarkingContext,
  { attemptId, work, paper, answers }: Finished,
): Promise<RuledMarks> {
  const marks = marksByRules({ work, paper, answers })
  const unfit = unfitOf(leavesOf(paper), answers)
  if (unfit.length > 0) {
    const data = { questions: unfit.join(' ') }
    await recordEvent({ tx, now, user: null }, { kind: 'attempt.answers-unfit', subject: attemptId, data })
  }
  if (marks.length === 0) return { score: 0, isComplete: false }
  await tx.insert(attemptScores).values(marks.map((mark) => ({ id: newId(), attemptId, byMarker: false, ...mark })))
  return {
    score: sum(marks.map(({ points }) => points ?? 0)),
    isComplete: leavesOf(paper).map(leafQuestionOf).every(isRuled),
  }
}

/** What the rules give each question of a paper. */
export function marksByRules({ work, paper, answers }: Omit<Finished, 'attemptId'>): readonly QuestionMark[] {
  const keys = new Map(paper.keys.map((key) => [key.id, key]))
  const given = new Map(answers.map((entry) => [entry.questionId, entry.answer]))
  return leavesOf(paper).map((row) => ({
    questionId: row.id,
    ...markAnswer(leafQuestionOf(row), keys.get(row.id) ?? NO_KEY, given.get(row.id), {
      worth: worthOf(row, paper.questions),
      partialCredit: paper.partialCredit,
      byServer: isMarkedByServer(work),
    }),
  }))
}

/** Questions that have an answer of their own. */
export function leavesOf({ questions }: Pick<SolvedPaper, 'questions'>): readonly PaperQuestion[] {
  return questions.filter(({ type }) => type !== 11 && type !== 13)
}

/** How many of a paper's questions can be answered. */
export function answerableIn(paper: SolvedPaper): number {
  return leavesOf(paper).map(leafQuestionOf).filter(isAnswerable).length
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
