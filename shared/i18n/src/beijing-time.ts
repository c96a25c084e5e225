import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)

/** Beijing has kept UTC+8 without summer time since 1992. */
const BEIJING_AHEAD_MS = 8 * 60 * 60 * 1000

const WALL_CLOCK = /^\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?$/

/** A moment: Beijing time as `yyyy-MM-dd[ HH:mm[:ss]]`, an ISO 8601 text with a zone, epoch milliseconds, or a Date. */
export type Moment = string | number | Date

/** The moment in epoch milliseconds; undefined for a text that is no moment (the wire's missing time is ''). */
export function epochMs(moment: Moment): number | undefined {
  const isWallClock = typeof moment === 'string' && WALL_CLOCK.test(moment)
  const ms = dayjs.utc(moment).valueOf() - (isWallClock ? BEIJING_AHEAD_MS : 0)
  return Number.isNaN(ms) ? undefined : ms
}

/**
 * Beijing's wall-clock time at a moment, for formatting only. It is stored as a UTC time, so that the
 * device's summer time cannot change it.
 */
export function beijingClock(ms: number): Dayjs {
  return dayjs.utc(ms + BEIJING_AHEAD_MS)
}
