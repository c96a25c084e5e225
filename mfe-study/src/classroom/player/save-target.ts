/** Where the saves of a visit go: to the server, and until it has them to this device. */
import { saveLearningRecord, type LearningRecord } from '@campus/contracts/study-learning'
import { call, serverNow } from '@campus/http/client'

import type { LearningPlace } from '../../common/classroom-paths'
import { dropPlayback, keepPlayback } from '../../common/unsaved-playback/unsaved-playback'
import type { PlaybackSave } from '../../common/unsaved-playback/unsaved-playback.model'
import type { Save } from './progress-saver'

export interface Visit {
  /** Tells visits apart. */
  readonly key: string
  readonly place: Pick<LearningPlace, 'classId' | 'studentId' | 'schoolId'>
  readonly courseId: string
  readonly classroomId: string
  /** Length of the medium in milliseconds; 0 without a medium. */
  readonly durationMs: number
}

/** `leaving`: the page may be gone before the response comes. Rejects when it was not saved. */
export function sendSave(visit: Visit, save: Save, leaving: boolean): Promise<LearningRecord> {
  return call(saveLearningRecord, requestOf(visit, save), {
    schoolId: visit.place.schoolId,
    errors: 'inline',
    keepAlive: leaving,
  })
}

/** Keeps what the server does not know yet; null when it knows all. */
export function keepSave(visit: Visit, save: Save | null): void {
  const { key, place } = visit
  if (save === null) dropPlayback(key)
  else keepPlayback({ key, schoolId: place.schoolId, request: requestOf(visit, save) })
}

function requestOf({ place, courseId, classroomId, durationMs }: Visit, { positionMs, played }: Save): PlaybackSave {
  const position = Math.round(positionMs)
  return {
    classroomId,
    courseId,
    classId: place.classId,
    studentId: place.studentId,
    lastStudyTime: new Date(serverNow()).toISOString(),
    learningDuration: position,
    remainStudyDuration: Math.max(0, Math.round(durationMs) - position),
    client: 'Web',
    watched: played.map(([from, to]): [number, number] => [Math.round(from), Math.round(to)]),
  }
}
