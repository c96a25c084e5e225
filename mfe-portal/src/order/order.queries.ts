import { callQuery } from '@campus/calls/query'
import { orderList, ownCouponList } from '@campus/contracts/order'

/** The own orders, the newest first. */
export function ordersQuery() {
  return callQuery(orderList, {})
}

/** The coupons that one has received, read anew at each visit: they are received on other pages. */
export function ownCouponsQuery() {
  return { ...callQuery(ownCouponList, {}), staleTime: 0 }
}
