/** Somebody gets a seat: by the order that waits, or by one that the school writes for them. */
import { and, eq, inArray } from 'drizzle-orm'

import { recordEvent } from '../../../platform/events/event'
import { products } from '../../product/product.schema'
import { admitToClass, type Admission } from '../../study/study.offer'
import { classPeriods, teachingClasses } from '../../study/study.schema'
import { lockOrder, type OrderRow } from '../order-change'
import { OPEN_STATES, orders } from '../order.schema'
import { writeOrder } from '../write-order'
import { admitOrder, type DecidingContext } from './decide'

interface PersonAdmission {
  readonly admission: Admission
  /** The order by which they have the seat; null for a class that no product leads to, and where they have none. */
  readonly order: Pick<OrderRow, 'id' | 'number'> | null
}

type Product = Pick<typeof products.$inferSelect, 'id' | 'name' | 'defStandPrice'>

/** Changes nothing unless it says `admitted`. */
export async function admitPerson(context: DecidingContext, userId: string, classId: string): Promise<PersonAdmission> {
  const { tx, now, by, asPerson } = context
  const product = await productOf(context, classId)
  const waiting = product === null ? null : await openOrder(context, userId, product.id)
  if (waiting !== null) return { admission: await admitOrder(context, waiting, classId), order: waiting }
  return asPerson(userId, async () => {
    const admission = await admitToClass({ tx, now }, { userId, classId, by })
    const order = admission === 'admitted' && product !== null ? await writeAdmitted(context, product, classId) : null
    return { admission, order }
  })
}

/** The product that leads to the class. */
async function productOf({ tx, tenantId }: DecidingContext, classId: string): Promise<Product | null> {
  const [found] = await tx
    .select({ id: products.id, name: products.name, defStandPrice: products.defStandPrice })
    .from(teachingClasses)
    .innerJoin(
      classPeriods,
      and(eq(classPeriods.tenantId, teachingClasses.tenantId), eq(classPeriods.id, teachingClasses.periodId)),
    )
    .innerJoin(products, and(eq(products.tenantId, classPeriods.tenantId), eq(products.id, classPeriods.productId)))
    .where(and(eq(teachingClasses.tenantId, tenantId), eq(teachingClasses.id, classId)))
  return found ?? null
}

/** Locked. */
async function openOrder(context: DecidingContext, userId: string, productId: string): Promise<OrderRow | null> {
  const { tx, tenantId } = context
  const own = and(eq(orders.tenantId, tenantId), eq(orders.userId, userId))
  const [found] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(own, eq(orders.productId, productId), inArray(orders.state, [...OPEN_STATES])))
  return found === undefined ? null : lockOrder(tx, { tenantId, id: found.id })
}

/** As the person: an order that begins with its admission. */
async function writeAdmitted({ tx, now, by }: DecidingContext, product: Product, classId: string): Promise<OrderRow> {
  const step = { time: now.toISOString(), by, words: '' }
  const order = await writeOrder(
    { tx, now },
    {
      productId: product.id,
      productName: product.name,
      classId,
      standPrice: product.defStandPrice,
      state: 'admitted',
      steps: [
        { ...step, state: 'placed' },
        { ...step, state: 'admitted' },
      ],
    },
  )
  // Nothing but its number can be somebody's: an admitted order stands in no other's way.
  if (order === null) throw new Error('every number that was drawn for an order belongs to another')
  await recordEvent({ tx, now }, { kind: 'order.admitted', subject: order.id, data: { by, words: '', class: classId } })
  return order
}
