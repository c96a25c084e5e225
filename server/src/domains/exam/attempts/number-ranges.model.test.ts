import fc from 'fast-check'

import { missingIn, nextAfter, rangesOf } from './number-ranges.model'

test.each<[string, number, number[]]>([
  ['{}', 0, []],
  ['{}', 3, [1, 2, 3]],
  ['{[1,4)}', 3, []],
  ['{[1,4)}', 5, [4, 5]],
  ['{[2,3),[5,7)}', 8, [1, 3, 4, 7, 8]],
  ['{[2,3),[5,70)}', 8, [1, 3, 4]],
  ['{[10,12)}', 3, [1, 2, 3]],
])('of %s up to %d, %j are missing', (ranges, last, missing) => {
  expect(missingIn(ranges, last, 100)).toEqual(missing)
})

test('numbers are written as the database reads them', () => {
  expect([rangesOf([]), rangesOf([7]), rangesOf([1, 2, 9])]).toEqual(['{}', '{[7,8)}', '{[1,2),[2,3),[9,10)}'])
})

test('no more than asked for are named', () => {
  expect(missingIn('{[2,3)}', 1_000_000, 3)).toEqual([1, 3, 4])
})

test('what is missing and what is there are all there is', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 40 })), (numbers) => {
      const sorted = numbers.toSorted((one, other) => one - other)
      const missing = missingIn(rangesOf(sorted), 40, 100)
      expect([...missing, ...numbers].sort((one, other) => one - other)).toEqual(
        Array.from({ length: 40 }, (_, index) => index + 1),
      )
      expect(nextAfter(rangesOf(numbers))).toBe(Math.max(0, ...numbers) + 1)
    }),
  )
})
