import type { DutyCount } from '@campus/contracts/study-activity'

import { activityOf, lessonOf } from '../common/activity/testing/activities'
import type { PeriodState } from '../common/period.model'
import {
  askedStretch,
  barsOf,
  byDay,
  columnsOf,
  defeatRate,
  monthOf,
  rowsOf,
  shownDay,
  stepOf,
  targetStateOf,
  timetableAddress,
  todayOf,
  weekOf,
  weeksOfMonth,
} from './timetable.model'

const at = (beijing: string): number => Date.parse(`${beijing.replace(' ', 'T')}+08:00`)

test.each([
  ['2026-11-20', '2026-11-15', '2026-11-21'],
  ['2026-11-15', '2026-11-15', '2026-11-21'],
  ['2026-11-21', '2026-11-15', '2026-11-21'],
  ['2026-01-01', '2025-12-28', '2026-01-03'],
])('ST-TIME-04 ST-TIME-07 the week of %s is %s to %s', (date, from, to) => {
  expect(weekOf(date)).toEqual({ from, to })
})

test.each([
  ['2026-11-20', '2026-11-01', '2026-11-30'],
  ['2026-02-28', '2026-02-01', '2026-02-28'],
  ['2028-02-10', '2028-02-01', '2028-02-29'],
  ['2026-12-31', '2026-12-01', '2026-12-31'],
])('ST-TIME-16 the month of %s is %s to %s', (date, from, to) => {
  expect(monthOf(date)).toEqual({ from, to })
})

test('ST-TIME-04 a month is shown in whole weeks from Sunday', () => {
  const weeks = weeksOfMonth('2026-11-20')
  expect(weeks.map((week) => [week[0], week.length])).toEqual([
    ['2026-11-01', 7],
    ['2026-11-08', 7],
    ['2026-11-15', 7],
    ['2026-11-22', 7],
    ['2026-11-29', 7],
  ])
})

test.each([
  ['week', '2026-11-20', 1, '2026-11-27'],
  ['week', '2026-01-03', -1, '2025-12-27'],
  ['month', '2026-11-20', 1, '2026-12-20'],
  ['month', '2026-01-31', 1, '2026-02-28'],
  ['month', '2026-01-20', -1, '2025-12-20'],
] as const)('ST-TIME-06 one %s from %s by %d is %s', (tab, date, by, to) => {
  expect(stepOf(tab, date, by)).toBe(to)
})

test('an address names the class, its learner and what is shown', () => {
  const query = 'classId=1&studentId=31&userId=501&schoolId=10002&experience=1&tab=month&day=2026-11-18'
  expect(timetableAddress.parse(new URLSearchParams(query))).toEqual({
    classId: '1',
    studentId: '31',
    userId: '501',
    schoolId: '10002',
    experience: '1',
    tab: 'month',
    day: '2026-11-18',
  })
  expect(timetableAddress.parse(new URLSearchParams('tab=year'))).toMatchObject({ tab: 'week', day: '' })
})

test('ST-TIME-16 what is asked for', () => {
  const held = { trainingStartTime: '2026-10-11 09:00:00', trainingEndTime: '2026-12-16 17:30:00' }
  expect(askedStretch('week', '2026-11-20', held)).toEqual({
    begin: '2026-11-15 00:00:00',
    end: '2026-11-21 23:59:59',
    evaluateType: 'WEEK',
  })
  expect(askedStretch('month', '2026-11-20', held)).toEqual({
    begin: '2026-11-01 00:00:00',
    end: '2026-11-30 23:59:59',
    evaluateType: 'MONTH',
  })
  expect(askedStretch('all', '2026-11-20', held)).toEqual({
    begin: '2026-10-11 00:00:00',
    end: '2026-12-16 23:59:59',
    evaluateType: 'UNIT',
  })
  expect(askedStretch('all', '', { trainingStartTime: '', trainingEndTime: '' })).toEqual({
    begin: '2000-01-01 00:00:00',
    end: '2999-12-31 23:59:59',
    evaluateType: 'UNIT',
  })
})

test('ST-TIME-09 under the day they begin on, ascending, in a day by start, then id', () => {
  const days = byDay([
    lessonOf({ id: '9', startTime: '2026-11-21 09:00:00' }),
    lessonOf({ id: '10', startTime: '2026-11-20 09:00:00' }),
    lessonOf({ id: '9', startTime: '2026-11-20 09:00:00' }),
    activityOf({ id: '30' }),
  ])
  expect([...days].map(([day, activities]) => [day, activities.map(({ id }) => id)])).toEqual([
    ['2026-11-20', ['30', '9', '10']],
    ['2026-11-21', ['9']],
  ])
})

test('ST-TIME-09 rows of cards below the heading of their day', () => {
  const days = byDay(
    [
      ['0', '20'],
      ['1', '20'],
      ['2', '20'],
      ['3', '21'],
    ].map(([id, day]) => activityOf({ id: id ?? '', startTime: `2026-11-${day ?? ''} 00:00:00` })),
  )
  const idsOf = (columns: number) =>
    rowsOf(days, columns).map(({ date, activities }) =>
      [date.slice(8), activities.map(({ id }) => id).join('')].join(':'),
    )
  expect(idsOf(1)).toEqual(['20:', '20:0', '20:1', '20:2', '21:', '21:3'])
  expect(idsOf(2)).toEqual(['20:', '20:01', '20:2', '21:', '21:3'])
  expect(idsOf(3)).toEqual(['20:', '20:012', '21:', '21:3'])
})

test.each([
  [0, 1],
  [343, 1],
  [659, 1],
  [660, 2],
  [999, 2],
  [1000, 3],
])('%i pixels have room for %i columns', (width, columns) => {
  expect(columnsOf(width, { narrowest: 320, gap: 20 })).toBe(columns)
})

test('within a day what begins earlier stands first, and of two at once the one with the smaller number', () => {
  const lessons = [
    ['8', '14:00'],
    ['2', '09:00'],
    ['10', '08:00'],
    ['9', '08:00'],
    ['7', '08:00'],
  ] as const
  const days = byDay(lessons.map(([id, clock]) => lessonOf({ id, startTime: `2026-11-20 ${clock}:00` })))
  expect(days.get('2026-11-20')?.map(({ id }) => id)).toEqual(['7', '9', '10', '2', '8'])
})

const duties = (differing: Partial<DutyCount> = {}): DutyCount => ({
  requiredActivityNum: 0,
  finishSignActivityNum: 0,
  rankIndex: null,
  rankTotal: null,
  resultMap: {},
  ...differing,
})

describe('ST-TIME-20 where the targets stand', () => {
  const stretch = { begin: '2026-11-15 00:00:00', end: '2026-11-21 23:59:59', evaluateType: 'WEEK' } as const
  const open = { requiredActivityNum: 2, finishSignActivityNum: 1 }
  test.each<[string, Partial<DutyCount>, string, PeriodState]>([
    ['nothing is asked for', {}, '2026-11-20 12:00:00', 'completed'],
    ['within', open, '2026-11-20 12:00:00', 'inProgress'],
    ['its first second', open, '2026-11-15 00:00:00', 'inProgress'],
    ['its last second', open, '2026-11-21 23:59:59', 'inProgress'],
    ['past its end', open, '2026-11-22 00:00:00', 'overdue'],
    ['not begun', open, '2026-11-14 23:59:59', 'notStarted'],
    [
      'all done before it began',
      { requiredActivityNum: 1, finishSignActivityNum: 1 },
      '2026-11-01 00:00:00',
      'completed',
    ],
    [
      'a number without a bar counts',
      { resultMap: { VIDEO_PROGRESS: { totalNum: 2, finishNum: 1 } } },
      '2026-11-22 00:00:00',
      'overdue',
    ],
  ])('%s', (_, differing, now, state) => {
    expect(targetStateOf(duties(differing), stretch, at(now))).toBe(state)
  })
})

test.each<[string, string, string, PeriodState]>([
  ['no beginning has begun', '', '2026-11-30 23:59:59', 'inProgress'],
  ['no end is never over', '2026-11-01 00:00:00', '', 'inProgress'],
  ['an end that is past is over', '', '2026-11-19 23:59:59', 'overdue'],
])('a stretch with %s', (_, begin, end, state) => {
  const open = duties({ requiredActivityNum: 1 })
  expect(targetStateOf(open, { begin, end } as never, at('2026-11-20 12:00:00'))).toBe(state)
})

test('ST-TIME-17 ST-TIME-18 ST-TIME-19 the bars', () => {
  const resultMap = {
    ONLINE_VIDEO_TEACHING_STUDY_TIMES: { totalNum: 3600, finishNum: 60 },
    ONLINE_HOMEWORK_SUBMIT: { totalNum: 2, finishNum: 1 },
    ONLINE_TEST_SUBMIT: { totalNum: 1, finishNum: 1 },
  }
  expect(barsOf(duties({ requiredActivityNum: 4, finishSignActivityNum: 3, resultMap }))).toEqual({
    required: { totalNum: 4, finishNum: 3 },
    duration: { totalNum: 3600, finishNum: 60 },
    homeworkTest: { totalNum: 3, finishNum: 2 },
  })
  const none = { totalNum: 0, finishNum: 0 }
  expect(barsOf(duties())).toEqual({ required: none, duration: none, homeworkTest: none })
})

test.each([
  [1, 3, 67],
  [2, 3, 33],
  [3, 3, 0],
  [1, 200, 99],
  [1, 1000, 100],
  [1, 8, 87],
  [23, 40, 42],
  [-1, 3, 100],
  [0, 0, 0],
  [1, -1, 0],
  [5, 3, 0],
  [null, 3, 0],
  [1, null, 0],
  [1, 0, 0],
])('ST-TIME-21 place %p of %p is ahead of %p percent', (rankIndex, rankTotal, percent) => {
  expect(defeatRate({ rankIndex, rankTotal })).toBe(percent)
})

test('ST-TIME-03 the day is that of Beijing; what is no date is today', () => {
  expect(todayOf(Date.parse('2026-11-19T16:30:00Z'))).toBe('2026-11-20')
  const shown = ['2026-11-18', '2026-13-40', ' 2026-11-18', '2026-11-18 ', ''].map((said) =>
    shownDay(said, '2026-11-20'),
  )
  expect(shown).toEqual(['2026-11-18', '2026-11-20', '2026-11-20', '2026-11-20', '2026-11-20'])
})
