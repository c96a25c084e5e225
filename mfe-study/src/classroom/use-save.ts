import { useQueryClient } from '@tanstack/react-query'

import { saveLearningRecord, type LearningRecord } from '@campus/contracts/study-learning'
import { call, serverNow } from '@campus/http/client'

import type { ClassroomAddress } from './classroom-address.model'
import { recordQuery } from './classroom.queries'
import type { Save } from './player/progress-saver'

interface Where {
  readonly address: ClassroomAddress
  readonly courseId: string
  readonly classroomId: string
  /** Length of the medium in milliseconds; 0 without a medium. */
  readonly durationMs: number
}

/** Saves a position in a classroom; null in a preview, which saves nothing. */
export function useSave({ address, courseId, classroomId, durationMs }: Where) {
  const queryClient = useQueryClient()
  const { place, isPreview } = address
  if (isPreview) return null
  return async ({ positionMs, played }: Save, leaving: boolean): Promise<LearningRecord> => {
    const position = Math.round(positionMs)
    const record = await call(
      saveLearningRecord,
      {
        classroomId,
        courseId,
        classId: place.classId,
        studentId: place.studentId,
        lastStudyTime: new Date(serverNow()).toISOString(),
        learningDuration: position,
        remainStudyDuration: Math.max(0, Math.round(durationMs) - position),
        client: 'Web',
        watched: played.map(([from, to]): [number, number] => [Math.round(from), Math.round(to)]),
      },
      { schoolId: place.schoolId, errors: 'inline', keepAlive: leaving },
    )
    queryClient.setQueryData(recordQuery(address, courseId, classroomId).queryKey, record)
    return record
  }
}
