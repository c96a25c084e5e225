/** Questions of a school's classes that no teacher has answered. */
import { and, asc, count, eq, notExists, sql } from 'drizzle-orm'

import type { Transaction } from '../../../platform/database/database'
import { classrooms } from '../courses/course.schema'
import { teachingClasses } from '../study.schema'
import { classroomQuestions, questionReplies } from './interaction.schema'

export interface AskedQuestion {
  readonly id: string
  readonly title: string
  readonly className: string
  /** The teacher of the class; '' for none. */
  readonly teacherName: string
  /** '' of a classroom that has been taken away. */
  readonly classroomName: string
  readonly learner: string
  readonly createdTime: Date
}

/** The oldest first, and how many there are. In the school's transaction. */
export async function waitingQuestions(
  tx: Transaction,
  most: number,
): Promise<{ readonly total: number; readonly waiting: readonly AskedQuestion[] }> {
  const isUnanswered = notExists(
    tx
      .select({ id: questionReplies.id })
      .from(questionReplies)
      .where(
        and(
          eq(questionReplies.tenantId, classroomQuestions.tenantId),
          eq(questionReplies.questionId, classroomQuestions.id),
        ),
      ),
  )
  const [counted] = await tx.select({ total: count() }).from(classroomQuestions).where(isUnanswered)
  const waiting = await asked(tx)
    .where(isUnanswered)
    .orderBy(asc(classroomQuestions.createdTime), asc(classroomQuestions.id))
    .limit(most)
  return { total: counted?.total ?? 0, waiting }
}

/** null where the school has no such question. */
export async function askedQuestion(tx: Transaction, id: string): Promise<AskedQuestion | null> {
  const [question] = await asked(tx).where(eq(classroomQuestions.id, id))
  return question ?? null
}

function asked(tx: Transaction) {
  return tx
    .select({
      id: classroomQuestions.id,
      title: classroomQuestions.title,
      className: teachingClasses.className,
      teacherName: teachingClasses.teacherName,
      classroomName: sql<string>`coalesce(${classrooms.name}, '')`,
      learner: classroomQuestions.studentName,
      createdTime: classroomQuestions.createdTime,
    })
    .from(classroomQuestions)
    .innerJoin(
      teachingClasses,
      and(
        eq(teachingClasses.tenantId, classroomQuestions.tenantId),
        eq(teachingClasses.id, classroomQuestions.classId),
      ),
    )
    .leftJoin(
      classrooms,
      and(eq(classrooms.tenantId, classroomQuestions.tenantId), eq(classrooms.id, classroomQuestions.classroomId)),
    )
    .$dynamic()
}
