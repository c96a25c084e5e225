/** What the address of the player says. */
import { addressOf, freeText } from '@campus/calls/address'
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

/** What is chosen along a course's tree. */
export const roomAddress = addressOf({ classroomId: freeText })

/** What is chosen of activities; another one opens at its own content. */
export const contentAddress = addressOf({ activityId: freeText, contentId: freeText })

export function parseClassroomAddress(query: URLSearchParams): ClassroomAddress {
  const isPreview = query.get('isPreview')
  return {
    place: readPlace(query),
    ...roomAddress.parse(query),
    ...contentAddress.parse(query),
    bizType: query.get('bizType') ?? '',
    isPreview: isPreview === '1' || isPreview === 'true',
  }
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
