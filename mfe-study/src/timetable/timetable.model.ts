/** The shown period of a timetable and its position. Days are Beijing dates, `yyyy-MM-dd`. */

import { addressOf, freeText, oneOf, type AddressValues } from '@campus/calls/address'
import type { ClassActivity, DutyCount, EvaluateType, Finish } from '@campus/contracts/study-activity'
import type { ClassDetail } from '@campus/contracts/study-class'
import { beijingClock } from '@campus/i18n/beijing-time'

import { periodState, type PeriodState } from '../common/period.model'

export const TABS = ['week', 'month', 'all'] as const
export type Tab = (typeof TABS)[number]

export const timetableAddress = addressOf({
  classId: freeText,
  studentId: freeText,
  userId: freeText,
  schoolId: freeText,
  experience: freeText,
  tab: oneOf(TABS),
  /** '' for today. */
  day: freeText,
})
export type TimetableAddress = AddressValues<typeof timetableAddress>

const DAY_MS = 24 * 60 * 60 * 1000

export function todayOf(now: number): string {
  return beijingClock(now).format('YYYY-MM-DD')
}

/** The day in the address; today when there is none or it is no date. */
export function shownDay(said: string, today: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(said) && !Number.isNaN(Date.parse(said)) ? said : today
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)
}

/** 0 Sunday to 6 Saturday. */
export function weekdayOf(date: string): number {
  return new Date(Date.parse(date)).getUTCDay()
}

/** First and last day. */
export interface Stretch {
  readonly from: string
  readonly to: string
}

export function weekOf(date: string): Stretch {
  const from = addDays(date, -weekdayOf(date))
  return { from, to: addDays(from, 6) }
}

export function monthOf(date: string): Stretch {
  const from = `${date.slice(0, 7)}-01`
  return { from, to: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) }
}

/** The days of a period in order. */
export function daysOf({ from, to }: Stretch): readonly string[] {
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  return Array.from({ length: count }, (_, index) => addDays(from, index))
}

/** The whole weeks that contain a month. */
export function weeksOfMonth(date: string): readonly (readonly string[])[] {
  const { from, to } = monthOf(date)
  const days = daysOf({ from: weekOf(from).from, to: weekOf(to).to })
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}

/** The same day one week or one month later; in a shorter month its last day. */
export function stepOf(tab: 'week' | 'month', date: string, by: 1 | -1): string {
  if (tab === 'week') return addDays(date, by * 7)
  const { from, to } = monthOf(date)
  const other = monthOf(by === 1 ? addDays(to, 1) : addDays(from, -1))
  return addDays(other.from, Math.min(Number(date.slice(8)), Number(other.to.slice(8))) - 1)
}

const TYPES: Readonly<Record<Tab, EvaluateType>> = { week: 'WEEK', month: 'MONTH', all: 'UNIT' }

export interface AskedStretch {
  readonly begin: string
  readonly end: string
  readonly evaluateType: EvaluateType
}

/** The period to request: whole days of the week, the month, or the class. */
export function askedStretch(
  tab: Tab,
  date: string,
  { trainingStartTime, trainingEndTime }: Pick<ClassDetail, 'trainingStartTime' | 'trainingEndTime'>,
): AskedStretch {
  const { from, to } =
    tab === 'week'
      ? weekOf(date)
      : tab === 'month'
        ? monthOf(date)
        : { from: trainingStartTime.slice(0, 10) || EARLIEST, to: trainingEndTime.slice(0, 10) || LATEST }
  return { begin: `${from} 00:00:00`, end: `${to} 23:59:59`, evaluateType: TYPES[tab] }
}

/** Of a class without times. */
const EARLIEST = '2000-01-01'
const LATEST = '2999-12-31'

/** Activities grouped by the day they begin on, days ascending, within a day by start, then id. */
export function byDay(activities: readonly ClassActivity[]): ReadonlyMap<string, readonly ClassActivity[]> {
  const days = new Map<string, ClassActivity[]>()
  for (const activity of [...activities].sort(byStart)) {
    const key = activity.startTime.slice(0, 10)
    const ofDay = days.get(key)
    if (ofDay === undefined) days.set(key, [activity])
    else ofDay.push(activity)
  }
  return days
}

/** A row of the list of all activities: the heading of a day, which has none, or the cards beside each other. */
export interface ListRow {
  readonly date: string
  readonly activities: readonly ClassActivity[]
}

/** Each day's heading and then its cards, so many beside each other. */
export function rowsOf(days: ReadonlyMap<string, readonly ClassActivity[]>, columns: number): readonly ListRow[] {
  return [...days].flatMap(([date, activities]) => [
    { date, activities: [] },
    ...Array.from({ length: Math.ceil(activities.length / columns) }, (_, row) => ({
      date,
      activities: activities.slice(row * columns, (row + 1) * columns),
    })),
  ])
}

/** How many columns of a width fit beside each other; at least one. */
export function columnsOf(width: number, { narrowest, gap }: { narrowest: number; gap: number }): number {
  return Math.max(1, Math.floor((width + gap) / (narrowest + gap)))
}

function byStart(one: ClassActivity, other: ClassActivity): number {
  if (one.startTime !== other.startTime) return one.startTime < other.startTime ? -1 : 1
  return one.id.length - other.id.length || (one.id < other.id ? -1 : 1)
}

const isWhole = ({ totalNum, finishNum }: Finish): boolean => finishNum >= totalNum

/** Completed when nothing is unfinished, else decided by the clock. */
export function targetStateOf(duties: DutyCount, { begin, end }: AskedStretch, now: number): PeriodState {
  const { requiredActivityNum: totalNum, finishSignActivityNum: finishNum, resultMap } = duties
  if ([{ totalNum, finishNum }, ...Object.values(resultMap)].every(isWhole)) return 'completed'
  return periodState({ start: begin, end }, false, now)
}

const NONE: Finish = { totalNum: 0, finishNum: 0 }

export const BARS = ['required', 'duration', 'homeworkTest'] as const
export type BarName = (typeof BARS)[number]

/** Finished of total for each bar; durations are in seconds. */
export function barsOf({
  requiredActivityNum,
  finishSignActivityNum,
  resultMap,
}: DutyCount): Readonly<Record<BarName, Finish>> {
  const homework = resultMap['ONLINE_HOMEWORK_SUBMIT'] ?? NONE
  const test = resultMap['ONLINE_TEST_SUBMIT'] ?? NONE
  return {
    required: { totalNum: requiredActivityNum, finishNum: finishSignActivityNum },
    duration: resultMap['ONLINE_VIDEO_TEACHING_STUDY_TIMES'] ?? NONE,
    homeworkTest: {
      totalNum: homework.totalNum + test.totalNum,
      finishNum: homework.finishNum + test.finishNum,
    },
  }
}

/** The percentage of classmates behind the learner, a whole number; the ratio is first rounded to two decimals. */
export function defeatRate({ rankIndex, rankTotal }: Pick<DutyCount, 'rankIndex' | 'rankTotal'>): number {
  if (rankIndex === null || rankTotal === null || rankTotal <= 0) return 0
  const ratio = Math.round((rankIndex / rankTotal) * 100 + 1e-9)
  return Math.min(100, Math.max(0, 100 - ratio))
}
