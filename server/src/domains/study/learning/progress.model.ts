/** How a save changes a learning record. The position is a hint; what was watched counts, as far as time allows. */
import {
  acceptRanges,
  mergeRanges,
  watchedMs,
  withinDuration,
  type WatchedRange,
} from '@campus/contracts/watched-ranges'

/** The fastest speed a player offers. */
export const FASTEST_SPEED = 2
/** A position this near to what was watched was reached by watching. */
const REACHED_WITHIN_MS = 2_000
/** A medium watched to this near its end is finished: players stop a little early. */
const END_WITHIN_MS = 1_000

export interface Progress {
  readonly positionMs: number
  /** Percent. */
  readonly progress: number
  readonly watched: readonly WatchedRange[]
  readonly studiedMs: number
}

interface MediumSave {
  readonly positionMs: number
  /** Everything watched in the visit; undefined from a client that only knows its position. */
  readonly offered: readonly WatchedRange[] | undefined
  /** Real time since the last save, or since the classroom was opened. */
  readonly elapsedMs: number
  readonly durationMs: number
  /** Whether a later save has been booked already. */
  readonly isLate: boolean
}

/** A video's or an audio's record after a save. */
export function afterMediumSave(before: Progress, save: MediumSave): Progress {
  const { durationMs, elapsedMs, isLate } = save
  const positionMs = Math.round(Math.min(save.positionMs, durationMs))
  // A step back is no range, and joining drops it.
  const offered = save.offered ?? [[before.positionMs, positionMs] as const]
  const watched = acceptRanges(
    before.watched,
    withinDuration(mergeRanges(offered), durationMs),
    elapsedMs * FASTEST_SPEED,
  ).map(([from, to]): WatchedRange => [Math.round(from), Math.round(to)])
  const added = watchedMs(watched) - watchedMs(before.watched)
  const reached = watched.some(([from, to]) => positionMs >= from && positionMs <= to + REACHED_WITHIN_MS)
  const progress = reached ? percentAt(positionMs, durationMs) : 0
  return {
    positionMs: isLate ? before.positionMs : positionMs,
    progress: Math.max(before.progress, progress),
    watched,
    studiedMs: before.studiedMs + added,
  }
}

/** A text's, document's or picture's record after a save of how long the visit was open. It is finished once opened. */
export function afterReadingSave(
  before: Progress,
  { openMs, elapsedMs, isLate }: { readonly openMs: number; readonly elapsedMs: number; readonly isLate: boolean },
): Progress {
  return {
    ...before,
    positionMs: isLate ? before.positionMs : openMs,
    progress: 100,
    studiedMs: before.studiedMs + Math.min(openMs, elapsedMs),
  }
}

/** Percent that a medium of a length is watched to, by what was watched of it. */
export function progressOf(watched: readonly WatchedRange[], durationMs: number): number {
  return watched.length === 0 ? 0 : percentAt(Math.max(...watched.map(([, to]) => to)), durationMs)
}

function percentAt(positionMs: number, durationMs: number): number {
  if (durationMs <= 0) return 0
  return positionMs >= durationMs - END_WITHIN_MS ? 100 : (positionMs / durationMs) * 100
}
