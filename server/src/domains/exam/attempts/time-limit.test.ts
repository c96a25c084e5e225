import { eq } from 'drizzle-orm'
import pino from 'pino'

import { getTestByWorkId, queryAttemptHistory } from '@campus/contracts/exam'
import { getAttempt, GRACE_MS } from '@campus/contracts/exam-attempt'
import { unitOf } from '@campus/contracts/exam-paper'

import { eventsOf } from '../../../platform/events/event'
import { JobRunner } from '../../../platform/jobs/job-runner'
import type { OperatorCall } from '../../../platform/operator-call'
import { SAMPLE_STUDENT } from '../../../sample/sample-student'
import { importFolder } from '../../../site/operator/import/import-folder'
import { runOperatorCall } from '../../../site/operator/run-operator-call'
import { TEST_NOW } from '../../../testing/test-clock'
import { importContext } from '../../../testing/test-import'
import { openTestServer, type TestServer } from '../../../testing/test-server'
import { answerItem, digest, HOMEWORK, MINUTE_WORK, pageOf, SCHOOL, single } from '../testing/exam-learner'
import { attempts } from './attempt.schema'
import { closeAttemptJob } from './close-attempt-job'
import { extraTimeCall } from './extra-time'
import { moveEndsCall } from './move-ends'

const MINUTE_MS = 60_000
const QUESTION = `${SCHOOL}62007001`

let server: TestServer
let options: { token: string }
let page: ReturnType<typeof pageOf>
let runner: JobRunner
let now: Date
beforeAll(async () => {
  server = await openTestServer()
  options = { token: await server.signIn() }
  page = pageOf(server, options)
  runner = new JobRunner({
    database: server.database,
    log: pino({ level: 'silent' }),
    jobs: [closeAttemptJob],
    now: () => now,
  })
})
beforeEach(() => at(0))
afterAll(() => server.close())

/** Moves the server's clock to so long after the start. */
function at(milliseconds: number): void {
  now = new Date(TEST_NOW.getTime() + milliseconds)
  server.setNow(now)
}
const started = async () => {
  const attempt = await page.start(MINUTE_WORK)
  await page.save(attempt, answerItem(1, QUESTION, single('B')))
  return attempt
}
const stateOf = (answerLogId: string) => server.call(getAttempt, { answerLogId }, options)
const receipt = (answerLogId: string) => ({
  answerLogId,
  finishedAt: TEST_NOW.getTime() + MINUTE_MS,
  finishedBy: 'deadline',
  answered: 1,
  questions: 8,
  digest: digest({ [QUESTION]: single('B') }),
})

test('EX-ANS-41 EX-ANS-42 EX-API-25 what was on its way at the deadline is taken up to the end of the grace, and not a moment longer', async () => {
  const attempt = await started()
  at(MINUTE_MS + GRACE_MS - 1)
  expect(await page.save(attempt, answerItem(2, QUESTION, single('C')))).toMatchObject({ state: 'saved' })
  at(MINUTE_MS + GRACE_MS)
  const late = await page.save(attempt, answerItem(3, QUESTION, single('D')))
  expect(late).toEqual({
    state: 'closed',
    receipt: { ...receipt(attempt.answerLogId), digest: digest({ [QUESTION]: single('C') }) },
  })
})

test('EX-API-25 the questions are there for as long as they can be answered', async () => {
  await started()
  const questionsAt = async (milliseconds: number) => {
    at(milliseconds)
    return unitOf(await server.call(getTestByWorkId, { workId: MINUTE_WORK }, options)).questionResultVOMap
  }
  expect(await questionsAt(MINUTE_MS + GRACE_MS - 1)).not.toEqual({})
  expect(await questionsAt(MINUTE_MS + GRACE_MS)).toEqual({})
})

test('EX-ANS-41 submitted within the grace it ends at the deadline, as the learner’s', async () => {
  const attempt = await started()
  at(MINUTE_MS + 5000)
  expect(await page.submit(attempt, { lastSeq: 1, digest: digest({ [QUESTION]: single('B') }) })).toEqual({
    state: 'final',
    receipt: { ...receipt(attempt.answerLogId), finishedBy: 'learner' },
  })
})

test('EX-ANS-41 a page submits by its clock: not before the deadline, and what it ends is ended by the time', async () => {
  const attempt = await started()
  const byClock = { lastSeq: 1, digest: digest({ [QUESTION]: single('B') }), by: 'time' } as const
  at(MINUTE_MS - 1)
  expect(await page.submit(attempt, byClock)).toEqual({
    state: 'early',
    deadlineAt: TEST_NOW.getTime() + MINUTE_MS,
  })
  expect(await stateOf(attempt.answerLogId)).toMatchObject({ state: 'open' })
  at(MINUTE_MS)
  expect(await page.submit(attempt, byClock)).toEqual({ state: 'final', receipt: receipt(attempt.answerLogId) })
})

test('work without a limit is never submitted by a clock', async () => {
  const attempt = await page.start(HOMEWORK)
  at(20 * 60 * MINUTE_MS)
  expect(await page.submit(attempt, { lastSeq: 0, digest: digest({}), by: 'time' })).toEqual({
    state: 'early',
    deadlineAt: null,
  })
  expect(await stateOf(attempt.answerLogId)).toMatchObject({ state: 'open' })
})

test('EX-ANS-41 without a page the server closes it from what is saved, with the deadline as its end, once', async () => {
  const { answerLogId } = await started()
  at(MINUTE_MS + GRACE_MS - 1)
  await runner.look()
  expect(await stateOf(answerLogId)).toMatchObject({ state: 'open' })
  at(MINUTE_MS + GRACE_MS + 3_600_000)
  await runner.look()
  await runner.look()
  expect(await stateOf(answerLogId)).toMatchObject({ state: 'pending', receipt: receipt(answerLogId) })
  const events = await eventsOf(server.database, SCHOOL, answerLogId)
  expect(events.map(({ kind, person }) => [kind, person])).toEqual([
    ['attempt.started', SAMPLE_STUDENT.id],
    ['attempt.saved-first', SAMPLE_STUDENT.id],
    ['attempt.ended-by-time', ''],
  ])
})

test('a submission that comes too late gets the receipt of the deadline', async () => {
  const attempt = await started()
  at(MINUTE_MS + GRACE_MS)
  expect(await page.submit(attempt, { lastSeq: 9, digest: digest({}) })).toEqual({
    state: 'final',
    receipt: receipt(attempt.answerLogId),
  })
})

test('opened or started after its end, before the job came: it is over, and a new one begins', async () => {
  const first = await started()
  at(MINUTE_MS + GRACE_MS)
  expect(await page.resume(first.answerLogId)).toMatchObject({ state: 'closed', receipt: receipt(first.answerLogId) })
  const second = await page.start(MINUTE_WORK)
  at(2 * (MINUTE_MS + GRACE_MS))
  const third = await page.start(MINUTE_WORK)
  expect(new Set([first, second, third].map(({ answerLogId }) => answerLogId)).size).toBe(3)
  expect(await stateOf(second.answerLogId)).toMatchObject({
    state: 'pending',
    receipt: { finishedBy: 'deadline', answered: 0 },
  })
  const history = await server.call(queryAttemptHistory, { testStudentId: MINUTE_WORK }, options)
  expect(history.map(({ id }) => id)).toEqual(expect.arrayContaining([first.answerLogId, second.answerLogId]))
  expect(history.map(({ id }) => id)).not.toContain(third.answerLogId)
  at(4 * (MINUTE_MS + GRACE_MS))
  await runner.look()
})

test('a deadline that was moved moves the closing', async () => {
  const { answerLogId } = await started()
  const moved = new Date(TEST_NOW.getTime() + 10 * MINUTE_MS)
  await server.database.withTenant(
    SCHOOL,
    (tx) => tx.update(attempts).set({ deadlineTime: moved }).where(eq(attempts.id, answerLogId)),
    SAMPLE_STUDENT.id,
  )
  at(2 * MINUTE_MS)
  await runner.look()
  expect(await stateOf(answerLogId)).toMatchObject({ state: 'open', deadlineAt: moved.getTime() })
  at(10 * MINUTE_MS + GRACE_MS)
  await runner.look()
  expect(await stateOf(answerLogId)).toMatchObject({ state: 'pending', receipt: { finishedAt: moved.getTime() } })
})

describe('a test whose minutes change while it is sat', () => {
  const operate = (call: OperatorCall, input: Record<string, unknown>) =>
    runOperatorCall(server.database, call, { tenantId: SCHOOL, now }, { tenant: SCHOOL, work: MINUTE_WORK, ...input })
  const extra = (minutes: number) => operate(extraTimeCall, { user: SAMPLE_STUDENT.id, minutes })
  const change = async (minutes: number) => {
    const files = [{ path: `${SCHOOL}/works.csv`, text: `id,minutes\n${MINUTE_WORK},${minutes}\n` }]
    const { faults, notes } = await importFolder(importContext(server), { files, pictures: [] }, { dryRun: false })
    expect(faults).toEqual([])
    return notes.map(({ message }) => message)
  }
  const endOf = async (answerLogId: string) => {
    const standing = await stateOf(answerLogId)
    const deadline = standing.state === 'open' ? standing.deadlineAt : undefined
    return typeof deadline === 'number' ? (deadline - TEST_NOW.getTime()) / MINUTE_MS : deadline
  }
  afterEach(async () => {
    await change(1)
    await extra(0)
    at(100 * MINUTE_MS)
    await runner.look()
  })

  test('the folder is told of it; the end stays until the operator moves it, and is never moved forward', async () => {
    const attempt = await page.start(MINUTE_WORK)
    const { answerLogId } = attempt
    expect(await change(60)).toEqual([
      `minutes were 1 and an attempt is open: it ends as it began, with 1; operator move-ends ${SCHOOL} ${MINUTE_WORK} gives it 60`,
    ])
    expect(await endOf(answerLogId)).toBe(1)
    expect(await operate(moveEndsCall, {})).toEqual({ moved: 1, kept: 0 })
    expect(await endOf(answerLogId)).toBe(60)
    expect(await change(20)).toEqual(['minutes were 60 and an attempt is open: it ends as it began, with 60'])
    expect(await operate(moveEndsCall, {})).toEqual({ moved: 0, kept: 1 })
    expect(await endOf(answerLogId)).toBe(60)
    expect(await change(0)).toEqual([expect.stringContaining('gives it no limit')])
    expect(await operate(moveEndsCall, {})).toEqual({ moved: 1, kept: 0 })
    expect(await endOf(answerLogId)).toBeNull()
    await page.submit(attempt, { lastSeq: 0, digest: digest({}) })
  })

  test('extra time is added to the end that an attempt has, and takes no time away', async () => {
    await change(40)
    const { answerLogId } = await page.start(MINUTE_WORK)
    await change(20)
    const end = (minutes: number) => ({ deadline: new Date(TEST_NOW.getTime() + minutes * MINUTE_MS).toISOString() })
    expect(await extra(10)).toEqual(end(50))
    expect(await extra(5)).toEqual(end(50))
    expect(await endOf(answerLogId)).toBe(50)
  })
})

test('homework has no end', async () => {
  const { answerLogId } = await page.start(HOMEWORK)
  at(20 * 60 * MINUTE_MS)
  await runner.look()
  expect(await stateOf(answerLogId)).toMatchObject({ state: 'open', deadlineAt: null })
})
