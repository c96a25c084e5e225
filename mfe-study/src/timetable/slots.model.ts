/** Where events stand in a day of quarter hours, and how the arrow keys walk through a week of them. */
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
 * Events of one day, in their order: a lesson from its starting hour, an online one, which has the whole day, from
 * 00:00; each takes the next free quarter, so that an hour holds four. Where the rest of the day is full, an earlier
 * quarter is taken; more than a day holds share the last one.
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

/** Where the focus is: a day of the week from 0, and an event's slot, or the first slot of an hour without one. */
export interface Place {
  readonly day: number
  readonly slot: number
}

/** The slots of a day at which the focus stops: its events, and the hours that have none. */
export function stopsOf(events: readonly PlacedEvent[]): readonly number[] {
  const slots = new Set(events.map(({ slot }) => slot))
  return Array.from({ length: HOURS }, (_, hour) => {
    const inHour = [...slots].filter((slot) => hourOf(slot) === hour).sort((one, other) => one - other)
    return inHour.length === 0 ? [hour * PER_HOUR] : inHour
  }).flat()
}

/** The stop of a day nearest to a slot: in its hour the one at or before it, else the first of the hour. */
export function nearestStop(stops: readonly number[], slot: number): number {
  const inHour = stops.filter((stop) => hourOf(stop) === hourOf(slot))
  return inHour.findLast((stop) => stop <= slot) ?? inHour[0] ?? slot
}

/** Where a key leads from a place; undefined for a key that leads nowhere. */
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
