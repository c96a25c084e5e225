import fc from 'fast-check'

import { classOf, couponOf, productDetailOf } from './product-detail.fixtures'
import { classesAt, couponsAt, hasCertificate, paidPrices } from './product-page.model'

const NOW = Date.parse('2026-11-20T12:00:00+08:00')

test.each([
  [{}, ['stand 2680', 'coupon 1980 from', 'subsidy 1500']],
  [{ defCouponPrice: '' }, ['stand 2680', 'subsidy 1500']],
  [{ defCouponPrice: '免费', subsidyPrice: null }, ['stand 2680', 'coupon 免费']],
  [{ defStandPrice: null, defCouponPrice: '', subsidyPrice: null }, []],
])('the prices of %j, each with when it is paid', (differing, expected) => {
  const prices = paidPrices(productDetailOf(differing)).map(({ when, price }) =>
    price.kind === 'words' ? `${when} ${price.words}` : `${when} ${price.amount}${price.from ? ' from' : ''}`,
  )
  expect(prices).toEqual(expected)
})

test.each([
  ['2026-11-20 12:00:00', '2026-11-20 12:00:01', true],
  ['2026-11-20 12:00:01', '2026-12-31 23:59:59', false],
  ['2026-01-01 00:00:00', '2026-11-20 12:00:00', false],
])('a coupon from %s to %s', (useStartTime, useEndTime, isUsable) => {
  const product = productDetailOf({ couponList: [couponOf({ useStartTime, useEndTime })] })
  expect(couponsAt(product, NOW)).toHaveLength(isUsable ? 1 : 0)
})

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

test.each([
  [{}, true],
  [
    { certificatePic: '', certificateType: { code: '', desc: '' }, issuingAuthorityName: '', certificateBenefits: ' ' },
    false,
  ],
])('whether %j gives a certificate', (differing, has) => {
  expect(hasCertificate(productDetailOf(differing))).toBe(has)
})
