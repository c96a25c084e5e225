/** When a lesson can be signed in to and out of. The server decides by its own clock, in milliseconds of the epoch. */
import type { ClosedReason } from '@campus/contracts/study-attendance'

import { isFaceToFace, startOfDay } from '../activities/activity-status.model'

const MINUTE_MS = 60_000
/** One may sign in this long before the lesson. */
const EARLY_MS = 30 * MINUTE_MS
/** One may sign out this long after the lesson. */
const LATE_MS = 120 * MINUTE_MS
/** What waited for a connection counts as of when it was pressed, for this long. */
const CLAIM_MS = 24 * 60 * MINUTE_MS

export interface Lesson {
  readonly onlineType: number
  readonly startTime: Date
  readonly endTime: Date
  readonly hasSignIn: boolean
  readonly hasSignOut: boolean
  readonly signsInByItself: boolean
}

export interface Signed {
  readonly signInTime: Date | null
  readonly signOutTime: Date | null
}

interface Hours {
  readonly from: Date
  readonly to: Date
}

/** An online lesson has the whole of its last day. */
export function signHours(lesson: Lesson): { readonly in: Hours; readonly out: Hours } {
  const isOnTheSpot = isFaceToFace(lesson)
  const end = isOnTheSpot ? lesson.endTime : startOfDay(lesson.endTime, 1)
  const early = isOnTheSpot ? EARLY_MS : 0
  return {
    in: { from: new Date(lesson.startTime.getTime() - early), to: end },
    out: { from: lesson.startTime, to: new Date(end.getTime() + LATE_MS) },
  }
}

/** Both ends belong to the hours. */
function closedBy({ from, to }: Hours, now: Date): ClosedReason {
  if (now < from) return 'notStarted'
  return now > to ? 'over' : ''
}

export function signInClosed(lesson: Lesson, now: Date): ClosedReason {
  return closedBy(signHours(lesson).in, now)
}

/** Only who signed in signs out. */
export function signOutClosed(lesson: Lesson, { signInTime }: Signed, now: Date): ClosedReason {
  const closed = closedBy(signHours(lesson).out, now)
  return closed === '' && signInTime === null ? 'notSignedIn' : closed
}

/** When one of the reasons changes by itself; null if none will. */
export function nextChange(lesson: Lesson, now: Date): Date | null {
  const hours = signHours(lesson)
  // An hour's last moment belongs to it.
  const moments = [hours.in, hours.out].flatMap(({ from, to }) => [from.getTime(), to.getTime() + 1])
  const next = Math.min(...moments.filter((moment) => moment > now.getTime()))
  return Number.isFinite(next) ? new Date(next) : null
}

/** The moment that a press counts as of: its own, where it was sent late but within a day; else now. */
export function signMoment(pressed: number | null, now: Date): Date {
  if (pressed === null) return now
  const late = now.getTime() - pressed
  return late >= 0 && late <= CLAIM_MS ? new Date(pressed) : now
}
