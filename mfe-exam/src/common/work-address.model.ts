/** The parameters of homework and test addresses. */
import { EXTERNAL_SOURCE } from './paths'

export interface WorkAddress {
  readonly classId: string
  readonly classroomId: string
  /** '' when the address has none. */
  readonly courseId: string
  readonly studentId: string
  /** '' before a work is found. */
  readonly workId: string
  /** '' where the address is of no attempt. */
  readonly answerLogId: string
  readonly isExternal: boolean
  /** The school of the class; '' when it is the site's. */
  readonly schoolId: string
}

/** Reads an address. The student id has two names; missing parameters are ''. */
export function parseWorkAddress(query: URLSearchParams): WorkAddress {
  const read = (name: string): string => query.get(name) ?? ''
  return {
    classId: read('classId'),
    classroomId: read('classroomId'),
    courseId: read('courseId'),
    studentId: read('classStudentId') || read('studentId'),
    workId: read('workId'),
    answerLogId: read('answerLogId'),
    isExternal: read('sourceType') === EXTERNAL_SOURCE,
    schoolId: read('schoolId'),
  }
}
