/** Reading works and papers as a learner may reach them. */
import { and, asc, eq, gte, inArray, type SQL } from 'drizzle-orm'

import type { Transaction } from '../../../platform/database/database'
import { refuse } from '../../../platform/http/refusal'
import { classStudents, IN_SERVICE } from '../../study/study.schema'
import { paperQuestions, works, type PaperQuestion, type Work } from './paper.schema'

/** A work of a class the learner has reported in to; enrolments are their own by row-level security. Refuses with notFound. */
export async function ownWork(tx: Transaction, which: SQL | undefined): Promise<Work> {
  const [found] = await tx
    .select({ work: works })
    .from(works)
    .innerJoin(classStudents, and(eq(classStudents.tenantId, works.tenantId), eq(classStudents.classId, works.classId)))
    .where(and(which, gte(classStudents.serviceStatus, IN_SERVICE)))
  if (found === undefined) throw refuse('notFound')
  return found.work
}

/** Every question of a work's paper, passages before their parts. */
export async function questionsOf(tx: Transaction, { paperId }: Pick<Work, 'paperId'>): Promise<PaperQuestion[]> {
  if (paperId === null) return []
  return tx
    .select()
    .from(paperQuestions)
    .where(eq(paperQuestions.paperId, paperId))
    .orderBy(asc(paperQuestions.type), asc(paperQuestions.position), asc(paperQuestions.id))
}

/** Some questions of a work's paper, in no order. */
export async function questionsById(
  tx: Transaction,
  { paperId }: Pick<Work, 'paperId'>,
  ids: readonly string[],
): Promise<PaperQuestion[]> {
  if (paperId === null) return []
  return tx
    .select()
    .from(paperQuestions)
    .where(and(eq(paperQuestions.paperId, paperId), inArray(paperQuestions.id, [...ids])))
}
