import { and, eq } from 'drizzle-orm'

import {
  queryStudentClassAndPeriodList,
  queryStudentClassAndPeriodListIgnoreTenant,
  queryTenantClassPeriodPage,
  updateEnrolState,
} from '@campus/contracts/study'

import { handleLearner, handleLearnerEverywhere, type Route } from '../../platform/http/handle'
import { pagedSelect } from '../../platform/http/paging'
import { refuse } from '../../platform/http/refusal'
import { byLatestEnrolment, learningCardResponse, selectCards } from './learning-cards'
import { classPeriods, classStudents, IN_SERVICE, PENDING_REPORT_IN } from './study.schema'

/** In every call here the person is the session's, whatever userId was sent; row-level security shows their own rows only. */
export const studyRoutes: readonly Route[] = [
  handleLearner(queryStudentClassAndPeriodList, async ({ tx, now }) => {
    const rows = await selectCards(tx)
    return rows.map((row) => learningCardResponse(row, now))
  }),

  // A brand's flag may be on at an ordinary school, by address: there the list stays the school's own.
  handleLearnerEverywhere(queryStudentClassAndPeriodListIgnoreTenant, async ({ inEachSchool, now }) => {
    const rows = await inEachSchool(({ tx }) => selectCards(tx))
    const sorted = rows.flat().sort(byLatestEnrolment)
    return sorted.map((row) => learningCardResponse(row, now))
  }),

  handleLearner(queryTenantClassPeriodPage, async ({ input, tx, now }) => {
    const cards = selectCards(tx, eq(classPeriods.type, input.model.classPeriodType))
    const page = await pagedSelect(tx, cards.$dynamic(), input)
    return { ...page, records: page.records.map((row) => learningCardResponse(row, now)) }
  }),

  // Moves pending report-in to in service; any other state stays.
  handleLearner(updateEnrolState, async ({ input, tx }) => {
    const own = eq(classStudents.classId, input.classId)
    await tx
      .update(classStudents)
      .set({ serviceStatus: IN_SERVICE })
      .where(and(own, eq(classStudents.serviceStatus, PENDING_REPORT_IN)))
    if ((await tx.$count(classStudents, own)) === 0) throw refuse('notFound')
    return true
  }),
]
