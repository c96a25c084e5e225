import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { resumeAttempt, type ClosedAttempt, type WorkKind } from '@campus/contracts/exam-attempt'
import { paperOf } from '@campus/contracts/exam-question'
import { call } from '@campus/http/client'
import { newIdempotencyKey } from '@campus/http/idempotency-key'

import { loadAnew } from '../common/load-anew'
import { takeHandedOver } from '../common/opened-attempt'
import { paperQuery, workOf } from '../common/paper.queries'
import { isHeldElsewhere, pageRelease, useRunningRelease } from '../common/running-release'
import { tabId } from '../common/tab-id'
import type { WorkAddress } from '../common/work-address.model'
import type { OpenWork } from './attempt'

type Found = { readonly state: 'open'; readonly work: OpenWork } | ClosedAttempt

export interface Opening {
  /** undefined while it is loading, and after a failure. */
  readonly found: Found | undefined
  readonly error: Error | null
  readonly isRunning: boolean
  readonly retry: () => void
}

/**
 * Opens the address's attempt for answering, with its paper: the one that the intro has just opened, else by
 * opening it again, which takes it over. The result is kept when the session ends or the cache is emptied.
 */
export function useOpening(kind: WorkKind, address: WorkAddress): Opening {
  const queryClient = useQueryClient()
  const release = useRunningRelease()
  const [found, setFound] = useState<Found>()
  const [key] = useState(newIdempotencyKey)
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (): Promise<Found> => {
      const { answerLogId, schoolId, workId } = address
      const [attempt, unit] = await Promise.allSettled([
        takeHandedOver(answerLogId) ??
          call(
            resumeAttempt,
            { answerLogId, tab: tabId(), ...pageRelease(release, answerLogId) },
            { schoolId, errors: 'inline', idempotencyKey: key },
          ),
        queryClient.fetchQuery(paperQuery(kind, workId, address, answerLogId)),
      ])
      if (attempt.status === 'rejected') throw attempt.reason
      if (attempt.value.state === 'closed') return attempt.value
      if (isHeldElsewhere(attempt.value, release)) return loadAnew()
      if (unit.status === 'rejected') throw unit.reason
      const { testName, unit: questions } = workOf(unit.value)
      return {
        state: 'open',
        work: { opened: attempt.value, paper: paperOf(questions), title: testName || questions.title },
      }
    },
    onSuccess: setFound,
  })
  useEffect(() => {
    mutate()
  }, [mutate])
  return { found, error, isRunning: isPending, retry: () => mutate() }
}
