import { callQuery } from '@campus/calls/query'
import { getAttendance } from '@campus/contracts/study-attendance'

import { untilNext } from '../until-next'
import type { LessonPlace } from './lesson.model'

/** Read anew when one of the controls opens or closes by itself. */
export function attendanceQuery({ schoolId, ...asked }: LessonPlace) {
  const isNamed = asked.classId !== '' && (asked.activityId !== '' || asked.classroomId !== '')
  return callQuery(getAttendance, isNamed ? asked : null, {
    at: { schoolId },
    staleTime: 0,
    refetchOnMount: false,
    refetchInterval: ({ state: { data } }) => untilNext([data?.changeTime ?? null]),
  })
}
