/** An order comes to another state; the one before stays among its steps. */
import { and, eq } from 'drizzle-orm'

import type { OrderState } from '@campus/contracts/order'

import type { Transaction } from '../../platform/database/database'
import { recordEvent } from '../../platform/events/event'
import { orders } from './order.schema'

export type OrderRow = typeof orders.$inferSelect

interface Change {
  readonly state: OrderState
  /** The account of somebody of the school, or `operator`; '' for the person themselves. */
  readonly by: string
  readonly words?: string
  /** The class that the person is given. */
  readonly classId?: string
}

/** The order that nobody else changes until the transaction ends; null where there is none. */
export async function lockOrder(
  tx: Transaction,
  { tenantId, id }: { readonly tenantId: string; readonly id: string },
): Promise<OrderRow | null> {
  const [found] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), eq(orders.id, id)))
    .for('update')
  return found ?? null
}

/** Of a locked order. `tx` runs as its person, or as anybody of its school. */
export async function changeOrder(
  { tx, now }: { readonly tx: Transaction; readonly now: Date },
  order: OrderRow,
  { state, by, words = '', classId }: Change,
): Promise<void> {
  await tx
    .update(orders)
    .set({
      state,
      steps: [...order.steps, { state, time: now.toISOString(), by, words }],
      ...(classId !== undefined && { classId }),
    })
    .where(and(eq(orders.tenantId, order.tenantId), eq(orders.id, order.id)))
  await recordEvent(
    { tx, now, user: by === '' ? { id: order.userId } : null },
    {
      kind: `order.${state}`,
      subject: order.id,
      data: { by, words, ...(classId !== undefined && { class: classId }) },
    },
  )
}
