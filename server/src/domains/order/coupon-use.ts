/** The coupons that a person has, and which of them an order can use. */
import { and, asc, eq, inArray } from 'drizzle-orm'

import type { Transaction } from '../../platform/database/database'
import { couponReceipts, coupons } from '../home/home.schema'
import { HOLDING_STATES, orders } from './order.schema'

type OwnCoupon = typeof coupons.$inferSelect & { readonly used: boolean }

/** In the person's own transaction. The one that ends next comes first. */
export async function ownCoupons(tx: Transaction): Promise<readonly OwnCoupon[]> {
  const rows = await tx
    .select({ coupon: coupons })
    .from(couponReceipts)
    .innerJoin(coupons, and(eq(coupons.tenantId, couponReceipts.tenantId), eq(coupons.id, couponReceipts.couponId)))
    .orderBy(asc(coupons.useEndTime), asc(coupons.id))
  const held = await tx
    .select({ couponId: orders.couponId })
    .from(orders)
    .where(inArray(orders.state, [...HOLDING_STATES]))
  return rows.map(({ coupon }) => ({ ...coupon, used: held.some(({ couponId }) => couponId === coupon.id) }))
}

/** Whether it can be used now for something at this price. */
export function isUsable({ used, minPoint, useStartTime, useEndTime }: OwnCoupon, price: number | null, now: Date) {
  return !used && price !== null && minPoint <= price && useStartTime <= now && now < useEndTime
}
