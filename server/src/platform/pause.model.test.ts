import { pauseAfter } from './pause.model'

test.each([
  [1, 200],
  [2, 400],
  [5, 3200],
  [8, 25_600],
  [9, 30_000],
  [1000, 30_000],
])('after %d failures it is waited %d ms', (failures, pause) => {
  expect(pauseAfter(failures, { first: 200, last: 30_000 })).toBe(pause)
})
