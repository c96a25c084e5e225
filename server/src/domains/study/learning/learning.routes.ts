import { and, eq } from 'drizzle-orm'

import {
  getClassroomDetail,
  getLearningRecord,
  getPreviewDetail,
  saveClassroomRecord,
  saveLearningRecord,
} from '@campus/contracts/study-learning'

import type { Transaction } from '../../../platform/database/database'
import { newId } from '../../../platform/database/ids'
import { handleLearner, type Route } from '../../../platform/http/handle'
import { refuse } from '../../../platform/http/refusal'
import { settleClassroom } from '../activities/settle-activities'
import { classroomOfClass, reportedIn } from '../class-access'
import { MEDIA, READING } from '../courses/classroom-kinds.model'
import { classroomDetailRecord } from '../courses/classroom-record'
import { unstudied, withProgress, type LearningRecord } from '../courses/course-progress'
import type { Classroom } from '../courses/course.schema'
import { bookCourseBegun } from './course-begun'
import { learningRecords } from './learning.schema'
import { afterMediumSave, afterReadingSave } from './progress.model'

export const learningRoutes: readonly Route[] = [
  handleLearner(getClassroomDetail, async ({ input, tx, now, config }) => {
    const { classroom, classId } = await classroomOfClass(tx, input)
    const [studied] = await withProgress({ tx, now }, classId, [classroom])
    if (studied === undefined) throw refuse('notFound')
    return classroomDetailRecord(studied, config, now)
  }),

  handleLearner(getPreviewDetail, async ({ input, tx, now, config }) => {
    const { classroom } = await classroomOfClass(tx, input)
    return classroomDetailRecord(unstudied(classroom), config, now)
  }),

  handleLearner(getLearningRecord, async ({ input, tx }) => {
    await classroomOfCourse(tx, input)
    return recordResponse(await recordOf(tx, input, 'read'))
  }),

  handleLearner(saveClassroomRecord, async ({ input, tx, now }) => {
    const classroomId = input.classroomId || input.classroom
    const place = { classId: input.classId, courseId: input.courseId, classroomId }
    const classroom = await classroomOfCourse(tx, place)
    await openRecord(tx, place, classroom, now)
    await bookCourseBegun(tx, place, now)
    await makeKnown(tx, place, now)
    return true
  }),

  handleLearner(saveLearningRecord, async ({ input, tx, now }) => {
    const classroom = await classroomOfCourse(tx, input)
    const found = await recordOf(tx, input, 'locked')
    // Nobody told of the opening: the time that counts begins now.
    const record = found ?? (await openRecord(tx, input, classroom, now))
    if (!MEDIA.has(classroom.type) && !READING.has(classroom.type)) return recordResponse(record)
    const savedTime = Math.min(input.lastStudyTime ?? now.getTime(), now.getTime())
    const isLate = record.positionTime !== null && savedTime < record.positionTime.getTime()
    const elapsedMs = now.getTime() - record.lastTime.getTime()
    const after = MEDIA.has(classroom.type)
      ? afterMediumSave(record, {
          positionMs: input.learningDuration,
          offered: input.watched,
          elapsedMs,
          durationMs: classroom.durationMs,
          isLate,
        })
      : afterReadingSave(record, { openMs: Math.round(input.learningDuration), elapsedMs, isLate })
    const [saved] = await tx
      .update(learningRecords)
      .set({ ...after, lastTime: now, ...(isLate ? {} : { positionTime: new Date(savedTime) }) })
      .where(eq(learningRecords.id, record.id))
      .returning()
    if (saved?.progress !== record.progress) await makeKnown(tx, input, now)
    return recordResponse(saved)
  }),
]

interface Place {
  readonly classId: string
  readonly courseId: string
  readonly classroomId: string
}

/** A classroom of the course the caller names, in a class of theirs. Refuses with notFound. */
async function classroomOfCourse(tx: Transaction, place: Place): Promise<Classroom> {
  const { classroom } = await classroomOfClass(tx, place)
  if (classroom.courseId !== place.courseId) throw refuse('notFound')
  return classroom
}

async function recordOf(
  tx: Transaction,
  { classId, classroomId }: Place,
  mode: 'read' | 'locked',
): Promise<LearningRecord | undefined> {
  const query = tx
    .select()
    .from(learningRecords)
    .where(and(eq(learningRecords.classId, classId), eq(learningRecords.classroomId, classroomId)))
  const [found] = mode === 'locked' ? await query.for('update') : await query
  return found
}

/** The record of an opened classroom, made or found; time counts from `now` on. */
async function openRecord(
  tx: Transaction,
  { classId, courseId, classroomId }: Place,
  classroom: Classroom,
  now: Date,
): Promise<LearningRecord> {
  const isRead = READING.has(classroom.type)
  const [record] = await tx
    .insert(learningRecords)
    .values({ id: newId(), classId, courseId, classroomId, progress: isRead ? 100 : 0, firstTime: now, lastTime: now })
    .onConflictDoUpdate({
      target: [learningRecords.tenantId, learningRecords.userId, learningRecords.classId, learningRecords.classroomId],
      set: { lastTime: now, ...(isRead ? { progress: 100 } : {}) },
    })
    .returning()
  if (record === undefined) throw new Error('an opened classroom has no record')
  return record
}

/** What an activity asks for may be fulfilled by what was just learned; ranks count it. */
async function makeKnown(tx: Transaction, { classId, classroomId }: Place, now: Date): Promise<void> {
  const { enrolment } = await reportedIn(tx, classId)
  await settleClassroom({ tx, now }, { classId, studentId: enrolment.id }, classroomId)
}

function recordResponse(record: LearningRecord | undefined) {
  return {
    learningDuration: record?.positionMs ?? 0,
    learnProcess: record?.progress ?? 0,
    watched: (record?.watched ?? []).map(([from, to]): [number, number] => [from, to]),
  }
}
