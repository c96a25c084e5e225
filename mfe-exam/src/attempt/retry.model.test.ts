import { longestPause, retryPause } from './retry.model'

test.each([
  [1, 0, 500],
  [1, 1, 1000],
  [2, 1, 2000],
  [5, 1, 16_000],
  [6, 1, 30_000],
  [6, 0, 15_000],
  [1_000_000, 1, 30_000],
])('after %s failures, by chance %s: %s ms', (failures, chance, milliseconds) => {
  expect(retryPause(failures, chance)).toBe(milliseconds)
})

test('who cannot wait asks again after the longest pause, each after another', () => {
  expect([longestPause(0), longestPause(1)]).toEqual([15_000, 30_000])
})
