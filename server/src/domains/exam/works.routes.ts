import { and, desc, eq, gt } from 'drizzle-orm'

import {
  getAnsweredExam,
  getAnsweredHomework,
  getHomeworkByWorkId,
  getStudentWorkDetail,
  getTestByWorkId,
  getTestStudent,
  getXsktHomeworkByWorkId,
  getXsktTestByWorkId,
  queryAttemptHistory,
  queryWorkLogs,
  saveDutyRecord,
  saveHomeworkAnswer,
  saveTestAnswer,
  startHomework,
  startTest,
  submitHomework,
  submitTest,
  submitXsktHomework,
  submitXsktTest,
} from '@campus/contracts/exam'
import type { WorkKind } from '@campus/contracts/exam-attempt'

import type { Transaction } from '../../platform/database/database'
import { handleLearner, type Route } from '../../platform/http/handle'
import { refuse } from '../../platform/http/refusal'
import { wireTime } from '../../platform/http/wire-time'
import { ATTEMPT_STATUS, attempts } from './attempts/attempt.schema'
import { checkDuty } from './attempts/duty'
import { findOrStart } from './attempts/open-attempt'
import { entriesOf, markedIn, type AttemptContext } from './attempts/own-attempt'
import { saveRecord, submitSaved, submitXskt } from './attempts/specification-calls'
import { isOver } from './attempts/time-limit.model'
import { ownWork, questionsOf } from './papers/load-paper'
import { isMarkedByServer, paperRecord, questionMap, unitRecord } from './papers/paper-record'
import { works } from './papers/paper.schema'
import { answeredWork } from './review/answered-work'

/**
 * The specification's calls. Learners reach works of their own classes only; enrolments and attempts are theirs by
 * row-level security. What they answer goes the way of the protocol.
 */
export const workRoutes: readonly Route[] = [
  handleLearner(getStudentWorkDetail, ({ input, tx }) => workOfClassroom(tx, input, 'homework')),
  handleLearner(getTestStudent, ({ input, tx }) => workOfClassroom(tx, input, 'test')),

  handleLearner(getHomeworkByWorkId, (context) => paperFor(context, context.input, 'homework', 'teacher')),
  handleLearner(getXsktHomeworkByWorkId, (context) => paperFor(context, context.input, 'homework', 'server')),
  handleLearner(getTestByWorkId, (context) => paperFor(context, context.input, 'test', 'teacher')),
  handleLearner(getXsktTestByWorkId, (context) => paperFor(context, context.input, 'test', 'server')),

  handleLearner(queryWorkLogs, async ({ input, tx }) => {
    const finished = await history(tx, input.studentWorkMasterId, 'homework')
    return finished.map(({ id, createdTime, status }) => ({ id, createdTime: wireTime(createdTime), status }))
  }),
  handleLearner(queryAttemptHistory, async ({ input, tx }) => {
    const finished = await history(tx, input.testStudentId, 'test')
    return finished.map(({ id, createdTime, status, score }) => ({
      id,
      createdTime: wireTime(createdTime),
      status,
      score: status === ATTEMPT_STATUS.marked ? score : null,
    }))
  }),

  handleLearner(startHomework, async (context) => (await started(context, context.input.id, 'homework')).id),
  handleLearner(startTest, async (context) => ({
    isSuccess: true,
    data: (await started(context, context.input.workId, 'test')).id,
  })),

  handleLearner(saveHomeworkAnswer, (context) => saveRecord(context, context.input, 'homework')),
  handleLearner(saveTestAnswer, (context) => saveRecord(context, context.input, 'test')),

  handleLearner(submitHomework, (context) => {
    const { studentWorkId: workId, answerLogId } = context.input
    return submitSaved(context, { workId, answerLogId, kind: 'homework' })
  }),
  handleLearner(submitTest, (context) => {
    const { testId: workId, answerLogId } = context.input
    return submitSaved(context, { workId, answerLogId, kind: 'test' })
  }),
  handleLearner(submitXsktHomework, (context) => submitXskt(context, context.input, 'homework')),
  handleLearner(submitXsktTest, (context) => submitXskt(context, context.input, 'test')),

  handleLearner(getAnsweredHomework, (context) => answeredWork(context, { ...context.input, kind: 'homework' })),
  handleLearner(getAnsweredExam, (context) => answeredWork(context, { ...context.input, kind: 'test' })),

  handleLearner(saveDutyRecord, (context) => {
    const { activityId, bizId: classId, contentId: classroomId } = context.input
    return checkDuty(context, { activityId, classId, classroomId })
  }),
]

async function workOfClassroom(
  tx: Transaction,
  { classId, classroomId }: { readonly classId: string; readonly classroomId: string },
  kind: WorkKind,
) {
  const { id } = await ownWork(
    tx,
    and(eq(works.classId, classId), eq(works.classroomId, classroomId), eq(works.type, kind)),
  )
  return { id }
}

function ownWorkOf(tx: Transaction, workId: string, kind: WorkKind) {
  return ownWork(tx, and(eq(works.id, workId), eq(works.type, kind)))
}

async function started(context: AttemptContext, workId: string, kind: WorkKind) {
  return findOrStart(context, await ownWorkOf(context.tx, workId, kind))
}

/** A work's paper; its questions while an attempt is open, so that nobody reads them before the time runs. */
async function paperFor(
  { tx, now }: AttemptContext,
  { workId, answerLogId }: { readonly workId: string; readonly answerLogId?: string | undefined },
  kind: WorkKind,
  markedBy: 'teacher' | 'server',
) {
  const work = await ownWorkOf(tx, workId, kind)
  if (isMarkedByServer(work) !== (markedBy === 'server')) throw refuse('notFound')
  const [open] = await tx
    .select()
    .from(attempts)
    .where(
      and(
        eq(attempts.workId, workId),
        eq(attempts.status, ATTEMPT_STATUS.open),
        answerLogId === undefined || answerLogId === '' ? undefined : eq(attempts.id, answerLogId),
      ),
    )
  if (open === undefined || isOver(open, now)) return paperRecord(work, unitRecord(work))
  const marked = new Set(markedIn(await entriesOf(tx, open.id)))
  const unit = unitRecord(work, questionMap(await questionsOf(tx, work), { marked }))
  return paperRecord(work, { ...unit, xsktUserToken: open.xsktTokenCode })
}

/** The learner's finished attempts at a work, newest first. */
async function history(tx: Transaction, workId: string, kind: WorkKind) {
  const work = await ownWorkOf(tx, workId, kind)
  return tx
    .select()
    .from(attempts)
    .where(and(eq(attempts.workId, work.id), gt(attempts.status, ATTEMPT_STATUS.open)))
    .orderBy(desc(attempts.createdTime), desc(attempts.id))
}
