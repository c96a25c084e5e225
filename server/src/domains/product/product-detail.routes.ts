import { and, asc, desc, eq } from 'drizzle-orm'

import { getProduct } from '@campus/contracts/product-detail'

import type { Transaction } from '../../platform/database/database'
import { handlePublic, type Route } from '../../platform/http/handle'
import { wireTime } from '../../platform/http/wire-time'
import { coupons } from '../home/home.schema'
import { classesOf } from './classes-of-product'
import { productCard } from './product.offer'
import { ON_SALE, productQuestions, products } from './product.schema'
import { coursesOf, teachersOf } from './taught-courses'

const RECEIVABLE = 1

export const productDetailRoutes: readonly Route[] = [
  handlePublic(getProduct, async ({ input, tx }) => {
    const [product] = await tx
      .select()
      .from(products)
      .where(and(eq(products.id, input.id), eq(products.state, ON_SALE)))
    if (product === undefined) return null
    const classes = await classesOf(tx, product.id)
    const courses = await coursesOf(
      tx,
      classes.map(({ id }) => id),
    )
    return {
      ...productCard(product),
      introduction: product.introduction,
      suitablePeople: product.suitablePeople,
      certificatePic: product.certificatePic,
      courseList: courses,
      teacherList: await teachersOf(
        tx,
        courses.map(({ id }) => id),
      ),
      classList: classes
        .filter(({ isFinished }) => !isFinished)
        .map(({ id, name, start, end, place, headTeacherNickname, remaining }) => ({
          id,
          name,
          trainingStartTime: wireTime(start),
          trainingEndTime: wireTime(end),
          place,
          headTeacherNickname,
          remaining,
        })),
      couponList: await couponsFor(tx, product.defStandPrice),
      commonQuestionList: await tx
        .select({
          id: productQuestions.id,
          name: productQuestions.name,
          answer: productQuestions.answer,
          seq: productQuestions.seq,
        })
        .from(productQuestions)
        .where(eq(productQuestions.productId, product.id))
        .orderBy(asc(productQuestions.id)),
    }
  }),
]

/** Those whose threshold the price reaches. When each can be used is told, so that the response holds whenever it is asked for. */
async function couponsFor(tx: Transaction, price: number | null) {
  if (price === null) return []
  const rows = await tx
    .select()
    .from(coupons)
    .where(eq(coupons.state, RECEIVABLE))
    .orderBy(desc(coupons.amount), asc(coupons.useEndTime), asc(coupons.id))
  return rows
    .filter(({ minPoint }) => minPoint <= price)
    .map(({ id, title, amount, minPoint, useStartTime, useEndTime }) => ({
      id,
      title,
      amount,
      minPoint,
      useStartTime: wireTime(useStartTime),
      useEndTime: wireTime(useEndTime),
    }))
}
