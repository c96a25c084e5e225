import { callQuery, pageQuery } from '@campus/calls/query'
import {
  queryStudentClassAndPeriodList,
  queryStudentClassAndPeriodListIgnoreTenant,
  queryTenantClassPeriodPage,
} from '@campus/contracts/study'
import { activeBrand, type SessionState } from '@campus/session/session.model'

import { PERIODS_PER_PAGE, type PeriodType } from './mine.model'

/** Whose list it is. The server takes the person from the session, whatever the user id says. */
export interface Learner {
  /** '' when the session ended under an open page: nobody to ask for, until signing in comes in the page's place. */
  readonly userId: string
  /** On a partner's site the list spans schools. */
  readonly acrossSchools: boolean
}

/** The learner is the one the address names, else the one who is signed in. */
export function learnerOf(session: SessionState, named: string): Learner {
  return { userId: named || session.userInfo.userId, acrossSchools: activeBrand(session) !== null }
}

/** Every call whose response changes when a learner reports in. */
export const MINE_LISTS = [
  queryStudentClassAndPeriodList,
  queryStudentClassAndPeriodListIgnoreTenant,
  queryTenantClassPeriodPage,
] as const

/** Every class of the learner, of all statuses: tabs, counts and pages are made from it. */
export function classesQuery({ userId, acrossSchools }: Learner) {
  const asked = userId === '' ? null : { userId }
  return acrossSchools
    ? callQuery(queryStudentClassAndPeriodListIgnoreTenant, asked)
    : callQuery(queryStudentClassAndPeriodList, asked)
}

/** One page of the learner's class periods of a type. */
export function periodsQuery({ userId }: Learner, type: PeriodType, page: number) {
  return pageQuery(
    queryTenantClassPeriodPage,
    userId === ''
      ? null
      : { current: page, size: PERIODS_PER_PAGE, extra: {}, model: { classPeriodType: type, userId } },
  )
}
