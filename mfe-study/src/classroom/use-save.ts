import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { invalidate } from '@campus/calls/query'
import { newIdempotencyKey } from '@campus/http/idempotency-key'

import { LEARNED_CALLS } from '../common/learned-calls'
import { beginVisit } from '../common/unsaved-playback/unsaved-playback'
import type { ClassroomAddress } from './classroom-address.model'
import { recordQuery } from './classroom.queries'
import type { SaveTarget } from './player/progress-saver'
import { keepSave, sendSave } from './player/save-target'

interface Where {
  readonly address: ClassroomAddress
  readonly courseId: string
  readonly classroomId: string
  /** Length of the medium in milliseconds; 0 without a medium. */
  readonly durationMs: number
}

/** Saves what this visit of a classroom plays, and what tells of it is read anew; null in a preview, which saves nothing. */
export function useSave({ address, courseId, classroomId, durationMs }: Where): SaveTarget | null {
  const queryClient = useQueryClient()
  const [key] = useState(newIdempotencyKey)
  useEffect(() => beginVisit(key), [key])
  const { place, isPreview } = address
  if (isPreview) return null
  const visit = { key, place, courseId, classroomId, durationMs }
  return {
    send: async (save, leaving) => {
      const record = await sendSave(visit, save, leaving)
      queryClient.setQueryData(recordQuery(address, courseId, classroomId).queryKey, record)
      void invalidate(queryClient, ...LEARNED_CALLS)
      return record
    },
    keep: (save) => keepSave(visit, save),
  }
}
