/** What is taught in classes, and by whom. */
import { and, asc, eq } from 'drizzle-orm'

import { among } from '../../platform/database/among'
import type { Transaction } from '../../platform/database/database'
import { classCourses, classrooms, courses, courseTeachers } from '../study/courses/course.schema'

interface TaughtCourse {
  readonly id: string
  readonly name: string
  readonly chapterList: Chapter[]
}

interface Chapter {
  readonly name: string
  readonly lessonCount: number
}

/** The plan of the last of some classes that has one, in their order: courses with the chapters of each. */
export async function coursesOf(tx: Transaction, classIds: readonly string[]): Promise<TaughtCourse[]> {
  const planned = await tx
    .select({ classId: classCourses.classId, id: courses.id, name: courses.name })
    .from(classCourses)
    .innerJoin(courses, and(eq(courses.tenantId, classCourses.tenantId), eq(courses.id, classCourses.courseId)))
    .where(among(classCourses.classId, classIds))
    .orderBy(asc(classCourses.position), asc(courses.id))
  const latest = classIds.findLast((id) => planned.some(({ classId }) => classId === id))
  const taught = planned.filter(({ classId }) => classId === latest)
  const lessons = await tx
    .select({ courseId: classrooms.courseId, chapterName: classrooms.chapterName })
    .from(classrooms)
    .where(
      among(
        classrooms.courseId,
        taught.map(({ id }) => id),
      ),
    )
    .orderBy(asc(classrooms.position))
  return taught.map(({ id, name }) => ({
    id,
    name,
    chapterList: chaptersOf(lessons.filter(({ courseId }) => courseId === id)),
  }))
}

/** Equal names that follow each other are one chapter. */
function chaptersOf(lessons: readonly { readonly chapterName: string }[]): Chapter[] {
  return lessons.reduce<Chapter[]>((chapters, { chapterName: name }) => {
    const last = chapters.at(-1)
    return last?.name === name
      ? [...chapters.slice(0, -1), { name, lessonCount: last.lessonCount + 1 }]
      : [...chapters, { name, lessonCount: 1 }]
  }, [])
}

/** Each teacher once, in the order of the courses and of their places there. */
export async function teachersOf(tx: Transaction, courseIds: readonly string[]) {
  const rows = await tx
    .select({
      courseId: courseTeachers.courseId,
      name: courseTeachers.name,
      picture: courseTeachers.picture,
      roleCode: courseTeachers.roleCode,
    })
    .from(courseTeachers)
    .where(among(courseTeachers.courseId, courseIds))
    .orderBy(asc(courseTeachers.position), asc(courseTeachers.id))
  const inOrder = courseIds.flatMap((id) => rows.filter(({ courseId }) => courseId === id))
  const first = inOrder.filter(({ name }, place) => inOrder.findIndex((other) => other.name === name) === place)
  return first.map(({ name, picture, roleCode }) => ({ name, picture, roleCode }))
}
