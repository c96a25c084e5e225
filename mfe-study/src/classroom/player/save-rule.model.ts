/** When progress is saved, and what of a medium was played. Positions are milliseconds. */
import { mergeRanges, type WatchedRange } from '@campus/contracts/watched-ranges'

/** Playback must have moved more than this past the last saved point. */
export const SAVE_EVERY_MS = 10_000
/** A player reports its position about every 250 ms; a longer step than this is a jump. */
const LONGEST_STEP_MS = 1_500

export interface Watching {
  /** Where playback is. */
  readonly positionMs: number
  /** What was played in this visit. */
  readonly played: readonly WatchedRange[]
  /** The last saved position; null before the first save. */
  readonly savedMs: number | null
  /** Whether something changed since. */
  readonly isSaved: boolean
}

/** The state of a visit that begins at a position. */
export function watchingFrom(positionMs: number): Watching {
  return { positionMs, played: [], savedMs: positionMs, isSaved: true }
}

/** Playback has reached a position at a speed; a jump does not count as played. */
export function playedTo(watching: Watching, positionMs: number, speed: number): Watching {
  const step = positionMs - watching.positionMs
  if (step === 0) return watching
  const isPlaying = step > 0 && step <= LONGEST_STEP_MS * Math.max(1, speed)
  return {
    ...watching,
    positionMs,
    played: isPlaying ? mergeRanges([...watching.played, [watching.positionMs, positionMs]]) : watching.played,
    isSaved: false,
  }
}

/** The learner moved to a position. */
export function movedTo(watching: Watching, positionMs: number): Watching {
  return positionMs === watching.positionMs ? watching : { ...watching, positionMs, isSaved: false }
}

export function saved(watching: Watching): Watching {
  return { ...watching, savedMs: watching.positionMs, isSaved: true }
}

/** Whether playback has moved far enough past the last saved point. */
export function isSaveDue({ positionMs, savedMs }: Watching): boolean {
  return positionMs - (savedMs ?? 0) > SAVE_EVERY_MS
}

/** This close to its end a medium counts as finished, so resuming starts it from the beginning. */
const END_MS = 1_000

/** The position to resume from; 0 at or past the end of the medium, and without a saved position. */
export function resumePosition(savedMs: number, durationMs: number): number {
  if (savedMs <= 0) return 0
  return durationMs > 0 && savedMs >= durationMs - END_MS ? 0 : savedMs
}

/** Ticks (one for each second of playback) after which progress is reported. */
const REPORT_AFTER_TICKS = 59
export const FIRST_TICK = 5

/** The counter after one second of playback, and whether a report is due. */
export function nextTick(counter: number): { readonly counter: number; readonly isDue: boolean } {
  const next = counter + 1
  return next > REPORT_AFTER_TICKS ? { counter: 0, isDue: true } : { counter: next, isDue: false }
}
