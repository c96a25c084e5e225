import { followedBy, type Declaration } from '@campus/calls/declaration'
import { callQuery } from '@campus/calls/query'
import { queryDutyCount, queryListByDate } from '@campus/contracts/study-activity'
import { getClassDetail } from '@campus/contracts/study-class'
import type { SessionState } from '@campus/session/session.model'

import type { ClassPlace } from '../common/paths'
import { askedStretch, shownDay, type AskedStretch, type TimetableAddress } from './timetable.model'

/** The class in the address; its studentId is '' when the address has none. */
export function namedPlace(address: TimetableAddress, session: SessionState): ClassPlace {
  const { classId, studentId, schoolId } = address
  return { classId, studentId, schoolId, userId: address.userId || session.userInfo.userId }
}

const at = ({ schoolId }: ClassPlace) => (schoolId === '' ? {} : { at: { schoolId } })

export function detailQuery(place: ClassPlace) {
  const { classId, studentId, userId, schoolId } = place
  const asked = {
    classId,
    userId,
    ...(studentId === '' ? {} : { studentId }),
    ...(schoolId === '' ? {} : { schoolId }),
  }
  return callQuery(getClassDetail, classId === '' || userId === '' ? null : asked, at(place))
}

/** The activities of a period. */
export function listQuery(place: ClassPlace, { begin, end, evaluateType }: AskedStretch) {
  const { classId, userId } = place
  return callQuery(queryListByDate, { classId, userId, evaluateType, startTime: begin, endTime: end }, at(place))
}

/** The targets of a period. */
export function dutyQuery(place: ClassPlace, { begin, end, evaluateType }: AskedStretch) {
  const { classId, userId } = place
  return callQuery(queryDutyCount, { classId, userId, evaluateType, beginDateTime: begin, endDateTime: end }, at(place))
}

/** All reads of the timetable on a day. */
export function timetableReads(place: ClassPlace, { tab, day }: TimetableAddress, today: string): Declaration {
  return followedBy(detailQuery(place), (detail) => {
    const stretch = askedStretch(tab, shownDay(day, today), detail)
    return [listQuery(place, stretch), dutyQuery(place, stretch)]
  })
}
