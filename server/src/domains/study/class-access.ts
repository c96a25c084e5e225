/**
 * What a learner may reach of a class; enrolments are the learner's own by row-level security. The class itself opens
 * once the learner has a place in it ({@link placedIn}), because its page leads to reporting in. Its content (courses,
 * classrooms, what an activity asks for) opens once they have reported in ({@link reportedIn}).
 */
import { and, eq, gte, inArray, type SQL } from 'drizzle-orm'

import type { Transaction } from '../../platform/database/database'
import { refuse } from '../../platform/http/refusal'
import { classCourses, classrooms, courses, type Classroom, type Course } from './courses/course.schema'
import { classStudents, IN_SERVICE, PENDING_REPORT_IN, teachingClasses } from './study.schema'

/** A class in which the learner has a place, and their enrolment in it. Refuses with notFound. */
export function placedIn(tx: Transaction, classId: string) {
  return enrolledFrom(PENDING_REPORT_IN, tx, classId)
}

/** Those of some classes in which the learner has a place. */
export async function placedAmong(tx: Transaction, classIds: readonly string[]): Promise<string[]> {
  if (classIds.length === 0) return []
  const rows = await tx
    .select({ classId: classStudents.classId })
    .from(classStudents)
    .where(and(inArray(classStudents.classId, [...classIds]), gte(classStudents.serviceStatus, PENDING_REPORT_IN)))
  return rows.map(({ classId }) => classId)
}

/** A class to which the learner has reported in, and their enrolment in it. Refuses with notFound. */
export function reportedIn(tx: Transaction, classId: string) {
  return enrolledFrom(IN_SERVICE, tx, classId)
}

async function enrolledFrom(serviceStatus: number, tx: Transaction, classId: string) {
  const [own] = await tx
    .select({ enrolment: classStudents, class: teachingClasses })
    .from(classStudents)
    .innerJoin(
      teachingClasses,
      and(eq(teachingClasses.tenantId, classStudents.tenantId), eq(teachingClasses.id, classStudents.classId)),
    )
    .where(and(eq(classStudents.classId, classId), gte(classStudents.serviceStatus, serviceStatus)))
  if (own === undefined) throw refuse('notFound')
  return own
}

export interface CourseOfClass {
  readonly course: Course
  readonly plan: typeof classCourses.$inferSelect
}

/** A course in the plan of one of the learner's classes; any of them when none is named. Refuses with notFound. */
export async function courseOfClass(
  tx: Transaction,
  { courseId, classId = '' }: { readonly courseId: string; readonly classId?: string },
): Promise<CourseOfClass> {
  const [found] = await tx
    .select({ course: courses, plan: classCourses })
    .from(courses)
    .innerJoin(classCourses, and(eq(classCourses.tenantId, courses.tenantId), eq(classCourses.courseId, courses.id)))
    .innerJoin(classStudents, ofPlan(classId))
    .where(eq(courses.id, courseId))
    .limit(1)
  if (found === undefined) throw refuse('notFound')
  return found
}

export interface ClassroomOfClass {
  readonly classroom: Classroom
  readonly classId: string
}

/** A classroom of a course in the plan of one of the learner's classes; any of them when none is named. Refuses with notFound. */
export async function classroomOfClass(
  tx: Transaction,
  { classroomId, classId = '' }: { readonly classroomId: string; readonly classId?: string },
): Promise<ClassroomOfClass> {
  const [found] = await tx
    .select({ classroom: classrooms, classId: classCourses.classId })
    .from(classrooms)
    .innerJoin(
      classCourses,
      and(eq(classCourses.tenantId, classrooms.tenantId), eq(classCourses.courseId, classrooms.courseId)),
    )
    .innerJoin(classStudents, ofPlan(classId))
    .where(eq(classrooms.id, classroomId))
    .limit(1)
  if (found === undefined) throw refuse('notFound')
  return found
}

function ofPlan(classId: string): SQL | undefined {
  return and(
    eq(classStudents.tenantId, classCourses.tenantId),
    eq(classStudents.classId, classCourses.classId),
    gte(classStudents.serviceStatus, IN_SERVICE),
    classId === '' ? undefined : eq(classStudents.classId, classId),
  )
}
