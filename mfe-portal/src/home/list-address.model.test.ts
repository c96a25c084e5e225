import fc from 'fast-check'

import { hasPager, listQuery, LISTS, parseListAddress } from './list-address.model'

test.each([
  ['', { choice: '', page: 1 }],
  ['projects=7', { choice: '7', page: 1 }],
  ['projects=7&projects-page=3', { choice: '7', page: 3 }],
  ['projects-page=0', { choice: '', page: 1 }],
  ['projects-page=-2', { choice: '', page: 1 }],
  ['projects-page=2.5', { choice: '', page: 1 }],
  ['projects-page=1e9', { choice: '', page: 1 }],
  ['projects-page=9999999', { choice: '', page: 1 }],
  ['reviews=7&reviews-page=3', { choice: '', page: 1 }],
])('PO-PROD-01 the address %p chooses %p', (query, expected) => {
  expect(parseListAddress(new URLSearchParams(query), 'projects')).toEqual(expected)
})

test('a first page and no choice leave no trace in the address', () => {
  expect(
    listQuery(new URLSearchParams('projects=1&projects-page=2'), 'projects', { choice: '', page: 1 }).toString(),
  ).toBe('')
})

test('moving one list leaves the others and foreign parameters where they are', () => {
  const list = fc.constantFrom(...LISTS)
  const address = fc.record({ choice: fc.string(), page: fc.integer({ min: 1, max: 999_999 }) })
  fc.assert(
    fc.property(list, list, address, address, (one, other, oneAddress, otherAddress) => {
      fc.pre(one !== other)
      const before = listQuery(new URLSearchParams('schoolId=10001'), one, oneAddress)
      const after = listQuery(before, other, otherAddress)
      expect(parseListAddress(after, one)).toEqual(oneAddress)
      expect(parseListAddress(after, other)).toEqual(otherAddress)
      expect(after.get('schoolId')).toBe('10001')
    }),
  )
})

test.each([
  [4, 4, false],
  [5, 4, true],
  [0, 4, false],
  [2, 2, false],
  [3, 2, true],
  [8, 8, false],
  [9, 8, true],
])('PO-PROD-02 PO-REV-01 PO-WALL-02 a total of %i in pages of %i: pager %p', (total, size, expected) => {
  expect(hasPager(total, size)).toBe(expected)
})
