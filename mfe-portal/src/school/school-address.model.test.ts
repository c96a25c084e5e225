import { detailAddress, INTRO_TAB, pointsAddress } from './school-address.model'

test.each([
  ['', { detail: '0', part: 0, points: null }],
  ['index=0', { detail: '0', part: 0, points: null }],
  ['index=7&detail=9&part=x&points=MOON', { detail: '0', part: 0, points: null }],
  ['index=0&detail=2', { detail: '2', part: 0, points: null }],
  ['detail=1&part=2&points=EXAM', { detail: '1', part: 2, points: 'EXAM' }],
])('PO-SCH-01 the query %p chooses %p', (query, chosen) => {
  const asked = new URLSearchParams(query)
  expect({ ...detailAddress.parse(asked), ...pointsAddress.parse(asked) }).toEqual(chosen)
})

test.each([
  ['index=0', { detail: '2' }, 'index=0&detail=2'],
  ['index=0&detail=1&part=2', { detail: '2' }, 'index=0&detail=2'],
  ['index=0&detail=1', { part: 1 }, 'index=0&detail=1&part=1'],
  ['index=0&detail=1&part=1', { part: 0 }, 'index=0&detail=1'],
  ['points=EXAM&part=1', { detail: '1' }, 'points=EXAM&detail=1'],
] as const)('from %p the detail %p leads to %p', (query, choice, expected) => {
  expect(detailAddress.query(new URLSearchParams(query), choice).toString()).toBe(expected)
})

test.each([
  ['index=0&points=EXAM&detail=1&part=2', { points: 'TEACHING' }, 'index=0&detail=1&part=2&points=TEACHING'],
  ['schoolId=10002', { points: null }, 'schoolId=10002'],
] as const)('from %p the points %p lead to %p', (query, choice, expected) => {
  expect(pointsAddress.query(new URLSearchParams(query), choice).toString()).toBe(expected)
})

test('another detail, part or type of points is read where the reader is', () => {
  expect(detailAddress.scrollOf({ detail: '1' })).toBe('stay')
  expect(detailAddress.scrollOf({ part: 1 })).toBe('stay')
  expect(pointsAddress.scrollOf({ points: 'EXAM' })).toBe('stay')
})

test('PO-SCH-01 the one tab is that of index 0', () => {
  expect(INTRO_TAB).toBe('0')
})
