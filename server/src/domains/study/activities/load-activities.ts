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
  return activitiesOfClasses(tx, [classId], where)
}

/** The same of several classes, asked for at once. */
export async function activitiesOfClasses(
  tx: Transaction,
  classIds: readonly string[],
  where?: SQL,
): Promise<LoadedActivity[]> {
  if (classIds.length === 0) return []
  const chosen = and(inArray(classActivities.classId, [...classIds]), where)
  const rows = await tx
    .select()
    .from(classActivities)
    .where(chosen)
    .orderBy(asc(classActivities.startTime), asc(classActivities.id))
  if (rows.length === 0) return []
  const signedIn = await signedInActivities(tx, chosen)
  const contents = new Map<string, LoadedContent[]>(rows.map(({ id }) => [id, []]))
  for (const content of await loadContents(tx, classIds, chosen)) contents.get(content.activityId)?.push(content)
  return rows.map((row) => ({ ...row, isSignedIn: signedIn.has(row.id), contents: contents.get(row.id) ?? [] }))
}

async function loadContents(
  tx: Transaction,
  classIds: readonly string[],
  chosen: SQL | undefined,
): Promise<LoadedContent[]> {
  const rows = await tx
    .select({
      classId: classActivities.classId,
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
  const records = await recordsOf(tx, classIds)
  const submitted = await submittedRooms(tx, classIds)
  return rows.map(({ classId, ...row }) => {
    const room = roomKey(classId, row.classroomId)
    const record = records.get(room)
    return {
      ...row,
      progress: record?.progress ?? 0,
      positionMs: record?.positionMs ?? 0,
      studiedMs: record?.studiedMs ?? 0,
      isOpened: record !== undefined || submitted.has(room),
      isSubmitted: submitted.has(room),
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

/** A classroom in a class: several classes may have one course. */
function roomKey(classId: string, classroomId: string): string {
  return `${classId}\n${classroomId}`
}

/** The learner's records in some classes, by class and classroom. */
async function recordsOf(tx: Transaction, classIds: readonly string[]) {
  const rows = await tx
    .select({
      classId: learningRecords.classId,
      classroomId: learningRecords.classroomId,
      progress: learningRecords.progress,
      positionMs: learningRecords.positionMs,
      studiedMs: learningRecords.studiedMs,
    })
    .from(learningRecords)
    .where(inArray(learningRecords.classId, [...classIds]))
  return new Map(rows.map((row) => [roomKey(row.classId, row.classroomId), row] as const))
}

/** Classrooms of a class whose homework or test the learner handed in. */
export async function submittedClassrooms(tx: Transaction, classId: string): Promise<ReadonlySet<string>> {
  return new Set((await submittedWorks(tx, [classId])).map(({ classroomId }) => classroomId))
}

async function submittedRooms(tx: Transaction, classIds: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await submittedWorks(tx, classIds)).map(({ classId, classroomId }) => roomKey(classId, classroomId)))
}

async function submittedWorks(tx: Transaction, classIds: readonly string[]) {
  return tx
    .selectDistinct({ classId: works.classId, classroomId: works.classroomId })
    .from(works)
    .innerJoin(attempts, and(eq(attempts.tenantId, works.tenantId), eq(attempts.workId, works.id)))
    .where(and(inArray(works.classId, [...classIds]), gt(attempts.status, ATTEMPT_STATUS.open)))
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
