/** An order is written, with a number that nobody else has. */
import type { Transaction } from '../../platform/database/database'
import { newId } from '../../platform/database/ids'
import type { OrderRow } from './order-change'
import { newOrderNumber } from './order-number'
import { orders } from './order.schema'

type NewOrder = Omit<typeof orders.$inferInsert, 'id' | 'number' | 'createdTime'>

/** Numbers are drawn again when somebody has the same. */
const MOST_DRAWS = 5

/** Of the transaction's person; null where another order of theirs stands in its way. */
export async function writeOrder(
  { tx, now }: { readonly tx: Transaction; readonly now: Date },
  order: NewOrder,
): Promise<OrderRow | null> {
  for (let draws = 0; draws < MOST_DRAWS; draws += 1) {
    const [written] = await tx
      .insert(orders)
      .values({ ...order, id: newId(now.getTime()), number: newOrderNumber(now), createdTime: now })
      .onConflictDoNothing()
      .returning()
    if (written !== undefined) return written
  }
  return null
}
