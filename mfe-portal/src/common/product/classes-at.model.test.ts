import fc from 'fast-check'

import { classesAt } from './classes-at.model'
import { classOf, productDetailOf } from './product-detail.fixtures'

const NOW = Date.parse('2026-11-20T12:00:00+08:00')

test.each([
  ['2026-11-20 12:00:00', false],
  ['2026-11-20 12:00:01', true],
  ['', true],
])('a class until %s', (trainingEndTime, isListed) => {
  expect(classesAt(productDetailOf({ classList: [classOf({ trainingEndTime })] }), NOW)).toHaveLength(isListed ? 1 : 0)
})

test('a class that is over does not come back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 1e9 }), (early, later) => {
      const product = productDetailOf({ classList: [classOf({ trainingEndTime: '2026-11-20 12:00:00' })] })
      const [before, after] = [early, early + later].map((ms) => classesAt(product, NOW - 5e8 + ms).length)
      expect(after).toBeLessThanOrEqual(before ?? 0)
    }),
  )
})
