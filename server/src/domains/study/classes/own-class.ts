import { and, eq, gte } from 'drizzle-orm'

import type { Transaction } from '../../../platform/database/database'
import { refuse } from '../../../platform/http/refusal'
import { classStudents, teachingClasses } from '../study.schema'

/** From here on a learner is placed in a class: 1 pending report-in. */
const PLACED = 1

/**
 * A class and the learner's enrolment in it. Refuses with notFound who is not in the class, and who waits for a place:
 * enrolments are the learner's own by row-level security, whatever ids a call names.
 */
export async function ownClass(tx: Transaction, classId: string) {
  const [own] = await tx
    .select({ enrolment: classStudents, class: teachingClasses })
    .from(classStudents)
    .innerJoin(
      teachingClasses,
      and(eq(teachingClasses.tenantId, classStudents.tenantId), eq(teachingClasses.id, classStudents.classId)),
    )
    .where(and(eq(classStudents.classId, classId), gte(classStudents.serviceStatus, PLACED)))
  if (own === undefined) throw refuse('notFound')
  return own
}
