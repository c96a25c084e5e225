import fc from 'fast-check'

import { everyoneSaysAddress, microClassroomAddress, projectsAddress, reviewsAddress } from './list-address.model'

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
  expect(projectsAddress.parse(new URLSearchParams(query))).toEqual(expected)
})

test('a first page and no choice leave no trace in the address', () => {
  const before = new URLSearchParams('projects=1&projects-page=2')
  expect(projectsAddress.query(before, { choice: '', page: 1 }).toString()).toBe('')
})

test('another choice starts at its first page, and either is read where the reader is', () => {
  const before = new URLSearchParams('reviews=1&reviews-page=2')
  expect(reviewsAddress.query(before, { choice: '7' }).toString()).toBe('reviews=7')
  expect(reviewsAddress.scrollOf({ choice: '7' })).toBe('stay')
  expect(reviewsAddress.scrollOf({ page: 3 })).toBe('stay')
})

test('moving one list leaves the others and foreign parameters where they are', () => {
  const list = fc.constantFrom(projectsAddress, reviewsAddress, everyoneSaysAddress, microClassroomAddress)
  const address = fc.record({ choice: fc.string(), page: fc.integer({ min: 1, max: 999_999 }) })
  fc.assert(
    fc.property(list, list, address, address, (one, other, oneAddress, otherAddress) => {
      fc.pre(one !== other)
      const before = one.query(new URLSearchParams('schoolId=10001'), oneAddress)
      const after = other.query(before, otherAddress)
      expect(one.parse(after)).toEqual(oneAddress)
      expect(other.parse(after)).toEqual(otherAddress)
      expect(after.get('schoolId')).toBe('10001')
    }),
  )
})

test.each([
  ['projects', projectsAddress],
  ['reviews', reviewsAddress],
  ['everyone-says', everyoneSaysAddress],
  ['micro-classroom', microClassroomAddress],
])('a link that was shared before leads to the same place of %s', (name, address) => {
  const query = `${name}=7&${name}-page=3`
  expect(address.parse(new URLSearchParams(query))).toEqual({ choice: '7', page: 3 })
  expect(address.query(new URLSearchParams(), { choice: '7', page: 3 }).toString()).toBe(query)
})
