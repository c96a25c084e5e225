/** Hot majors and the questions about each. */
import { callQuery } from '@campus/calls/query'
import { commonQuestionPage, hotMajorPage } from '@campus/contracts/hot-major'

import { FAQS_PER_MAJOR, MAJORS_SHOWN } from '../news.model'

export function hotMajorsQuery() {
  return callQuery(hotMajorPage, { size: MAJORS_SHOWN, sort: 'seq', order: 'ascending' })
}

export function majorFaqsQuery(majorId: string) {
  return callQuery(commonQuestionPage, { size: FAQS_PER_MAJOR, model: { majorId } })
}
