import fc from 'fast-check'

import { productOf } from './product.fixtures'
import { includedTypes, parsePrice, priceParts, productFacts, ratingOf, verificationMessage } from './product.model'

test.each([
  [
    [1, 2, 3, 4],
    [1, 2, 3, 4],
  ],
  [
    [4, 2],
    [2, 4],
  ],
  [
    [1, 1, 3],
    [1, 3],
  ],
  [[0, 5, 2], [2]],
  [[], []],
])('PO-PROD-04 PO-PROD-11 a product of the types %p includes %p', (given, shown) => {
  expect(includedTypes(productOf({ onlineClassPeriodTypeList: given }))).toEqual(shown)
})

test.each([
  ['E2', true],
  ['E24', true],
  ['E10', true],
  ['E12', true],
  ['E1', false],
  ['E240', false],
  ['e2', false],
  ['', false],
])('PO-PROD-05 tenantChildType %p hides the included types: %p', (tenantChildType, hidden) => {
  expect(includedTypes(productOf({ tenantChildType })).length === 0).toBe(hidden)
})

test.each([
  ['PE12', false],
  ['PE1', true],
  ['', true],
])('PO-PROD-06 in a school of parent type %p the training institution shows: %p', (parentType, shown) => {
  const labels = productFacts(productOf(), parentType).map((fact) => fact.label)
  expect(labels.includes('product.trainingInstitution')).toBe(shown)
  expect(labels).toContain('product.certificationOrg')
})

test('PO-PROD-07 an empty value has no line', () => {
  expect(
    productFacts(
      productOf({ certificationOrg: '', issuingAuthorityName: ' ', certificateType: { code: 'X', desc: '' } }),
      '',
    ),
  ).toEqual([
    { label: 'product.trainingInstitution', value: '启明滨江教学中心' },
    { label: 'product.certificateBenefits', value: '可申领技能提升补贴' },
  ])
})

test.each([
  [0, null],
  [1, 'product.verification.1'],
  [2, 'product.verification.2'],
  [3, null],
])('PO-PROD-08 certificateVerificationType %i reads %p', (type, message) => {
  expect(verificationMessage(type)).toBe(message)
})

test.each([
  ['1280', { kind: 'amount', amount: 1280, from: false }],
  ['1280起', { kind: 'amount', amount: 1280, from: true }],
  ['1280 起', { kind: 'amount', amount: 1280, from: true }],
  ['1280 from', { kind: 'amount', amount: 1280, from: true }],
  ['¥1,280.50起', { kind: 'amount', amount: 1280.5, from: true }],
  ['0', { kind: 'amount', amount: 0, from: false }],
  ['面议', { kind: 'words', words: '面议' }],
  // An amount among other words is not the price.
  ['约1280', { kind: 'words', words: '约1280' }],
  ['1280起，两人同行', { kind: 'words', words: '1280起，两人同行' }],
  ['', null],
  ['  ', null],
])('PO-PROD-09 the coupon price %p reads %p', (text, price) => {
  expect(parsePrice(text)).toEqual(price)
})

test('PO-PROD-09 any amount reads back as itself, with its marker', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.boolean(), (fen, from) => {
      const amount = fen / 100
      expect(parsePrice(`${amount}${from ? '起' : ''}`)).toEqual({ kind: 'amount', amount, from })
    }),
  )
})

test.each([
  ['coupon below standard', { defCouponPrice: '1980起', defStandPrice: 2680 }, 'product.couponPrice', 2680],
  ['coupon equal to standard', { defCouponPrice: '2680', defStandPrice: 2680 }, 'product.couponPrice', null],
  ['coupon from the standard price', { defCouponPrice: '2680起', defStandPrice: 2680 }, 'product.couponPrice', null],
  ['no standard price', { defCouponPrice: '1980', defStandPrice: null }, 'product.couponPrice', null],
  ['words for a price', { defCouponPrice: '面议', defStandPrice: 2680 }, 'product.couponPrice', 2680],
  ['no coupon price', { defCouponPrice: '', defStandPrice: 2680 }, 'product.standPrice', null],
  ['no price', { defCouponPrice: '', defStandPrice: null }, undefined, null],
  [
    'words that are no amount, and none beside them',
    { defCouponPrice: '面议', defStandPrice: null },
    'product.couponPrice',
    null,
  ],
] as const)('PO-PROD-09 %s', (_, prices, label, struck) => {
  const parts = priceParts(productOf({ ...prices, subsidyPrice: 1500 }))
  expect(parts.main?.label).toBe(label)
  expect(parts.struck).toBe(struck)
  expect(parts.subsidy).toBe(1500)
})

test('PO-PROD-09 without a coupon price the standard one is exact', () => {
  expect(priceParts(productOf({ defCouponPrice: '', defStandPrice: 2680 })).main?.price).toEqual({
    kind: 'amount',
    amount: 2680,
    from: false,
  })
})

test('PO-PROD-07 every line has its own label, in the order of the card', () => {
  const product = productOf({
    trainingInstitutionsName: 'a',
    certificationOrg: 'b',
    issuingAuthorityName: 'c',
    certificateType: { code: 'X', desc: 'd' },
    certificateBenefits: 'e',
  })
  expect(productFacts(product, '')).toEqual([
    { label: 'product.trainingInstitution', value: 'a' },
    { label: 'product.certificationOrg', value: 'b' },
    { label: 'product.issuingAuthority', value: 'c' },
    { label: 'product.certificateType', value: 'd' },
    { label: 'product.certificateBenefits', value: 'e' },
  ])
})

test.each([
  [0, 2, 'good'],
  [999, 2, 'good'],
  [1000, 3, 'veryGood'],
  [1999, 3, 'veryGood'],
  [2000, 4, 'excellent'],
  [99999, 4, 'excellent'],
])('PO-PROD-10 %i likes show %i diamonds, %s', (thumbs, diamonds, label) => {
  expect(ratingOf(thumbs)).toEqual({ diamonds, label: `product.rating.${label}` })
})
