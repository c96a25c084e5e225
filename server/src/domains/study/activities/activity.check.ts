/** Activities as their class will attend them. */
import { and, eq, inArray } from 'drizzle-orm'

import { CLASSROOM } from '@campus/contracts/study-course'

import type { Transaction } from '../../../platform/database/database'
import type { GivenRows, ImportCheck, RowFinding } from '../../../platform/import/import-check'
import { classCourses, classrooms } from '../courses/course.schema'
import { activityContents, classActivities } from './activity.schema'

export const activityCheck: ImportCheck = {
  tables: ['activities', 'activity-contents', 'class-courses'],
  async begin(tx, given) {
    const losing = await losingContents(tx, given)
    return async () => {
      const activities = await activitiesOf(tx, given)
      const contents = await contentsOf(tx, given)
      const planned = await plansOf(tx, given, [...activities, ...contents.map(({ activity }) => activity)])
      return {
        faults: [
          ...activities
            .filter(({ classId, courseId }) => !planned(classId, courseId))
            .map(({ id, classId, courseId }) => outOfPlan('activities', id, { column: 'courseId', classId, courseId })),
          ...contents
            .filter(({ activity, room }) => !planned(activity.classId, room.courseId))
            .map(({ id, activity: { classId }, room: { courseId } }) =>
              outOfPlan('activity-contents', id, { column: 'classroomId', classId, courseId }),
            ),
          ...contents.filter(asksForWork).map(({ id, room }) => ({
            at: [{ table: 'activity-contents', id }],
            message: `dutyRules ask to submit, and classroom ${room.id} is no homework and no test`,
          })),
        ],
        notes: (await emptyOf(tx, given, losing)).map((id) => ({
          at: [{ table: 'activities', id }],
          message: 'no classroom belongs to it (activity-contents.csv): learners find nothing to do in it',
        })),
      }
    }
  },
}

type Activity = typeof classActivities.$inferSelect

/** A plan of a class that changes concerns every activity. */
function isOfPlans({ idsOf, removedOf }: GivenRows): boolean {
  return idsOf('class-courses').length + removedOf('class-courses').length > 0
}

async function activitiesOf(tx: Transaction, given: GivenRows): Promise<readonly Activity[]> {
  const named = isOfPlans(given) ? undefined : inArray(classActivities.id, [...given.idsOf('activities')])
  return tx
    .select()
    .from(classActivities)
    .where(and(eq(classActivities.tenantId, given.tenantId), named))
}

/** Activities of which a content is taken away. */
async function losingContents(tx: Transaction, { tenantId, removedOf }: GivenRows): Promise<readonly string[]> {
  const rows = await tx
    .selectDistinct({ id: activityContents.activityId })
    .from(activityContents)
    .where(
      and(eq(activityContents.tenantId, tenantId), inArray(activityContents.id, [...removedOf('activity-contents')])),
    )
  return rows.map(({ id }) => id).filter((id) => !removedOf('activities').includes(id))
}

/** With their activity and their classroom. */
async function contentsOf(tx: Transaction, given: GivenRows) {
  const named = isOfPlans(given) ? undefined : inArray(activityContents.id, [...given.idsOf('activity-contents')])
  return tx
    .select({
      id: activityContents.id,
      dutyRules: activityContents.dutyRules,
      activity: classActivities,
      room: { id: classrooms.id, courseId: classrooms.courseId, type: classrooms.type },
    })
    .from(activityContents)
    .innerJoin(
      classActivities,
      and(eq(classActivities.tenantId, activityContents.tenantId), eq(classActivities.id, activityContents.activityId)),
    )
    .innerJoin(
      classrooms,
      and(eq(classrooms.tenantId, activityContents.tenantId), eq(classrooms.id, activityContents.classroomId)),
    )
    .where(and(eq(activityContents.tenantId, given.tenantId), named))
}

/** Activities without a content. */
async function emptyOf(
  tx: Transaction,
  { tenantId, idsOf }: GivenRows,
  losing: readonly string[],
): Promise<readonly string[]> {
  const ids = [...new Set([...idsOf('activities'), ...losing])]
  const full = await tx
    .selectDistinct({ id: activityContents.activityId })
    .from(activityContents)
    .where(and(eq(activityContents.tenantId, tenantId), inArray(activityContents.activityId, ids)))
  return ids.filter((id) => !full.some((one) => one.id === id))
}

type Content = Awaited<ReturnType<typeof contentsOf>>[number]

/** Whether a class has a course in its plan. */
async function plansOf(tx: Transaction, { tenantId }: GivenRows, activities: readonly Activity[]) {
  const plans = await tx
    .select({ classId: classCourses.classId, courseId: classCourses.courseId })
    .from(classCourses)
    .where(
      and(
        eq(classCourses.tenantId, tenantId),
        inArray(classCourses.classId, [...new Set(activities.map(({ classId }) => classId))]),
      ),
    )
  const planned = new Set(plans.map(({ classId, courseId }) => `${classId} ${courseId}`))
  return (classId: string, courseId: string): boolean => planned.has(`${classId} ${courseId}`)
}

interface OutOfPlan {
  readonly column: string
  readonly classId: string
  readonly courseId: string
}

function outOfPlan(table: string, id: string, { column, classId, courseId }: OutOfPlan): RowFinding {
  return {
    at: [{ table, id }],
    message: `${column} is of course ${courseId}, which class ${classId} does not have in its plan (class-courses.csv)`,
  }
}

function asksForWork({ dutyRules, room }: Content): boolean {
  const isWork = room.type === CLASSROOM.homework || room.type === CLASSROOM.test
  return !isWork && dutyRules.some(({ dutyType }) => dutyType === 'SUBMIT')
}
