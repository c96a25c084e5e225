import { callQuery, pageQuery } from '@campus/calls/query'
import { getMobileProof } from '@campus/contracts/mobile-proof'
import {
  queryStudentClassAndPeriodList,
  queryStudentClassAndPeriodListIgnoreTenant,
  queryTenantClassPeriodPage,
  type LearningCard,
} from '@campus/contracts/study'
import { queryLearningLeads } from '@campus/contracts/study-class'
import { activeBrand, type SessionState } from '@campus/session/session.model'

import { untilNext } from '../common/until-next'
import { isPlaced } from './learning-card.model'
import { PERIODS_PER_PAGE, type PeriodType } from './mine.model'

/** The list's learner. The server takes the person from the session, whatever the user id says. */
export interface Learner {
  /**
   * '' when the session has ended under an open page; nothing is requested until the sign-in page replaces
   * this one.
   */
  readonly userId: string
  /** On a partner's site the list spans schools. */
  readonly acrossSchools: boolean
}

/** The learner named by the address, else the signed-in one. */
export function learnerOf(session: SessionState, named: string): Learner {
  return { userId: named || session.userInfo.userId, acrossSchools: activeBrand(session) !== null }
}

/** Every call whose response changes when a learner reports in. */
export const MINE_LISTS = [
  queryStudentClassAndPeriodList,
  queryStudentClassAndPeriodListIgnoreTenant,
  queryTenantClassPeriodPage,
] as const

/** All classes of the learner, whatever their status; tabs, counts and pages are derived from it. */
export function classesQuery({ userId, acrossSchools }: Learner) {
  const asked = userId === '' ? null : { userId }
  return acrossSchools
    ? callQuery(queryStudentClassAndPeriodListIgnoreTenant, asked, {
        refetchInterval: ({ state: { data } }) => untilNext(changesOf(data)),
      })
    : callQuery(queryStudentClassAndPeriodList, asked, {
        refetchInterval: ({ state: { data } }) => untilNext(changesOf(data)),
      })
}

/** When a class begins or ends. */
function changesOf(cards: readonly LearningCard[] = []): readonly string[] {
  return cards.flatMap(({ trainingStartTime, trainingEndTime }) => [trainingStartTime, trainingEndTime])
}

/** Whether the learner has proved their number; asked only where classes of other schools depend on it. */
export function mobileProofQuery({ userId, acrossSchools }: Learner) {
  return callQuery(getMobileProof, acrossSchools && userId !== '' ? {} : null)
}

/** What the cards of one page show first, asked for together; of a class without a place for the learner there is nothing. */
export function leadsQuery(cards: readonly LearningCard[]) {
  const classes = cards.filter(isPlaced).map(({ classId, tenantId }) => ({ classId, schoolId: tenantId }))
  return callQuery(queryLearningLeads, classes.length === 0 ? null : { classes }, {
    refetchInterval: ({ state: { data } }) =>
      untilNext(data?.flatMap(({ nextStartTime, nextEndTime }) => [nextStartTime, nextEndTime]) ?? []),
  })
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
