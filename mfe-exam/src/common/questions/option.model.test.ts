import { chosenAfter, optionLetter, optionOfKey } from './option.model'

test('EX-ANS-18 letters by place, AA after Z', () => {
  expect([0, 1, 25, 26, 27, 51, 52, 701, 702].map(optionLetter)).toEqual([
    'A',
    'B',
    'Z',
    'AA',
    'AB',
    'AZ',
    'BA',
    'ZZ',
    'AAA',
  ])
})

test.each([
  ['a', 4, 0],
  ['D', 4, 3],
  ['e', 4, null],
  ['1', 4, 0],
  ['4', 4, 3],
  ['5', 4, null],
  ['0', 4, null],
  ['9', 9, 8],
  ['Enter', 26, null],
  ['Ä1', 26, null],
  ['F1', 4, null],
  [' ', 4, null],
])('the key %s among %i options names %s', (key, count, index) => {
  expect(optionOfKey(key, count)).toBe(index)
})

test.each([
  ['single', ['a'], 'b', ['b']],
  ['single', ['a'], 'a', ['a']],
  ['trueFalse', [], 'a', ['a']],
  ['multiple', ['a'], 'b', ['a', 'b']],
  ['multiple', ['a', 'b'], 'a', ['b']],
] as const)('EX-ANS-16 EX-ANS-17 of %s, with %j chosen, %s makes %j', (type, chosen, key, after) => {
  expect(chosenAfter(type, chosen, key)).toEqual(after)
})
