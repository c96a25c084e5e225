/** What the address of the player says. */
import type { CallResponse } from '@campus/contracts/call'
import type { getActivityContent } from '@campus/contracts/study-learning'

import type { LessonPlace } from '../common/attendance/lesson.model'
import { readPlace, type LearningPlace } from '../common/classroom-paths'

export interface ClassroomAddress {
  readonly place: LearningPlace
  /** '' in the activity-driven variant. */
  readonly classroomId: string
  readonly activityId: string
  /** The activity's content that was chosen; '' for the one to open with. */
  readonly contentId: string
  readonly bizType: string
  /** Shown as a preview: nothing is recorded. */
  readonly isPreview: boolean
}

export function parseClassroomAddress(query: URLSearchParams): ClassroomAddress {
  const read = (name: string): string => query.get(name) ?? ''
  return {
    place: readPlace(query),
    classroomId: read('classroomId'),
    activityId: read('activityId'),
    contentId: read('contentId'),
    bizType: read('bizType'),
    isPreview: read('isPreview') === '1' || read('isPreview') === 'true',
  }
}

/** The same page with another value; '' takes it away. */
export function withValues(query: URLSearchParams, change: Readonly<Record<string, string>>): string {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(change)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return `?${next.toString()}`
}

/** The lesson that the player of an activity signs in to; its first content stands for it, whichever is open. */
export function lessonOf(
  { place, activityId }: Pick<ClassroomAddress, 'place' | 'activityId'>,
  { courseId, activityContentResultVOS: [first] }: CallResponse<typeof getActivityContent>,
): LessonPlace {
  return {
    activityId,
    classId: place.classId,
    classroomId: first?.contentId ?? '',
    courseId: place.courseId || courseId,
    studentId: place.studentId,
    userId: '',
    schoolId: place.schoolId,
  }
}
