import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import {
  queryStudentClassAndPeriodList,
  queryStudentClassAndPeriodListIgnoreTenant,
  queryTenantClassPeriodPage,
} from '@campus/contracts/study'
import { call } from '@campus/http/client'
import { activeBrand, type SessionState } from '@campus/session/session.model'

import { PERIODS_PER_PAGE, type PeriodType } from './mine.model'

/** Whose list it is. The server takes the person from the session, whatever the user id says. */
export interface Learner {
  readonly tenantId: string
  readonly userId: string
  /** On a partner's site the list spans schools. */
  readonly acrossSchools: boolean
}

/** The learner is the one the address names, else the one who is signed in. */
export function learnerOf(session: SessionState, query: URLSearchParams): Learner {
  return {
    tenantId: session.tenantId,
    userId: query.get('userId') || session.userInfo.userId,
    acrossSchools: activeBrand(session) !== null,
  }
}

export const mineKeys = {
  all: ['study', 'mine'] as const,
  classes: (learner: Learner) => [...mineKeys.all, 'classes', learner] as const,
  periods: (learner: Learner, type: PeriodType, page: number) =>
    [...mineKeys.all, 'periods', learner, type, page] as const,
  reportIn: ['study', 'mine', 'report-in'] as const,
}

/** Every class of the learner, of all statuses: tabs, counts and pages are made from it. */
export function classesQuery(learner: Learner) {
  const { userId } = learner
  return queryOptions({
    queryKey: mineKeys.classes(learner),
    queryFn: ({ signal }) =>
      learner.acrossSchools
        ? call(queryStudentClassAndPeriodListIgnoreTenant, { userId }, { signal })
        : call(queryStudentClassAndPeriodList, { userId }, { signal }),
    enabled: isSomebody(learner),
  })
}

/** One page of the learner's class periods of a type; the page before stays on show while the next one comes. */
export function periodsQuery(learner: Learner, type: PeriodType, page: number) {
  return queryOptions({
    queryKey: mineKeys.periods(learner, type, page),
    queryFn: ({ signal }) =>
      call(
        queryTenantClassPeriodPage,
        { current: page, size: PERIODS_PER_PAGE, extra: {}, model: { classPeriodType: type, userId: learner.userId } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    enabled: isSomebody(learner),
  })
}

/** A session that ends under an open page leaves nobody to ask for, until signing in comes in the page's place. */
function isSomebody({ userId }: Learner): boolean {
  return userId !== ''
}
