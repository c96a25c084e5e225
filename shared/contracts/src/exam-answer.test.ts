import fc from 'fast-check'

import {
  answerOf,
  digestText,
  isAnswered,
  joinBlanks,
  normalAnswer,
  recordOf,
  splitBlanks,
  type Answer,
} from './exam-answer'

describe('EX-ANS-20 EX-ANS-21 EX-ANS-22 blanks and the one text of the specification', () => {
  test.each<[readonly string[], string]>([
    [['380'], '380'],
    [[' 380 ', '50 '], '380|50'],
    [['', '', ''], '||'],
    [['a|b', 'c'], 'a\\|b|c'],
    [['a\\', 'b'], 'a\\\\|b'],
  ])('%j is joined to %s and split again', (blanks, joined) => {
    expect(joinBlanks(blanks)).toBe(joined)
    expect(splitBlanks(joined, blanks.length)).toEqual(blanks.map((blank) => blank.trim()))
  })

  test('any blanks come back as they were, trimmed', () => {
    const blank = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('|', '\\', 'a', ' ') }))
    fc.assert(
      fc.property(fc.array(blank, { minLength: 1 }), (blanks) => {
        expect(splitBlanks(joinBlanks(blanks), blanks.length)).toEqual(blanks.map((text) => text.trim()))
      }),
    )
  })

  test.each<[string, number, readonly string[]]>([
    ['', 2, ['', '']],
    ['a', 2, ['a', '']],
    ['a|b|c', 2, ['a', 'b']],
    ['a\\b', 1, ['a\\b']],
    ['a\\', 1, ['a\\']],
    ['😀|\n', 2, ['😀', '\n']],
  ])('%j of another client is split into %d', (content, count, blanks) => {
    expect(splitBlanks(content, count)).toEqual(blanks)
  })
})

test.each<[Answer, boolean]>([
  [{ type: 'single', key: 'A' }, true],
  [{ type: 'single', key: '' }, false],
  [{ type: 'trueFalse', key: 'T' }, true],
  [{ type: 'trueFalse', key: '' }, false],
  [{ type: 'multiple', keys: ['A'] }, true],
  [{ type: 'multiple', keys: [] }, false],
  [{ type: 'blanks', blanks: ['', 'x'] }, true],
  [{ type: 'blanks', blanks: ['', ' '] }, false],
  [{ type: 'shortAnswer', text: 'x' }, true],
  [{ type: 'shortAnswer', text: ' \n　' }, false],
])('EX-ANS-22 EX-ANS-23 EX-ANS-25 %j counts as answered: %s', (answer, expected) => {
  expect(isAnswered(answer)).toBe(expected)
})

test.each<[Answer, Answer]>([
  [
    { type: 'multiple', keys: ['C', 'A', 'C'] },
    { type: 'multiple', keys: ['A', 'C'] },
  ],
  [
    { type: 'blanks', blanks: [' a ', ''] },
    { type: 'blanks', blanks: ['a', ''] },
  ],
  [
    { type: 'shortAnswer', text: ' as typed ' },
    { type: 'shortAnswer', text: ' as typed ' },
  ],
  [
    { type: 'single', key: 'A' },
    { type: 'single', key: 'A' },
  ],
])('%j is kept as %j', (answer, expected) => {
  expect(normalAnswer(answer)).toEqual(expected)
})

test.each<Answer>([
  { type: 'single', key: 'A' },
  { type: 'single', key: '' },
  { type: 'trueFalse', key: 'F' },
  { type: 'multiple', keys: ['A', 'C'] },
  { type: 'multiple', keys: [] },
  { type: 'blanks', blanks: ['a|b', '', 'c\\'] },
  { type: 'shortAnswer', text: '先断电|后验电' },
])('EX-API-20 %j is the same on both sides of the specification’s border', (answer) => {
  expect(answerOf(answer.type, recordOf(answer), 3)).toEqual(answer)
})

describe('the text of a digest', () => {
  const entries = [
    { questionId: '20', answer: { type: 'multiple', keys: ['B', 'A'] } },
    { questionId: '3', answer: { type: 'blanks', blanks: [' x', ''] } },
    { questionId: '4', answer: { type: 'single', key: '' } },
  ] as const satisfies readonly { questionId: string; answer: Answer }[]

  test('is one line for each answered question, whatever their order', () => {
    const text = '["20",["A","B"]]\n["3",["x"]]'
    expect(digestText(entries)).toBe(text)
    expect(digestText(entries.toReversed())).toBe(text)
    expect(digestText([])).toBe('')
  })

  test.each<[Answer, Answer]>([
    [
      { type: 'blanks', blanks: ['a', 'b'] },
      { type: 'blanks', blanks: ['a,b'] },
    ],
    [
      { type: 'blanks', blanks: ['', 'a'] },
      { type: 'blanks', blanks: ['a', ''] },
    ],
    [
      { type: 'multiple', keys: ['A'] },
      { type: 'multiple', keys: ['A', 'B'] },
    ],
    [
      { type: 'shortAnswer', text: 'a' },
      { type: 'shortAnswer', text: 'a\n["2","b"]' },
    ],
  ])('differs for %j and %j', (one, other) => {
    expect(digestText([{ questionId: '1', answer: one }])).not.toBe(digestText([{ questionId: '1', answer: other }]))
  })
})
