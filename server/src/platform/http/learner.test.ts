/** The learner across schools: the classes that a call reaches, and the row-level security it runs under. */
import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import * as v from 'valibot'

import type { CallDefinition } from '@campus/contracts/call'

import { examRoutes } from '../../domains/exam/exam.routes'
import { signInRoutes } from '../../domains/sign-in/sign-in.routes'
import { studyRoutes } from '../../domains/study/study.routes'
import { SAMPLE_STUDENT } from '../../site/sample/sample-student'
import { validInputFor } from '../../testing/arbitrary-input'
import { openTestServer, type TestServer } from '../../testing/test-server'
import { echo, toys, whoLearns, whoLearnsWhere } from '../../testing/toy-calls'
import { users } from '../session/session.schema'
import { handleLearner, handleLearnerEverywhere } from './handle'

const ORDINARY = '10001'
const OTHER = '10002'
const PARTNER = '20001'
/** At this school the sample student's number has another user id, and another person has the student's user id. */
const RENAMED = '20002'
/** At this school nobody has the sample student's number. */
const WITHOUT = '20003'

const NOT_OF_SITE = { status: 200, code: 40300, message: expect.stringContaining('该内容属于其他学校') }
const CLOSED = { status: 200, code: 40300, message: expect.stringContaining('账号已关闭') }
const NO_ACCOUNT = { status: 200, code: 40300, message: expect.stringContaining('没有学习账号') }

let server: TestServer
let token: string
let partnerToken: string
beforeAll(async () => {
  server = await openTestServer({ routes: [...toys, ...studyRoutes, ...examRoutes, ...signInRoutes] })
  token = await server.signIn(ORDINARY)
  partnerToken = await server.signIn(PARTNER)
  await server.database.asOwner(async (tx) => {
    const student = (tenantId: string) => and(eq(users.tenantId, tenantId), eq(users.id, SAMPLE_STUDENT.id))
    await tx.update(users).set({ mobile: '13900000001' }).where(student(WITHOUT))
    await tx.update(users).set({ mobile: '13900000002' }).where(student(RENAMED))
    await tx.insert(users).values({ tenantId: RENAMED, id: '7777', mobile: SAMPLE_STUDENT.mobile })
  })
})
afterAll(() => server.close())

const onPartner = (schoolId?: string) => ({
  tenantId: PARTNER,
  token: partnerToken,
  ...(schoolId === undefined ? {} : { headers: { schoolid: schoolId } }),
})

describe('HTTP-02 the school of a learner’s call', () => {
  test.each([
    ['unnamed is the site’s', undefined, PARTNER],
    ['may be named as the site’s', PARTNER, PARTNER],
    ['may be another on a partner’s site', OTHER, OTHER],
  ])('%s', async (_, named, tenantId) => {
    const learner = await server.call(whoLearns, {}, onPartner(named))
    expect(learner).toMatchObject({ tenantId, userId: SAMPLE_STUDENT.id })
    expect(learner.classIds.length).toBeGreaterThan(3)
    expect(learner.classIds.every((id) => id.startsWith(`${tenantId}:`))).toBe(true)
  })

  test('ST-API-01 is the payload’s before the header’s', async () => {
    expect(await server.call(whoLearns, { schoolId: OTHER }, onPartner(ORDINARY))).toMatchObject({ tenantId: OTHER })
    expect(await server.call(whoLearns, { schoolId: '' }, onPartner(ORDINARY))).toMatchObject({ tenantId: ORDINARY })
  })

  test('there the learner is who proved the same number, whatever their id is', async () => {
    expect(await server.call(whoLearns, {}, onPartner(RENAMED))).toEqual({
      tenantId: RENAMED,
      userId: '7777',
      classIds: [],
    })
  })

  test('on an ordinary school’s site is its own', async () => {
    const own = { token, headers: { schoolid: ORDINARY } }
    expect(await server.call(whoLearns, {}, own)).toMatchObject({ tenantId: ORDINARY })
    const other = { token, headers: { schoolid: OTHER } }
    expect(await server.refusal(whoLearns, {}, other)).toMatchObject(NOT_OF_SITE)
    expect(await server.refusal(whoLearns, { schoolId: PARTNER }, { token })).toMatchObject(NOT_OF_SITE)
  })

  test('a school without an account there and one that is none are refused alike', async () => {
    for (const schoolId of [WITHOUT, '99999', '%', "' or 1=1"]) {
      expect(await server.refusal(whoLearns, { schoolId }, onPartner())).toMatchObject(NO_ACCOUNT)
    }
  })

  test('API-68 a visitor, and a token of another school, sign in first', async () => {
    for (const visitor of [{}, { token: '' }, { token }]) {
      const options = { ...onPartner(OTHER), token: '', ...visitor }
      expect(await server.refusal(whoLearns, {}, options)).toMatchObject({ status: 200, code: 40001 })
      expect(await server.refusal(whoLearnsWhere, {}, options)).toMatchObject({ status: 200, code: 40001 })
    }
  })
})

describe('ST-MINE-22 every school of a learner', () => {
  test('on a partner’s site: each with its own account and its own rows', async () => {
    const learners = await server.call(whoLearnsWhere, {}, onPartner())
    expect(learners.map(({ tenantId, userId }) => [tenantId, userId])).toEqual([
      [ORDINARY, SAMPLE_STUDENT.id],
      [OTHER, SAMPLE_STUDENT.id],
      [PARTNER, SAMPLE_STUDENT.id],
      [RENAMED, '7777'],
    ])
    for (const { tenantId, classIds } of learners) {
      expect(classIds.every((id) => id.startsWith(`${tenantId}:`))).toBe(true)
    }
  })

  test('without those that have closed the account, which say so', async () => {
    const setClosed = (closedTime: Date | null) =>
      server.database.withTenant(OTHER, (tx) =>
        tx.update(users).set({ closedTime }).where(eq(users.id, SAMPLE_STUDENT.id)),
      )
    await setClosed(new Date('2026-11-20T12:00:00+08:00'))
    const learners = await server.call(whoLearnsWhere, {}, onPartner())
    expect(learners.map(({ tenantId }) => tenantId)).toEqual([ORDINARY, PARTNER, RENAMED])
    expect(await server.refusal(whoLearns, {}, onPartner(OTHER))).toMatchObject(CLOSED)
    await setClosed(null)
    expect(await server.call(whoLearns, {}, onPartner(OTHER))).toMatchObject({ tenantId: OTHER })
  })

  test('on an ordinary site: its own', async () => {
    const learners = await server.call(whoLearnsWhere, {}, { token })
    expect(learners.map(({ tenantId }) => tenantId)).toEqual([ORDINARY])
  })
})

const domainCalls = [...studyRoutes, ...examRoutes].map(({ call }) => [call.id, call] as const)

test.each(domainCalls)('%s keeps to the schools a learner may reach', async (_, call: CallDefinition) => {
  const fits = (payload: unknown) => v.is(call.request, payload)
  const [payload] = fc.sample(validInputFor(call).filter(fits), { seed: 1, numRuns: 1 })
  const codeOf = async (options: Parameters<TestServer['send']>[2]) =>
    (await server.send(call, payload, options)).json<{ code: number }>().code
  expect(await codeOf({ tenantId: PARTNER, headers: { schoolid: OTHER } })).toBe(40001)
  // A call that spans schools names none.
  if (call.id.endsWith('IgnoreTenant')) return
  expect(await codeOf({ token, headers: { schoolid: OTHER } })).toBe(40300)
  expect(await codeOf(onPartner(WITHOUT))).toBe(40300)
  expect(await codeOf(onPartner(OTHER))).not.toBe(40300)
})

test('a call that visitors may make has no learner', () => {
  expect(() => handleLearner(echo, async () => null)).toThrow('open to visitors')
  expect(() => handleLearnerEverywhere(echo, async () => null)).toThrow('open to visitors')
})
