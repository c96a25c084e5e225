import { epochMs } from '@campus/i18n/beijing-time'

import { periodOf, requirementStatus, targetsOf, type Target } from './course.model'

const START = '2026-11-01 00:00:00'
const END = '2026-11-30 23:59:59'
const at = (time: string): number => epochMs(time) ?? Number.NaN
const met: Target = { name: 'studyTime', done: 1, total: 1, percent: 100, isMet: true }
const open: Target = { ...met, done: 0, percent: 0, isMet: false }

test.each([
  ['ST-COURSE-23', 'before its start', '2026-10-31 23:59:59', [open], 'notStarted'],
  ['ST-COURSE-23', 'before its start with all met', '2026-10-31 23:59:59', [met], 'notStarted'],
  ['ST-COURSE-28', 'at its start', START, [open], 'inProgress'],
  ['ST-COURSE-24', 'in between', '2026-11-15 12:00:00', [met, open], 'inProgress'],
  ['ST-COURSE-28', 'at its end', END, [open], 'inProgress'],
  ['ST-COURSE-26', 'past its end', '2026-12-01 00:00:00', [met, open], 'overdue'],
  ['ST-COURSE-25', 'in between with all met', '2026-11-15 12:00:00', [met], 'completed'],
  ['ST-COURSE-25', 'past its end with all met', '2026-12-01 00:00:00', [met], 'completed'],
  ['ST-COURSE-32', 'with no target at all', '2026-12-01 00:00:00', [], 'completed'],
] as const)('%s the status of a period %s', (_, _when, now, targets, status) => {
  const period = periodOf({ learnStartTime: START, learnEndTime: END }, epochMs)
  expect(requirementStatus(period, targets, at(now))).toBe(status)
})

test.each([
  ['a day ends with its last second', '', '2026-11-30', '2026-11-30 23:59:59', 'inProgress'],
  ['a day is over after that', '', '2026-11-30', '2026-12-01 00:00:00', 'overdue'],
  ['no start counts as begun', '', END, '2020-01-01 00:00:00', 'inProgress'],
  ['no end is open', START, '', '2099-01-01 00:00:00', 'inProgress'],
])('ST-COURSE-28 %s', (_, learnStartTime, learnEndTime, now, status) => {
  expect(requirementStatus(periodOf({ learnStartTime, learnEndTime }, epochMs), [open], at(now))).toBe(status)
})

test('ST-COURSE-29 ST-COURSE-32 what asks for nothing is no target, and nothing is divided by it', () => {
  const none = {
    needLearnNumber: 0,
    finishNeedLearnNumber: 0,
    studyTime: 0,
    finishStudyTime: 5,
    homeworkNumber: 0,
    finishHomeworkNumber: 0,
    testNumber: 0,
    finishTestNumber: 0,
    faceTeachingNumber: 3,
    finishFaceTeachingNumber: 4,
    videoNumber: 0,
  }
  expect(targetsOf(none)).toEqual([{ name: 'faceToFace', done: 4, total: 3, percent: 100, isMet: true }])
})
