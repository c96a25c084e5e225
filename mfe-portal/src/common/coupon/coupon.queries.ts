import { callQuery } from '@campus/calls/query'
import { receivedCouponList } from '@campus/contracts/coupon'

/** Ids of the person's coupons; a visitor has none and no request is sent. */
export function receivedCouponsQuery(userId: string) {
  return callQuery(receivedCouponList, userId === '' ? null : {})
}
