/** Every address of homework and tests is built here, and those they lead back to. */
import type { WorkKind } from '@campus/contracts/exam-attempt'

const INTRO: Readonly<Record<WorkKind, string>> = { homework: '/study/homework', test: '/study/test' }
const REVIEW: Readonly<Record<WorkKind, string>> = {
  homework: '/study/homework/check-my-homework',
  test: '/study/test/check-my-test-exam',
}

/** Work of this source comes from an external collection of exercises and is marked at once. */
export const EXTERNAL_SOURCE = 'xskt'

/** An attempt at a work. */
export interface AttemptIds {
  readonly workId: string
  readonly answerLogId: string
}

/** Answering: everything the intro's address says goes along. */
export function answeringPath(kind: WorkKind, intro: URLSearchParams, ids: AttemptIds): string {
  return `${INTRO[kind]}/answer?${attemptQuery(intro, ids).toString()}`
}

/** The page that says a work is handed in. */
export function finishPath(kind: WorkKind, from: URLSearchParams, ids: AttemptIds): string {
  const query = attemptQuery(from, ids)
  query.set('status', '0')
  return `${INTRO[kind]}/answer-finish?${query.toString()}`
}

/** The review of an attempt. That of external homework is the test's, told which kind it shows. */
export function reviewPath(kind: WorkKind, from: URLSearchParams, ids: AttemptIds): string {
  const query = attemptQuery(from, ids)
  query.set('status', '0')
  if (kind === 'homework' && query.get('sourceType') === EXTERNAL_SOURCE) {
    query.set('kind', 'homework')
    return `${REVIEW.test}?${query.toString()}`
  }
  return `${REVIEW[kind]}?${query.toString()}`
}

/** The intro, from any page of its work. */
export function introPath(kind: WorkKind, from: URLSearchParams): string {
  const query = known(from)
  for (const name of ['workId', 'answerLogId', 'kind']) query.delete(name)
  // A test without a classroom is named by its work alone.
  const workId = from.get('workId')
  if (kind === 'test' && !query.has('classroomId') && workId) query.set('workId', workId)
  return `${INTRO[kind]}?${query.toString()}`
}

/** Where the back arrow leads when the intro was opened directly: its course, or the learner's own page. */
export function abovePath(intro: URLSearchParams): string {
  const query = new URLSearchParams()
  for (const name of ['classId', 'courseId', 'classStudentId', 'schoolId', 'sourceType']) {
    const value = intro.get(name)
    if (value) query.set(name, value)
  }
  return query.has('classId') && query.has('courseId')
    ? `/study/course/course-detail?${query.toString()}`
    : '/study/mine'
}

function attemptQuery(from: URLSearchParams, { workId, answerLogId }: AttemptIds): URLSearchParams {
  const query = known(from)
  query.delete('kind')
  query.set('workId', workId)
  query.set('answerLogId', answerLogId)
  return query
}

/** Without what says nothing. */
function known(from: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...from].filter(([, value]) => value !== ''))
}
