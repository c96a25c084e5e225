/** What the address of any page of a homework or a test says. */
import { EXTERNAL_SOURCE } from './paths'

export interface WorkAddress {
  readonly classId: string
  readonly classroomId: string
  /** '' when the address does not name it. */
  readonly courseId: string
  readonly studentId: string
  /** '' until a work is found. */
  readonly workId: string
  /** '' where no attempt is meant. */
  readonly answerLogId: string
  readonly isExternal: boolean
  /** The school of the class; '' when it is the site's. */
  readonly schoolId: string
}

/** Reads an address. The student id goes by two names; what is missing is ''. */
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
