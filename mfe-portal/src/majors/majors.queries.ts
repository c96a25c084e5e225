/** Hot majors, one of them, and the questions about it. */
import { callQuery, everyPageQuery } from '@campus/calls/query'
import { commonQuestionPage, getHotMajor, hotMajorPage } from '@campus/contracts/hot-major'

import { FAQS_ASKED, MAJORS_LISTED } from './majors.model'

export function majorsQuery() {
  return callQuery(hotMajorPage, { size: MAJORS_LISTED, sort: 'seq', order: 'ascending' })
}

/** Sends nothing while no major is selected. */
export function majorQuery(id: string) {
  return callQuery(getHotMajor, id === '' ? null : { id })
}

/** Sends nothing while no major is selected. */
export function faqsQuery(majorId: string) {
  return everyPageQuery(commonQuestionPage, majorId === '' ? null : { size: FAQS_ASKED, model: { majorId } })
}
