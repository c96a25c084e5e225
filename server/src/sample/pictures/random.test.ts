import fc from 'fast-check'

import { randomOf } from './random'

test('the same seed gives the same numbers, within their bounds', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: -50, max: 50 }), fc.nat(50), (seed, low, span) => {
      const [one, other] = [randomOf(seed), randomOf(seed)]
      const value = one.whole(low, low + span)
      return value === other.whole(low, low + span) && value >= low && value <= low + span && Number.isInteger(value)
    }),
  )
})
