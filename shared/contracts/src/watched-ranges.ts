/**
 * What was watched of a medium, as ranges of milliseconds: in order, without overlap, none empty. The page keeps them,
 * the server accepts them, so both count alike.
 */

export type WatchedRange = readonly [from: number, to: number]

/** Ranges this near to each other are one: a player tells its position a few times a second only. */
const JOINED_WITHIN_MS = 300

/** The ranges brought into order and joined; what is no range is left out. */
export function mergeRanges(ranges: readonly WatchedRange[]): WatchedRange[] {
  const ordered = ranges.filter(([from, to]) => to > from).sort(([first], [second]) => first - second)
  const merged: WatchedRange[] = []
  for (const [from, to] of ordered) {
    const last = merged.at(-1)
    const isJoined = last !== undefined && from <= last[1] + JOINED_WITHIN_MS
    if (isJoined) merged.splice(-1, 1, [last[0], Math.max(last[1], to)])
    else merged.push([from, to])
  }
  return merged
}

/** Milliseconds that merged ranges cover. */
export function watchedMs(merged: readonly WatchedRange[]): number {
  return merged.reduce((sum, [from, to]) => sum + to - from, 0)
}

/** What of a medium of `durationMs` is not covered by merged ranges. */
export function missedRanges(merged: readonly WatchedRange[], durationMs: number): WatchedRange[] {
  const missed: WatchedRange[] = []
  let at = 0
  for (const [from, to] of merged) {
    if (from - at > JOINED_WITHIN_MS) missed.push([at, Math.min(from, durationMs)])
    at = Math.max(at, to)
  }
  if (durationMs - at > JOINED_WITHIN_MS) missed.push([at, durationMs])
  return missed.filter(([from, to]) => to > from)
}

/** Ranges cut to a medium of `durationMs`. */
export function withinDuration(ranges: readonly WatchedRange[], durationMs: number): WatchedRange[] {
  return ranges
    .map(([from, to]): WatchedRange => [Math.max(0, from), Math.min(to, durationMs)])
    .filter(([from, to]) => to > from)
}

/** Known ranges with those of the offered that are new, from the first on, as far as `limitMs` of new ones allow. */
export function acceptRanges(
  known: readonly WatchedRange[],
  offered: readonly WatchedRange[],
  limitMs: number,
): WatchedRange[] {
  let accepted = mergeRanges(known)
  let left = Math.max(0, limitMs)
  for (const [from, to] of mergeRanges(offered)) {
    const before = watchedMs(accepted)
    const whole = mergeRanges([...accepted, [from, to]])
    const grown = watchedMs(whole) - before
    if (grown <= left) {
      accepted = whole
      left -= grown
    } else {
      return mergeRanges([...accepted, [from, cutEnd(accepted, from, to, left)]])
    }
  }
  return accepted
}

/** Where a range from `from` ends when only `leftMs` of what is not known may be added. */
function cutEnd(known: readonly WatchedRange[], from: number, to: number, leftMs: number): number {
  let at = from
  let left = leftMs
  for (const [knownFrom, knownTo] of known) {
    if (knownTo <= at) continue
    const free = Math.max(0, knownFrom - at)
    if (free >= left) return Math.min(to, at + left)
    left -= free
    at = Math.max(at, knownTo)
  }
  return Math.min(to, at + left)
}
