/** What the server counts as watched beside what was really played. */
import { mergeRanges, watchedMs, type WatchedRange } from '@campus/contracts/watched-ranges'

export interface Difference {
  /** Milliseconds that were played and do not count. */
  readonly missingMs: number
  /** Milliseconds that count and were not played. */
  readonly inventedMs: number
}

export function differenceOf(played: readonly WatchedRange[], counted: readonly WatchedRange[]): Difference {
  const [mine, theirs] = [mergeRanges(played), mergeRanges(counted)]
  const both = watchedMs(mergeRanges([...mine, ...theirs]))
  return { missingMs: both - watchedMs(theirs), inventedMs: both - watchedMs(mine) }
}
