import { and, asc, count, eq, gt, inArray, isNotNull, type SQL } from 'drizzle-orm'

import type { Transaction } from '../../../platform/database/database'
import { ATTEMPT_STATUS, attempts } from '../../exam/attempts/attempt.schema'
import { works } from '../../exam/papers/paper.schema'
import { classrooms, courses } from '../courses/course.schema'
import { attendances, learningRecords } from '../learning/learning.schema'
import type { HeldActivity, HeldContent } from './activity-status.model'
import { activityContents, activityDynamics, classActivities, type ClassActivity } from './activity.schema'

export interface LoadedContent extends HeldContent {
  readonly activityId: string
  readonly classroomId: string
  readonly name: string
  /** Of the course. */
  readonly cover: string
  readonly positionMs: number
  readonly studiedMs: number
}

/** An activity with the learner's facts of it. */
export interface LoadedActivity extends Omit<ClassActivity, keyof HeldActivity>, HeldActivity {
  readonly contents: readonly LoadedContent[]
}

/** Activities of a class by start, with what the learner did: facts are theirs by row-level security. */
export async function loadActivities(tx: Transaction, classId: string, where?: SQL): Promise<LoadedActivity[]> {
  const chosen = and(eq(classActivities.classId, classId), where)
  const rows = await tx
    .select()
    .from(classActivities)
    .where(chosen)
    .orderBy(asc(classActivities.startTime), asc(classActivities.id))
  if (rows.length === 0) return []
  const signedIn = await signedInActivities(tx, chosen)
  const contents = new Map<string, LoadedContent[]>(rows.map(({ id }) => [id, []]))
  for (const content of await loadContents(tx, classId, chosen)) contents.get(content.activityId)?.push(content)
  return rows.map((row) => ({ ...row, isSignedIn: signedIn.has(row.id), contents: contents.get(row.id) ?? [] }))
}

async function loadContents(tx: Transaction, classId: string, chosen: SQL | undefined): Promise<LoadedContent[]> {
  const rows = await tx
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
  const records = await recordsOf(tx, classId)
  const submitted = await submittedClassrooms(tx, classId)
  return rows.map((row) => {
    const record = records.get(row.classroomId)
    return {
      ...row,
      progress: record?.progress ?? 0,
      positionMs: record?.positionMs ?? 0,
      studiedMs: record?.studiedMs ?? 0,
      isOpened: record !== undefined || submitted.has(row.classroomId),
      isSubmitted: submitted.has(row.classroomId),
    }
  })
}

async function signedInActivities(tx: Transaction, chosen: SQL | undefined): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ activityId: attendances.activityId })
    .from(attendances)
    .innerJoin(
      classActivities,
      and(eq(classActivities.tenantId, attendances.tenantId), eq(classActivities.id, attendances.activityId)),
    )
    .where(and(chosen, isNotNull(attendances.signInTime)))
  return new Set(rows.map(({ activityId }) => activityId))
}

/** The learner's records in a class, by classroom. */
export async function recordsOf(tx: Transaction, classId: string) {
  const rows = await tx
    .select({
      courseId: learningRecords.courseId,
      classroomId: learningRecords.classroomId,
      progress: learningRecords.progress,
      positionMs: learningRecords.positionMs,
      studiedMs: learningRecords.studiedMs,
    })
    .from(learningRecords)
    .where(eq(learningRecords.classId, classId))
  return new Map(rows.map((row) => [row.classroomId, row] as const))
}

/** Classrooms of a class whose homework or test the learner handed in. */
export async function submittedClassrooms(tx: Transaction, classId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectDistinct({ classroomId: works.classroomId })
    .from(works)
    .innerJoin(attempts, and(eq(attempts.tenantId, works.tenantId), eq(attempts.workId, works.id)))
    .where(and(eq(works.classId, classId), gt(attempts.status, ATTEMPT_STATUS.open)))
  return new Set(rows.map(({ classroomId }) => classroomId))
}

/** How many updates the feeds of some activities have; one without any is missing. */
export async function dynamicCounts(
  tx: Transaction,
  activities: readonly Pick<ClassActivity, 'id'>[],
): Promise<ReadonlyMap<string, number>> {
  if (activities.length === 0) return new Map()
  const rows = await tx
    .select({ activityId: activityDynamics.activityId, total: count() })
    .from(activityDynamics)
    .where(
      inArray(
        activityDynamics.activityId,
        activities.map(({ id }) => id),
      ),
    )
    .groupBy(activityDynamics.activityId)
  return new Map(rows.map(({ activityId, total }) => [activityId, total]))
}
