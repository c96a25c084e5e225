import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

import { invalidate } from '@campus/calls/query'
import { getCourseTree, getStudentCourseSituation } from '@campus/contracts/study-course'
import { getActivityContent, saveClassroomRecord } from '@campus/contracts/study-learning'
import { call } from '@campus/http/client'

import type { ClassroomAddress } from './classroom-address.model'

/** Every call whose response shows progress. */
export const SHOWN_PROGRESS = [getCourseTree, getActivityContent, getStudentCourseSituation] as const

/** Tells the server that a classroom was opened; learning time counts from then on. A preview tells nothing. */
export function useOpened({ place, activityId, isPreview }: ClassroomAddress, courseId: string, classroomId: string) {
  const queryClient = useQueryClient()
  const tell = useEffectEvent(async () => {
    const { classId, studentId, schoolId } = place
    // When this fails, learning time counts from the first save; nothing here waits for the response.
    await call(
      saveClassroomRecord,
      { classroomId, courseId, classId, studentId, activityId },
      { schoolId, errors: 'inline' },
    ).catch(() => undefined)
    await invalidate(queryClient, ...SHOWN_PROGRESS)
  })
  useEffect(() => {
    if (!isPreview) void tell()
  }, [classroomId, isPreview])
}
