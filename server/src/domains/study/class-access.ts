/** Which classes and courses a learner may reach: those of classes they have reported in to; enrolments are theirs by row-level security. */
import { and, eq, gte, type SQL } from 'drizzle-orm'

import type { Transaction } from '../../platform/database/database'
import { refuse } from '../../platform/http/refusal'
import { classCourses, classrooms, courses, type Classroom, type Course } from './courses/course.schema'
import { classStudents } from './study.schema'

/** From this service status on a learner has reported in to the class. */
export const IN_SERVICE = 2

/** The id of the learner's enrolment in a class. Refuses with notFound. */
export async function ownEnrolment(tx: Transaction, classId: string): Promise<string> {
  const [found] = await tx
    .select({ id: classStudents.id })
    .from(classStudents)
    .where(and(eq(classStudents.classId, classId), gte(classStudents.serviceStatus, IN_SERVICE)))
  if (found === undefined) throw refuse('notFound')
  return found.id
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
