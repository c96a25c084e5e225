/** The orders of a school as it looks for them. With the owner's rights, so every condition names the school. */
import { and, count, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'

import type { OperatorCallContext } from '../../../platform/operator-call'
import { users } from '../../../platform/session/session.schema'
import { OPEN_STATES, orders } from '../order.schema'

export interface FoundOrder {
  readonly order: typeof orders.$inferSelect
  readonly person: Pick<typeof users.$inferSelect, 'realName' | 'nickName' | 'mobile'>
}

type Context = Pick<OperatorCallContext, 'tx' | 'tenantId'>

const LOOKED_THROUGH = [orders.number, orders.productName, users.realName, users.nickName, users.mobile]
const PERSON = { realName: users.realName, nickName: users.nickName, mobile: users.mobile }
const isOpen = inArray(orders.state, [...OPEN_STATES])

export async function countOpen({ tx, tenantId }: Context): Promise<number> {
  return tx.$count(orders, and(eq(orders.tenantId, tenantId), isOpen))
}

/** Those with the text in their number or course, or in a name or number of their person, first those that wait; then the newest. */
export async function findOrders(
  context: Context,
  search: string,
  most: number,
): Promise<{ readonly total: number; readonly listed: readonly FoundOrder[] }> {
  // A position and no pattern: % and _ are themselves.
  const found = or(...LOOKED_THROUGH.map((column) => sql`strpos(lower(${column}), lower(${search})) > 0`))
  const counted = await context.tx
    .select({ total: count() })
    .from(orders)
    .innerJoin(users, ofOrder())
    .where(and(eq(orders.tenantId, context.tenantId), found))
  const listed = await selectFound(context, found)
    .orderBy(desc(isOpen), desc(orders.createdTime), desc(orders.id))
    .limit(most)
  return { total: counted[0]?.total ?? 0, listed }
}

export async function orderById(context: Context, id: string): Promise<FoundOrder | null> {
  const [found] = await selectFound(context, eq(orders.id, id))
  return found ?? null
}

/** The one that waits longest; null where none waits. */
export async function oldestOpen({ tx, tenantId }: Context): Promise<string | null> {
  const [next] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), isOpen))
    .orderBy(orders.createdTime, orders.id)
    .limit(1)
  return next?.id ?? null
}

function selectFound({ tx, tenantId }: Context, which: SQL | undefined) {
  return tx
    .select({ order: orders, person: PERSON })
    .from(orders)
    .innerJoin(users, ofOrder())
    .where(and(eq(orders.tenantId, tenantId), which))
    .$dynamic()
}

function ofOrder(): SQL | undefined {
  return and(eq(users.tenantId, orders.tenantId), eq(users.id, orders.userId))
}
