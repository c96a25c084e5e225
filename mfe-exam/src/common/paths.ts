/** Every address of homework is built here, and those it leads back to. */

const HOMEWORK = '/study/homework'

/** What is carried from the intro to an attempt's own page, where the intro's address has it. */
const CARRIED = ['classId', 'classroomId', 'classStudentId', 'courseId', 'sourceType', 'schoolId'] as const

/** An attempt at a homework. */
export interface AttemptIds {
  readonly workId: string
  readonly answerLogId: string
}

/** Answering: everything the intro's address says goes along. */
export function answeringPath(intro: URLSearchParams, ids: AttemptIds): string {
  const query = new URLSearchParams(intro)
  setAttempt(query, ids)
  return `${HOMEWORK}/answer?${query.toString()}`
}

/** The page that says a homework is handed in. */
export function handedInPath(intro: URLSearchParams, ids: AttemptIds): string {
  return `${HOMEWORK}/answer-finish?${attemptQuery(intro, ids)}`
}

/** The review of a marked homework. */
export function reviewPath(intro: URLSearchParams, ids: AttemptIds): string {
  return `${HOMEWORK}/check-my-homework?${attemptQuery(intro, ids)}`
}

/** Where the back arrow leads when the intro was opened directly: its course, or the learner's own page. */
export function abovePath(intro: URLSearchParams): string {
  const carried = picked(intro, ['classId', 'courseId', 'classStudentId', 'schoolId', 'sourceType'])
  return carried.has('classId') && carried.has('courseId')
    ? `/study/course/course-detail?${carried.toString()}`
    : '/study/mine'
}

function attemptQuery(intro: URLSearchParams, ids: AttemptIds): string {
  const query = picked(intro, CARRIED)
  setAttempt(query, ids)
  query.set('status', '0')
  return query.toString()
}

function setAttempt(query: URLSearchParams, { workId, answerLogId }: AttemptIds): void {
  query.set('workId', workId)
  query.set('answerLogId', answerLogId)
}

function picked(from: URLSearchParams, names: readonly string[]): URLSearchParams {
  const query = new URLSearchParams()
  for (const name of names) {
    const value = from.get(name)
    if (value) query.set(name, value)
  }
  return query
}
