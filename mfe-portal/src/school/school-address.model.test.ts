import { parseSchoolAddress, withChoice } from './school-address.model'

test.each([
  ['', { detail: '0', part: 0, points: null }],
  ['index=0', { detail: '0', part: 0, points: null }],
  ['index=7&detail=9&part=x&points=MOON', { detail: '0', part: 0, points: null }],
  ['index=0&detail=2', { detail: '2', part: 0, points: null }],
  ['detail=1&part=2&points=EXAM', { detail: '1', part: 2, points: 'EXAM' }],
])('PO-SCH-01 the query %p chooses %p', (query, chosen) => {
  expect(parseSchoolAddress(new URLSearchParams(query))).toEqual(chosen)
})

test.each([
  ['index=0', { detail: '2' }, 'index=0&detail=2'],
  ['index=0&detail=1&part=2', { detail: '2' }, 'index=0&detail=2'],
  ['index=0&detail=1', { part: 1 }, 'index=0&detail=1&part=1'],
  ['index=0&points=EXAM&detail=1', { points: 'TEACHING' }, 'index=0&points=TEACHING&detail=1'],
  ['schoolId=10002', { points: null }, 'schoolId=10002'],
] as const)('from %p the choice %p leads to %p', (query, choice, expected) => {
  expect(withChoice(new URLSearchParams(query), choice).toString()).toBe(expected)
})
