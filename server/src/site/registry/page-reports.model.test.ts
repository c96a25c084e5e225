import { areaOf, weigh, type PageReport } from './page-reports.model'

const at = new Date('2026-11-20T12:00:00Z')
const pages = (area: string, loads: number, failures: number): PageReport[] => [
  ...Array.from({ length: loads }, () => ({ area, loaded: true, at })),
  ...Array.from({ length: failures }, () => ({ area, loaded: false, at })),
]

test.each([
  ['nobody', [], { loads: 0, failures: 0, loadingAreas: 0, failingAreas: 0 }],
  [
    'few pages',
    [...pages('a', 2, 1), ...pages('b', 1, 0)],
    { loads: 3, failures: 1, loadingAreas: 2, failingAreas: 1 },
  ],
  ['a thousand pages of one area', pages('a', 0, 1000), { loads: 0, failures: 5, loadingAreas: 0, failingAreas: 1 }],
  ['a mixed area', pages('a', 80, 20), { loads: 4, failures: 1, loadingAreas: 1, failingAreas: 1 }],
])('%s', (_, reports, expected) => {
  expect(weigh(reports)).toEqual(expected)
})

test.each([
  ['203.0.113.7', '203.0.113.250', true],
  ['203.0.113.7', '203.0.114.7', false],
  ['203.0.113.7', '::ffff:203.0.113.9', true],
  ['2001:db8:1:2::3', '2001:db8:1:ffff::1', true],
  ['2001:db8:1::1', '2001:db8:2::1', false],
  ['a socket', 'a socket', true],
])('%s and %s are of one area: %j', (one, other, expected) => {
  expect(areaOf(one, 'key') === areaOf(other, 'key')).toBe(expected)
})

test('an area cannot be told without the key', () => {
  expect(areaOf('203.0.113.7', 'key')).toMatch(/^[\w-]{16}$/)
  expect(areaOf('203.0.113.7', 'key')).not.toBe(areaOf('203.0.113.7', 'another'))
})
