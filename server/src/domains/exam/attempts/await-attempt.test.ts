/** A page that waits hears what others do to its attempt. */
import { randomUUID } from 'node:crypto'

import { awaitAttempt, getAttempt, resumeAttempt, startAttempt, type OpenAttempt } from '@campus/contracts/exam-attempt'

import type { OperatorCall } from '../../../platform/operator-call'
import { SAMPLE_STUDENT } from '../../../sample/sample-student'
import { runOperatorCall } from '../../../site/operator/run-operator-call'
import { TEST_NOW } from '../../../testing/test-clock'
import { openTestServer, type TestServer } from '../../../testing/test-server'
import { waitUntil } from '../../../testing/wait-until'
import { answerItem, digest, MINUTE_WORK, pageOf, QUESTION, SCHOOL, single, TEST_WORK } from '../testing/exam-learner'
import { endLeaseCall } from './end-lease'
import { extraTimeCall } from './extra-time'

let server: TestServer
let options: { token: string }
let page: ReturnType<typeof pageOf>
beforeAll(async () => {
  server = await openTestServer()
  server.setNow(TEST_NOW)
  options = { token: await server.signIn() }
  page = pageOf(server, options)
})
afterAll(() => server.close())

type Known = Pick<OpenAttempt, 'answerLogId' | 'epoch' | 'deadlineAt' | 'release'>
const wait = ({ answerLogId, epoch, deadlineAt, release }: Known, tab = '') =>
  server.call(awaitAttempt, { answerLogId, epoch, deadlineAt, release, tab }, options)

const operate = (call: OperatorCall, input: object) =>
  runOperatorCall(server.database, call, { tenantId: SCHOOL, now: TEST_NOW }, { tenant: SCHOOL, ...input })
const giveTime = (work: string, minutes: number) => operate(extraTimeCall, { work, user: SAMPLE_STUDENT.id, minutes })
const submit = (attempt: OpenAttempt) => page.submit(attempt, { lastSeq: 0, digest: digest({}) })

/** The pages that wait have looked: one transaction comes after the other, and this one's turn is after theirs. */
async function haveLooked({ answerLogId }: Known): Promise<void> {
  await server.call(getAttempt, { answerLogId }, options)
  await waitUntil(() => server.database.load().running === 0)
}

/** What a waiting page hears of `deed`; until then it has heard nothing, and holds no transaction. */
async function heardOf(known: Known, deed: () => Promise<unknown>) {
  let heard: Awaited<ReturnType<typeof wait>> | null = null
  const waiting = wait(known).then((standing) => (heard = standing))
  await haveLooked(known)
  expect(heard).toBeNull()
  await deed()
  return waiting
}

test('extra time', async () => {
  const attempt = await page.start(MINUTE_WORK)
  const heard = await heardOf(attempt, () => giveTime(MINUTE_WORK, 10))
  expect(heard).toEqual({
    epoch: attempt.epoch,
    deadlineAt: (attempt.deadlineAt ?? 0) + 10 * 60_000,
    release: '',
    receipt: null,
  })
  await submit(attempt)
})

test('another page that takes it up, and what it saves is no news', async () => {
  const attempt = await page.start(TEST_WORK)
  const heard = await heardOf(attempt, async () => {
    await page.save(attempt, answerItem(1, QUESTION.single, single('B')))
    await page.resume(attempt.answerLogId)
  })
  expect(heard).toMatchObject({ epoch: attempt.epoch + 1, receipt: null })
})

test('its end, wherever it was submitted', async () => {
  const attempt = await page.start(TEST_WORK)
  const heard = await heardOf(attempt, () =>
    page.submit(attempt, { lastSeq: 0, digest: digest({ [QUESTION.single]: single('B') }) }),
  )
  expect(heard.receipt).toMatchObject({ answerLogId: attempt.answerLogId, finishedBy: 'learner' })
})

test('the end of its lease', async () => {
  const held = { module: 'mfe-exam', version: '1.0.0', draft: { version: 1, reads: [1] }, isGiven: false }
  const once = () => ({ ...options, headers: { 'idempotency-key': randomUUID() } })
  const attempt = await server.call(startAttempt, { workId: TEST_WORK, page: held }, once())
  const heard = await heardOf(attempt, () => operate(endLeaseCall, { attempt: attempt.answerLogId, why: 'tried' }))
  expect(heard).toMatchObject({ epoch: attempt.epoch, release: '' })
  await server.call(resumeAttempt, { answerLogId: attempt.answerLogId }, once())
})

test('what it does not know is told at once, and others’ attempts not at all', async () => {
  const attempt = await page.start(TEST_WORK)
  expect(await wait({ ...attempt, epoch: attempt.epoch - 1 })).toMatchObject({ epoch: attempt.epoch })
  expect(await wait({ ...attempt, deadlineAt: null })).toMatchObject({ deadlineAt: attempt.deadlineAt })
  expect(await wait({ ...attempt, release: '1.0.0' })).toMatchObject({ release: '' })
  const refusal = await server.refusal(
    awaitAttempt,
    { answerLogId: 'of-nobody', epoch: 1, deadlineAt: null, release: '' },
    options,
  )
  expect(refusal.code).toBe(40400)
})

test('a tab that asks again ends what it asked before; the fifth of a learner is told at once what stands', async () => {
  const attempt = await page.start(TEST_WORK)
  const first = wait(attempt, 'tab 1')
  await haveLooked(attempt)
  const asked = ['tab 1', 'tab 2', 'tab 3', 'tab 4'].map((tab) => wait(attempt, tab))
  const standing = { epoch: attempt.epoch, deadlineAt: attempt.deadlineAt, release: '', receipt: null }
  expect(await first).toEqual(standing)
  await haveLooked(attempt)
  expect(await wait(attempt, 'tab 5')).toEqual(standing)
  await page.submit(attempt, { lastSeq: 0, digest: digest({}) })
  const heard = await Promise.all(asked)
  expect(heard.map(({ receipt }) => receipt?.finishedBy)).toEqual(Array.from({ length: 4 }, () => 'learner'))
})

test('a stopping server lets it go, with what stands', async () => {
  const other = await openTestServer()
  const token = await other.signIn()
  const attempt = await pageOf(other, { token }).start(TEST_WORK)
  const { answerLogId, epoch, deadlineAt, release } = attempt
  const waiting = other.call(awaitAttempt, { answerLogId, epoch, deadlineAt, release }, { token })
  await other.call(getAttempt, { answerLogId }, { token })
  await other.close()
  expect(await waiting).toMatchObject({ epoch, receipt: null })
})
