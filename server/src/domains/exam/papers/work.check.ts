/** Homework and tests as learners come to them: from a classroom of their kind, of a course in the plan of their class. */
import { and, eq, or } from 'drizzle-orm'

import { CLASSROOM } from '@campus/contracts/study-course'

import { among } from '../../../platform/database/among'
import type { Transaction } from '../../../platform/database/database'
import type { GivenRows, ImportCheck, RowFinding } from '../../../platform/import/import-check'
import { classCourses, classrooms } from '../../study/courses/course.schema'
import { works } from './paper.schema'

export const workCheck: ImportCheck = {
  tables: ['works', 'classrooms', 'class-courses'],
  async begin(tx, given) {
    return async () => {
      const placed = await placedWorks(tx, given)
      const planned = await plannedCourses(tx, given.tenantId, [...new Set(placed.map(({ classId }) => classId))])
      const touched = new Set([...given.idsOf('works'), ...given.removedOf('classrooms')])
      const lost = placed.filter(
        ({ id, classroomId, room }) => room === null && (touched.has(id) || touched.has(classroomId)),
      )
      const notes = lost.map((work) => at(work)(noWayTo(work)))
      return { faults: placed.flatMap((work) => faultsOf(work, planned).map(at(work))), notes }
    }
  },
}

/**
 * Works of the folder and of its classrooms, with their classroom; null where it is none. A plan of a class that changes
 * concerns every work.
 */
async function placedWorks(tx: Transaction, { tenantId, idsOf, removedOf }: GivenRows) {
  const plans = [...idsOf('class-courses'), ...removedOf('class-courses')]
  const rooms = [...idsOf('classrooms'), ...removedOf('classrooms')]
  return tx
    .select({
      id: works.id,
      type: works.type,
      sourceType: works.sourceType,
      classId: works.classId,
      classroomId: works.classroomId,
      room: { courseId: classrooms.courseId, type: classrooms.type, sourceType: classrooms.sourceType },
    })
    .from(works)
    .leftJoin(classrooms, and(eq(classrooms.tenantId, works.tenantId), eq(classrooms.id, works.classroomId)))
    .where(
      and(
        eq(works.tenantId, tenantId),
        plans.length > 0 ? undefined : or(among(works.id, idsOf('works')), among(works.classroomId, rooms)),
      ),
    )
}

type PlacedWork = Awaited<ReturnType<typeof placedWorks>>[number]

/** As `<class> <course>`. */
async function plannedCourses(tx: Transaction, tenantId: string, classIds: string[]): Promise<ReadonlySet<string>> {
  const plans = await tx
    .select({ classId: classCourses.classId, courseId: classCourses.courseId })
    .from(classCourses)
    .where(and(eq(classCourses.tenantId, tenantId), among(classCourses.classId, classIds)))
  return new Set(plans.map(({ classId, courseId }) => `${classId} ${courseId}`))
}

/** It can be sat by whoever has its address. */
function noWayTo({ classroomId }: PlacedWork): string {
  return `classroomId names ${classroomId}, which classrooms.csv does not have: no page leads to it`
}

function faultsOf(
  { type, sourceType, classId, classroomId, room }: PlacedWork,
  planned: ReadonlySet<string>,
): readonly string[] {
  if (room === null) return []
  const roomType = type === 'test' ? CLASSROOM.test : CLASSROOM.homework
  return [
    ...(room.type === roomType ? [] : [`classroomId names ${classroomId}, which is no classroom for a ${type}`]),
    ...(room.sourceType === sourceType
      ? []
      : [`sourceType is ${named(sourceType)}, that of classroom ${classroomId} is ${named(room.sourceType)}`]),
    ...(planned.has(`${classId} ${room.courseId}`)
      ? []
      : [
          `classroomId is of course ${room.courseId}, which class ${classId} does not have in its plan (class-courses.csv)`,
        ]),
  ]
}

function named(sourceType: string): string {
  return sourceType === '' ? 'empty' : sourceType
}

function at({ id, classroomId }: PlacedWork): (message: string) => RowFinding {
  return (message) => ({
    at: [
      { table: 'works', id },
      { table: 'classrooms', id: classroomId },
    ],
    message,
  })
}
