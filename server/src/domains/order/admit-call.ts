/** `operator admit`: a seat for somebody without the school's page. */
import { and, eq, inArray } from 'drizzle-orm'
import * as v from 'valibot'

import { operatorCall, OperatorRefusedError, type OperatorCallContext } from '../../platform/operator-call'
import { users } from '../../platform/session/session.schema'
import { admitToClass } from '../study/study.offer'
import { classPeriods, teachingClasses } from '../study/study.schema'
import { lockOrder, type OrderRow } from './order-change'
import { OPEN_STATES, orders } from './order.schema'
import { admitOrder } from './school-page/decide'

const BY = 'operator'

/**
 * `{ mobile, classId }` → `{ user, order }`: a person of the tenant gets a seat in the class. Their open order of the class's
 * product is admitted with it; `order` is its number, or null without one.
 */
export const admitCall = operatorCall(
  'admit',
  {
    mobile: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
    classId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
  },
  async (context, { mobile, classId }) => {
    const { tx, tenantId, now, asPerson } = context
    const [person] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.tenantId, tenantId), eq(users.mobile, mobile)))
    if (person === undefined) {
      throw new OperatorRefusedError(`There is nobody with the number ${mobile} at ${tenantId}.`)
    }
    const order = await openOrderFor(context, person.id, classId)
    const admission =
      order === null
        ? await asPerson(person.id, () => admitToClass({ tx, now }, { userId: person.id, classId, by: BY }))
        : await admitOrder({ ...context, by: BY }, order, classId)
    if (admission !== 'admitted') throw new OperatorRefusedError(SENTENCES[admission](mobile, classId))
    return { user: person.id, order: order?.number ?? null }
  },
)

const SENTENCES = {
  'in the class already': (mobile: string, classId: string) => `${mobile} has a seat in ${classId} already.`,
  finished: (_: string, classId: string) => `The class ${classId} is finished.`,
  full: (_: string, classId: string) => `The class ${classId} is full.`,
  'no such class': (_: string, classId: string) => `There is no class ${classId}.`,
} as const

/** The person's open order of the product that the class is held for, locked. */
async function openOrderFor(
  { tx, tenantId }: OperatorCallContext,
  userId: string,
  classId: string,
): Promise<OrderRow | null> {
  const [found] = await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(
      classPeriods,
      and(eq(classPeriods.tenantId, orders.tenantId), eq(classPeriods.productId, orders.productId)),
    )
    .innerJoin(
      teachingClasses,
      and(eq(teachingClasses.tenantId, classPeriods.tenantId), eq(teachingClasses.periodId, classPeriods.id)),
    )
    .where(
      and(
        eq(orders.tenantId, tenantId),
        eq(orders.userId, userId),
        eq(teachingClasses.id, classId),
        inArray(orders.state, [...OPEN_STATES]),
      ),
    )
  return found === undefined ? null : lockOrder(tx, { tenantId, id: found.id })
}
