/** Hot majors and what people ask about each. */
import { queryOptions } from '@tanstack/react-query'

import { commonQuestionPage, hotMajorPage } from '@campus/contracts/hot-major'
import { call } from '@campus/http/client'

import { inBlock } from '../../common/in-block'
import { FAQS_PER_MAJOR, MAJORS_SHOWN } from '../news.model'
import { newsKey } from '../news.queries'

export function hotMajorsQuery(tenantId: string) {
  return queryOptions({
    queryKey: newsKey(tenantId, 'majors'),
    queryFn: ({ signal }) =>
      call(hotMajorPage, { size: MAJORS_SHOWN, sort: 'seq', order: 'ascending' }, inBlock(signal)),
  })
}

export function majorFaqsQuery(tenantId: string, majorId: string) {
  return queryOptions({
    queryKey: newsKey(tenantId, 'majors', majorId, 'questions'),
    queryFn: ({ signal }) => call(commonQuestionPage, { size: FAQS_PER_MAJOR, model: { majorId } }, inBlock(signal)),
  })
}
