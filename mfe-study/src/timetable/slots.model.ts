/** Positions of events in a day of quarter hours, and the arrow keys' moves through a week of them. */
import type { ClassActivity } from '@campus/contracts/study-activity'

import { isFaceToFace } from '../common/activity/activity.model'

export const HOURS = 24
const PER_HOUR = 4
const SLOTS = HOURS * PER_HOUR

export interface PlacedEvent {
  readonly activity: ClassActivity
  /** 0 to 95: quarters of an hour from 00:00. */
  readonly slot: number
}

/**
 * The events of one day in their order. A lesson begins at its starting hour, an online activity, which lasts
 * all day, at 00:00; each takes the next free quarter, so that an hour holds four. When the rest of the day
 * is full, an event takes an earlier quarter; when the whole day is full, it shares the last one.
 */
export function placeEvents(activities: readonly ClassActivity[]): readonly PlacedEvent[] {
  const taken = new Set<number>()
  return activities.map((activity) => {
    const first = isFaceToFace(activity) ? Number(activity.startTime.slice(11, 13)) * PER_HOUR : 0
    const slot = freeFrom(first, taken) ?? freeFrom(0, taken) ?? SLOTS - 1
    taken.add(slot)
    return { activity, slot }
  })
}

function freeFrom(first: number, taken: ReadonlySet<number>): number | undefined {
  for (let slot = first; slot < SLOTS; slot += 1) if (!taken.has(slot)) return slot
  return undefined
}

export function hourOf(slot: number): number {
  return Math.floor(slot / PER_HOUR)
}

/** From 0 to 3. */
export function quarterOf(slot: number): number {
  return slot % PER_HOUR
}

/** The focus: a day of the week from 0, and the slot of an event, or the first slot of an empty hour. */
export interface Place {
  readonly day: number
  readonly slot: number
}

/** The slots of a day that can have the focus: its events and its empty hours. */
export function stopsOf(events: readonly PlacedEvent[]): readonly number[] {
  const slots = new Set(events.map(({ slot }) => slot))
  return Array.from({ length: HOURS }, (_, hour) => {
    const inHour = [...slots].filter((slot) => hourOf(slot) === hour).sort((one, other) => one - other)
    return inHour.length === 0 ? [hour * PER_HOUR] : inHour
  }).flat()
}

/** The stop of a day nearest to a slot: within its hour the one at or before it, else the first of the hour. */
export function nearestStop(stops: readonly number[], slot: number): number {
  const inHour = stops.filter((stop) => hourOf(stop) === hourOf(slot))
  return inHour.findLast((stop) => stop <= slot) ?? inHour[0] ?? slot
}

/** The place to which a key moves the focus; undefined for other keys. */
export function placeAfter(key: string, { day, slot }: Place, week: readonly (readonly number[])[]): Place | undefined {
  const stops = week[day] ?? []
  const at = stops.indexOf(slot)
  const along = (step: number): Place => ({
    day,
    slot: stops[Math.min(stops.length - 1, Math.max(0, at + step))] ?? slot,
  })
  const across = (to: number): Place => {
    const other = Math.min(week.length - 1, Math.max(0, to))
    return { day: other, slot: nearestStop(week[other] ?? [], slot) }
  }
  switch (key) {
    case 'ArrowDown':
      return along(1)
    case 'ArrowUp':
      return along(-1)
    case 'ArrowRight':
      return across(day + 1)
    case 'ArrowLeft':
      return across(day - 1)
    case 'Home':
      return across(0)
    case 'End':
      return across(week.length - 1)
    default:
      return undefined
  }
}
