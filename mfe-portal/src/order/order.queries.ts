import { callQuery } from '@campus/calls/query'
import { orderList, ownCouponList } from '@campus/contracts/order'
import { ownClues } from '@campus/contracts/school'

/** The own orders, the newest first. */
export function ordersQuery() {
  return callQuery(orderList, {})
}

/** The coupons that one has received, read anew at each visit: they are received on other pages. */
export function ownCouponsQuery() {
  return { ...callQuery(ownCouponList, {}), staleTime: 0 }
}

/** The enquiries that one has sent, read anew at each visit: they are sent on other pages. */
export function ownEnquiriesQuery() {
  return { ...callQuery(ownClues, {}), staleTime: 0 }
}
