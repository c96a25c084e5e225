/**
 * The specification's calls of homework and tests. A work goes by many names: `id`, `workId`, `studentWorkId`,
 * `studentWorkMasterId`, `testId` and `testStudentId` are one, and an attempt's `answerLogId` is its id in the history.
 * Under them lies the answering protocol of `exam-attempt`.
 */
import * as v from 'valibot'

import { defineCall } from './call'
import { questionAnswerRecord } from './exam-answer'
import { answeredResult, paperResult } from './exam-paper'
import { id, list, numeric, optionalId, optionalNumeric, text, time } from './wire'

const homework = '/api/teaching/anyone/homework'
const test = '/api/teaching/anyone/test'
const ours = { access: 'user', source: 'ours' } as const

/** The work of one classroom of a class. */
const placeOfWork = v.object({
  classId: id,
  classroomId: id,
  courseId: v.optional(v.string()),
  studentId: v.optional(v.string()),
})

const whichPaper = v.object({
  workId: id,
  /** Asks for the paper of this attempt; the questions come only while it is open. */
  answerLogId: v.optional(v.string()),
})

const whichAttempt = v.object({ workId: id, answerLogId: id })

/** Whether it was done; a submission repeated says the same. */
const done = v.object({ isSuccess: v.boolean() })

/** One answer, as the specification saves it. */
const answerRecord = v.object({
  answerLogId: id,
  /** Seconds spent on the question; informative. */
  answerTime: optionalNumeric,
  /** The work's id. */
  id: optionalId,
  questionAnswerVO: questionAnswerRecord,
  questionId: id,
  questionUnitId: optionalId,
  /** Informative: the server's own time counts. */
  submitTime: time,
})

/** A whole attempt at xskt work. The server grades by itself and measures the time. */
const xsktSubmission = v.object({
  studentWorkId: id,
  activityId: optionalId,
  classId: optionalId,
  classroomId: optionalId,
  answerLogId: id,
  courseId: optionalId,
  /** Seconds; not trusted. */
  use_time: optionalNumeric,
  userAnswerObjects: v.pipe(
    v.array(
      v.object({
        /** 1 or 0; not trusted. */
        is_right: optionalNumeric,
        /** The keys joined by a comma, or the content. */
        user_answer: v.pipe(text, v.maxLength(110_000)),
        questions_id: id,
      }),
    ),
    v.maxLength(2_000),
  ),
  /** What the paper brought. */
  xsktUserToken: v.pipe(v.string(), v.maxLength(200)),
})

/** A submitted attempt at a homework: 1 pending marking, 2 marked. */
export const workLog = v.object({ id, createdTime: time, status: v.pipe(numeric, v.picklist([1, 2])) })
export type WorkLog = v.InferOutput<typeof workLog>

/** A submitted attempt at a test: 1 pending review, 2 reviewed; its points only then. */
export const testLog = v.object({ ...workLog.entries, score: optionalNumeric })
export type TestLog = v.InferOutput<typeof testLog>

export const getStudentWorkDetail = defineCall({
  ...ours,
  id: 'exam.getStudentWorkDetail',
  method: 'GET',
  path: `${homework}/getStudentWorkDetail`,
  summary: 'The homework of a classroom, for a learner of its class',
  request: placeOfWork,
  response: v.object({ id }),
})

export const getHomeworkByWorkId = defineCall({
  ...ours,
  id: 'exam.getHomeworkByWorkId',
  method: 'GET',
  path: `${homework}/getByWorkId`,
  summary: 'A homework: title and requirements, and its questions while an attempt of the learner’s is open',
  request: whichPaper,
  response: paperResult,
})

export const getXsktHomeworkByWorkId = defineCall({
  ...ours,
  id: 'exam.getXsktHomeworkByWorkId',
  method: 'GET',
  path: `${homework}/getXsktByWorkId`,
  summary: 'The same for a homework of the external exercise source `xskt`',
  request: whichPaper,
  response: paperResult,
})

export const queryWorkLogs = defineCall({
  ...ours,
  id: 'exam.queryWorkLogs',
  method: 'GET',
  path: `${homework}/queryWorkLogs`,
  summary: 'The learner’s submitted attempts at a homework, newest first',
  request: v.object({ studentWorkMasterId: id }),
  response: list(workLog),
})

export const startHomework = defineCall({
  ...ours,
  id: 'exam.startHomework',
  method: 'POST',
  path: `${homework}/start`,
  summary: 'Starts an attempt, or gives the open one; the response is the answer log id',
  request: v.object({ id }),
  response: id,
})

export const saveHomeworkAnswer = defineCall({
  ...ours,
  id: 'exam.saveHomeworkAnswer',
  method: 'POST',
  path: `${homework}/saveAnswer`,
  summary: 'Saves one answer to a homework; the page that answers by the protocol uses saveAnswers',
  request: answerRecord,
  response: done,
})

export const submitHomework = defineCall({
  ...ours,
  id: 'exam.submitHomework',
  method: 'POST',
  path: `${homework}/submit`,
  summary: 'Ends an attempt at a homework with what is saved, once',
  request: v.object({ studentWorkId: id, answerLogId: id }),
  response: done,
})

export const submitXsktHomework = defineCall({
  ...ours,
  id: 'exam.submitXsktHomework',
  method: 'POST',
  path: `${homework}/submitXskt`,
  summary: 'Ends an attempt at an xskt homework with these answers, once; the server grades it',
  request: xsktSubmission,
  response: done,
})

export const getAnsweredHomework = defineCall({
  ...ours,
  id: 'exam.getAnsweredHomework',
  method: 'GET',
  path: `${homework}/getAnsweredDetail`,
  summary: 'A finished attempt at a homework; solutions, marks and scores once it may be reviewed',
  request: whichAttempt,
  response: answeredResult,
})

export const getTestStudent = defineCall({
  ...ours,
  id: 'exam.getTestStudent',
  method: 'GET',
  path: `${test}/getTestStudent`,
  summary: 'The test of a classroom, for a learner of its class',
  request: placeOfWork,
  response: v.object({ id }),
})

export const getTestByWorkId = defineCall({
  ...ours,
  id: 'exam.getTestByWorkId',
  method: 'GET',
  path: `${test}/getByWorkId`,
  summary: 'A test: title, requirements and time, and its questions while an attempt of the learner’s is open',
  request: whichPaper,
  response: paperResult,
})

export const getXsktTestByWorkId = defineCall({
  ...ours,
  id: 'exam.getXsktTestByWorkId',
  method: 'GET',
  path: `${test}/getXsktByWorkId`,
  summary: 'The same for a test of the external exercise source `xskt`',
  request: whichPaper,
  response: paperResult,
})

export const queryAttemptHistory = defineCall({
  ...ours,
  id: 'exam.queryAttemptHistory',
  method: 'GET',
  path: `${test}/queryAttemptHistory`,
  summary: 'The learner’s submitted attempts at a test, newest first; points of reviewed ones only',
  request: v.object({ testStudentId: id }),
  response: list(testLog),
})

export const startTest = defineCall({
  ...ours,
  id: 'exam.startTest',
  method: 'POST',
  path: `${test}/start`,
  summary: 'Starts an attempt at a test, or gives the open one; `data` is the answer log id',
  request: v.object({ workId: id }),
  response: v.object({ isSuccess: v.boolean(), data: optionalId }),
})

export const saveTestAnswer = defineCall({
  ...ours,
  id: 'exam.saveTestAnswer',
  method: 'POST',
  path: `${test}/saveAnswer`,
  summary: 'Saves one answer to a test; the page that answers by the protocol uses saveAnswers',
  request: answerRecord,
  response: done,
})

export const submitTest = defineCall({
  ...ours,
  id: 'exam.submitTest',
  method: 'POST',
  path: `${test}/submit`,
  summary: 'Ends an attempt at a test with what is saved, once',
  request: v.object({ testId: id, answerLogId: id }),
  response: done,
})

export const submitXsktTest = defineCall({
  ...ours,
  id: 'exam.submitXsktTest',
  method: 'POST',
  path: `${test}/submitXskt`,
  summary: 'Ends an attempt at an xskt test with these answers, once; the server grades it',
  request: xsktSubmission,
  response: done,
})

export const getAnsweredExam = defineCall({
  ...ours,
  id: 'exam.getAnsweredExam',
  method: 'GET',
  path: `${test}/getAnsweredExam`,
  summary: 'A finished attempt at a test; solutions, marks and scores once it may be reviewed',
  request: whichAttempt,
  response: answeredResult,
})

export const saveDutyRecord = defineCall({
  ...ours,
  id: 'exam.saveDutyRecord',
  method: 'POST',
  path: '/api/teaching/anyone/classActivity/saveDutyRecord',
  summary:
    'Reports a submission as a duty done; the server books it by itself when an attempt ends and says whether it is booked',
  request: v.object({
    activityId: optionalId,
    activityContentId: optionalId,
    /** The class. */
    bizId: optionalId,
    bizType: text,
    /** The classroom. */
    contentId: optionalId,
    /** Informative, `yyyy-MM-dd HH:mm:ss`. */
    currentTime: time,
    dutyType: v.picklist(['SUBMIT']),
    /** Not trusted. */
    finStatus: optionalNumeric,
    /** Not trusted. */
    realValue: optionalNumeric,
    userId: v.optional(v.string()),
  }),
  response: v.boolean(),
})
