import { callQuery } from '@campus/calls/query'
import { getStudentWorkDetail, getTestStudent, queryAttemptHistory, queryWorkLogs } from '@campus/contracts/exam'
import { getOpenAttempt, type WorkKind } from '@campus/contracts/exam-attempt'

import type { WorkAddress } from '../work-address.model'
import { workSource } from './intro.model'

/** The work of a classroom; nothing is requested without a classroom. */
export function workQuery(kind: WorkKind, address: WorkAddress) {
  const { classId, classroomId, courseId, studentId, schoolId } = address
  const asked = workSource(kind, address) === 'classroom' ? { classId, classroomId, courseId, studentId } : null
  return callQuery(kind === 'homework' ? getStudentWorkDetail : getTestStudent, asked, { at: { schoolId } })
}

/** Read anew at every visit, because an attempt may have just been submitted; the page's declaration sees to that. */
const ASKED_AT_EVERY_VISIT = { staleTime: 0, refetchOnMount: false } as const

/** The learner's submitted attempts at a homework. */
export function homeworkHistoryQuery(workId: string, { schoolId }: WorkAddress) {
  return callQuery(queryWorkLogs, { studentWorkMasterId: workId }, { at: { schoolId }, ...ASKED_AT_EVERY_VISIT })
}

/** The learner's submitted attempts at a test. */
export function testHistoryQuery(workId: string, { schoolId }: WorkAddress) {
  return callQuery(queryAttemptHistory, { testStudentId: workId }, { at: { schoolId }, ...ASKED_AT_EVERY_VISIT })
}

/** The learner's attempt at a work that is not over yet. */
export function openAttemptQuery(workId: string, { schoolId }: WorkAddress) {
  return callQuery(getOpenAttempt, { workId }, { at: { schoolId }, ...ASKED_AT_EVERY_VISIT })
}
