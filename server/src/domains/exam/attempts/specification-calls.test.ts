import { eq } from 'drizzle-orm'

import {
  getAnsweredExam,
  getAnsweredHomework,
  getStudentWorkDetail,
  getTestByWorkId,
  getTestStudent,
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
  submitXsktTest,
} from '@campus/contracts/exam'
import { getAttempt } from '@campus/contracts/exam-attempt'
import { unitOf } from '@campus/contracts/exam-paper'

import { eventsOf } from '../../../platform/events/event'
import { sampleId } from '../../../sample/sample-id'
import { firstClassId, SAMPLE_STUDENT } from '../../../sample/sample-student'
import { TEST_NOW } from '../../../testing/test-clock'
import { openTestServer, type TestServer } from '../../../testing/test-server'
import {
  answerItem,
  HOMEWORK,
  MINUTE_WORK,
  pageOf,
  QUESTION,
  SCHOOL,
  single,
  TEST_WORK,
  XSKT_TEST,
} from '../testing/exam-learner'
import { attempts, dutyRecords } from './attempt.schema'

let server: TestServer
let options: { token: string }
let page: ReturnType<typeof pageOf>
beforeAll(async () => {
  server = await openTestServer()
  options = { token: await server.signIn() }
  page = pageOf(server, options)
})
beforeEach(() => server.setNow(TEST_NOW))
afterAll(() => server.close())

const record = (
  answerLogId: string,
  questionId: string,
  questionAnswerVO: { content?: string; optionList?: string[] },
) => ({
  answerLogId,
  questionId,
  questionAnswerVO,
  answerTime: 12,
  id: '',
  questionUnitId: '',
  submitTime: '2026-11-20 12:00:00',
})
const startedTest = async (workId = TEST_WORK) => (await server.call(startTest, { workId }, options)).data
const answersOf = async (answerLogId: string) => {
  const opened = await page.resume(answerLogId)
  return opened.state === 'open' ? opened.answers.map(({ questionId, answer }) => [questionId, answer]) : null
}

test('EX-API-09 EX-API-12 EX-TEST-05 a test is found by its classroom and started; repeated it is the same attempt', async () => {
  const place = { classId: firstClassId(SCHOOL), classroomId: sampleId(SCHOOL, 'classroom', 21) }
  expect(await server.call(getTestStudent, place, options)).toEqual({ id: TEST_WORK })
  const first = await server.call(startTest, { workId: TEST_WORK }, options)
  expect(first).toEqual({ isSuccess: true, data: expect.stringMatching(/^\d+$/) })
  expect(await server.call(startTest, { workId: TEST_WORK }, options)).toEqual(first)
})

test('EX-API-13 EX-API-20 EX-ANS-22 answers as the specification writes them are those of the protocol', async () => {
  const answerLogId = await startedTest()
  const save = (questionId: string, given: { content?: string; optionList?: string[] }) =>
    server.call(saveTestAnswer, record(answerLogId, questionId, given), options)
  expect(await save(QUESTION.single, { optionList: ['A'] })).toEqual({ isSuccess: true })
  await save(QUESTION.single, { optionList: ['B'] })
  await save(QUESTION.multiple, { optionList: ['D', 'B'] })
  await save(QUESTION.blanks, { content: '38\\|0|50' })
  await save(QUESTION.short, { content: '先断负载|再验电' })
  await save(QUESTION.trueFalse, { optionList: ['A'] })
  await save(QUESTION.trueFalse, { optionList: [] })
  expect(await answersOf(answerLogId)).toEqual([
    [QUESTION.single, { type: 'single', key: 'B' }],
    [QUESTION.multiple, { type: 'multiple', keys: ['B', 'D'] }],
    [QUESTION.blanks, { type: 'blanks', blanks: ['38|0', '50'] }],
    [QUESTION.short, { type: 'shortAnswer', text: '先断负载|再验电' }],
  ])
})

test('EX-API-03 EX-API-05 EX-API-06 EX-API-19 a homework is saved, handed in and found again under each of its names', async () => {
  const place = { classId: firstClassId(SCHOOL), classroomId: sampleId(SCHOOL, 'classroom', 1) }
  const { id } = await server.call(getStudentWorkDetail, place, options)
  const answerLogId = await server.call(startHomework, { id }, options)
  const question = `${sampleId(SCHOOL, 'paper', 1)}001`
  const answer = { ...record(answerLogId, question, { optionList: ['B'] }), id }
  expect(await server.call(saveHomeworkAnswer, answer, options)).toEqual({ isSuccess: true })
  expect(await answersOf(answerLogId)).toEqual([[question, { type: 'single', key: 'B' }]])
  await server.call(submitHomework, { studentWorkId: id, answerLogId }, options)
  const logs = await server.call(queryWorkLogs, { studentWorkMasterId: id }, options)
  expect(logs[0]).toMatchObject({ id: answerLogId, status: 1 })
  const answered = await server.call(getAnsweredHomework, { workId: id, answerLogId }, options)
  expect(answered.id).toBe(id)
  expect(unitOf(answered).answerQuestion[0]).toMatchObject({
    questionId: question,
    questionAnswerVO: { content: '', optionList: ['B'] },
  })
})

test('EX-API-11 EX-API-12 EX-API-14 EX-API-19 EX-API-25 a test is saved, handed in and found again under each of its names', async () => {
  const place = { classId: firstClassId(SCHOOL), classroomId: sampleId(SCHOOL, 'classroom', 21) }
  const { id } = await server.call(getTestStudent, place, options)
  const answerLogId = await startedTest(id)
  expect((await server.call(getTestByWorkId, { workId: id }, options)).id).toBe(id)
  const answer = { ...record(answerLogId, QUESTION.single, { optionList: ['C'] }), id }
  expect(await server.call(saveTestAnswer, answer, options)).toEqual({ isSuccess: true })
  await server.call(submitTest, { testId: id, answerLogId }, options)
  const history = await server.call(queryAttemptHistory, { testStudentId: id }, options)
  expect(history[0]).toMatchObject({ id: answerLogId, status: 1, score: null })
  const answered = await server.call(getAnsweredExam, { workId: id, answerLogId }, options)
  expect(answered.id).toBe(id)
  expect(unitOf(answered).answerQuestion[0]).toMatchObject({
    questionId: QUESTION.single,
    questionAnswerVO: { content: '', optionList: ['C'] },
  })
})

test('EX-API-11 the history of a test has its submitted attempts alone, newest first, with points once they are marked', async () => {
  const history = () => server.call(queryAttemptHistory, { testStudentId: TEST_WORK }, options)
  const submitted = await history()
  await startedTest()
  expect(await history()).toEqual(submitted)
  // Others may have come by other tests.
  expect(submitted.filter(({ id }) => id.startsWith(SCHOOL))).toEqual([
    { id: `${SCHOOL}61006`, createdTime: '2026-11-18 19:47:00', status: 1, score: null },
    { id: `${SCHOOL}61007`, createdTime: '2026-11-11 19:54:00', status: 2, score: 44 },
  ])
})

test('a page that held the attempt is told when these calls write it', async () => {
  const attempt = await page.start(TEST_WORK)
  await page.save(attempt, answerItem(5, QUESTION.single, single('A')))
  await server.call(saveTestAnswer, record(attempt.answerLogId, QUESTION.single, { optionList: ['C'] }), options)
  expect(await page.save(attempt, answerItem(6, QUESTION.single, single('D')))).toMatchObject({ state: 'takenOver' })
  expect(await answersOf(attempt.answerLogId)).toContainEqual([QUESTION.single, { type: 'single', key: 'C' }])
})

test.each([
  ['a question of another paper', `${HOMEWORK}001`, { optionList: ['A'] }, 40400],
  ['an unknown option', QUESTION.single, { optionList: ['Z'] }, 40000],
  ['a text too long', QUESTION.short, { content: 'x'.repeat(10_001) }, 40000],
  ['a passage', QUESTION.reading, { content: 'x' }, 40000],
])('%s is refused', async (_, questionId, given, code) => {
  const payload = record(await startedTest(), questionId, given)
  expect(await server.refusal(saveTestAnswer, payload, options)).toMatchObject({ code })
})

test('an attempt is reached under its own work and kind only', async () => {
  const answerLogId = await startedTest()
  for (const refused of [
    server.refusal(saveHomeworkAnswer, record(answerLogId, QUESTION.single, { optionList: ['A'] }), options),
    server.refusal(saveTestAnswer, { ...record(answerLogId, QUESTION.single, {}), id: MINUTE_WORK }, options),
    server.refusal(submitTest, { testId: MINUTE_WORK, answerLogId }, options),
    server.refusal(submitHomework, { studentWorkId: TEST_WORK, answerLogId }, options),
    server.refusal(getAnsweredHomework, { workId: TEST_WORK, answerLogId }, options),
    server.refusal(startHomework, { id: TEST_WORK }, options),
    server.refusal(startTest, { workId: HOMEWORK }, options),
  ]) {
    expect(await refused).toMatchObject({ code: 40400 })
  }
})

test('EX-API-06 EX-API-14 EX-API-25 a submission is final once and says the same again; nothing is saved after it', async () => {
  const answerLogId = await startedTest()
  const submit = () => server.call(submitTest, { testId: TEST_WORK, answerLogId }, options)
  expect(await server.refusal(getAnsweredExam, { workId: TEST_WORK, answerLogId }, options)).toMatchObject({
    code: 40900,
  })
  expect(await Promise.all([submit(), submit(), submit()])).toEqual(Array(3).fill({ isSuccess: true }))
  expect(
    await server.refusal(saveTestAnswer, record(answerLogId, QUESTION.single, { optionList: ['A'] }), options),
  ).toMatchObject({ code: 40900 })
  const events = await eventsOf(server.database, SCHOOL, answerLogId)
  expect(events.filter(({ kind }) => kind === 'attempt.submitted')).toHaveLength(1)
  const id = await server.call(startHomework, { id: HOMEWORK }, options)
  expect(await server.call(submitHomework, { studentWorkId: HOMEWORK, answerLogId: id }, options)).toEqual({
    isSuccess: true,
  })
})

test('EX-API-25 after the time nothing is saved by these calls either, and the attempt is closed with that', async () => {
  const answerLogId = await startedTest(MINUTE_WORK)
  server.setNow(new Date(TEST_NOW.getTime() + 90_000))
  const payload = record(answerLogId, `${SCHOOL}62007001`, { optionList: ['A'] })
  expect(await server.refusal(saveTestAnswer, payload, options)).toMatchObject({ code: 40900 })
  expect(await server.call(getAttempt, { answerLogId }, options)).toMatchObject({
    state: 'pending',
    receipt: { finishedBy: 'deadline', answered: 0 },
  })
})

describe('xskt', () => {
  const QUESTIONS = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `${SCHOOL}6200800${number}`)
  const RIGHT = ['B', 'B', 'C', 'A,B,C', 'A,B,C', 'A', 'B', '１１９ | 120']
  const open = async () => {
    const answerLogId = await startedTest(XSKT_TEST)
    const { xsktUserToken } = unitOf(await server.call(getXsktTestByWorkId, { workId: XSKT_TEST }, options))
    return { answerLogId, xsktUserToken }
  }
  const submission = (attempt: Awaited<ReturnType<typeof open>>, answers: readonly string[]) => ({
    ...attempt,
    studentWorkId: XSKT_TEST,
    use_time: 1,
    userAnswerObjects: answers.map((user_answer, index) => ({
      is_right: index === 0 ? 0 : 1,
      user_answer,
      questions_id: QUESTIONS[index] ?? '',
    })),
  })

  test('EX-API-07 EX-API-15 EX-API-21 EX-REV-11 the server grades by itself, at once, whatever is_right says', async () => {
    const attempt = await open()
    const answers = RIGHT.map((right, index) => (index === 2 ? 'A' : right))
    expect(await server.call(submitXsktTest, submission(attempt, answers), options)).toEqual({ isSuccess: true })
    const review = await server.call(getAnsweredExam, { workId: XSKT_TEST, answerLogId: attempt.answerLogId }, options)
    expect(review).toMatchObject({ status: 2, score: 50, questionUnitCAResultVO: null })
    expect(unitOf(review).answerQuestion.map(({ isRight }) => isRight)).toEqual([
      true,
      true,
      false,
      true,
      true,
      true,
      true,
      true,
    ])
    const [newest] = await server.call(queryAttemptHistory, { testStudentId: XSKT_TEST }, options)
    expect(newest).toMatchObject({ id: attempt.answerLogId, status: 2, score: 50 })
    const { answerLogId } = attempt
    expect(await server.call(getAttempt, { answerLogId }, options)).toMatchObject({ score: 50, points: 55 })
    // Repeated it says the same, and changes nothing.
    expect(await server.call(submitXsktTest, submission(attempt, RIGHT), options)).toEqual({ isSuccess: true })
    const again = await server.call(getAnsweredExam, { workId: XSKT_TEST, answerLogId: attempt.answerLogId }, options)
    expect(again).toEqual(review)
  })

  test('EX-ANS-29 of two answers to a question the last one counts; what was saved on the way stays', async () => {
    const attempt = await open()
    await server.call(saveTestAnswer, record(attempt.answerLogId, QUESTIONS[1] ?? '', { optionList: ['B'] }), options)
    const payload = submission(attempt, ['A'])
    payload.userAnswerObjects.push({ is_right: 0, user_answer: 'B', questions_id: QUESTIONS[0] ?? '' })
    await server.call(submitXsktTest, payload, options)
    const review = await server.call(getAnsweredExam, { workId: XSKT_TEST, answerLogId: attempt.answerLogId }, options)
    expect(review.score).toBe(10)
  })

  test('EX-API-07 EX-API-22 the paper brings a token; a wrong one is refused, and none stands in a log', async () => {
    const attempt = await open()
    expect(attempt.xsktUserToken.length).toBeGreaterThan(30)
    const payload = { ...submission(attempt, RIGHT), xsktUserToken: 'another' }
    expect(await server.refusal(submitXsktTest, payload, options)).toMatchObject({ code: 40300 })
    const events = await eventsOf(server.database, SCHOOL, attempt.answerLogId)
    expect(JSON.stringify([events, server.errors])).not.toContain(attempt.xsktUserToken)
  })

  test('EX-ANS-39 has no deadline', async () => {
    expect((await page.start(XSKT_TEST)).deadlineAt).toBeNull()
  })
})

describe('EX-API-17 EX-API-18 the duty of an activity', () => {
  const report = (activityId: string) => ({
    activityId,
    activityContentId: '',
    bizId: firstClassId(SCHOOL),
    bizType: 'CLASS',
    contentId: sampleId(SCHOOL, 'classroom', 21),
    currentTime: '2026-11-20 23:00:00',
    dutyType: 'SUBMIT' as const,
    finStatus: 2,
    realValue: 1,
  })
  const ACTIVITY = sampleId(SCHOOL, 'activity', 1)
  const asLearner = <Result>(work: Parameters<typeof server.database.withTenant<Result>>[1]) =>
    server.database.withTenant(SCHOOL, work, SAMPLE_STUDENT.id)
  const booked = () => asLearner((tx) => tx.select().from(dutyRecords))

  test('is booked by the server at the submission, once; a report alone books nothing', async () => {
    await asLearner(async (tx) => {
      await tx.delete(dutyRecords)
      // As if the learner had never sat this test.
      await tx.update(attempts).set({ workId: HOMEWORK }).where(eq(attempts.workId, TEST_WORK))
    })
    const answerLogId = await startedTest()
    expect(await server.call(saveDutyRecord, report(ACTIVITY), options)).toBe(false)
    expect(await booked()).toEqual([])
    await server.call(submitTest, { testId: TEST_WORK, answerLogId }, options)
    expect(await booked()).toMatchObject([{ activityId: ACTIVITY, attemptId: answerLogId }])
    expect(await server.call(saveDutyRecord, report(ACTIVITY), options)).toBe(true)
    await server.call(submitTest, { testId: TEST_WORK, answerLogId: await startedTest() }, options)
    expect(await booked()).toHaveLength(1)
  })

  test('without an activity nothing is booked; what is no duty of the class and its classroom is refused', async () => {
    expect(await server.call(saveDutyRecord, report(''), options)).toBe(false)
    const elsewhere = [
      report('unknown'),
      { ...report(ACTIVITY), bizId: sampleId(SCHOOL, 'class', 2) },
      { ...report(ACTIVITY), contentId: sampleId(SCHOOL, 'classroom', 22) },
    ]
    for (const duty of elsewhere) {
      expect(await server.refusal(saveDutyRecord, duty, options)).toMatchObject({ code: 40400 })
    }
  })
})
