/** What the page of a product says, without drawing it. */
import { addressOf, freeText, pageNumber } from '@campus/calls/address'
import type { ProductDetail } from '@campus/contracts/product-detail'

import { isInUse } from '../common/coupon/coupon.model'
import { priceParts, type Price } from '../common/product/product.model'

export const productAddress = addressOf({ id: freeText })

/** `page`: of the reviews. A new one does not scroll. */
export const productReviewsAddress = addressOf({
  id: freeText,
  page: { ...pageNumber, name: 'reviews-page', scroll: 'stay' },
})

/** A price and what it is paid for. */
export interface PaidPrice {
  readonly when: 'stand' | 'coupon' | 'subsidy'
  readonly price: Price
}

/** Every price there is, from the one that everybody pays on. */
export function paidPrices(product: ProductDetail): readonly PaidPrice[] {
  const { main, subsidy } = priceParts(product)
  const amount = (yuan: number): Price => ({ kind: 'amount', amount: yuan, from: false })
  const stand = product.defStandPrice
  return [
    ...(stand === null ? [] : [{ when: 'stand' as const, price: amount(stand) }]),
    ...(main?.label === 'product.couponPrice' ? [{ when: 'coupon' as const, price: main.price }] : []),
    ...(subsidy === null ? [] : [{ when: 'subsidy' as const, price: amount(subsidy) }]),
  ]
}

/** Coupons that can be used at a moment, in epoch milliseconds; the one that takes off most comes first. */
export function couponsAt({ couponList }: ProductDetail, now: number) {
  return couponList.filter((coupon) => isInUse(coupon, now))
}

/** Whether the page says anything of the certificate. */
export function hasCertificate({
  certificatePic,
  certificateType,
  issuingAuthorityName,
  certificateBenefits,
}: ProductDetail): boolean {
  return [certificatePic, certificateType.desc, issuingAuthorityName, certificateBenefits].some(
    (words) => words.trim() !== '',
  )
}
