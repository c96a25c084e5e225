/** The lesson that a learner signs in to, and whether they did. */
import { and, asc, eq } from 'drizzle-orm'

import { CLASSROOM } from '@campus/contracts/study-course'

import type { Transaction } from '../../../platform/database/database'
import { activityContents, classActivities, type ClassActivity } from '../activities/activity.schema'
import { reportedIn } from '../class-access'
import { classrooms } from '../courses/course.schema'
import { attendances } from '../learning/learning.schema'
import { refuse } from '../study.refusals'

export interface Which {
  readonly activityId: string
  readonly classId: string
  readonly classroomId: string
}

export interface HeldLesson {
  readonly activity: ClassActivity
  /** Where the attendance is kept: the face-to-face classroom that is named, else the first of the activity. */
  readonly classroomId: string
  /** The learner's. */
  readonly studentId: string
}

export type Attendance = Pick<typeof attendances.$inferSelect, 'signInTime' | 'signOutTime'>

const NOT_SIGNED: Attendance = { signInTime: null, signOutTime: null }

/**
 * The activity that is named; without one the activity of the class that is held in the classroom now, next, or last.
 * Null where the classroom is part of none. Refuses with notFound.
 */
export async function heldLesson(tx: Transaction, which: Which, now: Date): Promise<HeldLesson | null> {
  const { enrolment } = await reportedIn(tx, which.classId)
  const isNamed = which.activityId !== ''
  const rows = await tx
    .select({ activity: classActivities, classroomId: activityContents.classroomId, type: classrooms.type })
    .from(classActivities)
    .innerJoin(
      activityContents,
      and(eq(activityContents.tenantId, classActivities.tenantId), eq(activityContents.activityId, classActivities.id)),
    )
    .innerJoin(
      classrooms,
      and(eq(classrooms.tenantId, activityContents.tenantId), eq(classrooms.id, activityContents.classroomId)),
    )
    .where(
      and(
        eq(classActivities.classId, which.classId),
        isNamed ? eq(classActivities.id, which.activityId) : eq(activityContents.classroomId, which.classroomId),
      ),
    )
    .orderBy(asc(classActivities.endTime), asc(classActivities.id), asc(activityContents.position))
  const [first] = isNamed ? rows : [rows.find(({ activity }) => activity.endTime >= now) ?? rows.at(-1)]
  const named = rows.find(({ classroomId }) => classroomId === which.classroomId)
  if (isNamed && (first === undefined || (which.classroomId !== '' && named === undefined))) throw refuse('notFound')
  if (first === undefined) return null
  const classroomId = named?.type === CLASSROOM.faceToFace ? named.classroomId : first.classroomId
  return { activity: first.activity, classroomId, studentId: enrolment.id }
}

/** Of the learner, by row-level security. */
export async function attendanceOf(tx: Transaction, { activity, classroomId }: HeldLesson): Promise<Attendance> {
  const [found] = await tx
    .select({ signInTime: attendances.signInTime, signOutTime: attendances.signOutTime })
    .from(attendances)
    .where(and(eq(attendances.activityId, activity.id), eq(attendances.classroomId, classroomId)))
  return found ?? NOT_SIGNED
}
