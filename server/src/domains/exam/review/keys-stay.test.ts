/**
 * No response carries a key before the attempt may be reviewed: every call of homework and tests × every type of question ×
 * the states of an attempt × work that a teacher marks and work that the server marks. Every text of every key is marked, so
 * whatever leaks is seen wherever it stands; and no field that tells of solutions or points is there at all.
 */
import { sql } from 'drizzle-orm'

import type { CallDefinition } from '@campus/contracts/call'

import { sampleId } from '../../../sample/sample-id'
import { firstClassId, SAMPLE_STUDENT } from '../../../sample/sample-student'
import { TEST_NOW } from '../../../testing/test-clock'
import { openTestServer, type TestServer } from '../../../testing/test-server'
import { ownAttempt } from '../attempts/own-attempt'
import { examRoutes } from '../exam.routes'
import { markAttempt } from '../marking/mark-attempt'
import { attemptScores } from '../marking/marking.schema'
import {
  blanks,
  digest,
  HOMEWORK,
  MINUTE_WORK,
  pageOf,
  SCHOOL,
  single,
  TEST_WORK,
  XSKT_HOMEWORK,
  XSKT_TEST,
} from '../testing/exam-learner'

const MARK = 'SEALED-KEY'

let server: TestServer
let options: { token: string }
let page: ReturnType<typeof pageOf>
beforeAll(async () => {
  server = await openTestServer()
  options = { token: await server.signIn() }
  page = pageOf(server, options)
  await server.database.asOwner(async (tx) => {
    await tx.execute(sql`update question_keys set
      model = ${MARK} || model, explanation = ${MARK} || explanation,
      blanks = (select coalesce(jsonb_agg((select jsonb_agg(${MARK} || alternative) from jsonb_array_elements_text(blank) alternative)), '[]') from jsonb_array_elements(blanks) blank)`)
    await tx.execute(sql`update attempt_scores set comment = ${MARK} || comment`)
  })
})
afterAll(() => server.close())

interface Sat {
  readonly workId: string
  readonly answerLogId: string
  readonly classroomId: string
}

/** What each call is asked about an attempt, so that it tells what it can. */
function payloadFor(call: CallDefinition, { workId, answerLogId, classroomId }: Sat): object {
  return {
    workId,
    id: call.id.startsWith('exam.save') ? '' : workId,
    testId: workId,
    studentWorkId: workId,
    studentWorkMasterId: workId,
    testStudentId: workId,
    answerLogId,
    classId: firstClassId(SCHOOL),
    classroomId,
    epoch: 1,
    items: [{ kind: 'visit', seq: 1, questionId: `${SCHOOL}62005001` }],
    questionId: `${SCHOOL}62005001`,
    questionAnswerVO: { optionList: ['A'], content: 'x' },
    lastSeq: 1_000,
    digest: digest({}),
    userAnswerObjects: [],
    xsktUserToken: 'wrong',
    activityId: sampleId(SCHOOL, 'activity', 1),
    bizId: firstClassId(SCHOOL),
    contentId: classroomId,
    dutyType: 'SUBMIT',
  }
}

/** Calls that end an attempt would leave nothing to ask the others about. */
const ENDS = /submit(?:Homework|Test)$/
const calls = examRoutes.map(({ call }) => call)

/** What a response gives away. */
function leaksIn(body: string, sent: CallDefinition): string[] {
  const leaks: string[] = []
  if (body.includes(MARK)) leaks.push(`${sent.id} shows a key`)
  JSON.parse(body, (name, value: unknown) => {
    const tells =
      name === 'answer' && typeof value === 'boolean'
        ? 'an answer flag'
        : name === 'contentDesc' || name === 'blankList' || (['score', 'isRight'].includes(name) && value !== null)
          ? name
          : ''
    if (tells !== '') leaks.push(`${sent.id} shows ${tells}`)
    return value
  })
  return leaks
}

async function leaksAbout(sat: Sat, which: (call: CallDefinition) => boolean = () => true): Promise<string[]> {
  const leaks: string[] = []
  for (const call of calls.filter(which)) {
    const { body } = await server.send(call, payloadFor(call, sat), options)
    leaks.push(...leaksIn(body, call))
  }
  return leaks
}

const teacherMarked = [
  ['a test', TEST_WORK, sampleId(SCHOOL, 'classroom', 21)],
  ['a homework', HOMEWORK, sampleId(SCHOOL, 'classroom', 1)],
] as const
const xskt = [
  ['an xskt test', XSKT_TEST, sampleId(SCHOOL, 'classroom', 24)],
  ['an xskt homework', XSKT_HOMEWORK, sampleId(SCHOOL, 'classroom', 11)],
] as const

describe('EX-API-24 EX-API-25 EX-TEST-08 EX-TEST-10 nothing is given away', () => {
  beforeEach(() => server.setNow(TEST_NOW))

  test.each([...teacherMarked, ...xskt])('before %s is started', async (_, workId, classroomId) => {
    const starting = /start/i
    expect(
      await leaksAbout(
        { workId, answerLogId: 'none', classroomId },
        ({ id }) => !starting.test(id) && !isHistoryOfXskt(id, workId),
      ),
    ).toEqual([])
  })

  test.each([...teacherMarked, ...xskt])('while %s is open', async (_, workId, classroomId) => {
    const { answerLogId } = await page.start(workId)
    const open = ({ id }: CallDefinition) => !ENDS.test(id) && !isHistoryOfXskt(id, workId)
    expect(await leaksAbout({ workId, answerLogId, classroomId }, open)).toEqual([])
    expect(await page.resume(answerLogId)).toMatchObject({ state: 'open' })
  })

  test.each(teacherMarked)('while %s is submitted and not marked', async (_, workId, classroomId) => {
    const attempt = await page.start(workId)
    const paper = workId === TEST_WORK ? '62005' : '62001'
    const given = { [`${SCHOOL}${paper}001`]: single('B'), [`${SCHOOL}${paper}007`]: blanks('380', '50') }
    await page.save(
      attempt,
      ...Object.entries(given).map(
        ([questionId, answer], index) => ({ kind: 'answer', seq: index + 1, questionId, answer }) as const,
      ),
    )
    expect(await page.submit(attempt, { lastSeq: 2, digest: digest(given) })).toMatchObject({ state: 'final' })
    const pending = await leaksAbout(
      { workId, answerLogId: attempt.answerLogId, classroomId },
      ({ id }) => id !== 'exam.queryAttemptHistory',
    )
    expect(pending).toEqual([])
  })

  test('while a test is over by time', async () => {
    const { answerLogId } = await page.start(MINUTE_WORK)
    server.setNow(new Date(TEST_NOW.getTime() + 3_600_000))
    expect(
      await leaksAbout({ workId: MINUTE_WORK, answerLogId, classroomId: sampleId(SCHOOL, 'classroom', 23) }),
    ).toEqual([])
  })
})

/** Finished xskt attempts of the sample are reviewed, and their points belong into the history. */
function isHistoryOfXskt(id: string, workId: string): boolean {
  return (workId === XSKT_TEST || workId === TEST_WORK) && id === 'exam.queryAttemptHistory'
}

test('EX-TEST-07 EX-TEST-08 the history has points of reviewed attempts only', async () => {
  const route = calls.find(({ id }) => id === 'exam.queryAttemptHistory')
  if (route === undefined) throw new Error('there is no history')
  const response = await server.send(route, { testStudentId: TEST_WORK }, options)
  const { data } = response.json<{ data: { status: number; score: number | null }[] }>()
  expect(data.length).toBeGreaterThan(2)
  for (const { status, score } of data) expect(typeof score).toBe(status === 2 ? 'number' : 'object')
})

test('EX-REV-02 EX-API-08 EX-API-16 and once it is marked everything is there, so the marks are there to be found', async () => {
  for (const [name, workId, classroomId] of [...teacherMarked, ...xskt]) {
    const attempt = await page.start(workId)
    await page.submit(attempt, { lastSeq: 0, digest: digest({}) })
    if (!name.includes('xskt')) {
      await server.database.withTenant(
        SCHOOL,
        async (tx) => {
          const own = await ownAttempt(tx, { answerLogId: attempt.answerLogId })
          const scores = await tx.select().from(attemptScores)
          const marks = scores
            .filter((score) => score.attemptId === attempt.answerLogId && score.points === null)
            .map(({ questionId }) => ({ questionId, points: 1 }))
          await markAttempt({ tx, now: TEST_NOW }, own, marks)
        },
        SAMPLE_STUDENT.id,
      )
    }
    const reviewing = ({ id }: CallDefinition) => /getAnswered/.test(id)
    const leaks = await leaksAbout({ workId, answerLogId: attempt.answerLogId, classroomId }, reviewing)
    for (const found of ['a key', 'an answer flag', 'contentDesc', 'blankList', 'score', 'isRight']) {
      expect([name, leaks.some((leak) => leak.endsWith(found))]).toEqual([name, true])
    }
  }
})
