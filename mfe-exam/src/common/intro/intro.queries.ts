import { callQuery } from '@campus/calls/query'
import { getStudentWorkDetail, getTestStudent, queryAttemptHistory, queryWorkLogs } from '@campus/contracts/exam'
import type { WorkKind } from '@campus/contracts/exam-attempt'

import type { WorkAddress } from '../work-address.model'
import { workSource } from './intro.model'

/** Which work the classroom's is; nothing is asked where the classroom does not say it. */
export function workQuery(kind: WorkKind, address: WorkAddress) {
  const { classId, classroomId, courseId, studentId, schoolId } = address
  const asked = workSource(kind, address) === 'classroom' ? { classId, classroomId, courseId, studentId } : null
  return callQuery(kind === 'homework' ? getStudentWorkDetail : getTestStudent, asked, { at: { schoolId } })
}

/** Each visit asks anew, because an attempt was perhaps just handed in; the page's declaration does that. */
const ASKED_AT_EVERY_VISIT = { staleTime: 0, refetchOnMount: false } as const

/** The learner's submitted attempts at a homework. */
export function homeworkHistoryQuery(workId: string, { schoolId }: WorkAddress) {
  return callQuery(queryWorkLogs, { studentWorkMasterId: workId }, { at: { schoolId }, ...ASKED_AT_EVERY_VISIT })
}

/** The learner's submitted attempts at a test. */
export function testHistoryQuery(workId: string, { schoolId }: WorkAddress) {
  return callQuery(queryAttemptHistory, { testStudentId: workId }, { at: { schoolId }, ...ASKED_AT_EVERY_VISIT })
}
