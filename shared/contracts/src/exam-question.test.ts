import * as v from 'valibot'

import type { Answer } from './exam-answer'
import { paperQuestion, paperResult, questionUnit, unitOf } from './exam-paper'
import { answerTo, emptyAnswer, isAnswerable, leafOf, paperOf, questionOf, type LeafQuestion } from './exam-question'

const record = (fields: object) => v.parse(paperQuestion, { id: '1', trunk: '', ...fields })
const options = (...keys: string[]) => ({ optionList: keys.map((key) => ({ key, content: `<p>${key}</p>` })) })
const passage = (code: 11 | 13, points: number | null) => ({
  id: `p${code}`,
  questionType: code,
  trunk: '<p>passage</p>',
  examPoint: points,
  readQuestionList: [
    { id: `p${code}-1`, questionType: 1, trunk: '', examPoint: 1.5, questionContentVO: options('A', 'B') },
    { id: `p${code}-2`, questionType: 4, trunk: '', examPoint: 2, questionContentVO: options('1') },
  ],
})

const paper = paperOf(
  v.parse(questionUnit, {
    title: 'T',
    questionResultVOMap: {
      13: [passage(13, 5)],
      11: [passage(11, null)],
      4: [],
      1: [
        { id: 's1', questionType: 1, trunk: '', examPoint: 0.1, questionContentVO: options('A', 'B') },
        { id: 's2', questionType: 1, trunk: '', examPoint: 0.2, questionContentVO: options('A', 'B') },
        { id: 's3', questionType: '1', trunk: '' },
      ],
    },
  }),
)

test('EX-ANS-05 EX-ANS-06 EX-ANS-12 groups by ascending type, counts of sub-questions, points with decimals', () => {
  expect(paper.groups.map(({ code, count, points }) => [code, count, points])).toEqual([
    [1, 3, 0.3],
    [11, 2, 3.5],
    [13, 2, 5],
  ])
})

test('EX-ANS-06 EX-ANS-12 numbers run through all groups; a part says which page it stands on', () => {
  expect(paper.numbered.map(({ number, question, page, code }) => [number, question.id, page.id, code])).toEqual([
    [1, 's1', 's1', 1],
    [2, 's2', 's2', 1],
    [3, 's3', 's3', 1],
    [4, 'p11-1', 'p11', 11],
    [5, 'p11-2', 'p11', 11],
    [6, 'p13-1', 'p13', 13],
    [7, 'p13-2', 'p13', 13],
  ])
})

test.each<[object, object]>([
  [
    { questionType: 1, questionContentVO: options('A') },
    { type: 'single', options: [{ key: 'A', html: '<p>A</p>' }] },
  ],
  [{ questionType: 2, questionContentVO: options('A') }, { type: 'multiple' }],
  [
    { questionType: 3, questionContentVO: { optionList: [{ key: 'T', value: 'yes' }] } },
    { type: 'trueFalse', options: [{ key: 'T', html: '', label: 'yes' }] },
  ],
  [
    { questionType: 4, questionContentVO: options('1', '2') },
    { type: 'blanks', blanks: 2 },
  ],
  [{ questionType: 4 }, { type: 'blanks', blanks: 1 }],
  [
    { questionType: 6, questionContentVO: { content: '<p>more</p>' } },
    { type: 'shortAnswer', content: '<p>more</p>' },
  ],
  [{ questionType: 99 }, { type: 'unsupported' }],
  [{ questionType: 11 }, { type: 'passage', parts: [] }],
])('EX-ANS-07 EX-ANS-21 EX-API-23 %j is a question of its type', (fields, expected) => {
  expect(questionOf(record(fields))).toMatchObject(expected)
})

test('a passage inside a passage is none this release knows', () => {
  expect(leafOf(record({ questionType: 11 })).type).toBe('unsupported')
})

test.each([
  ['', false],
  ['0', false],
  ['1', true],
  ['x', true],
])('EX-ANS-14 markStatus %j: flagged %s', (markStatus, isMarked) => {
  expect(questionOf(record({ questionType: 1, markStatus })).isMarked).toBe(isMarked)
})

test('EX-API-24 without a solution there is none; with one it is read', () => {
  expect(questionOf(record({ questionType: 1 })).solution).toBeNull()
  const questionAnswerVO = { optionList: ['A'], content: 'c', contentDesc: '<p>d</p>', blankList: [['x', 'y']] }
  expect(questionOf(record({ questionType: 1, questionAnswerVO })).solution).toEqual({
    keys: ['A'],
    blanks: [['x', 'y']],
    text: 'c',
    explanation: '<p>d</p>',
  })
})

describe('an answer to a question', () => {
  const leaf = (fields: object): LeafQuestion => leafOf(record(fields))
  const single = leaf({ questionType: 1, questionContentVO: options('A', 'B') })
  const multiple = leaf({ questionType: 2, questionContentVO: options('A', 'B') })
  const blanks = leaf({ questionType: 4, questionContentVO: options('1', '2') })
  const short = leaf({ questionType: 6 })

  test.each<[LeafQuestion, Answer, Answer | null]>([
    [single, { type: 'single', key: 'B' }, { type: 'single', key: 'B' }],
    [single, { type: 'single', key: '' }, { type: 'single', key: '' }],
    [single, { type: 'single', key: 'C' }, null],
    [single, { type: 'multiple', keys: ['A'] }, null],
    [multiple, { type: 'multiple', keys: ['B', 'A'] }, { type: 'multiple', keys: ['A', 'B'] }],
    [multiple, { type: 'multiple', keys: ['A', 'X'] }, null],
    [blanks, { type: 'blanks', blanks: [' a'] }, { type: 'blanks', blanks: ['a', ''] }],
    [blanks, { type: 'blanks', blanks: ['a', 'b', 'c'] }, null],
    [short, { type: 'shortAnswer', text: 'x' }, { type: 'shortAnswer', text: 'x' }],
    [leaf({ questionType: 99 }), { type: 'shortAnswer', text: 'x' }, null],
  ])('%# is kept as it fits, or not at all', (question, given, kept) => {
    expect(answerTo(question, given)).toEqual(kept)
  })

  test('the empty answer of every type fits its question', () => {
    for (const question of [single, multiple, blanks, short]) {
      if (!isAnswerable(question)) throw new Error('it can be answered')
      expect(answerTo(question, emptyAnswer(question))).toEqual(emptyAnswer(question))
    }
  })
})

test('EX-API-22 a paper is read from the external source’s field when it is there', () => {
  const unit = (title: string) => ({ title })
  const read = (fields: object) => unitOf(v.parse(paperResult, { id: '1', ...fields })).title
  expect(read({ questionUnitCAResultVO: unit('own') })).toBe('own')
  expect(read({ xiongsongQuestionUnitCAResultVO: unit('external') })).toBe('external')
  expect(read({ questionUnitCAResultVO: unit('own'), xiongsongQuestionUnitCAResultVO: unit('external') })).toBe(
    'external',
  )
  expect(() => read({})).toThrow('the work 1 carries no paper')
})
