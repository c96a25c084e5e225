/** What the top of the home page asks the server for. Keys carry the tenant: another school's response is never shown. */
import { queryOptions } from '@tanstack/react-query'

import {
  getMaterialPosterList,
  mergeCustomPage,
  queryMaterialCategories,
  receivableCouponPage,
} from '@campus/contracts/home'
import { call, serverNow } from '@campus/http/client'

import { inBlock } from '../common/in-block'
import { COUPONS_SHOWN, tickerWindow } from './home.model'

export function homeKey<const Rest extends readonly unknown[]>(tenantId: string, ...rest: Rest) {
  return ['home', tenantId, ...rest] as const
}

export function bannersQuery(tenantId: string) {
  return queryOptions({
    queryKey: homeKey(tenantId, 'banners'),
    queryFn: ({ signal }) => call(getMaterialPosterList, { tenantId }, inBlock(signal)),
  })
}

export function materialCategoriesQuery(tenantId: string) {
  return queryOptions({
    queryKey: homeKey(tenantId, 'material-categories'),
    queryFn: ({ signal }) => call(queryMaterialCategories, { tenantId }, inBlock(signal)),
  })
}

/** The key carries no time: the window is that of the moment of asking. */
export function tickerQuery(tenantId: string) {
  return queryOptions({
    queryKey: homeKey(tenantId, 'ticker'),
    queryFn: ({ signal }) => call(mergeCustomPage, tickerWindow(serverNow()), inBlock(signal)),
  })
}

export function couponsQuery(tenantId: string) {
  return queryOptions({
    queryKey: homeKey(tenantId, 'coupons'),
    queryFn: ({ signal }) =>
      call(
        receivableCouponPage,
        { size: COUPONS_SHOWN, sort: 'createdTime', order: 'descending', model: { state: 1 } },
        inBlock(signal),
      ),
  })
}
