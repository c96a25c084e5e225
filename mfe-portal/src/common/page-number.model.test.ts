import { readPageNumber } from './page-number.model'

test.each([
  [null, 1],
  ['', 1],
  ['1', 1],
  ['27', 27],
  ['0', 1],
  ['-2', 1],
  ['2.5', 1],
  ['1e9', 1],
  [' 2', 1],
  ['999999', 999999],
  ['1000000', 1],
  ['9999999', 1],
])('%j is page %i', (given, page) => {
  expect(readPageNumber(given)).toBe(page)
})
