import { callQuery } from '@campus/calls/query'
import { getAnsweredExam, getAnsweredHomework } from '@campus/contracts/exam'
import type { WorkKind } from '@campus/contracts/exam-attempt'

import type { WorkAddress } from '../common/work-address.model'

/**
 * A finished attempt with everything that may be shown of it, read anew at every visit, because it may have
 * been marked.
 */
export function answeredQuery(kind: WorkKind, { workId, answerLogId, schoolId }: WorkAddress) {
  return callQuery(
    kind === 'homework' ? getAnsweredHomework : getAnsweredExam,
    answerLogId === '' || workId === '' ? null : { workId, answerLogId },
    { at: { schoolId }, staleTime: 0, refetchOnMount: false },
  )
}
