import { and, eq, gte } from 'drizzle-orm'

import type { Transaction } from '../../../platform/database/database'
import { newId } from '../../../platform/database/ids'
import { classCourses } from '../courses/course.schema'
import { classStudents, IN_SERVICE } from '../study.schema'
import { classMembers, memberProgress } from './learning.schema'

interface Begun {
  readonly courseId: string
  /** Without it the course was begun in every class of the learner's that has it: an outside site knows no class. */
  readonly classId?: string
}

/** That the learner began a course, once, for the count that their classmates see. */
export async function bookCourseBegun(tx: Transaction, { courseId, classId }: Begun, now: Date): Promise<void> {
  const members = await tx
    .select({ memberId: classMembers.id, classId: classMembers.classId })
    .from(classStudents)
    .innerJoin(
      classMembers,
      and(eq(classMembers.tenantId, classStudents.tenantId), eq(classMembers.id, classStudents.id)),
    )
    .innerJoin(
      classCourses,
      and(eq(classCourses.tenantId, classStudents.tenantId), eq(classCourses.classId, classStudents.classId)),
    )
    .where(
      and(
        eq(classCourses.courseId, courseId),
        gte(classStudents.serviceStatus, IN_SERVICE),
        classId === undefined ? undefined : eq(classStudents.classId, classId),
      ),
    )
  if (members.length === 0) return
  await tx
    .insert(memberProgress)
    .values(members.map((member) => ({ ...member, id: newId(), kind: 'course', subjectId: courseId, time: now })))
    .onConflictDoNothing()
}
