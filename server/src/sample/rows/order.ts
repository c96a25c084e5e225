import { desc } from 'drizzle-orm'

import { orders } from '../../domains/order/order.schema'
import { products } from '../../domains/product/product.schema'
import type { SampleBuilder } from '../sample-builder'
import { sampleId } from '../sample-id'
import { SAMPLE_STUDENT } from '../sample-student'
import { dayAt } from '../sample-time'

/** The student has ordered the last course of the school, and waits for a class. */
export const orderSample: SampleBuilder = async ({ tx, school, now, asPerson }) => {
  const [product] = await tx.select().from(products).orderBy(desc(products.id)).limit(1)
  if (product === undefined) return
  const placed = dayAt(now, -1, '20:15')
  await asPerson(SAMPLE_STUDENT.id, async (own) => {
    await own.insert(orders).values({
      id: sampleId(school.id, 'order', 1),
      number: '26000000001',
      productId: product.id,
      productName: product.name,
      standPrice: product.defStandPrice,
      state: 'placed',
      steps: [{ state: 'placed', time: placed.toISOString(), by: '', words: '' }],
      createdTime: placed,
    })
  })
}
