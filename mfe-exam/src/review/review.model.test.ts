import * as v from 'valibot'

import { answeredResult } from '@campus/contracts/exam-paper'

import { aUnit } from '../testing/paper'
import { fromHere, missedOf, reviewOf } from './review.model'

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
  record('truth', { questionAnswerVO: { content: '', optionList: ['1'] }, isRight: false, score: 0.5 }),
  record('part1', { questionAnswerVO: { content: '', optionList: ['p'] } }),
  record('part2', { questionAnswerVO: { content: '因为', optionList: [] }, isRight: false }),
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
  expect(pending.resultOf('single')).toMatchObject({
    answer: { type: 'single', key: 'x' },
    verdict: null,
    score: null,
  })
  expect(pending.resultOf('short').verdict).toBeNull()
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

test.each([
  ['right', 'single', 'right'],
  ['wrong', 'blanks', 'wrong'],
  ['wrong, without points that were given', 'part2', 'wrong'],
  ['wrong and worth something', 'truth', 'partly'],
  ['not marked', 'part1', null],
  ['left out', 'multiple', 'wrong'],
  ['not spoken of', 'short', 'wrong'],
  ['of a type nobody can answer', 'odd', null],
])('the verdict on a question that is %s', (_, id, verdict) => {
  expect(review().resultOf(id).verdict).toBe(verdict)
})

describe('the questions that are not right', () => {
  const numbersOf = ({ numbered }: ReturnType<typeof missedOf>) => numbered.map(({ number }) => number)

  test('are those that are wrong, partly right or not answered, with the numbers they have in the paper', () => {
    const missed = missedOf(review())
    expect(numbersOf(missed)).toEqual([2, 3, 4, 5, 7])
    expect(missed.groups.map(({ code }) => code)).not.toContain(1)
    expect(missed.groups.find(({ code }) => code === 2)?.count).toBe(1)
  })

  test('are none before the review', () => {
    expect(numbersOf(missedOf(review({ status: 1 })))).toEqual([])
  })

  test.each([
    ['a question that is missed itself', 'truth', 'truth'],
    ['one that is right', 'single', 'multiple'],
    ['the last one, with none after it', 'odd', 'multiple'],
    ['one that the paper does not have', 'gone', 'multiple'],
  ])('from %s', (_, at, expected) => {
    const { paper, ...rest } = review()
    expect(fromHere(paper, missedOf({ paper, ...rest }), at)).toBe(expected)
  })
})
