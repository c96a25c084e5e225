import { and, asc, eq, gt } from 'drizzle-orm'

import { receivableCouponPage, receiveCoupon, receivedCouponList } from '@campus/contracts/coupon'

import { newId } from '../../platform/database/ids'
import { handlePublic, handleSignedIn, type Route } from '../../platform/http/handle'
import { emptyPage, orderOf, pagedSelect } from '../../platform/http/paging'
import { refuse } from '../../platform/http/refusal'
import { wireTime } from '../../platform/http/wire-time'
import { couponReceipts, coupons } from './home.schema'

const RECEIVABLE = 1

/** Coupons: those to be had, and who has which. */
export const couponRoutes: readonly Route[] = [
  handlePublic(receivableCouponPage, async ({ input, tx, now }) => {
    if (input.model.state !== RECEIVABLE) return emptyPage(input)
    const receivable = receivableAt(now)
    const page = await pagedSelect(
      tx,
      tx.select().from(coupons).where(receivable).$dynamic(),
      input,
      orderOf(input, { createdTime: [coupons.createdTime] }, coupons.id),
    )
    const records = page.records.map(({ id, title, amount, minPoint, useStartTime, useEndTime }) => ({
      id,
      title,
      amount,
      minPoint,
      useStartTime: wireTime(useStartTime),
      useEndTime: wireTime(useEndTime),
    }))
    return { ...page, records }
  }),

  handleSignedIn(receiveCoupon, async ({ input, tx, now }) => {
    const receivable = await tx.$count(coupons, and(eq(coupons.id, input.couponId), receivableAt(now)))
    if (receivable === 0) throw refuse('notFound')
    await tx
      .insert(couponReceipts)
      .values({ id: newId(now.getTime()), couponId: input.couponId, createdTime: now })
      .onConflictDoNothing()
    return true
  }),

  handleSignedIn(receivedCouponList, async ({ tx }) => {
    const rows = await tx
      .select({ couponId: couponReceipts.couponId })
      .from(couponReceipts)
      .orderBy(asc(couponReceipts.createdTime), asc(couponReceipts.id))
    return rows.map(({ couponId }) => couponId)
  }),
]

function receivableAt(now: Date) {
  return and(eq(coupons.state, RECEIVABLE), gt(coupons.useEndTime, now))
}
