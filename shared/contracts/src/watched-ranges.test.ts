import fc from 'fast-check'

import { acceptRanges, mergeRanges, missedRanges, watchedMs, withinDuration, type WatchedRange } from './watched-ranges'

const DURATION = 100_000
const range = fc
  .tuple(fc.integer({ min: 0, max: DURATION }), fc.integer({ min: 0, max: DURATION }))
  .map(([one, other]): WatchedRange => [Math.min(one, other), Math.max(one, other)])
const ranges = fc.array(range, { maxLength: 12 })

/** The honest way: second by second of a small medium. */
const covers = (all: readonly WatchedRange[], at: number): boolean => all.some(([from, to]) => at >= from && at < to)

test('ranges are brought into order and joined', () => {
  expect(
    mergeRanges([
      [20_000, 30_000],
      [0, 5_000],
      [5_000, 8_000],
      [7_000, 9_000],
      [40_000, 40_000],
    ]),
  ).toEqual([
    [0, 9_000],
    [20_000, 30_000],
  ])
  expect(
    mergeRanges([
      [0, 1_000],
      [1_200, 2_000],
    ]),
  ).toEqual([[0, 2_000]])
})

test('merged ranges stand in order apart from each other, cover what they are made of, and merge to themselves', () => {
  fc.assert(
    fc.property(ranges, (all) => {
      const merged = mergeRanges(all)
      expect(merged.every(([from, to]) => to > from)).toBe(true)
      expect(merged.every(([from], index) => index === 0 || from > (merged[index - 1]?.[1] ?? 0))).toBe(true)
      for (const [from, to] of all) if (to > from) expect(covers(merged, from) && covers(merged, to - 1)).toBe(true)
      expect(mergeRanges(merged)).toEqual(merged)
    }),
  )
})

test('what is missed is the rest of the medium', () => {
  expect(
    missedRanges(
      [
        [0, 10_000],
        [30_000, 40_000],
      ],
      60_000,
    ),
  ).toEqual([
    [10_000, 30_000],
    [40_000, 60_000],
  ])
  expect(missedRanges([], 60_000)).toEqual([[0, 60_000]])
  expect(missedRanges([[0, 59_900]], 60_000)).toEqual([])
  fc.assert(
    fc.property(ranges, (all) => {
      const merged = mergeRanges(all)
      const missed = missedRanges(merged, DURATION)
      for (const [from, to] of missed) expect(covers(merged, from) || covers(merged, to - 1)).toBe(false)
    }),
  )
})

test('ranges are cut to the medium', () => {
  expect(
    withinDuration(
      [
        [-5, 10],
        [50, 200],
        [150, 160],
      ],
      100,
    ),
  ).toEqual([
    [0, 10],
    [50, 100],
  ])
})

test('ST-PLAY-33 no more is accepted than the limit allows, nothing known is lost, nothing unoffered comes in', () => {
  fc.assert(
    fc.property(ranges, ranges, fc.integer({ min: 0, max: DURATION }), (before, offered, limit) => {
      const known = mergeRanges(before)
      const accepted = acceptRanges(known, offered, limit)
      // Joining ranges that are nearly one adds less than a third of a second each.
      const joins = 300 * (known.length + offered.length)
      expect(watchedMs(accepted) - watchedMs(known)).toBeLessThanOrEqual(limit + joins)
      for (const [from, to] of known) expect(covers(accepted, from) && covers(accepted, to - 1)).toBe(true)
      const possible = mergeRanges([...known, ...offered])
      for (const [from, to] of accepted) expect(covers(possible, from) && covers(possible, to - 1)).toBe(true)
    }),
  )
})

test('what the limit cut off is accepted when it is offered again later', () => {
  const offered: WatchedRange[] = [[0, 30_000]]
  const first = acceptRanges([], offered, 10_000)
  expect(first).toEqual([[0, 10_000]])
  expect(acceptRanges(first, offered, 20_000)).toEqual([[0, 30_000]])
})
