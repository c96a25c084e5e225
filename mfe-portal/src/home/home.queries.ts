/** What the top of the home page asks the server for. */
import { callQuery, ownTenantId } from '@campus/calls/query'
import {
  getMaterialPosterList,
  mergeCustomPage,
  queryMaterialCategories,
  receivableCouponPage,
  receivedCouponList,
} from '@campus/contracts/home'
import { serverNow } from '@campus/http/client'

import { COUPONS_SHOWN, tickerWindow } from './home.model'

export function bannersQuery() {
  return callQuery(getMaterialPosterList, { tenantId: ownTenantId() })
}

export function materialCategoriesQuery() {
  return callQuery(queryMaterialCategories, { tenantId: ownTenantId(), clientType: 'PC' })
}

/** The window is that of the moment of asking. */
export function tickerQuery() {
  return callQuery(mergeCustomPage, () => tickerWindow(serverNow()))
}

export function couponsQuery() {
  return callQuery(receivableCouponPage, {
    size: COUPONS_SHOWN,
    sort: 'createdTime',
    order: 'descending',
    model: { state: 1 },
  })
}

/** Ids of the coupons the person has; a visitor has none and nothing is asked. */
export function receivedCouponsQuery(userId: string) {
  return callQuery(receivedCouponList, userId === '' ? null : {})
}
