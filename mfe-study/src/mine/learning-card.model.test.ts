import type { LearningCard } from '@campus/contracts/study'

import { actionOf, clickOutcome, deadlineOf, headingOf, type ClickOutcome, type Deadline } from './learning-card.model'
import { learningCardOf } from './testing/learning-cards'

const at = (beijingTime: string): number => Date.parse(`${beijingTime.replace(' ', 'T')}+08:00`)

describe('ST-MINE-09 the heading', () => {
  test.each<[string, Partial<LearningCard>, string]>([
    ['the class', {}, '养老护理员三级1班'],
    ['else the class period', { className: '' }, '2026年第一期'],
    ['else the product', { className: '', classPeriodName: '' }, '养老护理员（三级）培训'],
  ])('is %s', (_, differing, heading) => {
    expect(headingOf(learningCardOf(differing))).toBe(heading)
  })
})

describe('ST-MINE-15 the action', () => {
  test.each([
    [-1, 0, 'none'],
    [-1, 1, 'none'],
    [0, 0, 'start'],
    [0, 1, 'start'],
    [1, 0, 'start'],
    [2, 0, 'start'],
    [1, 1, 'learn'],
    [2, 1, 'learn'],
    [2, 2, 'learn'],
    [3, 2, 'view'],
  ] as const)('of service status %i in class status %i is %s', (serviceStatus, teachingClassStatus, action) => {
    expect(actionOf(learningCardOf({ serviceStatus, teachingClassStatus }))).toBe(action)
  })
})

describe('ST-MINE-16 ST-MINE-17 the deadline', () => {
  const end = '2026-05-31 18:00:00'
  const periodEnd = '2026-06-30 18:00:00'
  const past: Deadline = { kind: 'past' }

  test.each<[string, Partial<LearningCard>, string, Deadline | undefined]>([
    [
      'in training, the class’s end',
      { teachingClassStatus: 1 },
      '2026-05-01 18:00:00',
      { kind: 'left', end, days: 30 },
    ],
    ['days are rounded up', { teachingClassStatus: 1 }, '2026-05-01 17:59:59', { kind: 'left', end, days: 31 }],
    ['the last day reads 1', { teachingClassStatus: 1 }, '2026-05-31 17:59:59', { kind: 'left', end, days: 1 }],
    ['at the end it is past', { teachingClassStatus: 1 }, end, past],
    ['long after, never negative', { teachingClassStatus: 1 }, '2027-01-01 00:00:00', past],
    [
      'before training, the period’s end',
      { teachingClassStatus: 0 },
      '2026-06-29 18:00:00',
      { kind: 'left', end: periodEnd, days: 1 },
    ],
    ['after training, none', { teachingClassStatus: 2 }, '2026-05-01 00:00:00', undefined],
    ['no class end', { teachingClassStatus: 1, trainingEndTime: '' }, '2026-05-01 00:00:00', undefined],
    ['no period end', { teachingClassStatus: 0, periodTrainingEndTime: '' }, '2026-05-01 00:00:00', undefined],
    ['no time at all', { teachingClassStatus: 1, trainingEndTime: '待定' }, '2026-05-01 00:00:00', undefined],
    [
      'a date without a clock lasts the whole day',
      { teachingClassStatus: 1, trainingEndTime: '2026-05-31' },
      '2026-05-31 23:59:00',
      { kind: 'left', end: '2026-05-31', days: 1 },
    ],
  ])('%s', (_, differing, now, deadline) => {
    expect(deadlineOf(learningCardOf(differing), at(now))).toEqual(deadline)
  })
})

describe('ST-MINE-18 ST-MINE-19 ST-MINE-20 ST-MINE-21 a click', () => {
  test.each<[string, Partial<LearningCard>, ClickOutcome]>([
    ['-1 does nothing', { serviceStatus: -1 }, { kind: 'nothing' }],
    ['-1 comes before a class not started', { serviceStatus: -1, teachingClassStatus: 0 }, { kind: 'nothing' }],
    [
      '0 waits for the start, whatever the class says',
      { serviceStatus: 0 },
      { kind: 'wait', start: '2026-02-01 09:00:00' },
    ],
    ['a class not started: its start', { teachingClassStatus: 0 }, { kind: 'wait', start: '2026-02-01 09:00:00' }],
    [
      'a class not started, no start: the period’s',
      { teachingClassStatus: 0, trainingStartTime: '' },
      { kind: 'wait', start: '2026-01-05 09:00:00' },
    ],
    [
      'a class not started, no time known',
      { teachingClassStatus: 0, trainingStartTime: '', periodTrainingStartTime: '' },
      { kind: 'wait', start: '' },
    ],
    ['1 reports in first', { serviceStatus: 1 }, { kind: 'open', mustReportIn: true }],
    ['2 goes on even when reporting in fails', { serviceStatus: 2 }, { kind: 'open', mustReportIn: false }],
    [
      '3 likewise, also after training',
      { serviceStatus: 3, teachingClassStatus: 2 },
      { kind: 'open', mustReportIn: false },
    ],
  ])('%s', (_, differing, outcome) => {
    expect(clickOutcome(learningCardOf(differing))).toEqual(outcome)
  })
})
