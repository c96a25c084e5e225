/** What learners did in classes, and since when they are in them: what they learned, handed in and signed in to. */
import { and, eq, gt, inArray, isNotNull, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import type { Transaction } from '../../../platform/database/database'
import { ATTEMPT_STATUS, attempts } from '../../exam/attempts/attempt.schema'
import { works } from '../../exam/papers/paper.schema'
import { attendances, learningRecords } from '../learning/learning.schema'
import { classStudents } from '../study.schema'
import { classActivities } from './activity.schema'

type Learned = Pick<typeof learningRecords.$inferSelect, 'progress' | 'positionMs' | 'studiedMs' | 'lastTime'>

/** Of one learner. Several classes may have one course, so a classroom is named with its class: {@link roomKey}. */
export interface LearnerFacts {
  readonly learned: ReadonlyMap<string, Learned>
  /** Classrooms whose homework or test was handed in. */
  readonly handedIn: ReadonlySet<string>
  /** Activities that were signed in to. */
  readonly signedIn: ReadonlySet<string>
  /** By class, since when the learner has been enrolled in it. */
  readonly enrolled: ReadonlyMap<string, Date>
}

export const NO_FACTS: LearnerFacts = {
  learned: new Map(),
  handedIn: new Set(),
  signedIn: new Set(),
  enrolled: new Map(),
}

export function roomKey(classId: string, classroomId: string): string {
  return `${classId}\n${classroomId}`
}

/** The learner's own, by row-level security. */
export async function ownFacts(tx: Transaction, classIds: readonly string[]): Promise<LearnerFacts> {
  const [own = NO_FACTS] = (await factsByLearner(tx, classIds)).values()
  return own
}

/** Of every learner at a school, by user. With the owner's rights. */
export async function factsOfSchool(
  tx: Transaction,
  tenantId: string,
  classIds: readonly string[],
): Promise<ReadonlyMap<string, LearnerFacts>> {
  return factsByLearner(tx, classIds, tenantId)
}

/** Rows that the transaction may see; of one tenant where it may see more. */
async function factsByLearner(
  tx: Transaction,
  classIds: readonly string[],
  tenantId?: string,
): Promise<ReadonlyMap<string, LearnerFacts>> {
  if (classIds.length === 0) return new Map()
  const facts = new Map<string, Growing>()
  const of = (userId: string): Growing => {
    const own = facts.get(userId) ?? {
      learned: new Map(),
      handedIn: new Set(),
      signedIn: new Set(),
      enrolled: new Map(),
    }
    facts.set(userId, own)
    return own
  }
  const ids = [...classIds]
  const at = (column: PgColumn) => (tenantId === undefined ? undefined : eq(column, tenantId))
  for (const row of await enrolledRows(tx, and(inArray(classStudents.classId, ids), at(classStudents.tenantId)))) {
    of(row.userId).enrolled.set(row.classId, row.createdTime)
  }
  for (const row of await learnedRows(tx, and(inArray(learningRecords.classId, ids), at(learningRecords.tenantId)))) {
    of(row.userId).learned.set(roomKey(row.classId, row.classroomId), row)
  }
  for (const row of await handedInRows(tx, and(inArray(works.classId, ids), at(works.tenantId)))) {
    of(row.userId).handedIn.add(roomKey(row.classId, row.classroomId))
  }
  for (const row of await signedInRows(tx, and(inArray(classActivities.classId, ids), at(attendances.tenantId)))) {
    of(row.userId).signedIn.add(row.activityId)
  }
  return facts
}

interface Growing {
  readonly learned: Map<string, Learned>
  readonly handedIn: Set<string>
  readonly signedIn: Set<string>
  readonly enrolled: Map<string, Date>
}

async function enrolledRows(tx: Transaction, where: SQL | undefined) {
  return tx
    .select({
      userId: classStudents.userId,
      classId: classStudents.classId,
      createdTime: classStudents.createdTime,
    })
    .from(classStudents)
    .where(where)
}

async function learnedRows(tx: Transaction, where: SQL | undefined) {
  return tx
    .select({
      userId: learningRecords.userId,
      classId: learningRecords.classId,
      classroomId: learningRecords.classroomId,
      progress: learningRecords.progress,
      positionMs: learningRecords.positionMs,
      studiedMs: learningRecords.studiedMs,
      lastTime: learningRecords.lastTime,
    })
    .from(learningRecords)
    .where(where)
}

async function handedInRows(tx: Transaction, where: SQL | undefined) {
  return tx
    .selectDistinct({ userId: attempts.userId, classId: works.classId, classroomId: works.classroomId })
    .from(works)
    .innerJoin(attempts, and(eq(attempts.tenantId, works.tenantId), eq(attempts.workId, works.id)))
    .where(and(where, gt(attempts.status, ATTEMPT_STATUS.open)))
}

async function signedInRows(tx: Transaction, where: SQL | undefined) {
  return tx
    .select({
      userId: attendances.userId,
      activityId: attendances.activityId,
    })
    .from(attendances)
    .innerJoin(
      classActivities,
      and(eq(classActivities.tenantId, attendances.tenantId), eq(classActivities.id, attendances.activityId)),
    )
    .where(and(where, isNotNull(attendances.signInTime)))
}
