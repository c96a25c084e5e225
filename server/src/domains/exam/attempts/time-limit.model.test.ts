import { GRACE_MS } from '@campus/contracts/exam-attempt'

import { closingTimeOf, deadlineOf, finishingTime, isDue, isOver } from './time-limit.model'

const START = new Date('2026-11-20T08:00:00.250Z')
const after = (milliseconds: number): Date => new Date(START.getTime() + milliseconds)
const MINUTE = 60_000

test.each([
  ['no limit', 0, 0, null],
  ['no limit, whatever is granted', 0, 15, null],
  ['no limit where it says less than nothing', -5, 15, null],
  ['a limit', 45, 0, after(45 * MINUTE)],
  ['a limit and what was granted', 45, 15, after(60 * MINUTE)],
])('the time of an attempt with %s', (_, minutes, extra, deadline) => {
  expect(deadlineOf(START, minutes, extra)).toEqual(deadline)
})

test('an attempt closes half a minute after its time', () => {
  expect(GRACE_MS).toBe(30_000)
  expect(closingTimeOf({ deadlineTime: START })).toEqual(after(30_000))
  expect(closingTimeOf({ deadlineTime: null })).toBeNull()
})

test.each([
  ['before its deadline', START, -1, false],
  ['at its deadline', START, 0, true],
  ['without a limit', null, 86_400_000, false],
])('whether an attempt is due %s', (_, deadlineTime, passed, due) => {
  expect(isDue({ deadlineTime }, after(passed))).toBe(due)
})

test.each([
  ['before its deadline', START, -1, false],
  ['at its deadline', START, 0, false],
  ['at the end of the grace', START, 29_999, false],
  ['after the grace', START, 30_000, true],
  ['long after it', START, 86_400_000, true],
  ['without a limit', null, 86_400_000, false],
])('whether an attempt is over %s', (_, deadlineTime, passed, over) => {
  expect(isOver({ deadlineTime }, after(passed))).toBe(over)
})

test.each([
  ['before its deadline', START, -1, after(-1)],
  ['at its deadline', START, 0, START],
  ['in the grace', START, 20_000, START],
  ['without a limit', null, 20_000, after(20_000)],
])('what is submitted %s is finished then, and at the deadline at the latest', (_, deadlineTime, passed, finished) => {
  expect(finishingTime({ deadlineTime }, after(passed))).toEqual(finished)
})
