import { callQuery } from '@campus/calls/query'
import {
  getHomeworkByWorkId,
  getStudentWorkDetail,
  getXsktHomeworkByWorkId,
  queryWorkLogs,
} from '@campus/contracts/exam'
import { unitOf } from '@campus/contracts/exam-paper'

import { newestFirst, type CompleteAddress } from './homework.model'

/** Which work the classroom's homework is. */
export function workQuery({ classId, classroomId, courseId, studentId, schoolId }: CompleteAddress) {
  return callQuery(getStudentWorkDetail, { classId, classroomId, courseId, studentId }, { at: { schoolId } })
}

/** What a work says, before it is answered; its description is HTML. */
export function paperQuery(workId: string, { isExternal, schoolId }: CompleteAddress) {
  const definition = isExternal ? getXsktHomeworkByWorkId : getHomeworkByWorkId
  return callQuery(definition, { workId }, { at: { schoolId }, select: unitOf })
}

/**
 * The learner's submitted attempts, newest first. Each visit asks anew, because an attempt was perhaps just handed in;
 * the page's declaration does that, so the list does not ask once more as it is drawn.
 */
export function attemptsQuery(workId: string, { schoolId }: CompleteAddress) {
  return callQuery(
    queryWorkLogs,
    { studentWorkMasterId: workId },
    { at: { schoolId }, select: newestFirst, staleTime: 0, refetchOnMount: false },
  )
}
