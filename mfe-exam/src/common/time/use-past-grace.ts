import { useSyncExternalStore } from 'react'

import { GRACE_MS } from '@campus/contracts/exam-attempt'
import { onServerClockSet, serverNow } from '@campus/http/client'

/** The time of a page goes on by itself; what looks at it is drawn again only when the answer is another. */
function onTime(listener: () => void): () => void {
  const timer = setInterval(listener, 1000)
  const stop = onServerClockSet(listener)
  return () => {
    clearInterval(timer)
    stop()
  }
}

/** Whether the server takes nothing any more, since the time and what it waits beyond it are over. */
export function usePastGrace(deadlineAt: number | null): boolean {
  return useSyncExternalStore(onTime, () => deadlineAt !== null && serverNow() > deadlineAt + GRACE_MS)
}
