/** What the address of a lesson on the spot says. */
import type { LessonPlace } from '../common/attendance/lesson.model'

export interface OfflineAddress extends LessonPlace {
  /** 1 required; null where nothing is said. */
  readonly isRequired: number | null
}

export function parseOfflineAddress(query: URLSearchParams): OfflineAddress {
  const read = (name: string): string => query.get(name) ?? ''
  const isRequired = read('isRequired')
  return {
    activityId: read('activityId'),
    classId: read('classId'),
    classroomId: read('classroomId'),
    courseId: read('courseId'),
    studentId: read('studentId'),
    userId: read('userId'),
    schoolId: read('schoolId'),
    isRequired: /^[01]$/.test(isRequired) ? Number(isRequired) : null,
  }
}

/** The lesson of an address, without what is only shown. */
export function lessonOf({ isRequired: _shown, ...lesson }: OfflineAddress): LessonPlace {
  return lesson
}

/** What the classroom says of itself comes before what the address says. */
export function isLessonRequired(detail: number | null, address: number | null): boolean {
  return (detail ?? address) === 1
}
