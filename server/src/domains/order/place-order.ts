/** A person orders a seat in a class of a product. */
import { and, eq, inArray } from 'drizzle-orm'

import type { CallParsedRequest } from '@campus/contracts/call'
import type { placeOrder } from '@campus/contracts/order'

import type { Transaction } from '../../platform/database/database'
import { recordEvent } from '../../platform/events/event'
import type { CallContext, SignedInUser } from '../../platform/http/handle'
import { countHit, isLimited } from '../../platform/rate-limits/rate-limit'
import { canBeJoined, classesOf, isFull } from '../product/product.offer'
import { ON_SALE, products } from '../product/product.schema'
import { placedAmong } from '../study/study.offer'
import { isUsable, ownCoupons } from './coupon-use'
import { newOrders } from './order.limits'
import { refuse } from './order.refusals'
import { OPEN_STATES, orders } from './order.schema'
import { writeOrder } from './write-order'

type Wish = CallParsedRequest<typeof placeOrder>
type Context = Pick<CallContext, 'tx' | 'now'> & { readonly user: SignedInUser }

/** Returns its id. Throws a refusal. */
export async function place({ tx, now, user }: Context, wish: Wish): Promise<string> {
  const hit = { rule: newOrders, whom: user.id, now }
  if (await isLimited(tx, { ...hit, limit: 'most' })) throw refuse('tooManyRequests')
  const [product] = await tx
    .select()
    .from(products)
    .where(and(eq(products.id, wish.productId), eq(products.state, ON_SALE)))
  if (product === undefined) throw refuse('notFound')
  if (await hasOpenOrder(tx, product.id)) throw refuse('orderOpen')
  await checkClass(tx, wish, now)
  const coupon = await couponOf(tx, wish, product.defStandPrice, now)
  const placed = await writeOrder(
    { tx, now },
    {
      productId: product.id,
      productName: product.name,
      classId: wish.classId ?? null,
      couponId: coupon?.id ?? null,
      couponTitle: coupon?.title ?? '',
      couponAmount: coupon?.amount ?? null,
      standPrice: product.defStandPrice,
      state: 'placed',
      steps: [{ state: 'placed', time: now.toISOString(), by: '', words: '' }],
    },
  )
  // Another press was faster.
  if (placed === null) throw refuse((await hasOpenOrder(tx, product.id)) ? 'orderOpen' : 'conflict')
  await countHit(tx, hit)
  await recordEvent({ tx, now, user }, { kind: 'order.placed', subject: placed.id })
  return placed.id
}

async function hasOpenOrder(tx: Transaction, productId: string): Promise<boolean> {
  const open = and(eq(orders.productId, productId), inArray(orders.state, [...OPEN_STATES]))
  return (await tx.$count(orders, open)) > 0
}

/** Without a class the school chooses one; a class must be one of the product that can still be joined. */
async function checkClass(tx: Transaction, { productId, classId }: Wish, now: Date): Promise<void> {
  if (classId === undefined) return
  const asked = (await classesOf(tx, productId)).find(({ id }) => id === classId)
  if (asked === undefined) throw refuse('notFound')
  if ((await placedAmong(tx, [classId])).length > 0) throw refuse('alreadyInClass')
  if (!canBeJoined(asked, now)) throw refuse('classOver')
  if (isFull(asked)) throw refuse('classFull')
}

async function couponOf(tx: Transaction, { couponId }: Wish, price: number | null, now: Date) {
  if (couponId === undefined) return null
  const coupon = (await ownCoupons(tx)).find(({ id }) => id === couponId)
  if (coupon === undefined) throw refuse('notFound')
  if (!isUsable(coupon, price, now)) throw refuse('couponNotUsable')
  return coupon
}
