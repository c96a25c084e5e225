import { epochMs } from '@campus/i18n/beijing-time'

import { periodState } from './period.model'

const START = '2026-11-01 00:00:00'
const END = '2026-11-30 23:59:59'
const at = (time: string): number => epochMs(time) ?? Number.NaN

test.each([
  ['ST-COURSE-23', 'before its start', '2026-10-31 23:59:59', false, 'notStarted'],
  ['ST-COURSE-23 ST-CLASS-43', 'before its start with all met', '2026-10-31 23:59:59', true, 'notStarted'],
  ['ST-COURSE-28 ST-CLASS-43', 'at its start', START, false, 'inProgress'],
  ['ST-COURSE-24', 'in between', '2026-11-15 12:00:00', false, 'inProgress'],
  ['ST-COURSE-28 ST-CLASS-43', 'at its end', END, false, 'inProgress'],
  ['ST-COURSE-26 ST-CLASS-43', 'past its end', '2026-12-01 00:00:00', false, 'overdue'],
  ['ST-COURSE-25', 'in between with all met', '2026-11-15 12:00:00', true, 'completed'],
  ['ST-COURSE-25 ST-CLASS-43', 'past its end with all met', '2026-12-01 00:00:00', true, 'completed'],
] as const)('%s the state of a period %s', (_, _when, now, isMet, state) => {
  expect(periodState({ start: START, end: END }, isMet, at(now))).toBe(state)
})

test.each([
  ['a day ends with its last second', '', '2026-11-30', '2026-11-30 23:59:59', 'inProgress'],
  ['a day is over after that', '', '2026-11-30', '2026-12-01 00:00:00', 'overdue'],
  ['no start counts as begun', '', END, '2020-01-01 00:00:00', 'inProgress'],
  ['no end is open', START, '', '2099-01-01 00:00:00', 'inProgress'],
])('ST-COURSE-28 ST-CLASS-43 %s', (_, start, end, now, state) => {
  expect(periodState({ start, end }, false, at(now))).toBe(state)
})
