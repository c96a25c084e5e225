/** The catalog of training projects, one of them, and its products. */
import { callQuery, everyPageQuery } from '@campus/calls/query'
import { productListByIds } from '@campus/contracts/product'
import { getTrainingProject, trainingProjectPage } from '@campus/contracts/training-project'

import { PROJECTS_ASKED } from './project.model'

export function projectsQuery() {
  return everyPageQuery(trainingProjectPage, { size: PROJECTS_ASKED, sort: 'seq', order: 'ascending' })
}

/** Null when there is no such project. Requests nothing while none is chosen. */
export function projectQuery(id: string) {
  return callQuery(getTrainingProject, id === '' ? null : { id })
}

/** Requests nothing for a project without products. */
export function projectProductsQuery(ids: readonly string[]) {
  return callQuery(productListByIds, ids.length === 0 ? null : { ids: [...ids] })
}
