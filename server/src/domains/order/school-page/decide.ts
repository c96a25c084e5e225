/** What a school does with an order. */

import { and, eq } from 'drizzle-orm'

import type { Transaction } from '../../../platform/database/database'
import type { OperatorCallContext } from '../../../platform/operator-call'
import { admitToClass, takeSeatBack, type Admission } from '../../study/study.offer'
import { changeOrder, type OrderRow } from '../order-change'
import { orders } from '../order.schema'

/** With the owner's rights; each change is made as the order's person, whose rows they are. */
export interface DecidingContext extends OperatorCallContext {
  /** The account of somebody of the school, or `operator`. */
  readonly by: string
}

export const DECISIONS = ['pay', 'admit', 'refuse', 'takeBack'] as const
export type Decision = (typeof DECISIONS)[number]

/** What can be decided of an order as it is. */
export function decisionsFor({ state }: Pick<OrderRow, 'state'>): readonly Decision[] {
  if (state === 'placed') return ['pay', 'admit', 'refuse']
  if (state === 'paid') return ['admit', 'refuse']
  return state === 'admitted' ? ['takeBack'] : []
}

/**
 * Gives the person of an open order a seat, or the order the seat that they have without one. Changes nothing unless it
 * says `admitted`.
 */
export async function admitOrder(context: DecidingContext, order: OrderRow, classId: string): Promise<Admission> {
  const { tx, now, by, asPerson } = context
  const { userId } = order
  return asPerson(userId, async () => {
    const admission = await admitToClass({ tx, now }, { userId, classId, by })
    if (admission !== 'admitted' && !(admission === 'in the class already' && (await isWithoutOrder(tx, classId)))) {
      return admission
    }
    await changeOrder({ tx, now }, order, { state: 'admitted', by, classId })
    return 'admitted'
  })
}

/** Whether the seat of the transaction's person in a class belongs to no order of theirs. */
async function isWithoutOrder(tx: Transaction, classId: string): Promise<boolean> {
  return (await tx.$count(orders, and(eq(orders.classId, classId), eq(orders.state, 'admitted')))) === 0
}

export async function payOrder({ tx, now, by, asPerson }: DecidingContext, order: OrderRow): Promise<void> {
  await asPerson(order.userId, () => changeOrder({ tx, now }, order, { state: 'paid', by }))
}

export async function refuseOrder(
  { tx, now, by, asPerson }: DecidingContext,
  order: OrderRow,
  words: string,
): Promise<void> {
  await asPerson(order.userId, () => changeOrder({ tx, now }, order, { state: 'refused', by, words }))
}

/** The seat of an admitted order is free again; what was learned in it stays. */
export async function takeOrderBack(
  { tx, now, by, asPerson }: DecidingContext,
  order: OrderRow,
  words: string,
): Promise<void> {
  const { userId, classId } = order
  await asPerson(userId, async () => {
    if (classId !== null) await takeSeatBack({ tx, now }, { userId, classId, by })
    await changeOrder({ tx, now }, order, { state: 'withdrawn', by, words })
  })
}
