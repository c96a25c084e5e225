/** The reads of the top of the home page. */
import { callQuery, ownTenantId } from '@campus/calls/query'
import { receivableCouponPage } from '@campus/contracts/coupon'
import { getMaterialPosterList, mergeCustomPage, queryMaterialCategories } from '@campus/contracts/home'
import { serverNow } from '@campus/http/client'

import { COUPONS_SHOWN, tickerWindow } from './home.model'

export function bannersQuery() {
  return callQuery(getMaterialPosterList, { tenantId: ownTenantId() })
}

export function materialCategoriesQuery() {
  return callQuery(queryMaterialCategories, { tenantId: ownTenantId(), clientType: 'PC' })
}

/** The window at the moment of the request. */
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
