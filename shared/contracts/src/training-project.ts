import * as v from 'valibot'

import { defineCall } from './call'
import { id, list, optionalNumeric, page, paging, text } from './wire'

/** A training project in the catalog. */
export const trainingProjectEntry = v.object({ id, name: text })
export type TrainingProjectEntry = v.InferOutput<typeof trainingProjectEntry>

export const trainingProjectPage = defineCall({
  id: 'trainingProject.page',
  method: 'POST',
  path: '/api/universityAdvertise/anyUser/trainingProject/page',
  summary: 'Catalog of the training projects',
  request: v.object({ ...paging({ sort: ['seq'], order: 'ascending' }), model: v.optional(v.object({}), {}) }),
  response: page(trainingProjectEntry),
  source: 'ours',
})

/** A question about a project; the answer is HTML. One without a seq is listed last. */
export const projectQuestion = v.object({ id, name: text, answer: text, seq: optionalNumeric })
export type ProjectQuestion = v.InferOutput<typeof projectQuestion>

/** A training project; the introduction is HTML. Its products are read by their ids. */
export const trainingProject = v.object({
  ...trainingProjectEntry.entries,
  introduction: text,
  commonQuestionList: list(projectQuestion),
  relatedProductList: list(v.object({ productId: id })),
})
export type TrainingProject = v.InferOutput<typeof trainingProject>

export const getTrainingProject = defineCall({
  id: 'trainingProject.detail',
  method: 'GET',
  path: '/api/universityAdvertise/anyUser/trainingProject/detail',
  summary: 'One training project with common questions and the ids of its products; null when there is none',
  request: v.object({ id }),
  response: v.nullish(trainingProject, null),
  source: 'ours',
})
