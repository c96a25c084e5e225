import type { Answer } from '@campus/contracts/exam-answer'
import type { LeafQuestion } from '@campus/contracts/exam-question'

import { folded, markAnswer, type QuestionKey } from './rules.model'

const base = { id: 'q', unitId: '', code: 0, stem: '', points: 6, isMarked: false, solution: null }
const KEY: QuestionKey = { options: [], blanks: [], model: '' }
const options = ['A', 'B', 'C', 'D'].map((key) => ({ key, html: '', label: key }))
const QUESTIONS: Record<Answer['type'], LeafQuestion> = {
  single: { ...base, type: 'single', options },
  multiple: { ...base, type: 'multiple', options },
  trueFalse: { ...base, type: 'trueFalse', options },
  blanks: { ...base, type: 'blanks', blanks: 2 },
  shortAnswer: { ...base, type: 'shortAnswer', content: '' },
}
const mark = (
  key: Partial<QuestionKey>,
  given: Answer | undefined,
  manner: { partialCredit?: boolean; byServer?: boolean } = {},
) => {
  const { points, isRight } = markAnswer(QUESTIONS[given?.type ?? 'single'], { ...KEY, ...key }, given, {
    worth: 6,
    partialCredit: false,
    byServer: false,
    ...manner,
  })
  return [points, isRight]
}

test.each<[string, Partial<QuestionKey>, Answer, boolean]>([
  ['the right option', { options: ['B'] }, { type: 'single', key: 'B' }, true],
  ['another option', { options: ['B'] }, { type: 'single', key: 'A' }, false],
  ['one of two where only one can be right', { options: ['B', 'C'] }, { type: 'single', key: 'B' }, false],
  ['a key that names none', { options: [] }, { type: 'single', key: 'A' }, false],
  ['true where it is true', { options: ['A'] }, { type: 'trueFalse', key: 'A' }, true],
  ['false where it is true', { options: ['A'] }, { type: 'trueFalse', key: 'B' }, false],
])('EX-REV-05 single choice and true or false: %s', (_, key, given, isRight) => {
  expect(mark(key, given)).toEqual([isRight ? 6 : 0, isRight])
})

test.each<[string, string[], number, number, boolean]>([
  ['exactly the right ones', ['A', 'C', 'D'], 6, 6, true],
  ['two of three', ['A', 'C'], 0, 4, false],
  ['one of three', ['D'], 0, 2, false],
  ['one of three, twice', ['D', 'D'], 0, 2, false],
  ['the right ones, one of them twice', ['A', 'C', 'D', 'A'], 6, 6, true],
  ['a wrong one among them', ['A', 'B', 'C', 'D'], 0, 0, false],
  ['a wrong one alone', ['B'], 0, 0, false],
])('EX-REV-05 multiple choice: %s', (_, keys, exact, partial, isRight) => {
  const key = { options: ['A', 'C', 'D'] }
  expect(mark(key, { type: 'multiple', keys })).toEqual([exact, isRight])
  expect(mark(key, { type: 'multiple', keys }, { partialCredit: true })).toEqual([partial, isRight])
})

test.each([
  [1, ['A', 'B'], ['A', 'B', 'C'], 0.66],
  [2.3, ['A'], ['A', 'B'], 1.15],
  [0.29, ['A', 'B', 'C'], ['A', 'B', 'C', 'D'], 0.21],
])('of %d points a share is never rounded up, and no hundredth is lost: %j of %j', (worth, keys, options, points) => {
  const manner = { worth, partialCredit: true, byServer: false }
  expect(markAnswer(QUESTIONS.multiple, { ...KEY, options }, { type: 'multiple', keys }, manner).points).toBe(points)
})

test.each<[string[], boolean]>([
  [['380', '50'], true],
  [[' ３８０ ', '50Hz'], true],
  [['400', '50 Hz'], true],
  [['380', '60'], false],
  [['50', '380'], false],
  [['380', ''], false],
  [['380'], false],
  [['380', '50', ''], false],
])('EX-REV-05 blanks %j, trimmed, of either width, with alternatives: %s', (blanks, isRight) => {
  const key = {
    blanks: [
      ['380', '400'],
      ['50', '50Hz', '50  Hz'],
    ],
  }
  expect(mark(key, { type: 'blanks', blanks })).toEqual([isRight ? 6 : 0, isRight])
})

test.each([
  ['−5', '-5'],
  ['2–3', '2-3'],
  ['“验电”', '"验电"'],
  ['IP65', 'ip65'],
  ['5′', "5'"],
  ['禁止 合闸', '禁止合闸'],
])('what reads the same as %s is right: %s', (right, typed) => {
  const key = { blanks: [[right], ['x']] }
  expect(mark(key, { type: 'blanks', blanks: [typed, 'X'] })).toEqual([6, true])
})

test('letter case counts where the question says so', () => {
  const key = { blanks: [['ls -l'], ['x']], caseCounts: true }
  expect(mark(key, { type: 'blanks', blanks: ['ls –l', 'x'] })).toEqual([6, true])
  expect(mark(key, { type: 'blanks', blanks: ['LS -l', 'x'] })).toEqual([0, false])
})

test('an answer of another type, from before the question was changed, is none', () => {
  const manner = { worth: 6, partialCredit: false, byServer: true }
  const given: Answer = { type: 'blanks', blanks: ['380'] }
  const key = { ...KEY, options: ['A'], blanks: [['380']], model: '380' }
  for (const question of Object.values(QUESTIONS).filter(({ type }) => type !== 'blanks')) {
    expect(markAnswer(question, key, given, manner)).toEqual({ points: 0, isRight: false })
  }
})

test('EX-REV-05 a short answer waits for its marker; where nobody marks, it must be the model answer', () => {
  const model = { model: '<p>先断电，后验电</p>' }
  expect(mark(model, { type: 'shortAnswer', text: '先断电，后验电' })).toEqual([null, null])
  expect(mark(model, { type: 'shortAnswer', text: ' 先断电,后验电' }, { byServer: true })).toEqual([6, true])
  expect(mark(model, { type: 'shortAnswer', text: '不知道' }, { byServer: true })).toEqual([0, false])
  const steps = { model: '<p>先验电</p><p>后挂接地线</p>' }
  expect(mark(steps, { type: 'shortAnswer', text: '先验电\n后挂接地线' }, { byServer: true })).toEqual([6, true])
  const formula = { model: '<p>若&nbsp;a&lt;b 且 R&amp;D</p>' }
  expect(mark(formula, { type: 'shortAnswer', text: '若 a<b 且 R&D' }, { byServer: true })).toEqual([6, true])
})

test.each<Answer | undefined>([
  undefined,
  { type: 'single', key: '' },
  { type: 'multiple', keys: [] },
  { type: 'blanks', blanks: ['', ' '] },
  { type: 'shortAnswer', text: ' ' },
])('EX-REV-06 unanswered is wrong: %j', (given) => {
  expect(mark({ options: [''], blanks: [[''], ['']] }, given)).toEqual([0, false])
})

test.each([
  ['ＡＢＣ　１２３', 'ABC 123'],
  ['①', '1'],
  ['℃', '°C'],
  [' a \n b ', 'a b'],
  ['Ａa', 'Aa'],
  ['验电。', '验电'],
  ['3．', '3'],
  ['。', '。'],
  ['让·雅克', '让·雅克'],
  ['让•雅克', '让·雅克'],
  ['让・雅克', '让·雅克'],
  ['a\u200Bb\uFEFF', 'ab'],
  ['\u00A0380\u00A0V', '380 V'],
])('%s is compared as %s', (text, expected) => {
  expect(folded(text)).toBe(expected)
})
