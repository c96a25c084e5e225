/** The classes of a school. */
import { and, desc, eq, sql } from 'drizzle-orm'

import type { OperatorCallContext } from '../../../platform/operator-call'
import { classStatusAt } from '../class-status.model'
import { classPeriods, classStudents, teachingClasses } from '../study.schema'

export type ListedClass = Awaited<ReturnType<typeof classesOf>>[number]

/** The latest training first, those without one at the end. With the owner's rights. */
export async function classesOf({ tx, tenantId, now }: OperatorCallContext) {
  const rows = await tx
    .select({
      id: teachingClasses.id,
      className: teachingClasses.className,
      periodName: classPeriods.name,
      teacherName: teachingClasses.teacherName,
      held: teachingClasses,
      learners: tx.$count(
        classStudents,
        and(eq(classStudents.tenantId, teachingClasses.tenantId), eq(classStudents.classId, teachingClasses.id)),
      ),
    })
    .from(teachingClasses)
    .innerJoin(
      classPeriods,
      and(eq(classPeriods.tenantId, teachingClasses.tenantId), eq(classPeriods.id, teachingClasses.periodId)),
    )
    .where(eq(teachingClasses.tenantId, tenantId))
    .orderBy(sql`${teachingClasses.trainingStartTime} desc nulls last`, desc(teachingClasses.id))
  return rows.map(({ held, ...listed }) => ({ ...listed, status: classStatusAt(held, now) }))
}
