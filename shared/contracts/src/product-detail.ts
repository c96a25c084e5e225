/** The page of one training product. */
import * as v from 'valibot'

import { defineCall } from './call'
import { coupon } from './coupon'
import { product } from './product'
import { count, id, list, optionalNumeric, text, time } from './wire'

/** A question about a product; the answer is HTML. One without a seq is listed last. */
export const productQuestion = v.object({ id, name: text, answer: text, seq: optionalNumeric })
export type ProductQuestion = v.InferOutput<typeof productQuestion>

/** A chapter of what is taught, with the number of its lessons. */
export const productChapter = v.object({ name: text, lessonCount: count })

/** A course in the plan of the product's classes, with its chapters in their order. */
export const productCourse = v.object({ id, name: text, chapterList: list(productChapter) })
export type ProductCourse = v.InferOutput<typeof productCourse>

export const productTeacher = v.object({
  name: text,
  picture: text,
  /** t_kcls course teacher, t_fdls tutor. */ roleCode: text,
})
export type ProductTeacher = v.InferOutput<typeof productTeacher>

/** A class that is not finished. Its days are those of the class, else of its period; '' while they are not planned. */
export const productClass = v.object({
  id,
  /** The class's name, else its period's. */
  name: text,
  trainingStartTime: time,
  trainingEndTime: time,
  place: text,
  headTeacherNickname: text,
  /** Seats that are left; null for any number. */
  remaining: optionalNumeric,
})
export type ProductClass = v.InferOutput<typeof productClass>

/** A product and what somebody has to know before they enrol. */
export const productDetail = v.object({
  ...product.entries,
  /** HTML. */
  introduction: text,
  /** For whom it is, plain text. */
  suitablePeople: text,
  /** Picture of the certificate; '' for none. */
  certificatePic: text,
  courseList: list(productCourse),
  teacherList: list(productTeacher),
  /** The next one first. */
  classList: list(productClass),
  /** Coupons that its standard price is high enough for, the one that takes off most first; some may be over by now. */
  couponList: list(coupon),
  commonQuestionList: list(productQuestion),
})
export type ProductDetail = v.InferOutput<typeof productDetail>

export const getProduct = defineCall({
  id: 'product.detail',
  method: 'GET',
  path: '/api/product/anyBiz/product/detail',
  summary: 'One product with what is taught, by whom, when and for whom; null when it is not on sale',
  request: v.object({ id }),
  response: v.nullish(productDetail, null),
  source: 'ours',
})
