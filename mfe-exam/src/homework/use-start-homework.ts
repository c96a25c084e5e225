import { useNavigate, useSearchParams } from 'react-router-dom'

import { useCallOnce } from '@campus/calls/use-call-once'
import { startHomework } from '@campus/contracts/exam'

import { answeringPath } from '../common/paths'

/** Starts an attempt, or goes on with the open one, and opens it for answering. A failed start is told and stays. */
export function useStartHomework(workId: string, schoolId: string) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { run, running } = useCallOnce(startHomework, {
    payload: () => ({ id: workId }),
    settings: () => ({ schoolId }),
    onSuccess: (answerLogId) => navigate(answeringPath(query, { workId, answerLogId })),
  })
  return { isStarting: running !== undefined, start: () => run() }
}
