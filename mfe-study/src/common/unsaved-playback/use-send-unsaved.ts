import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'

import { invalidate } from '@campus/calls/query'
import { getLearningRecord } from '@campus/contracts/study-learning'

import { LEARNED_CALLS } from '../learned-calls'
import { sendUnsaved, unsavedPlayback } from './unsaved-playback'

/**
 * Sends what earlier visits on this device left unsaved, and reads anew what it changes: on opening the page and when the
 * connection is back. Whether the first of these is done.
 */
export function useSendUnsaved(): boolean {
  const queryClient = useQueryClient()
  const [isDone, setDone] = useState(() => unsavedPlayback().length === 0)
  const send = useEffectEvent(async () => {
    if (await sendUnsaved()) await invalidate(queryClient, getLearningRecord, ...LEARNED_CALLS)
    setDone(true)
  })
  useEffect(() => {
    const run = (): void => void send()
    run()
    window.addEventListener('online', run)
    return () => window.removeEventListener('online', run)
  }, [])
  return isDone
}
