/** The specification's calls of homework and tests: where each one is, and what travels under which name. */
import type { CallMethod } from './call'
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
  testLog,
  workLog,
} from './exam'
import { paperResult, questionUnit } from './exam-paper'

interface Entries {
  readonly entries: object
}
interface ExamCall {
  readonly method: CallMethod
  readonly path: string
  readonly request: Entries
}

const PLACE = 'classId studentId courseId classroomId'
const PAPER = 'workId answerLogId'
const ANSWER = 'answerLogId answerTime id questionAnswerVO questionId questionUnitId submitTime'
const XSKT =
  'studentWorkId activityId classId classroomId answerLogId courseId use_time userAnswerObjects xsktUserToken'
// The tenant travels in a header, as with every call.
const DUTY = 'activityId bizId bizType contentId currentTime finStatus realValue userId activityContentId dutyType'

const namesOf = ({ entries }: Entries) => Object.keys(entries).sort()
const sorted = (names: string) => names.split(' ').sort()

test.each<[string, string, ExamCall, string]>([
  ['EX-API-01', 'GET homework/getStudentWorkDetail', getStudentWorkDetail, PLACE],
  ['EX-API-02', 'GET homework/getByWorkId', getHomeworkByWorkId, PAPER],
  ['EX-API-02', 'GET homework/getXsktByWorkId', getXsktHomeworkByWorkId, PAPER],
  ['EX-API-03', 'GET homework/queryWorkLogs', queryWorkLogs, 'studentWorkMasterId'],
  ['EX-API-04', 'POST homework/start', startHomework, 'id'],
  ['EX-API-05 EX-API-20', 'POST homework/saveAnswer', saveHomeworkAnswer, ANSWER],
  ['EX-API-06', 'POST homework/submit', submitHomework, 'studentWorkId answerLogId'],
  ['EX-API-07', 'POST homework/submitXskt', submitXsktHomework, XSKT],
  ['EX-API-08', 'GET homework/getAnsweredDetail', getAnsweredHomework, PAPER],
  ['EX-API-09', 'GET test/getTestStudent', getTestStudent, PLACE],
  ['EX-API-10', 'GET test/getByWorkId', getTestByWorkId, PAPER],
  ['EX-API-10', 'GET test/getXsktByWorkId', getXsktTestByWorkId, PAPER],
  ['EX-API-11', 'GET test/queryAttemptHistory', queryAttemptHistory, 'testStudentId'],
  ['EX-API-12', 'POST test/start', startTest, 'workId'],
  ['EX-API-13 EX-API-20', 'POST test/saveAnswer', saveTestAnswer, ANSWER],
  ['EX-API-14', 'POST test/submit', submitTest, 'testId answerLogId'],
  ['EX-API-15', 'POST test/submitXskt', submitXsktTest, XSKT],
  ['EX-API-16', 'GET test/getAnsweredExam', getAnsweredExam, PAPER],
  ['EX-API-17', 'POST classActivity/saveDutyRecord', saveDutyRecord, DUTY],
])('%s %s is a call, with the fields that the specification names', (_, address, call, fields) => {
  expect(`${call.method} ${call.path}`).toBe(address.replace(' ', ' /api/teaching/anyone/'))
  expect(namesOf(call.request)).toEqual(sorted(fields))
})

test.each<[string, string, Entries, string]>([
  ['EX-API-03', 'an attempt at a homework', workLog, 'id createdTime status'],
  ['EX-API-11', 'an attempt at a test', testLog, 'id createdTime status score'],
  ['EX-API-12', 'the response to a start', startTest.response, 'isSuccess data'],
  ['EX-API-06', 'the response to a submission', submitHomework.response, 'isSuccess'],
  [
    'EX-API-21',
    'an answer in an xskt submission',
    submitXsktTest.request.entries.userAnswerObjects.pipe[0].item,
    'is_right user_answer questions_id',
  ],
  ['EX-API-22', 'a paper', questionUnit, 'title description unitTime questionResultVOMap answerQuestion xsktUserToken'],
  [
    'EX-API-22',
    'a work with its paper',
    paperResult,
    'id testStudentResultVO questionUnitCAResultVO xiongsongQuestionUnitCAResultVO',
  ],
])('%s %s has the fields that the specification names', (_, __, entity, fields) => {
  expect(namesOf(entity)).toEqual(sorted(fields))
})
