import { and, desc, eq } from 'drizzle-orm'

import { orderList, ownCouponList, placeOrder, withdrawOrder } from '@campus/contracts/order'

import { handleSignedIn, type Route } from '../../platform/http/handle'
import { wireTime } from '../../platform/http/wire-time'
import { schools } from '../school/school.schema'
import { classPeriods, teachingClasses } from '../study/study.schema'
import { ownCoupons } from './coupon-use'
import { changeOrder, lockOrder } from './order-change'
import { refuse } from './order.refusals'
import { orders } from './order.schema'
import { payableOf, paymentUrlOf } from './payment.model'
import { place } from './place-order'

export const orderRoutes: readonly Route[] = [
  handleSignedIn(placeOrder, async (context) => ({ id: await place(context, context.input) })),

  handleSignedIn(orderList, async ({ tx }) => {
    const [school] = await tx.select({ paymentUrl: schools.paymentUrl }).from(schools)
    const rows = await tx
      .select({ order: orders, held: teachingClasses, period: classPeriods })
      .from(orders)
      .leftJoin(
        teachingClasses,
        and(eq(teachingClasses.tenantId, orders.tenantId), eq(teachingClasses.id, orders.classId)),
      )
      .leftJoin(
        classPeriods,
        and(eq(classPeriods.tenantId, teachingClasses.tenantId), eq(classPeriods.id, teachingClasses.periodId)),
      )
      .orderBy(desc(orders.createdTime), desc(orders.id))
    return rows.map(({ order, held, period }) => ({
      id: order.id,
      number: order.number,
      productId: order.productId,
      productName: order.productName,
      state: order.state,
      classId: order.classId ?? '',
      className: held?.className || (period?.name ?? ''),
      trainingStartTime: wireTime(held?.trainingStartTime ?? period?.trainingStartTime ?? null),
      trainingEndTime: wireTime(held?.trainingEndTime ?? period?.trainingEndTime ?? null),
      place: held?.place ?? '',
      standPrice: order.standPrice,
      couponTitle: order.couponTitle,
      couponAmount: order.couponAmount,
      payable: payableOf(order),
      paymentUrl: paymentUrlOf(school?.paymentUrl ?? '', order),
      stepList: order.steps.map(({ state, time, by, words }) => ({
        state,
        time: wireTime(new Date(time)),
        bySchool: by === '' ? 0 : 1,
        words,
      })),
    }))
  }),

  handleSignedIn(withdrawOrder, async ({ input, tx, tenantId, now }) => {
    const order = await lockOrder(tx, { tenantId, id: input.id })
    if (order === null) throw refuse('notFound')
    if (order.state !== 'placed') throw refuse('orderNotOpen')
    await changeOrder({ tx, now }, order, { state: 'withdrawn', by: '' })
    return true
  }),

  handleSignedIn(ownCouponList, async ({ tx }) => {
    const held = await ownCoupons(tx)
    return held.map(({ id, title, amount, minPoint, useStartTime, useEndTime, used }) => ({
      id,
      title,
      amount,
      minPoint,
      useStartTime: wireTime(useStartTime),
      useEndTime: wireTime(useEndTime),
      used: used ? 1 : 0,
    }))
  }),
]
