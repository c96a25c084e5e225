import { and, asc, eq, inArray, ne } from 'drizzle-orm'

import type { Transaction } from '../../../platform/database/database'
import { classCourses, courses } from '../courses/course.schema'

/** The pictures of some classes: that of the first course in a plan that has one; a class without any is missing. */
export async function classCovers(tx: Transaction, classIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (classIds.length === 0) return new Map()
  const rows = await tx
    .selectDistinctOn([classCourses.classId], { classId: classCourses.classId, cover: courses.cover })
    .from(classCourses)
    .innerJoin(courses, and(eq(courses.tenantId, classCourses.tenantId), eq(courses.id, classCourses.courseId)))
    .where(and(inArray(classCourses.classId, [...classIds]), ne(courses.cover, '')))
    .orderBy(asc(classCourses.classId), asc(classCourses.position), asc(classCourses.id))
  return new Map(rows.map(({ classId, cover }) => [classId, cover]))
}
