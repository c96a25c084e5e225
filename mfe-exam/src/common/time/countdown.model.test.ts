import { clockText, isShort, minutesToAnnounce, shareLeft } from './countdown.model'

const MINUTE = 60_000

test.each([
  [0, '00:00'],
  [1, '00:01'],
  [999, '00:01'],
  [59_000, '00:59'],
  [60_000, '01:00'],
  [45 * MINUTE, '45:00'],
  [120 * MINUTE, '120:00'],
  [-5000, '00:00'],
])('EX-ANS-40 %i ms left read %s', (left, text) => {
  expect(clockText(left)).toBe(text)
})

test.each([
  ['half', 30 * MINUTE + 1, 30 * MINUTE, 60, 30],
  ['ten minutes', 10 * MINUTE + 400, 10 * MINUTE - 600, 60, 10],
  ['five minutes', 5 * MINUTE + 1, 5 * MINUTE, 60, 5],
  ['one minute', MINUTE + 1, MINUTE, 60, 1],
  ['nothing between', 29 * MINUTE, 28 * MINUTE, 60, null],
  ['the lowest after a sleep over several', 31 * MINUTE, 4 * MINUTE, 60, 5],
  ['nothing once it is over', 2 * MINUTE, 0, 60, null],
  ['no threshold above the whole time', 5 * MINUTE, 5 * MINUTE - 1, 5, null],
  ['half of a short test', 2.5 * MINUTE + 1, 2.5 * MINUTE, 5, 3],
  ['a threshold once only', 30 * MINUTE, 29.9 * MINUTE, 60, null],
  ['no half below a minute', 0.75 * MINUTE + 1, 0.75 * MINUTE, 1.5, null],
  ['not the whole time, where a clock begins a little above it', 5 * MINUTE + 300, 5 * MINUTE - 700, 5, null],
])('announces %s', (_, before, after, total, minutes) => {
  expect(minutesToAnnounce(before, after, total * MINUTE)).toBe(minutes)
})

test('the ring and the warning follow the time left', () => {
  expect([shareLeft(30, 60), shareLeft(90, 60), shareLeft(-1, 60), shareLeft(1, 0)]).toEqual([0.5, 1, 0, 0])
  expect([isShort(5 * MINUTE), isShort(5 * MINUTE + 1)]).toEqual([true, false])
})
