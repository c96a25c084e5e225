/** Plays only what was missed, gap by gap. */
import { missedRanges, type WatchedRange } from '@campus/contracts/watched-ranges'

/** Where the next gap after a position begins, the position itself while it lies in one; null when none is left after it. */
export function nextMissed(watched: readonly WatchedRange[], durationMs: number, positionMs: number): number | null {
  for (const [from, to] of missedRanges(watched, durationMs)) {
    if (positionMs < from) return from
    if (positionMs < to) return positionMs
  }
  return null
}
