/** The activities of classes as they are planned, the same for every learner. In the school's transaction. */
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'

import type { Transaction } from '../../../platform/database/database'
import { classrooms, courses } from '../courses/course.schema'
import type { HeldContent } from './activity-status.model'
import { activityContents, classActivities, type ClassActivity } from './activity.schema'

/** A classroom that an activity is made of. */
export interface PlannedContent extends Pick<HeldContent, 'mustLearn' | 'type' | 'durationMs' | 'dutyRules'> {
  readonly activityId: string
  readonly classroomId: string
  readonly name: string
  /** Of the course. */
  readonly cover: string
}

export interface PlannedActivity extends ClassActivity {
  readonly contents: readonly PlannedContent[]
}

/** By start. */
export async function plannedActivities(
  tx: Transaction,
  classIds: readonly string[],
  where?: SQL,
): Promise<PlannedActivity[]> {
  if (classIds.length === 0) return []
  const chosen = and(inArray(classActivities.classId, [...classIds]), where)
  const rows = await tx
    .select()
    .from(classActivities)
    .where(chosen)
    .orderBy(asc(classActivities.startTime), asc(classActivities.id))
  if (rows.length === 0) return []
  const contents = new Map<string, PlannedContent[]>(rows.map(({ id }) => [id, []]))
  for (const content of await plannedContents(tx, chosen)) contents.get(content.activityId)?.push(content)
  return rows.map((row) => ({ ...row, contents: contents.get(row.id) ?? [] }))
}

async function plannedContents(tx: Transaction, chosen: SQL | undefined): Promise<PlannedContent[]> {
  return tx
    .select({
      activityId: activityContents.activityId,
      classroomId: activityContents.classroomId,
      mustLearn: activityContents.mustLearn,
      dutyRules: activityContents.dutyRules,
      name: classrooms.name,
      type: classrooms.type,
      durationMs: classrooms.durationMs,
      cover: courses.cover,
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
    .innerJoin(courses, and(eq(courses.tenantId, classrooms.tenantId), eq(courses.id, classrooms.courseId)))
    .where(chosen)
    .orderBy(asc(activityContents.activityId), asc(activityContents.position), asc(activityContents.id))
}
