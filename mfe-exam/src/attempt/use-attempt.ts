import { useEffect, useState, useSyncExternalStore } from 'react'

import type { OpenAttempt } from '@campus/contracts/exam-attempt'
import type { Paper } from '@campus/contracts/exam-question'
import { serverNow } from '@campus/http/client'

import type { Attempt } from '../common/attempt'
import { outboxOfTab } from '../common/outbox'
import { useRunningRelease } from '../common/running-release'
import { attemptCalls } from './attempt-calls'
import { AttemptSync } from './attempt-sync'
import { browserSignals } from './page-signals'

/** An open attempt while its page is shown. Unacknowledged items stay in the outbox when the page is left. */
export function useAttempt(opened: OpenAttempt, paper: Paper, { schoolId }: { readonly schoolId: string }): Attempt {
  const release = useRunningRelease()
  const [sync] = useState(
    () =>
      new AttemptSync(opened, paper, {
        calls: attemptCalls(schoolId, release),
        outbox: outboxOfTab(),
        signals: browserSignals(),
        now: serverNow,
      }),
  )
  useEffect(() => sync.start(), [sync])
  const snapshot = useSyncExternalStore(sync.subscribe, sync.getSnapshot)
  const { answer, mark, visit, flush, submit, takeOver, useLeftover, dropLeftover } = sync
  return { ...snapshot, answer, mark, visit, flush, submit, takeOver, useLeftover, dropLeftover }
}
