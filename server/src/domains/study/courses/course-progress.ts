/** How far a learner has come in a course: records, submitted works and face-to-face lessons they signed in to. */
import { and, asc, eq, gt, inArray, isNotNull } from 'drizzle-orm'

import { CLASSROOM } from '@campus/contracts/study-course'

import type { Transaction } from '../../../platform/database/database'
import { ATTEMPT_STATUS, attempts } from '../../exam/attempts/attempt.schema'
import { works } from '../../exam/papers/paper.schema'
import { classActivities } from '../activities/activity.schema'
import { attendances, learningRecords } from '../learning/learning.schema'
import { classrooms, type Classroom } from './course.schema'

export type LearningRecord = typeof learningRecords.$inferSelect

/** A classroom, and what the learner has done there. */
export interface StudiedClassroom {
  readonly classroom: Classroom
  readonly record: LearningRecord | null
  readonly isFinished: boolean
}

/** A course's classrooms in order, with the progress in a class. */
export async function studiedClassrooms(
  tx: Transaction,
  { courseId, classId }: { readonly courseId: string; readonly classId: string },
): Promise<StudiedClassroom[]> {
  const rooms = await tx
    .select()
    .from(classrooms)
    .where(eq(classrooms.courseId, courseId))
    .orderBy(asc(classrooms.position), asc(classrooms.id))
  return withProgress(tx, classId, rooms)
}

/** The same for some classrooms. */
export async function withProgress(
  tx: Transaction,
  classId: string,
  rooms: readonly Classroom[],
): Promise<StudiedClassroom[]> {
  if (rooms.length === 0) return []
  const ids = rooms.map(({ id }) => id)
  const records = await tx
    .select()
    .from(learningRecords)
    .where(and(eq(learningRecords.classId, classId), inArray(learningRecords.classroomId, ids)))
  const submitted = await tx
    .selectDistinct({ classroomId: works.classroomId })
    .from(works)
    .innerJoin(attempts, and(eq(attempts.tenantId, works.tenantId), eq(attempts.workId, works.id)))
    .where(and(eq(works.classId, classId), inArray(works.classroomId, ids), gt(attempts.status, ATTEMPT_STATUS.open)))
  const signedIn = await tx
    .selectDistinct({ classroomId: attendances.classroomId })
    .from(attendances)
    .innerJoin(
      classActivities,
      and(eq(classActivities.tenantId, attendances.tenantId), eq(classActivities.id, attendances.activityId)),
    )
    .where(
      and(
        eq(classActivities.classId, classId),
        inArray(attendances.classroomId, ids),
        isNotNull(attendances.signInTime),
      ),
    )
  const handedIn = new Set(submitted.map(({ classroomId }) => classroomId))
  const attended = new Set(signedIn.map(({ classroomId }) => classroomId))
  const recordOf = new Map(records.map((record) => [record.classroomId, record]))
  return rooms.map((classroom) => {
    const { id, type } = classroom
    const record = recordOf.get(id) ?? null
    const done = { progress: record?.progress ?? 0, isHandedIn: handedIn.has(id), isAttended: attended.has(id) }
    return { classroom, record, isFinished: isFinished(type, done) }
  })
}

interface Done {
  /** Percent. */
  readonly progress: number
  readonly isHandedIn: boolean
  readonly isAttended: boolean
}

/** Whether a classroom is finished. Only a lesson on the spot is by signing in to it. */
export function isFinished(type: number, { progress, isHandedIn, isAttended }: Done): boolean {
  return isHandedIn || (type === CLASSROOM.faceToFace && isAttended) || progress >= 100
}
