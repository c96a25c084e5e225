import fc from 'fast-check'

import { pageItems } from './pagination.model'

test.each([
  [1, 1, '1'],
  [1, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 gap-after 8'],
  [4, 8, '1 2 3 4 5 gap-after 8'],
  [5, 9, '1 gap-before 4 5 6 gap-after 9'],
  [5, 8, '1 gap-before 4 5 6 7 8'],
  [18, 18, '1 gap-before 14 15 16 17 18'],
])('page %i of %i: %s', (current, pages, expected) => {
  expect(pageItems(current, pages).join(' ')).toBe(expected)
})

test('any page of any list: first, last and current are on show, rising, seven at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), fc.nat(9_999), (pages, offset) => {
      const current = 1 + (offset % pages)
      const items = pageItems(current, pages)
      const numbers = items.filter((item) => typeof item === 'number')
      expect(numbers).toEqual(expect.arrayContaining([1, current, pages]))
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
      expect(items).toHaveLength(Math.min(7, pages))
      expect(new Set(items).size).toBe(items.length)
    }),
  )
})
