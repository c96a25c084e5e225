/** The catalog of training projects, one of them, and its products. Keys carry the tenant: another school's answer is never shown. */
import { queryOptions } from '@tanstack/react-query'

import { productListByIds } from '@campus/contracts/product'
import { getTrainingProject, trainingProjectPage } from '@campus/contracts/training-project'
import { call, callEveryPage } from '@campus/http/client'

import { inBlock } from '../common/in-block'
import { PROJECTS_ASKED } from './project.model'

function projectKey<const Rest extends readonly unknown[]>(tenantId: string, ...rest: Rest) {
  return ['training-project', tenantId, ...rest] as const
}

export function projectsQuery(tenantId: string) {
  return queryOptions({
    queryKey: projectKey(tenantId, 'list'),
    queryFn: ({ signal }) =>
      callEveryPage(trainingProjectPage, { size: PROJECTS_ASKED, sort: 'seq', order: 'ascending' }, inBlock(signal)),
  })
}

/** Null when there is no such project. Waits while none is chosen. */
export function projectQuery(tenantId: string, id: string) {
  return queryOptions({
    queryKey: projectKey(tenantId, 'detail', id),
    queryFn: ({ signal }) => call(getTrainingProject, { id }, inBlock(signal)),
    enabled: id !== '',
  })
}

export function projectProductsQuery(tenantId: string, ids: readonly string[]) {
  return queryOptions({
    queryKey: projectKey(tenantId, 'products', ...ids),
    queryFn: async ({ signal }) => (ids.length === 0 ? [] : call(productListByIds, { ids: [...ids] }, inBlock(signal))),
  })
}
