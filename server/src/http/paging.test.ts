import { pageOf, pageWindow } from './paging'

test.each([
  [
    { current: 1, size: 10 },
    { limit: 10, offset: 0 },
  ],
  [
    { current: 3, size: 4 },
    { limit: 4, offset: 8 },
  ],
  [
    { current: 2, size: 9999 },
    { limit: 200, offset: 200 },
  ],
  [
    { current: 1e300, size: 10 },
    { limit: 10, offset: 9_999_990 },
  ],
])('page %j reads rows %j', (paging, rows) => {
  expect(pageWindow(paging)).toMatchObject(rows)
})

test.each([
  [0, 0],
  [1, 1],
  [4, 1],
  [5, 2],
])('%i rows are %i pages of four', (total, pages) => {
  expect(pageOf(pageWindow({ current: 1, size: 4 }), total, ['a'])).toEqual({
    records: ['a'],
    current: 1,
    size: 4,
    total,
    pages,
  })
})
