/** How far a learner has come in a course: records, submitted works and face-to-face lessons they attended. */
import { and, asc, eq, gt, inArray } from 'drizzle-orm'

import { CLASSROOM } from '@campus/contracts/study-course'

import type { Transaction } from '../../../platform/database/database'
import { ATTEMPT_STATUS, attempts } from '../../exam/attempts/attempt.schema'
import { works } from '../../exam/papers/paper.schema'
import type { LoadedActivity } from '../activities/load-activities'
import { lessonsIn } from '../activities/room-lessons'
import { areAttended } from '../activities/room-lessons.model'
import { learningRecords } from '../learning/learning.schema'
import { classrooms, type Classroom } from './course.schema'

export type LearningRecord = typeof learningRecords.$inferSelect

/** A classroom, and what the learner has done there. */
export interface StudiedClassroom {
  readonly classroom: Classroom
  readonly record: LearningRecord | null
  /** Of the class there, face to face, by start. */
  readonly lessons: readonly LoadedActivity[]
  readonly isFinished: boolean
}

interface Asked {
  readonly tx: Transaction
  readonly now: Date
}

/** A course's classrooms in order, with the progress in a class. */
export async function studiedClassrooms(
  { tx, now }: Asked,
  { courseId, classId }: { readonly courseId: string; readonly classId: string },
): Promise<StudiedClassroom[]> {
  const rooms = await tx
    .select()
    .from(classrooms)
    .where(eq(classrooms.courseId, courseId))
    .orderBy(asc(classrooms.position), asc(classrooms.id))
  return withProgress({ tx, now }, classId, rooms)
}

/** The same for some classrooms. */
export async function withProgress(
  { tx, now }: Asked,
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
  const meetings = rooms.filter(({ type }) => type === CLASSROOM.faceToFace).map(({ id }) => id)
  const held = await lessonsIn(tx, classId, meetings)
  const handedIn = new Set(submitted.map(({ classroomId }) => classroomId))
  const recordOf = new Map(records.map((record) => [record.classroomId, record]))
  return rooms.map((classroom) => {
    const { id, type } = classroom
    const record = recordOf.get(id) ?? null
    const lessons = held.get(id) ?? []
    const isAttended = areAttended(lessons, now)
    const done = { progress: record?.progress ?? 0, isHandedIn: handedIn.has(id), isAttended }
    return { classroom, record, lessons, isFinished: isFinished(type, done) }
  })
}

/** A classroom of nobody in particular. */
export function unstudied(classroom: Classroom): StudiedClassroom {
  return { classroom, record: null, lessons: [], isFinished: false }
}

interface Done {
  /** Percent. */
  readonly progress: number
  readonly isHandedIn: boolean
  readonly isAttended: boolean
}

/** Whether a classroom is finished. Only one on the spot is by its lessons. */
export function isFinished(type: number, { progress, isHandedIn, isAttended }: Done): boolean {
  return isHandedIn || (type === CLASSROOM.faceToFace && isAttended) || progress >= 100
}
