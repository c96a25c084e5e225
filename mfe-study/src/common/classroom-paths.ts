/** Addresses of classrooms, from a course or from the player. */

import { withQuery } from './with-query'

/** A learner's place in a course; '' stands for what an address does not name. */
export interface LearningPlace {
  readonly classId: string
  readonly courseId: string
  readonly studentId: string
  readonly schoolId: string
  /** The subject of the page, for work without one of its own. */
  readonly sourceType: string
  /** Passed on unchanged; no page of this module reads it. */
  readonly type: string
}

/** The address has the student id under two names. */
export function readPlace(query: URLSearchParams): LearningPlace {
  const read = (name: string): string => query.get(name) ?? ''
  return {
    classId: read('classId'),
    courseId: read('courseId'),
    studentId: read('classStudentId') || read('studentId'),
    schoolId: read('schoolId'),
    sourceType: read('sourceType'),
    type: read('type'),
  }
}

export function coursePath({
  classId,
  courseId,
  studentId,
  schoolId,
}: Omit<LearningPlace, 'sourceType' | 'type'>): string {
  return withQuery('/study/course/course-detail', { courseId, classId, classStudentId: studentId, schoolId })
}

/** What a classroom's address adds to its place. */
interface Room {
  readonly classroomId: string
  /** Of homework and tests; '' where there is none. */
  readonly sourceType: string
  /** Of work that belongs to an activity. */
  readonly activity?: {
    readonly activityId: string
    readonly activityContentId: string
    readonly bizType: string
  }
}

export function onlinePath(place: LearningPlace, { classroomId }: Pick<Room, 'classroomId'>): string {
  const { courseId, classId, studentId, schoolId } = place
  return withQuery('/study/classroom/online', { courseId, classId, studentId, classroomId, schoolId })
}

export function homeworkPath(place: LearningPlace, { classroomId, sourceType, activity }: Room): string {
  const { classId, courseId, studentId, schoolId, type } = place
  return withQuery('/study/homework', {
    classId,
    classroomId,
    classStudentId: studentId,
    courseId,
    status: '0',
    sourceType: sourceType || place.sourceType,
    schoolId,
    type,
    ...activity,
  })
}

export function testPath(place: LearningPlace, { classroomId, sourceType, activity }: Room): string {
  const { classId, courseId, studentId, schoolId, type } = place
  return withQuery('/study/test', {
    classId,
    classroomId,
    studentId,
    courseId,
    status: '0',
    sourceType: sourceType || place.sourceType,
    schoolId,
    type,
    ...activity,
  })
}

/** A lesson on the spot: the activity that a class holds in a classroom. */
export interface Lesson {
  readonly activityId: string
  readonly bizType: string
  /** 1 required; null where that is not known. */
  readonly isRequired: number | null
}

/** A classroom on the spot, at the lesson that is meant; without one, at the lesson that is next there. */
export function offlinePath(
  place: Pick<LearningPlace, 'classId' | 'courseId' | 'studentId' | 'schoolId'>,
  { classroomId, lesson }: Pick<Room, 'classroomId'> & { readonly lesson?: Lesson },
): string {
  const { classId, courseId, studentId, schoolId } = place
  return withQuery('/study/classroom/offline', {
    classId,
    classroomId,
    studentId,
    courseId,
    ...(lesson && {
      activityId: lesson.activityId,
      bizType: lesson.bizType,
      isRequired: lesson.isRequired === null ? '' : String(lesson.isRequired),
    }),
    schoolId,
  })
}
