import { useNavigate, useSearchParams } from 'react-router-dom'

import { useCallOnce } from '@campus/calls/use-call-once'
import { startAttempt, type WorkKind } from '@campus/contracts/exam-attempt'

import { FROM_INTRO } from '../journey'
import { loadAnew } from '../load-anew'
import { handOver } from '../opened-attempt'
import { answeringPath } from '../paths'
import { isHeldElsewhere, pageRelease, useRunningRelease } from '../running-release'
import { tabId } from '../tab-id'

/** Starts an attempt, or resumes the open one, and opens it for answering. A failure is shown and changes nothing. */
export function useStart(kind: WorkKind, workId: string, schoolId: string) {
  const navigate = useNavigate()
  const release = useRunningRelease()
  const [query] = useSearchParams()
  const { run, running } = useCallOnce(startAttempt, {
    payload: () => ({ workId, tab: tabId(), ...pageRelease(release, '') }),
    settings: () => ({ schoolId }),
    onSuccess: (opened) => {
      const address = answeringPath(kind, query, { workId, answerLogId: opened.answerLogId })
      if (isHeldElsewhere(opened, release)) {
        void loadAnew(address)
        return
      }
      handOver(opened)
      void navigate(address, { state: FROM_INTRO })
    },
  })
  return { isStarting: running !== undefined, start: () => run() }
}
