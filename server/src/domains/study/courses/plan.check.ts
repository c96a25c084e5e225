/** What a class's plan asks of its learners, as far as its courses have it. */
import { and, eq, gt, or } from 'drizzle-orm'

import { among } from '../../../platform/database/among'
import type { Transaction } from '../../../platform/database/database'
import type { GivenRows, ImportCheck, RowFinding } from '../../../platform/import/import-check'
import { lengthCell } from '../../../platform/import/length-cell'
import { MEDIA, READING } from './classroom-kinds.model'
import { classCourses, classrooms } from './course.schema'

export const planCheck: ImportCheck = {
  tables: ['class-courses', 'classrooms'],
  async begin(tx, given) {
    const losing = await coursesOf(tx, given, [...given.removedOf('classrooms'), ...given.idsOf('classrooms')])
    return async () => {
      const courses = [...losing, ...(await coursesOf(tx, given, given.idsOf('classrooms')))]
      const plans = await asking(tx, given, courses)
      const offered = await mediaOf(tx, given, [...new Set(plans.map(({ courseId }) => courseId))])
      const faults = plans.flatMap(({ id, courseId, requiredStudyMs }): RowFinding[] => {
        const most = offered(courseId)
        if (requiredStudyMs <= most) return []
        const has = most === 0 ? 'nothing to study' : `${lengthCell.write(most)} to study`
        const message = `requiredStudy is ${lengthCell.write(requiredStudyMs)}, course ${courseId} has ${has}: nobody can reach it`
        return [{ at: [{ table: 'class-courses', id }], message }]
      })
      return { faults }
    }
  },
}

async function coursesOf(
  tx: Transaction,
  { tenantId }: GivenRows,
  rooms: readonly string[],
): Promise<readonly string[]> {
  const rows = await tx
    .selectDistinct({ courseId: classrooms.courseId })
    .from(classrooms)
    .where(and(eq(classrooms.tenantId, tenantId), among(classrooms.id, rooms)))
  return rows.map(({ courseId }) => courseId)
}

/** Plans of the folder, and those with these courses, that require study time. */
async function asking(tx: Transaction, { tenantId, idsOf }: GivenRows, courses: readonly string[]) {
  return tx
    .select()
    .from(classCourses)
    .where(
      and(
        eq(classCourses.tenantId, tenantId),
        gt(classCourses.requiredStudyMs, 0),
        or(among(classCourses.id, idsOf('class-courses')), among(classCourses.courseId, courses)),
      ),
    )
}

/** Milliseconds that a learner can study in a course: all its media once, and reading for as long as they like. */
async function mediaOf(tx: Transaction, { tenantId }: GivenRows, courses: readonly string[]) {
  const rooms = await tx
    .select({ courseId: classrooms.courseId, type: classrooms.type, durationMs: classrooms.durationMs })
    .from(classrooms)
    .where(and(eq(classrooms.tenantId, tenantId), among(classrooms.courseId, courses)))
  return (courseId: string): number => {
    const own = rooms.filter((room) => room.courseId === courseId)
    if (own.some(({ type }) => READING.has(type))) return Infinity
    return own.reduce((sum, { type, durationMs }) => sum + (MEDIA.has(type) ? durationMs : 0), 0)
  }
}
