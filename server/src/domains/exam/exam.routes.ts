import { and, desc, eq, gt, gte, type SQL } from 'drizzle-orm'

import {
  getHomeworkByWorkId,
  getStudentWorkDetail,
  getXsktHomeworkByWorkId,
  queryWorkLogs,
  startHomework,
} from '@campus/contracts/exam'

import type { Transaction } from '../../platform/database/database'
import { newId } from '../../platform/database/ids'
import { handleLearner, type Route } from '../../platform/http/handle'
import { refuse } from '../../platform/http/refusal'
import { wireTime } from '../../platform/http/wire-time'
import { classStudents } from '../study/study.schema'
import { homeworkAttempts, homeworks } from './exam.schema'

/** From this service status on a learner has reported in to the class. */
const IN_SERVICE = 2
const OPEN = 0

/**
 * The homework's id is the work id of all calls; learners reach that of their own classes only. Enrolments and attempts are
 * the learner's own by row-level security.
 */
export const examRoutes: readonly Route[] = [
  handleLearner(getStudentWorkDetail, async ({ input, tx }) => {
    const homework = await ownHomework(
      tx,
      and(eq(homeworks.classId, input.classId), eq(homeworks.classroomId, input.classroomId)),
    )
    return { id: homework.id }
  }),

  handleLearner(getHomeworkByWorkId, async ({ input, tx }) =>
    paperOf(await ownHomework(tx, eq(homeworks.id, input.workId))),
  ),

  // Exercises of the external source are kept with the school's own.
  handleLearner(getXsktHomeworkByWorkId, async ({ input, tx }) => {
    const { id, questionUnitCAResultVO } = paperOf(await ownHomework(tx, eq(homeworks.id, input.workId)))
    return { id, xiongsongQuestionUnitCAResultVO: questionUnitCAResultVO }
  }),

  handleLearner(queryWorkLogs, async ({ input, tx }) => {
    const homework = await ownHomework(tx, eq(homeworks.id, input.studentWorkMasterId))
    const attempts = await tx
      .select()
      .from(homeworkAttempts)
      .where(and(eq(homeworkAttempts.homeworkId, homework.id), gt(homeworkAttempts.status, OPEN)))
      .orderBy(desc(homeworkAttempts.createdTime), desc(homeworkAttempts.id))
    return attempts.map(({ id, createdTime, status }) => ({ id, createdTime: wireTime(createdTime), status }))
  }),

  handleLearner(startHomework, async ({ input, tx, now }) => {
    const homework = await ownHomework(tx, eq(homeworks.id, input.id))
    // Two starts at once meet at the index that allows one open attempt; the later one gets the earlier's.
    await tx
      .insert(homeworkAttempts)
      .values({ id: newId(), homeworkId: homework.id, status: OPEN, createdTime: now })
      .onConflictDoNothing()
    const [open] = await tx
      .select({ id: homeworkAttempts.id })
      .from(homeworkAttempts)
      .where(and(eq(homeworkAttempts.homeworkId, homework.id), eq(homeworkAttempts.status, OPEN)))
    if (open === undefined) throw refuse('conflict')
    return open.id
  }),
]

function paperOf({ id, title, description }: { id: string; title: string; description: string }) {
  return { id, questionUnitCAResultVO: { title, description } }
}

/** A homework of a class the learner has reported in to. Refuses with notFound. */
async function ownHomework(tx: Transaction, which: SQL | undefined) {
  const [found] = await tx
    .select({ homework: homeworks })
    .from(homeworks)
    .innerJoin(
      classStudents,
      and(eq(classStudents.tenantId, homeworks.tenantId), eq(classStudents.classId, homeworks.classId)),
    )
    .where(and(which, gte(classStudents.serviceStatus, IN_SERVICE)))
  if (found === undefined) throw refuse('notFound')
  return found.homework
}
