import { and, count, eq } from 'drizzle-orm'

import { among } from '../../platform/database/among'
import { naming, type Dependent } from '../../platform/import/identity'
import { attempts, dutyRecords, extraTimes } from './attempts/attempt.schema'
import { paperQuestions, works } from './papers/paper.schema'

const ATTEMPTS = ['an attempt', 'attempts'] as const

/**
 * Wherever the question's paper is sat. An open attempt keeps more of it, see openAttemptsCheck; a finished one keeps the
 * question with its version of the paper.
 */
const ofQuestions: Dependent = {
  on: 'questions',
  as: ATTEMPTS,
  outlivesRow: true,
  countOf: async (tx, { tenantId, ids }) => {
    const rows = await tx
      .select({ id: paperQuestions.id, attempts: count() })
      .from(paperQuestions)
      .innerJoin(works, and(eq(works.tenantId, tenantId), eq(works.paperId, paperQuestions.paperId)))
      .innerJoin(attempts, and(eq(attempts.tenantId, tenantId), eq(attempts.workId, works.id)))
      .where(and(eq(paperQuestions.tenantId, tenantId), among(paperQuestions.id, ids)))
      .groupBy(paperQuestions.id)
    return new Map(rows.map((row) => [row.id, row.attempts]))
  },
}

/** At the works of some classes or classrooms. */
function attemptsOf(on: 'classes' | 'classrooms', column: typeof works.classId | typeof works.classroomId): Dependent {
  return {
    on,
    as: ATTEMPTS,
    countOf: async (tx, { tenantId, ids }) => {
      const rows = await tx
        .select({ id: column, attempts: count() })
        .from(works)
        .innerJoin(attempts, and(eq(attempts.tenantId, tenantId), eq(attempts.workId, works.id)))
        .where(and(eq(works.tenantId, tenantId), among(column, ids)))
        .groupBy(column)
      return new Map(rows.map((row) => [row.id, row.attempts]))
    },
  }
}

export const examDependents: readonly Dependent[] = [
  naming(attempts.userId, 'learners', ...ATTEMPTS),
  naming(extraTimes.userId, 'learners', 'extra time', 'extra times'),
  naming(attempts.workId, 'works', ...ATTEMPTS),
  naming(extraTimes.workId, 'works', 'extra time', 'extra times'),
  naming(dutyRecords.activityId, 'activities', 'a duty done', 'duties done'),
  naming(dutyRecords.activityContentId, 'activity-contents', 'a duty done', 'duties done'),
  ofQuestions,
  attemptsOf('classes', works.classId),
  attemptsOf('classrooms', works.classroomId),
]
