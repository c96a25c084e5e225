import * as v from 'valibot'

import { answeredResult } from '@campus/contracts/exam-paper'

import { aUnit } from '../testing/paper'
import { reviewOf } from './review.model'

const record = (questionId: string, fields: object) => ({
  questionId,
  questionUnitId: 'u',
  questionAnswerVO: { content: '', optionList: [] },
  submitTime: '2026-11-20 08:05:00',
  isRight: null,
  score: null,
  comment: '',
  ...fields,
})

const RECORDS = [
  record('single', {
    questionAnswerVO: { content: '', optionList: ['x'] },
    isRight: true,
    score: 2.5,
    comment: 'well done',
  }),
  record('blanks', { questionAnswerVO: { content: '氢|氧', optionList: [] }, isRight: false, score: 0 }),
  record('multiple', { isRight: false, score: 0 }),
  record('odd', { isRight: true, score: 1, comment: 'nobody can answer this' }),
]

function review(fields: object = {}) {
  return reviewOf(
    v.parse(answeredResult, {
      id: '77',
      status: 2,
      score: 12.5,
      testStudentResultVO: { testName: '期中测试' },
      questionUnitCAResultVO: { ...aUnit(), answerQuestion: RECORDS },
      ...fields,
    }),
  )
}

test('a reviewed attempt has its name, its points and its whole paper', () => {
  const { title, isPending, score, paper } = review()
  expect({ title, isPending, score }).toEqual({ title: '期中测试', isPending: false, score: 12.5 })
  expect(paper.numbered).toHaveLength(8)
})

test.each([[{ testName: '' }], [null]])('without a name of its own (%j) it is called as its paper is', (named) => {
  expect(review({ testStudentResultVO: named }).title).toBe('第三章 综合练习')
})

test('a pending attempt shows neither points of the whole nor of a question', () => {
  const pending = review({ status: 1 })
  expect([pending.isPending, pending.score]).toEqual([true, null])
  expect(pending.resultOf('single')).toMatchObject({ answer: { type: 'single', key: 'x' }, score: null })
})

const nothing = { answer: null, score: null, comment: '' }

test.each([
  ['answered', 'single', { answer: { type: 'single', key: 'x' }, score: 2.5, comment: 'well done' }],
  ['answered in blanks', 'blanks', { answer: { type: 'blanks', blanks: ['氢', '氧'] }, score: 0 }],
  ['left out', 'multiple', { answer: null, score: 0, comment: '' }],
  ['not spoken of', 'short', nothing],
  ['of a type nobody can answer', 'odd', nothing],
  ['of another paper', 'elsewhere', nothing],
])('what became of a question that is %s', (_, id, result) => {
  expect(review().resultOf(id)).toMatchObject(result)
})
