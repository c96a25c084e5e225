import { couponOf, productDetailOf } from '../common/product/product-detail.fixtures'
import { couponsAt, hasCertificate, paidPrices } from './product-page.model'

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
  [{}, true],
  [
    { certificatePic: '', certificateType: { code: '', desc: '' }, issuingAuthorityName: '', certificateBenefits: ' ' },
    false,
  ],
])('whether %j gives a certificate', (differing, has) => {
  expect(hasCertificate(productDetailOf(differing))).toBe(has)
})
