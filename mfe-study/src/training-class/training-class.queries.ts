import { followedBy, type Declaration } from '@campus/calls/declaration'
import { callQuery, pageQuery } from '@campus/calls/query'
import {
  getPastSummary,
  pastPage,
  queryDynamicPage,
  queryTodayActivity,
  type PastSummary,
} from '@campus/contracts/study-activity'
import {
  getBehaviourCount,
  getClassDetail,
  getCourseStatistic,
  getStudySituation,
  getUserStatistic,
  queryClassStudentList,
} from '@campus/contracts/study-class'
import type { SessionState } from '@campus/session/session.model'

import type { ClassPlace } from '../common/paths'
import { nextDay, untilNext } from '../common/until-next'
import { pastFilterOf, pastSubOf, tabOf, type ClassAddress } from './training-class.model'

/** A class as its address names it; fields are '' where it names none. */
export type NamedClass = Omit<ClassPlace, 'studentId'>

const FEED_SIZE = 30

/** The learner named by the address, else the signed-in one. */
export function namedClass({ classId, userId, schoolId }: ClassAddress, session: SessionState): NamedClass {
  return { classId, userId: userId || session.userInfo.userId, schoolId }
}

const at = ({ schoolId }: NamedClass) => (schoolId === '' ? {} : { at: { schoolId } })

/** The first call has no studentId; later ones have the one of its response. */
export function detailQuery(named: NamedClass) {
  const { classId, userId, schoolId } = named
  const asked = { classId, userId, ...(schoolId === '' ? {} : { schoolId }) }
  return callQuery(getClassDetail, classId === '' || userId === '' ? null : asked, {
    ...at(named),
    refetchInterval: ({ state: { data } }) => untilNext([data?.trainingStartTime ?? '', data?.trainingEndTime ?? '']),
  })
}

export const studentsQuery = (place: ClassPlace) =>
  callQuery(queryClassStudentList, { classId: place.classId }, at(place))

const learner = ({ classId, studentId }: ClassPlace) => ({ classId, studentId })

export const situationQuery = (place: ClassPlace) => callQuery(getStudySituation, learner(place), at(place))
export const courseQuery = (place: ClassPlace) => callQuery(getCourseStatistic, learner(place), at(place))
export const userStatisticQuery = (place: ClassPlace) => callQuery(getUserStatistic, learner(place), at(place))
export const behaviourQuery = (place: ClassPlace) =>
  callQuery(getBehaviourCount, { ...learner(place), userId: place.userId }, at(place))

const asUser = ({ classId, userId }: ClassPlace) => ({ classId, userId })

/** Read anew when a lesson begins or ends, and when the day does. */
export const todayQuery = (place: ClassPlace) =>
  callQuery(queryTodayActivity, asUser(place), {
    ...at(place),
    refetchInterval: ({ state: { data } }) => {
      const times = data?.activityResultVOList.flatMap(({ startTime, endTime }) => [startTime, endTime]) ?? []
      return untilNext([...times, nextDay()])
    },
  })
export const pastSummaryQuery = (place: ClassPlace) => callQuery(getPastSummary, asUser(place), at(place))

/** One page of the past activities, the latest first. */
export function pastPageQuery(place: ClassPlace, summary: PastSummary, { sub, size, page }: ClassAddress) {
  return pageQuery(
    pastPage,
    {
      current: page,
      size,
      order: 'descending',
      sort: 'id',
      model: { ...asUser(place), ...pastFilterOf(pastSubOf(summary, sub)) },
    },
    at(place),
  )
}

/** The feed of an activity: its newest entries only. */
export function feedQuery(place: ClassPlace, activityId: string) {
  const model = { classId: place.classId, activityId }
  return callQuery(queryDynamicPage, { current: 1, size: FEED_SIZE, model }, at(place))
}

/** All reads of a class page. */
export function classReads(named: NamedClass, address: ClassAddress): Declaration {
  return followedBy(detailQuery(named), ({ studentId, classStatus }) => {
    const place = { ...named, studentId }
    return [
      studentsQuery(place),
      situationQuery(place),
      behaviourQuery(place),
      userStatisticQuery(place),
      courseQuery(place),
      ...(tabOf(classStatus, address.tab) === 'today' ? [todayReads(place)] : [pastReads(place, address)]),
    ]
  })
}

function todayReads(place: ClassPlace): Declaration {
  return followedBy(todayQuery(place), ({ activityResultVOList }) =>
    activityResultVOList.filter(({ dynamic }) => dynamic > 0).map(({ activityId }) => feedQuery(place, activityId)),
  )
}

function pastReads(place: ClassPlace, address: ClassAddress): Declaration {
  return followedBy(pastSummaryQuery(place), (summary) => [pastPageQuery(place, summary, address)])
}
