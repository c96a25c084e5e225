/** What can be ordered, and what an order says, without drawing it. */
import { addressOf, freeText, oneOf } from '@campus/calls/address'
import type { Order, OrderState, OwnCoupon } from '@campus/contracts/order'
import type { ProductClass, ProductDetail } from '@campus/contracts/product-detail'

import { couponStanding, isInUse } from '../common/coupon/coupon.model'
import { classesAt } from '../common/product/classes-at.model'

/** `classId`: the class that is chosen first; '' for the next one. */
export const newOrderAddress = addressOf({ productId: freeText, classId: freeText })

/** What the page of what is one's own shows. */
export const ownAddress = addressOf({ show: oneOf(['orders', 'coupons', 'enquiries']) })

/** A class as it can be chosen. */
export interface ClassChoice {
  readonly held: ProductClass
  readonly isFull: boolean
}

/** The classes that are not over at a moment, in epoch milliseconds. */
export function classChoices(product: Pick<ProductDetail, 'classList'>, now: number): readonly ClassChoice[] {
  return classesAt(product, now).map((held) => ({ held, isFull: held.remaining === 0 }))
}

/** The class of the address where it can be chosen; '' for the next one. */
export function chosenFirst(choices: readonly ClassChoice[], classId: string): string {
  return choices.find(({ held, isFull }) => held.id === classId && !isFull)?.held.id ?? ''
}

/** Coupons that an order at a price can use at a moment, the one that takes off most first. */
export function usableCoupons(coupons: readonly OwnCoupon[], price: number | null, now: number): readonly OwnCoupon[] {
  if (price === null) return []
  return coupons
    .filter(({ used, minPoint }) => !used && minPoint <= price)
    .filter((coupon) => isInUse(coupon, now))
    .toSorted((one, other) => other.amount - one.amount)
}

/** Coupons that can be used, now or later, and those that cannot any more, each in the given order. */
export function couponsByUse(coupons: readonly OwnCoupon[], now: number) {
  const isOpen = (coupon: OwnCoupon): boolean => ['usable', 'early'].includes(couponStanding(coupon, now))
  return { open: coupons.filter(isOpen), over: coupons.filter((coupon) => !isOpen(coupon)) }
}

/** Yuan, in whole fen; null where there is no price. */
export function payable(price: number | null, coupon: OwnCoupon | undefined): number | null {
  if (price === null) return null
  return Math.max(0, Math.round((price - (coupon?.amount ?? 0)) * 100) / 100)
}

/** What there is to say of how an order stands: where nothing is to be paid, a placed one waits for a seat alone. */
export function standing({ state, payable }: Pick<Order, 'state' | 'payable'>): OrderState | 'free' {
  return state === 'placed' && payable === 0 ? 'free' : state
}

/** The order of a product that waits for the school; undefined where none does. */
export function openOrder(orders: readonly Order[], productId: string): Order | undefined {
  return orders.find((order) => order.productId === productId && isOpen(order.state))
}

function isOpen(state: OrderState): boolean {
  return state === 'placed' || state === 'paid'
}
