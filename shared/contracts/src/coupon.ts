/** Coupons that a school gives out. In a file of their own: pages of courses need nothing else of the home page. */
import * as v from 'valibot'

import { defineCall } from './call'
import { count, id, list, numeric, page, paging, text, time } from './wire'

/** Money amounts are yuan; minPoint 0 means no threshold. */
export const coupon = v.object({
  id,
  title: text,
  useStartTime: time,
  useEndTime: time,
  amount: numeric,
  minPoint: count,
})
export type Coupon = v.InferOutput<typeof coupon>

export const receivableCouponPage = defineCall({
  id: 'home.receivableCouponPage',
  method: 'POST',
  path: '/api/enroll/anyBiz/coupon/list/receivablePage',
  summary: 'Coupons one can receive',
  request: v.object({
    ...paging({ sort: ['createdTime'], order: 'descending' }),
    model: v.optional(v.object({ state: v.optional(numeric, 1) }), {}),
  }),
  response: page(coupon),
})

export const receiveCoupon = defineCall({
  id: 'home.receiveCoupon',
  method: 'POST',
  path: '/api/enroll/app/coupon/receive',
  summary: 'Receives a coupon; twice by one person is once',
  request: v.object({ couponId: id }),
  response: v.boolean(),
  access: 'user',
  source: 'ours',
})

export const receivedCouponList = defineCall({
  id: 'home.receivedCouponList',
  method: 'GET',
  path: '/api/enroll/app/coupon/received',
  summary: 'Ids of the coupons one has received',
  request: v.object({}),
  response: list(id),
  access: 'user',
  source: 'ours',
})
