import fc from 'fast-check'

import { classOf } from '../common/product/product-detail.fixtures'
import { orderOf, ownCouponOf } from './order.fixtures'
import { chosenFirst, classChoices, openOrder, payable, usableCoupons } from './order.model'

const NOW = Date.parse('2026-11-20T12:00:00+08:00')

test('a class that is over is no choice, a full one cannot be chosen', () => {
  const choices = classChoices(
    {
      classList: [
        classOf({ id: 'over', trainingEndTime: '2026-11-20 12:00:00' }),
        classOf({ id: 'full', remaining: 0 }),
        classOf({ id: 'free', remaining: 3 }),
        classOf({ id: 'any', remaining: null }),
      ],
    },
    NOW,
  )
  expect(choices.map(({ held, isFull }) => [held.id, isFull])).toEqual([
    ['full', true],
    ['free', false],
    ['any', false],
  ])
  expect(['full', 'free', 'none', ''].map((id) => chosenFirst(choices, id))).toEqual(['', 'free', '', ''])
})

test.each([
  [{}, true],
  [{ used: true }, false],
  [{ minPoint: 2680 }, true],
  [{ minPoint: 2680.01 }, false],
  [{ useStartTime: '2026-11-20 12:00:00' }, true],
  [{ useStartTime: '2026-11-20 12:00:01' }, false],
  [{ useEndTime: '2026-11-20 12:00:00' }, false],
])('a coupon with %j can be used: %p', (differing, can) => {
  expect(usableCoupons([ownCouponOf(differing)], 2680, NOW)).toHaveLength(can ? 1 : 0)
})

test('the coupon that takes off most comes first; without a price there is none', () => {
  const coupons = [ownCouponOf({ id: 'small', amount: 10 }), ownCouponOf({ id: 'large', amount: 300 })]
  expect(usableCoupons(coupons, 2680, NOW).map(({ id }) => id)).toEqual(['large', 'small'])
  expect(usableCoupons(coupons, null, NOW)).toEqual([])
})

test('what is to be paid is in whole fen and never less than nothing', () => {
  const yuan = fc.integer({ min: 0, max: 1e8 }).map((fen) => fen / 100)
  fc.assert(
    fc.property(yuan, yuan, (price, amount) => {
      const sum = payable(price, ownCouponOf({ amount })) ?? -1
      expect(sum).toBeGreaterThanOrEqual(0)
      expect(Math.round(sum * 100) / 100).toBe(sum)
      expect(sum).toBeCloseTo(Math.max(0, price - amount), 2)
    }),
  )
  expect(payable(null, ownCouponOf())).toBeNull()
})

test.each([
  ['placed', true],
  ['paid', true],
  ['admitted', false],
  ['withdrawn', false],
  ['refused', false],
] as const)('an order that is %s waits: %p', (state, waits) => {
  expect(openOrder([orderOf({ state })], '7') !== undefined).toBe(waits)
  expect(openOrder([orderOf({ state })], '8')).toBeUndefined()
})
