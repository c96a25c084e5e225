import fc from 'fast-check'

import { betterReading, clockReading } from './server-clock.model'

test('the server’s time is that of the middle of the round trip, off by half of it at most', () => {
  expect(clockReading({ serverTime: 1_000_000, sentAt: 100, receivedAt: 300 })).toEqual({
    offset: 999_800,
    error: 101,
    readAt: 300,
  })
})

describe('of two readings', () => {
  const read = (offset: number, error: number, readAt: number) => ({ offset, error, readAt })
  test.each([
    ['the first is taken', null, read(5, 50, 0), 'next'],
    ['the smaller round trip wins', read(5, 50, 0), read(6, 40, 10), 'next'],
    ['the larger one does not', read(5, 50, 0), read(6, 60, 10), 'known'],
    ['nor does it long after the page was opened', read(1e12, 50, 1e9), read(1e12 + 6, 60, 1e9 + 10), 'known'],
    ['of two alike the newer is taken', read(5, 50, 0), read(6, 50, 0), 'next'],
    ['an old one has become uncertain', read(5, 50, 0), read(6, 60, 200_000), 'next'],
    ['after a sleep the newer counts, however slow', read(5, 10, 0), read(3_600_005, 900, 10), 'next'],
    ['so it does when the server’s clock was set back', read(5, 10, 0), read(-60_000, 900, 10), 'next'],
  ] as const)('%s', (_, known, next, wanted) => {
    expect(betterReading(known, next)).toBe(wanted === 'next' ? next : known)
  })

  test('whatever the delays on the way, the truth lies within the error', () => {
    const delays = fc.array(fc.tuple(fc.nat(3000), fc.nat(3000)), { minLength: 1, maxLength: 20 })
    const truth = 1_800_000_000_000
    fc.assert(
      fc.property(delays, (responses) => {
        let at = 0
        let known = null
        for (const [out, back] of responses) {
          const left = at + out
          known = betterReading(known, clockReading({ serverTime: truth + left, sentAt: at, receivedAt: left + back }))
          at = left + back
        }
        expect(Math.abs((known?.offset ?? 0) - truth)).toBeLessThanOrEqual((known?.error ?? 0) + 1)
      }),
    )
  })
})
