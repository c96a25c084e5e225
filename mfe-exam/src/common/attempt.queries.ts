import { callQuery } from '@campus/calls/query'
import { getAttempt } from '@campus/contracts/exam-attempt'

import type { WorkAddress } from './work-address.model'

/** The state of an attempt, read anew at every visit, because it may have been marked. */
export function attemptQuery({ answerLogId, schoolId }: WorkAddress) {
  return callQuery(getAttempt, answerLogId === '' ? null : { answerLogId }, {
    at: { schoolId },
    staleTime: 0,
    refetchOnMount: false,
  })
}
