import { and, asc, eq, ne } from 'drizzle-orm'

import type { Transaction } from '../../../platform/database/database'
import { classCourses, courses } from '../courses/course.schema'

/** The picture of a class: that of the first course in its plan that has one; '' where none has. */
export async function classCover(tx: Transaction, classId: string): Promise<string> {
  const [first] = await tx
    .select({ cover: courses.cover })
    .from(classCourses)
    .innerJoin(courses, and(eq(courses.tenantId, classCourses.tenantId), eq(courses.id, classCourses.courseId)))
    .where(and(eq(classCourses.classId, classId), ne(courses.cover, '')))
    .orderBy(asc(classCourses.position), asc(classCourses.id))
    .limit(1)
  return first?.cover ?? ''
}
