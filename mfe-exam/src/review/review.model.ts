/** The content of a finished attempt's review. */
import { answerOf, isAnswered, type Answer } from '@campus/contracts/exam-answer'
import { unitOf, type AnsweredQuestion, type AnsweredResult } from '@campus/contracts/exam-paper'
import { isAnswerable, paperOf, type LeafQuestion, type Paper } from '@campus/contracts/exam-question'

import type { Verdict } from '../common/card/card.model'

/** The result of one question. */
export interface Result {
  /** null when it was not answered. */
  readonly answer: Answer | null
  /** null until the attempt is reviewed, and for what cannot be answered. */
  readonly verdict: Verdict | null
  readonly score: number | null
  readonly comment: string
}

export interface Review {
  readonly title: string
  readonly paper: Paper
  /** Only the learner's answers, without solutions and marks. */
  readonly isPending: boolean
  readonly score: number | null
  readonly resultOf: (questionId: string) => Result
}

const NO_RESULT: Result = { answer: null, verdict: null, score: null, comment: '' }

export function reviewOf(answered: AnsweredResult): Review {
  const unit = unitOf(answered)
  const paper = paperOf(unit)
  const isPending = answered.status === 1
  const records = new Map(unit.answerQuestion.map((record) => [record.questionId, record]))
  const results = new Map(
    paper.numbered.map(({ question }) => {
      const record = records.get(question.id)
      if (!isAnswerable(question)) return [question.id, NO_RESULT] as const
      const answer = record === undefined ? null : answerOf(question.type, record.questionAnswerVO, blanksOf(question))
      const isGiven = answer !== null && isAnswered(answer)
      const result: Result = {
        answer: isGiven ? answer : null,
        // An unanswered question is wrong.
        verdict: isPending ? null : isGiven ? verdictOf(record) : 'wrong',
        score: isPending ? null : (record?.score ?? null),
        comment: record?.comment ?? '',
      }
      return [question.id, result] as const
    }),
  )
  return {
    title: answered.testStudentResultVO?.testName || unit.title,
    paper,
    isPending,
    score: isPending ? null : answered.score,
    resultOf: (id) => results.get(id) ?? NO_RESULT,
  }
}

/** The paper with those of its questions alone that are not right. */
export function missedOf({ paper, resultOf }: Pick<Review, 'paper' | 'resultOf'>): Paper {
  const numbered = paper.numbered.filter(({ question }) => {
    const { verdict } = resultOf(question.id)
    return verdict === 'wrong' || verdict === 'partly'
  })
  const codes = new Set(numbered.map(({ code }) => code))
  return { ...paper, numbered, groups: paper.groups.filter(({ code }) => codes.has(code)) }
}

/** The first question of some that stands at a place of the paper or after it, else the first of them; '' for none. */
export function fromHere(paper: Paper, some: Paper, questionId: string): string {
  const number = paper.numbered.find(({ question }) => question.id === questionId)?.number ?? 1
  const next = some.numbered.find((entry) => entry.number >= number) ?? some.numbered[0]
  return next?.question.id ?? ''
}

/** A wrong answer with points is partly right: a marker's 8 of 10, or two of three options. */
function verdictOf(record: AnsweredQuestion | undefined): Verdict | null {
  if (record === undefined || record.isRight === null) return null
  if (record.isRight) return 'right'
  return (record.score ?? 0) > 0 ? 'partly' : 'wrong'
}

function blanksOf(question: LeafQuestion): number {
  return question.type === 'blanks' ? question.blanks : 0
}
