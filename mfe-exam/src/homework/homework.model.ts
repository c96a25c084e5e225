/** What the address of a homework's intro says, and what its attempts lead to. */
import type { WorkLog } from '@campus/contracts/exam'

import { handedInPath, reviewPath } from '../common/paths'

/** Work of this source comes from an external collection of exercises and is marked at once. */
const EXTERNAL_SOURCE = 'xskt'

/** Which homework is meant. Where a part that the calls need is missing, there is nothing to ask for. */
export type HomeworkAddress =
  | { readonly kind: 'incomplete' }
  | {
      readonly kind: 'complete'
      readonly classId: string
      readonly classroomId: string
      /** '' when the address does not name it. */
      readonly courseId: string
      readonly studentId: string
      readonly isExternal: boolean
      /** The school of the class; '' when it is the site's. */
      readonly schoolId: string
    }
export type CompleteAddress = Extract<HomeworkAddress, { kind: 'complete' }>

/** Reads the intro's address. The student id goes by two names. */
export function parseHomeworkAddress(query: URLSearchParams): HomeworkAddress {
  const read = (name: string): string => query.get(name) ?? ''
  const classId = read('classId')
  const classroomId = read('classroomId')
  if (classId === '' || classroomId === '') return { kind: 'incomplete' }
  return {
    kind: 'complete',
    classId,
    classroomId,
    courseId: read('courseId'),
    studentId: read('classStudentId') || read('studentId'),
    isExternal: read('sourceType') === EXTERNAL_SOURCE,
    schoolId: read('schoolId'),
  }
}

/** Newest first, whatever order they came in; attempts of one second keep theirs. */
export function newestFirst(attempts: readonly WorkLog[]): readonly WorkLog[] {
  return attempts.toSorted((one, other) => other.createdTime.localeCompare(one.createdTime))
}

/** A pending attempt leads to the page that says it is handed in, a marked one to its review. */
export function attemptPath(attempt: WorkLog, workId: string, intro: URLSearchParams): string {
  const ids = { workId, answerLogId: attempt.id }
  return attempt.status === 2 ? reviewPath(intro, ids) : handedInPath(intro, ids)
}
