import { callQuery } from '@campus/calls/query'
import { getAttendance } from '@campus/contracts/study-attendance'
import { serverNow } from '@campus/http/client'

import type { LessonPlace } from './lesson.model'

/** A longer timer would fire at once. */
const LONGEST_MS = 2 ** 31 - 1

/** Read anew when one of the controls opens or closes by itself. */
export function attendanceQuery({ schoolId, ...asked }: LessonPlace) {
  const isNamed = asked.classId !== '' && (asked.activityId !== '' || asked.classroomId !== '')
  return callQuery(getAttendance, isNamed ? asked : null, {
    at: { schoolId },
    staleTime: 0,
    refetchOnMount: false,
    refetchInterval: ({ state: { data } }) => {
      const changeTime = data?.changeTime ?? null
      return changeTime === null ? false : Math.min(Math.max(changeTime - serverNow(), 1_000), LONGEST_MS)
    },
  })
}
