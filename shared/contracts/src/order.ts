/** Orders: how a person comes from a course to a seat in a class of it. */
import * as v from 'valibot'

import { defineCall } from './call'
import { coupon } from './coupon'
import { flag, id, list, optionalNumeric, text, time } from './wire'

/**
 * placed: waits for the payment. paid: the school has the money, or asks for none. admitted: a seat in a class.
 * withdrawn: by the person, or the seat was taken back. refused: by the school, with words.
 */
export const ORDER_STATES = ['placed', 'paid', 'admitted', 'withdrawn', 'refused'] as const
export type OrderState = (typeof ORDER_STATES)[number]

const orderState = v.picklist(ORDER_STATES)

/** A state that an order came to. */
export const orderStep = v.object({
  state: orderState,
  time,
  /** Whether somebody of the school did it, or the person themselves. */
  bySchool: flag,
  /** What the school says to it; '' for nothing. */
  words: text,
})
export type OrderStep = v.InferOutput<typeof orderStep>

export const order = v.object({
  id,
  /** What the person and the school call it by, ten digits and more. */
  number: text,
  productId: id,
  /** As it was when it was ordered. */
  productName: text,
  state: orderState,
  /** '' while the school has to choose: the next one. */
  classId: text,
  className: text,
  trainingStartTime: time,
  trainingEndTime: time,
  place: text,
  /** Yuan; null where the school tells no price. */
  standPrice: optionalNumeric,
  /** '' without a coupon. */
  couponTitle: text,
  couponAmount: optionalNumeric,
  /** What is to be paid, in yuan; null where the school tells no price. */
  payable: optionalNumeric,
  /** Where it is paid; '' for at the school. */
  paymentUrl: text,
  /** The first one first. */
  stepList: list(orderStep),
})
export type Order = v.InferOutput<typeof order>

/** A coupon that one has received. */
export const ownCoupon = v.object({
  ...coupon.entries,
  /** Whether an order has it. */
  used: flag,
})
export type OwnCoupon = v.InferOutput<typeof ownCoupon>

const api = '/api/enroll/app'
const ours = { access: 'user', source: 'ours' } as const

export const placeOrder = defineCall({
  ...ours,
  id: 'order.place',
  method: 'POST',
  path: `${api}/order/place`,
  summary: 'Orders a seat in a class of a product, or in its next class; one open order of a product at a time',
  once: true,
  request: v.object({
    productId: id,
    /** Without it the school chooses the next class. */
    classId: v.optional(id),
    /** One that the person has received. */
    couponId: v.optional(id),
  }),
  response: v.object({ id }),
})

export const orderList = defineCall({
  ...ours,
  id: 'order.list',
  method: 'GET',
  path: `${api}/order/list`,
  summary: 'The own orders, the newest first',
  request: v.object({}),
  response: list(order),
})

export const withdrawOrder = defineCall({
  ...ours,
  id: 'order.withdraw',
  method: 'POST',
  path: `${api}/order/withdraw`,
  summary: 'Takes an order back that is not paid yet',
  request: v.object({ id }),
  response: v.boolean(),
})

export const ownCouponList = defineCall({
  ...ours,
  id: 'order.couponList',
  method: 'GET',
  path: `${api}/coupon/list`,
  summary: 'The coupons one has received, with whether an order has them; the one that ends next comes first',
  request: v.object({}),
  response: list(ownCoupon),
})
