/** Activities as their class will attend them. */
import { and, eq, exists, or, sql } from 'drizzle-orm'

import { among } from '../../../platform/database/among'
import type { Transaction } from '../../../platform/database/database'
import type { GivenRows, ImportCheck, RowFinding } from '../../../platform/import/import-check'
import { works } from '../../exam/papers/paper.schema'
import { classCourses, classrooms } from '../courses/course.schema'
import { activityContents, classActivities } from './activity.schema'
import { dutyFaultsOf } from './duty-faults.model'

export const activityCheck: ImportCheck = {
  tables: ['activities', 'activity-contents', 'class-courses', 'works', 'classrooms'],
  async begin(tx, given) {
    const losing = await losingContents(tx, given)
    const withoutWork = await roomsLosingWork(tx, given)
    return async () => {
      const activities = await activitiesOf(tx, given)
      const contents = await contentsOf(tx, given, withoutWork)
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
          ...contents.flatMap(({ id, dutyRules, activity: { classId }, room, hasWork }) =>
            dutyFaultsOf({ dutyRules, room, classId, hasWork }).map((message) => ({
              at: [
                { table: 'activity-contents', id },
                { table: 'classrooms', id: room.id },
              ],
              message,
            })),
          ),
          ...activities.filter(asksToLeaveUnseen).map(({ id }) => ({
            at: [{ table: 'activities', id }],
            message: 'hasSignOut is yes, and nobody can sign in to it: hasSignIn or signsInByItself must be yes',
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
  const named = isOfPlans(given) ? undefined : among(classActivities.id, given.idsOf('activities'))
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
    .where(and(eq(activityContents.tenantId, tenantId), among(activityContents.id, removedOf('activity-contents'))))
  return rows.map(({ id }) => id).filter((id) => !removedOf('activities').includes(id))
}

/** Classrooms of works that change or are taken away. */
async function roomsLosingWork(tx: Transaction, { tenantId, idsOf, removedOf }: GivenRows): Promise<readonly string[]> {
  const rows = await tx
    .selectDistinct({ id: works.classroomId })
    .from(works)
    .where(and(eq(works.tenantId, tenantId), among(works.id, [...idsOf('works'), ...removedOf('works')])))
  return rows.map(({ id }) => id)
}

/** With their activity and their classroom. */
async function contentsOf(tx: Transaction, given: GivenRows, withoutWork: readonly string[]) {
  const rooms = [...given.idsOf('classrooms'), ...withoutWork]
  const named = isOfPlans(given)
    ? undefined
    : or(among(activityContents.id, given.idsOf('activity-contents')), among(activityContents.classroomId, rooms))
  return tx
    .select({
      id: activityContents.id,
      dutyRules: activityContents.dutyRules,
      activity: classActivities,
      room: { id: classrooms.id, courseId: classrooms.courseId, type: classrooms.type },
      hasWork: sql<boolean>`${exists(
        tx
          .select({ id: works.id })
          .from(works)
          .where(
            and(
              eq(works.tenantId, activityContents.tenantId),
              eq(works.classId, classActivities.classId),
              eq(works.classroomId, activityContents.classroomId),
            ),
          ),
      )}`,
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
    .where(and(eq(activityContents.tenantId, tenantId), among(activityContents.activityId, ids)))
  return ids.filter((id) => !full.some((one) => one.id === id))
}

/** Whether a class has a course in its plan. */
async function plansOf(tx: Transaction, { tenantId }: GivenRows, activities: readonly Activity[]) {
  const plans = await tx
    .select({ classId: classCourses.classId, courseId: classCourses.courseId })
    .from(classCourses)
    .where(
      and(
        eq(classCourses.tenantId, tenantId),
        among(classCourses.classId, [...new Set(activities.map(({ classId }) => classId))]),
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

/** Only who has signed in signs out. */
function asksToLeaveUnseen({ hasSignIn, hasSignOut, signsInByItself }: Activity): boolean {
  return hasSignOut && !hasSignIn && !signsInByItself
}
