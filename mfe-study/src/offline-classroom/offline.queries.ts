import { callQuery } from '@campus/calls/query'
import { getOfflineClassroomDetail, MOST_TITBITS, queryTitbitPage } from '@campus/contracts/study-attendance'

import type { LessonPlace } from '../common/attendance/lesson.model'

export function offlineClassroomQuery({ classroomId, classId, activityId, schoolId }: LessonPlace) {
  return callQuery(getOfflineClassroomDetail, classroomId === '' ? null : { classroomId, classId, activityId }, {
    at: { schoolId },
  })
}

export function titbitsQuery({ classroomId, classId, schoolId }: LessonPlace) {
  const asked = classroomId === '' ? null : { current: 1, size: MOST_TITBITS, classroomId, classId }
  return callQuery(queryTitbitPage, asked, { at: { schoolId } })
}
