import * as v from 'valibot'

import { defineCall } from './call'
import { id, list, numeric, text, time } from './wire'

const base = '/api/teaching/anyone/homework'

export const getStudentWorkDetail = defineCall({
  id: 'exam.getStudentWorkDetail',
  method: 'GET',
  path: `${base}/getStudentWorkDetail`,
  summary: 'The homework of a classroom, for a learner of its class',
  request: v.object({
    classId: id,
    classroomId: id,
    courseId: v.optional(v.string()),
    studentId: v.optional(v.string()),
  }),
  response: v.object({ id }),
  access: 'user',
  source: 'ours',
})

/** Title and description of a homework before it is answered; the description is HTML. */
export const homeworkPaper = v.object({
  id,
  questionUnitCAResultVO: v.object({ title: text, description: text }),
})
export type HomeworkPaper = v.InferOutput<typeof homeworkPaper>

export const getHomeworkByWorkId = defineCall({
  id: 'exam.getHomeworkByWorkId',
  method: 'GET',
  path: `${base}/getByWorkId`,
  summary: 'A homework’s title and requirements',
  request: v.object({ workId: id }),
  response: homeworkPaper,
  access: 'user',
  source: 'ours',
})

export const getXsktHomeworkByWorkId = defineCall({
  id: 'exam.getXsktHomeworkByWorkId',
  method: 'GET',
  path: `${base}/getXsktByWorkId`,
  summary: 'The same for a homework of the external exercise source `xskt`',
  request: v.object({ workId: id }),
  response: homeworkPaper,
  access: 'user',
  source: 'ours',
})

/** A submitted attempt: 1 pending marking, 2 marked. */
export const workLog = v.object({ id, createdTime: time, status: v.pipe(numeric, v.picklist([1, 2])) })
export type WorkLog = v.InferOutput<typeof workLog>

export const queryWorkLogs = defineCall({
  id: 'exam.queryWorkLogs',
  method: 'GET',
  path: `${base}/queryWorkLogs`,
  summary: 'The learner’s submitted attempts at a homework, newest first',
  request: v.object({ studentWorkMasterId: id }),
  response: list(workLog),
  access: 'user',
  source: 'ours',
})

export const startHomework = defineCall({
  id: 'exam.startHomework',
  method: 'POST',
  path: `${base}/start`,
  summary: 'Starts an attempt, or answers the open one; the answer is the answer log id',
  request: v.object({ id }),
  response: id,
  access: 'user',
  source: 'ours',
})
