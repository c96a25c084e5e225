import * as v from 'valibot'

import { defineCall } from './call'
import { product } from './product'
import { id, list, optionalNumeric, page, paging, text } from './wire'

const certificate = v.object({ name: text, url: text })

/** A list of certificates that may be sent as JSON text; unreadable text is an empty list. */
const certificates = v.pipe(
  v.nullish(v.union([v.string(), v.array(certificate)]), []),
  v.transform((value) => (typeof value === 'string' ? parseCertificates(value) : value)),
)

function parseCertificates(json: string): v.InferOutput<typeof certificate>[] {
  try {
    const parsed = v.safeParse(v.array(certificate), JSON.parse(json))
    return parsed.success ? parsed.output : []
  } catch {
    return []
  }
}

/** A major in a list. */
export const hotMajorEntry = v.object({ id, name: text, pic: text })
export type HotMajorEntry = v.InferOutput<typeof hotMajorEntry>

export const hotMajorPage = defineCall({
  id: 'hotMajor.page',
  method: 'POST',
  path: '/api/universityAdvertise/anyUser/hotMajor/hotMajorPage',
  summary: 'Hot majors',
  request: v.object({ ...paging({ sort: ['seq'], order: 'ascending' }), model: v.optional(v.object({}), {}) }),
  response: page(hotMajorEntry),
})

/** A major; the salary is yuan per month, as text. */
export const hotMajor = v.object({
  ...hotMajorEntry.entries,
  industrySalary: text,
  employmentProspectDescribe: text,
  suitabilityPeopleDescribe: text,
  relatedCertificate: certificates,
  relatedProductList: list(product),
})
export type HotMajor = v.InferOutput<typeof hotMajor>

export const getHotMajor = defineCall({
  id: 'hotMajor.detail',
  method: 'GET',
  path: '/api/universityAdvertise/anyUser/hotMajor/detail',
  summary: 'One hot major with its related products',
  request: v.object({ id }),
  response: hotMajor,
})

/** A question; the answer is HTML. */
export const commonQuestion = v.object({ id, name: text, answer: text, seq: optionalNumeric })
export type CommonQuestion = v.InferOutput<typeof commonQuestion>

export const commonQuestionPage = defineCall({
  id: 'hotMajor.commonQuestionPage',
  method: 'POST',
  path: '/api/universityAdvertise/anyUser/commonQuestion/commonQuestionPage',
  summary: 'Questions of a major',
  request: v.object({ ...paging(), model: v.object({ majorId: id }) }),
  response: page(commonQuestion),
})
