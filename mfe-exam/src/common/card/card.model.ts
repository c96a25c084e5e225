/** The status of each question on the answer card, and the steps through a paper. */
import { isAnswered, type Answer } from '@campus/contracts/exam-answer'
import type { NumberedQuestion, Paper, Question } from '@campus/contracts/exam-question'

/** A marking result; `partly` means more than no points and less than all. */
export type Verdict = 'right' | 'partly' | 'wrong'

/** The status of a question, while answering or in review. `plain` is a review without marks yet. */
export type CellTone = 'answered' | 'unanswered' | Verdict | 'plain'

export interface Cell {
  readonly id: string
  readonly number: number
  readonly tone: CellTone
  readonly isMarked: boolean
  /** Whether the server does not have its answer: it has not acknowledged it yet, or rejects it. */
  readonly isUnsaved: boolean
}

export interface CellGroup {
  readonly code: number
  readonly cells: readonly Cell[]
}

/** Whether two states of a group look the same. */
export function hasSameCells(one: CellGroup, other: CellGroup): boolean {
  return (
    one.code === other.code &&
    one.cells.length === other.cells.length &&
    one.cells.every((cell, index) => isSameCell(cell, other.cells[index]))
  )
}

function isSameCell(one: Cell, other: Cell | undefined): boolean {
  return (
    one.id === other?.id &&
    one.number === other.number &&
    one.tone === other.tone &&
    one.isMarked === other.isMarked &&
    one.isUnsaved === other.isUnsaved
  )
}

interface Progress {
  readonly answers: ReadonlyMap<string, Answer>
  readonly marked: ReadonlySet<string>
  readonly unacknowledged: ReadonlySet<string>
  readonly rejected: ReadonlySet<string>
}

/** The card while answering. */
export function answeringCells(paper: Paper, progress: Progress): readonly CellGroup[] {
  return grouped(paper, ({ question, number }) => {
    return {
      id: question.id,
      number,
      tone: hasAnswer(progress.answers, question.id) ? 'answered' : 'unanswered',
      isMarked: progress.marked.has(question.id),
      isUnsaved: progress.unacknowledged.has(question.id) || progress.rejected.has(question.id),
    }
  })
}

/** The card in review; `verdictOf` returns null where the verdict may not be shown. */
export function reviewCells(paper: Paper, verdictOf: (id: string) => Verdict | null): readonly CellGroup[] {
  return grouped(paper, ({ question, number }) => {
    const tone = verdictOf(question.id) ?? 'plain'
    return { id: question.id, number, tone, isMarked: question.isMarked, isUnsaved: false }
  })
}

function grouped(paper: Paper, cellOf: (entry: NumberedQuestion) => Cell): readonly CellGroup[] {
  return paper.groups.map(({ code }) => ({
    code,
    cells: paper.numbered.filter((entry) => entry.code === code).map(cellOf),
  }))
}

/** The first question without an answer, by number; '' when all have one. */
export function firstUnanswered(groups: readonly CellGroup[]): string {
  return groups.flatMap(({ cells }) => cells).find(({ tone }) => tone === 'unanswered')?.id ?? ''
}

/** The number of answered questions; an unknown type never counts. */
export function answeredCount(paper: Paper, answers: ReadonlyMap<string, Answer>): number {
  return paper.numbered.filter(({ question }) => hasAnswer(answers, question.id)).length
}

function hasAnswer(answers: ReadonlyMap<string, Answer>, questionId: string): boolean {
  const answer = answers.get(questionId)
  return answer !== undefined && isAnswered(answer)
}

/** What a learner may want to do before they submit, by number. */
export interface UnfinishedQuestions {
  readonly unanswered: readonly NumberedQuestion[]
  /** Flagged to be looked at again. */
  readonly marked: readonly NumberedQuestion[]
}

export function unfinishedOf(paper: Paper, progress: Pick<Progress, 'answers' | 'marked'>): UnfinishedQuestions {
  return {
    unanswered: paper.numbered.filter(({ question }) => !hasAnswer(progress.answers, question.id)),
    marked: paper.numbered.filter(({ question }) => progress.marked.has(question.id)),
  }
}

/** A question and its neighbours by number. */
export interface Place {
  readonly at: NumberedQuestion
  /** null on the first. */
  readonly previous: NumberedQuestion | null
  /** null on the last. */
  readonly next: NumberedQuestion | null
  /** What stands on the next page: a passage and its questions have one page. null on the last page. */
  readonly nextPage: Question | null
}

/**
 * The position of a question in its paper; an unknown id, as '' at the start, means the first. null for an
 * empty paper.
 */
export function placeOf(paper: Paper, questionId: string): Place | null {
  const { numbered } = paper
  const index = Math.max(
    0,
    numbered.findIndex(({ question }) => question.id === questionId),
  )
  const at = numbered[index]
  if (at === undefined) return null
  return {
    at,
    previous: numbered[index - 1] ?? null,
    next: numbered[index + 1] ?? null,
    nextPage: numbered.slice(index).find(({ page }) => page !== at.page)?.page ?? null,
  }
}
