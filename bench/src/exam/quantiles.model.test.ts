import { quantilesOf } from './quantiles.model'

test.each([
  ['in any order', [30, 10, 20], { count: 3, median: 20, p99: 30, worst: 30 }],
  [
    'of a hundred',
    Array.from({ length: 100 }, (_, index) => index + 1),
    { count: 100, median: 51, p99: 100, worst: 100 },
  ],
  ['of one', [5], { count: 1, median: 5, p99: 5, worst: 5 }],
  ['of none', [], { count: 0, median: NaN, p99: NaN, worst: NaN }],
])('times %s', (_, times, expected) => {
  expect(quantilesOf(times)).toEqual(expected)
})
