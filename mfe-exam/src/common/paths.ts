/** Every address of homework and tests is built here, and those of the pages they lead back to. */
import type { WorkKind } from '@campus/contracts/exam-attempt'

const INTRO: Readonly<Record<WorkKind, string>> = { homework: '/study/homework', test: '/study/test' }
const REVIEW: Readonly<Record<WorkKind, string>> = {
  homework: '/study/homework/check-my-homework',
  test: '/study/test/check-my-test-exam',
}

/** Work of this source comes from an external collection of exercises and is marked automatically. */
export const EXTERNAL_SOURCE = 'xskt'

/** An attempt at a work. */
export interface AttemptIds {
  readonly workId: string
  readonly answerLogId: string
}

/** Answering; the intro's parameters are passed on. */
export function answeringPath(kind: WorkKind, intro: URLSearchParams, ids: AttemptIds): string {
  return `${INTRO[kind]}/answer?${attemptQuery(intro, ids).toString()}`
}

/** The page after a submission. */
export function finishPath(kind: WorkKind, from: URLSearchParams, ids: AttemptIds): string {
  const query = attemptQuery(from, ids)
  query.set('status', '0')
  return `${INTRO[kind]}/answer-finish?${query.toString()}`
}

/** The review of an attempt. External homework uses the test's page, with a parameter for its kind. */
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
  // A test without a classroom has only its work in the address.
  const workId = from.get('workId')
  if (kind === 'test' && !query.has('classroomId') && workId) query.set('workId', workId)
  return `${INTRO[kind]}?${query.toString()}`
}

/** The target of the back arrow when the intro was opened directly: its course, or my learning. */
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

/** Empty parameters are left out. */
function known(from: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...from].filter(([, value]) => value !== ''))
}
