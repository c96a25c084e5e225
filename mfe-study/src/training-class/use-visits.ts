import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { increaseVisitCount } from '@campus/contracts/study-class'
import { call } from '@campus/http/client'

import type { ClassPlace } from '../common/paths'

/**
 * Counts this visit of the class page, once each time it is opened. Returns the new count; undefined until
 * the server responds, and after a failure, which is not shown.
 */
export function useVisits({ classId, studentId, schoolId }: ClassPlace): number | undefined {
  const isCounted = useRef(false)
  const { mutate, data } = useMutation({
    mutationFn: () =>
      call(increaseVisitCount, { classId, studentId }, { errors: 'inline', ...(schoolId === '' ? {} : { schoolId }) }),
  })
  useEffect(() => {
    if (isCounted.current) return
    isCounted.current = true
    mutate()
  }, [mutate])
  return data
}
