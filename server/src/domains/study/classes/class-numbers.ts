/** Numbers of the learner's in a class. What the learner did is theirs by row-level security. */
import { and, eq, sum } from 'drizzle-orm'

import type { Transaction } from '../../../platform/database/database'
import { attemptEntries, attempts } from '../../exam/attempts/attempt.schema'
import { works } from '../../exam/papers/paper.schema'
import { activityDynamics, classActivities } from '../activities/activity.schema'
import { classroomQuestions } from '../interaction/interaction.schema'
import { learningRecords } from '../learning/learning.schema'
import type { AnsweredAttempt } from './study-times.model'

/** Seconds the learner spent in the classrooms of a class. */
export async function studiedSeconds(tx: Transaction, classId: string): Promise<number> {
  const [row] = await tx
    .select({ total: sum(learningRecords.studiedMs).mapWith(Number) })
    .from(learningRecords)
    .where(eq(learningRecords.classId, classId))
  return Math.floor((row?.total ?? 0) / 1000)
}

/** The learner's attempts at the works of a class, with when they answered. */
export async function answeredAttempts(tx: Transaction, classId: string): Promise<AnsweredAttempt[]> {
  const rows = await tx
    .select({
      id: attempts.id,
      createdTime: attempts.createdTime,
      finishedTime: attempts.finishedTime,
      savedTime: attemptEntries.savedTime,
    })
    .from(works)
    .innerJoin(attempts, and(eq(attempts.tenantId, works.tenantId), eq(attempts.workId, works.id)))
    .leftJoin(
      attemptEntries,
      and(eq(attemptEntries.tenantId, attempts.tenantId), eq(attemptEntries.attemptId, attempts.id)),
    )
    .where(eq(works.classId, classId))
  const byId = new Map<string, AnsweredAttempt & { readonly savedTimes: Date[] }>()
  for (const { id, createdTime, finishedTime, savedTime } of rows) {
    const attempt = byId.get(id) ?? { createdTime, finishedTime, savedTimes: [] }
    if (savedTime !== null) attempt.savedTimes.push(savedTime)
    byId.set(id, attempt)
  }
  return [...byId.values()]
}

export async function countActivities(tx: Transaction, classId: string): Promise<number> {
  return tx.$count(classActivities, eq(classActivities.classId, classId))
}

/** Questions of one member of a class. */
export async function countQuestions(tx: Transaction, classId: string, studentId: string): Promise<number> {
  return tx.$count(
    classroomQuestions,
    and(eq(classroomQuestions.classId, classId), eq(classroomQuestions.studentId, studentId)),
  )
}

/** Updates in the feeds of a class. */
export async function countDynamics(tx: Transaction, classId: string): Promise<number> {
  const ofClass = tx
    .select({ id: activityDynamics.id })
    .from(activityDynamics)
    .innerJoin(
      classActivities,
      and(eq(classActivities.tenantId, activityDynamics.tenantId), eq(classActivities.id, activityDynamics.activityId)),
    )
    .where(eq(classActivities.classId, classId))
  return tx.$count(ofClass.as('of_class'))
}
