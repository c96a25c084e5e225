import { useNavigate, useSearchParams } from 'react-router-dom'

import { useCallOnce } from '@campus/calls/use-call-once'
import { startAttempt, type WorkKind } from '@campus/contracts/exam-attempt'

import { FROM_INTRO } from '../journey'
import { handOver } from '../opened-attempt'
import { answeringPath } from '../paths'
import { tabId } from '../tab-id'

/** Starts an attempt, or goes on with the open one, and opens it for answering. A failed start is told and stays. */
export function useStart(kind: WorkKind, workId: string, schoolId: string) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { run, running } = useCallOnce(startAttempt, {
    payload: () => ({ workId, tab: tabId() }),
    settings: () => ({ schoolId }),
    onSuccess: (opened) => {
      handOver(opened)
      void navigate(answeringPath(kind, query, { workId, answerLogId: opened.answerLogId }), { state: FROM_INTRO })
    },
  })
  return { isStarting: running !== undefined, start: () => run() }
}
