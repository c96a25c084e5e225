import { and, eq } from 'drizzle-orm'

import {
  queryStudentClassAndPeriodList,
  queryStudentClassAndPeriodListIgnoreTenant,
  queryTenantClassPeriodPage,
  updateEnrolState,
} from '@campus/contracts/study'

import type { Transaction } from '../database/database'
import { handleSignedIn, handleWithoutTransaction, type Route } from '../http/handle'
import { pagedSelect } from '../http/paging'
import { refuse } from '../http/refusal'
import { enrolmentsOf, learningCardResponse, selectCards, type Learner } from './learning-cards'
import { isPartnerSite, learnerEverywhere, learnerHere } from './partner-site'
import { classPeriods, classStudents } from './study.schema'

const PENDING_REPORT_IN = 1
const IN_SERVICE = 2

/** In every call here the person is the session's, whatever userId was sent. */
export const studyRoutes: readonly Route[] = [
  handleSignedIn(queryStudentClassAndPeriodList, async ({ tx, user }) => {
    const rows = await selectCards(tx, eq(classStudents.userId, user.id))
    return rows.map(learningCardResponse)
  }),

  handleWithoutTransaction(queryStudentClassAndPeriodListIgnoreTenant, async (context) => {
    // A brand's flag may be on at an ordinary school, by address: there the list stays the school's own.
    if (!(await isPartnerSite(context))) {
      const rows = await context.inTenant((tx) => selectCards(tx, enrolmentsOf([learnerHere(context)])))
      return rows.map(learningCardResponse)
    }
    const learners = await learnerEverywhere(context)
    const rows = await context.database.asOwner((tx) => selectCards(tx, enrolmentsOf(learners)))
    return rows.map(learningCardResponse)
  }),

  handleSignedIn(queryTenantClassPeriodPage, async ({ input, tx, user }) => {
    const cards = selectCards(
      tx,
      and(eq(classStudents.userId, user.id), eq(classPeriods.type, input.model.classPeriodType)),
    )
    const page = await pagedSelect(tx, cards.$dynamic(), input)
    return { ...page, records: page.records.map(learningCardResponse) }
  }),

  handleWithoutTransaction(updateEnrolState, async (context) => {
    const { input, inTenant, database } = context
    // A partner's list shows classes of other schools too, and those are entered from here.
    const everywhere = (await isPartnerSite(context)) ? await learnerEverywhere(context) : undefined
    const found =
      everywhere === undefined
        ? await inTenant((tx) => reportIn(tx, [learnerHere(context)], input.classId))
        : await database.asOwner((tx) => reportIn(tx, everywhere, input.classId))
    if (!found) throw refuse('notFound')
    return true
  }),
]

/** Moves the learner's own enrolment from pending report-in to in service; any other state stays. False when there is no such enrolment. */
async function reportIn(tx: Transaction, learners: readonly Learner[], classId: string): Promise<boolean> {
  const own = and(eq(classStudents.classId, classId), enrolmentsOf(learners))
  await tx
    .update(classStudents)
    .set({ serviceStatus: IN_SERVICE })
    .where(and(own, eq(classStudents.serviceStatus, PENDING_REPORT_IN)))
  return (await tx.$count(classStudents, own)) > 0
}
