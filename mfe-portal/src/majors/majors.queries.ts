/** Hot majors, one of them, and what people ask about it. Keys carry the tenant: another school's answer is never shown. */
import { queryOptions } from '@tanstack/react-query'

import { commonQuestionPage, getHotMajor, hotMajorPage } from '@campus/contracts/hot-major'
import { call, callEveryPage } from '@campus/http/client'

import { inBlock } from '../common/in-block'
import { FAQS_ASKED, MAJORS_LISTED } from './majors.model'

function majorKey<const Rest extends readonly unknown[]>(tenantId: string, ...rest: Rest) {
  return ['hot-major', tenantId, ...rest] as const
}

export function majorsQuery(tenantId: string) {
  return queryOptions({
    queryKey: majorKey(tenantId, 'list'),
    queryFn: ({ signal }) =>
      call(hotMajorPage, { size: MAJORS_LISTED, sort: 'seq', order: 'ascending' }, inBlock(signal)),
  })
}

/** Waits while no major is chosen. */
export function majorQuery(tenantId: string, id: string) {
  return queryOptions({
    queryKey: majorKey(tenantId, 'detail', id),
    queryFn: ({ signal }) => call(getHotMajor, { id }, inBlock(signal)),
    enabled: id !== '',
  })
}

/** Waits while no major is chosen. */
export function faqsQuery(tenantId: string, majorId: string) {
  return queryOptions({
    queryKey: majorKey(tenantId, 'questions', majorId),
    queryFn: ({ signal }) =>
      callEveryPage(commonQuestionPage, { size: FAQS_ASKED, model: { majorId } }, inBlock(signal)),
    enabled: majorId !== '',
  })
}
