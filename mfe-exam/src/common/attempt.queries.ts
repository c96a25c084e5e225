import { callQuery } from '@campus/calls/query'
import { getAttempt } from '@campus/contracts/exam-attempt'

import type { WorkAddress } from './work-address.model'

/** How an attempt stands; asked at every visit, because it is perhaps marked by now. */
export function attemptQuery({ answerLogId, schoolId }: WorkAddress) {
  return callQuery(getAttempt, answerLogId === '' ? null : { answerLogId }, {
    at: { schoolId },
    staleTime: 0,
    refetchOnMount: false,
  })
}
