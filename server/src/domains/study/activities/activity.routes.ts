import { and, desc, eq, gte, lt, lte } from 'drizzle-orm'

import {
  getPastSummary,
  pastPage,
  queryDutyCount,
  queryDynamicPage,
  queryListByDate,
  queryTodayActivity,
  REQUIRED,
} from '@campus/contracts/study-activity'

import { handleLearner, type Route } from '../../../platform/http/handle'
import { pagedSelect, pageOfList } from '../../../platform/http/paging'
import { InvalidInputError } from '../../../platform/http/refusal'
import { momentOf } from '../../../platform/http/wire-time'
import { placedIn } from '../class-access'
import { activityRecord } from './activity-record'
import { dayOf, isRequired, startOfDay, STATUS, statusOf } from './activity-status.model'
import { activityDynamics, classActivities } from './activity.schema'
import { dutyNumbersOf, pastSummaryOf } from './duty-count.model'
import { dynamicCounts, loadActivities, type LoadedActivity } from './load-activities'
import { rankOf } from './rank'
import { settleActivities } from './settle-activities'

/** Calls about the activities of a class. What the learner has done of them is read with their own rights. */
export const activityRoutes: readonly Route[] = [
  handleLearner(queryTodayActivity, async ({ input, tx, now }) => {
    await placedIn(tx, input.classId)
    const today = await loadActivities(
      tx,
      input.classId,
      and(lt(classActivities.startTime, startOfDay(now, 1)), gte(classActivities.endTime, startOfDay(now))),
    )
    const dynamics = await dynamicCounts(tx, today)
    return {
      activityResultVOList: today.map((activity) => activityRecord(activity, now, dynamics.get(activity.id))),
    }
  }),

  handleLearner(getPastSummary, async ({ input, tx, now }) => {
    await placedIn(tx, input.classId)
    return pastSummaryOf(await loadActivities(tx, input.classId, lt(classActivities.endTime, startOfDay(now))), now)
  }),

  // A status is known only when it is computed, so the whole past is read, with few columns, and paged after.
  handleLearner(pastPage, async ({ input, tx, now }) => {
    const { classId, classActivityStatus, isRequired: required } = input.model
    await placedIn(tx, classId)
    const past = await loadActivities(tx, classId, lt(classActivities.endTime, startOfDay(now)))
    const chosen = past
      .filter(
        (activity) =>
          (required === undefined || isRequired(activity) === (required === REQUIRED)) &&
          (classActivityStatus === undefined || statusOf(activity, now) === classActivityStatus),
      )
      .sort(input.order === 'descending' ? (one, other) => byId(other, one) : byId)
    const page = pageOfList(chosen, input)
    const dynamics = await dynamicCounts(tx, page.records)
    return {
      ...page,
      records: page.records.map((activity) => activityRecord(activity, now, dynamics.get(activity.id))),
    }
  }),

  handleLearner(queryDynamicPage, async ({ input, tx }) => {
    const { classId, activityId } = input.model
    await placedIn(tx, classId)
    const ofActivity = tx
      .select({
        type: activityDynamics.type,
        realName: activityDynamics.realName,
        avatar: activityDynamics.avatar,
        content: activityDynamics.content,
      })
      .from(activityDynamics)
      .innerJoin(
        classActivities,
        and(
          eq(classActivities.tenantId, activityDynamics.tenantId),
          eq(classActivities.id, activityDynamics.activityId),
        ),
      )
      .where(and(eq(activityDynamics.activityId, activityId), eq(classActivities.classId, classId)))
    return pagedSelect(tx, ofActivity.$dynamic(), input, [desc(activityDynamics.time), desc(activityDynamics.id)])
  }),

  handleLearner(queryDutyCount, async ({ input, tx, now }) => {
    const { classId } = input
    const { enrolment } = await placedIn(tx, classId)
    const from = momentNamed(input.beginDateTime, 'beginDateTime')
    const to = momentNamed(input.endDateTime, 'endDateTime')
    const activities = await loadActivities(tx, classId, beginsBetween(from, to))
    // What was handed in elsewhere is known to the class from here on.
    await settleActivities({ tx, now }, { classId, studentId: enrolment.id }, activities)
    return { ...dutyNumbersOf(activities, now), ...(await rankOf(tx, { classId, from, to }, enrolment.id)) }
  }),

  handleLearner(queryListByDate, async ({ input, tx, now }) => {
    await placedIn(tx, input.classId)
    const from = momentNamed(input.startTime, 'startTime')
    const to = momentNamed(input.endTime, 'endTime')
    const activities = await loadActivities(tx, input.classId, beginsBetween(from, to))
    const dynamics = await dynamicCounts(tx, activities)
    const recordOf = (activity: LoadedActivity) => activityRecord(activity, now, dynamics.get(activity.id))
    return {
      optionData: byDay(activities).map(([dateKey, ofDay]) => ({
        dateKey,
        colorStatus: colorOf(ofDay, now),
        // The list of a whole class is long: there the days only name themselves.
        activityResultVOList: input.evaluateType === 'UNIT' ? [] : ofDay.map(recordOf),
      })),
      activityResultVOList: activities.map(recordOf),
    }
  }),
]

function beginsBetween(from: Date, to: Date) {
  return and(gte(classActivities.startTime, from), lte(classActivities.startTime, to))
}

function momentNamed(wire: string, field: string): Date {
  const moment = momentOf(wire)
  if (moment === null) throw new InvalidInputError(field)
  return moment
}

/** Activities in the order of their start, under the day they begin on. */
function byDay(activities: readonly LoadedActivity[]): [day: string, LoadedActivity[]][] {
  const days = new Map<string, LoadedActivity[]>()
  for (const activity of activities) {
    const day = dayOf(activity.startTime)
    days.set(day, [...(days.get(day) ?? []), activity])
  }
  return [...days]
}

/** A day's mark: missed before to attend before attended; none where nothing is required. */
function colorOf(activities: readonly LoadedActivity[], now: Date): number | null {
  const statuses = new Set(activities.filter(isRequired).map((activity) => statusOf(activity, now)))
  return [STATUS.missed, STATUS.toAttend, STATUS.attended].find((status) => statuses.has(status)) ?? null
}

/** Ids are decimal text that grows with time; a longer one is a later one. */
function byId({ id: one }: LoadedActivity, { id: other }: LoadedActivity): number {
  return one.length - other.length || (one < other ? -1 : 1)
}
