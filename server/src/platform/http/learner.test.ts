/** The learner across schools: the classes that a call reaches, and the row-level security it runs under. */
import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import * as v from 'valibot'

import type { CallDefinition } from '@campus/contracts/call'
import { ERROR_CODES } from '@campus/contracts/errors'
import { getMobileProof, proveMobile } from '@campus/contracts/mobile-proof'
import { handOver, issueCode, login, sendSmsCode, ssoLogin, type SmsPurpose } from '@campus/contracts/sign-in'

import { examRoutes } from '../../domains/exam/exam.routes'
import { signInRoutes } from '../../domains/sign-in/sign-in.routes'
import { studyRoutes } from '../../domains/study/study.routes'
import { SAMPLE_STUDENT } from '../../sample/sample-student'
import { validInputFor } from '../../testing/arbitrary-input'
import { readSmsCode } from '../../testing/sms'
import { TEST_NOW } from '../../testing/test-clock'
import { openTestServer, type TestServer } from '../../testing/test-server'
import { echo, toys, whoLearns, whoLearnsWhere } from '../../testing/toy-calls'
import { rateLimitHits } from '../rate-limits/rate-limit.schema'
import { users } from '../session/session.schema'
import { tenants } from '../tenants/tenants.schema'
import { handleLearner, handleLearnerEverywhere } from './handle'

const ORDINARY = '10001'
const OTHER = '10002'
const PARTNER = '20001'
/** At this school the sample student's number has another user id, and another person has the student's user id. */
const RENAMED = '20002'
/** At this school nobody has the sample student's number. */
const WITHOUT = '20003'
/** This school wrote the sample student's number into an account, and nobody has proved it there. */
const CLAIMING = '30001'

const NOT_OF_SITE = { status: 200, code: 40300, message: expect.stringContaining('该内容属于其他学校') }
const CLOSED = { status: 200, code: 40300, message: expect.stringContaining('账号已关闭') }
const NO_ACCOUNT = { status: 200, code: 40300, message: expect.stringContaining('没有学习账号') }
const NOT_PROVED = { status: 200, code: ERROR_CODES.mobileNotProved }

let server: TestServer
let token: string
let partnerToken: string
/** At the partner's, too, by a password that its school gives. */
let passwordToken: string
beforeAll(async () => {
  server = await openTestServer({ routes: [...toys, ...studyRoutes, ...examRoutes, ...signInRoutes] })
  token = await server.signIn(ORDINARY)
  partnerToken = await server.signInByCode(PARTNER)
  passwordToken = await server.signIn(PARTNER)
  await server.database.asOwner(async (tx) => {
    const student = (tenantId: string) => and(eq(users.tenantId, tenantId), eq(users.id, SAMPLE_STUDENT.id))
    await tx.update(users).set({ mobile: '13900000001' }).where(student(WITHOUT))
    await tx.update(users).set({ mobile: '13900000002' }).where(student(RENAMED))
    await tx.insert(tenants).values({ id: CLAIMING, name: '未验证学校' })
    await tx.insert(users).values([
      { tenantId: RENAMED, id: '7777', mobile: SAMPLE_STUDENT.mobile, mobileProvedTime: TEST_NOW },
      { tenantId: CLAIMING, id: '8888', mobile: SAMPLE_STUDENT.mobile },
    ])
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

  test('none leads to another from an account whose number nobody has proved any more', async () => {
    const of = and(eq(users.tenantId, PARTNER), eq(users.id, SAMPLE_STUDENT.id))
    const prove = (mobileProvedTime: Date | null) =>
      server.database.asOwner((tx) => tx.update(users).set({ mobileProvedTime }).where(of))
    await prove(null)
    expect(await server.refusal(whoLearns, { schoolId: OTHER }, onPartner())).toMatchObject(NO_ACCOUNT)
    await prove(TEST_NOW)
  })

  test('a school without a proved account there and one that is none are refused alike', async () => {
    for (const schoolId of [WITHOUT, CLAIMING, '99999', '%', "' or 1=1"]) {
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

describe('a number that was proved by a code', () => {
  const proof = (token: string) => server.call(getMobileProof, {}, { tenantId: PARTNER, token })
  const schoolOf = (token: string) => server.call(whoLearns, { schoolId: OTHER }, { tenantId: PARTNER, token })
  const isRefused = async (token: string) =>
    expect(await server.refusal(whoLearns, { schoolId: OTHER }, { tenantId: PARTNER, token })).toMatchObject(NOT_PROVED)
  const { mobile } = SAMPLE_STUDENT
  const send = async (purpose: SmsPurpose, tenantId = PARTNER) => {
    await server.call(sendSmsCode, { mobile, purpose }, { tenantId })
    return readSmsCode(server, mobile)
  }
  const byCode = (tenantId: string, code: string) =>
    ({
      grantType: 'MOBILE_LOGIN_REGISTER',
      mobile,
      code,
      tenantId,
      terminalType: 'ALL_USER',
      bizType: 'P_MINI',
    }) as const
  beforeEach(() => server.database.asOwner((tx) => tx.delete(rateLimitHits)))

  test('opens the other schools to the session that proved it, and to no other of the same person', async () => {
    const [own, other] = [await server.signIn(PARTNER), await server.signIn(PARTNER)]
    await isRefused(own)
    expect(await proof(own)).toEqual({ isProved: false, canProve: true })
    expect(await server.call(proveMobile, { code: await send('proveMobile') }, { tenantId: PARTNER, token: own })).toBe(
      true,
    )
    expect(await proof(own)).toEqual({ isProved: true, canProve: true })
    expect(await schoolOf(own)).toMatchObject({ tenantId: OTHER })
    await isRefused(other)
    await isRefused(await server.signIn(PARTNER))
  })

  test('signs in with it', async () => {
    const { token } = await server.call(login, byCode(PARTNER, await send('signIn')), { tenantId: PARTNER })
    expect(await schoolOf(token)).toMatchObject({ tenantId: OTHER })
  })

  test.each([
    ['goes on where the session does', () => server.signInByCode(PARTNER), true],
    ['is not made by going on', () => server.signIn(PARTNER), false],
  ])('%s', async (_, signIn, isProved) => {
    for (const goOn of [issueCode, handOver]) {
      const { code } = await server.call(goOn, {}, { tenantId: PARTNER, token: await signIn() })
      const { token } = await server.call(ssoLogin, { code }, { tenantId: PARTNER })
      expect((await proof(token)).isProved).toBe(isProved)
      if (isProved) expect(await schoolOf(token)).toMatchObject({ tenantId: OTHER })
      else await isRefused(token)
    }
  })

  test('is not proved by a code for something else, for another number, or by a guess', async () => {
    const own = await server.signIn(PARTNER)
    const at = { tenantId: PARTNER, token: own }
    const others = { mobile: '13700000009', purpose: 'proveMobile' } as const
    await server.call(sendSmsCode, others, { tenantId: PARTNER })
    for (const code of [await send('consult'), await readSmsCode(server, others.mobile), '000000']) {
      expect(await server.refusal(proveMobile, { code }, at)).toMatchObject({ code: ERROR_CODES.smsCodeWrong })
    }
    await isRefused(own)
  })

  test('signs nobody in by the code that proves it', async () => {
    const signIn = byCode(PARTNER, await send('proveMobile'))
    expect(await server.refusal(login, signIn, { tenantId: PARTNER })).toMatchObject({ code: ERROR_CODES.smsCodeWrong })
  })

  test('at one school makes an account that the school had written one’s own', async () => {
    const there = eq(users.tenantId, CLAIMING)
    const timeOf = async () =>
      (await server.database.asOwner((tx) => tx.select().from(users).where(there)))[0]?.mobileProvedTime
    expect(await timeOf()).toBeNull()
    await server.call(login, byCode(CLAIMING, await send('signIn', CLAIMING)), { tenantId: CLAIMING })
    expect(await timeOf()).toBeInstanceOf(Date)
    expect(await server.call(whoLearns, {}, onPartner(CLAIMING))).toMatchObject({ userId: '8888' })
    await server.database.asOwner((tx) => tx.update(users).set({ mobileProvedTime: null }).where(there))
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

  test('without those that nobody has proved, and in a session by password the site’s own alone', async () => {
    const schoolsOf = async (token: string) =>
      (await server.call(whoLearnsWhere, {}, { tenantId: PARTNER, token })).map(({ tenantId }) => tenantId)
    expect(await schoolsOf(partnerToken)).not.toContain(CLAIMING)
    expect(await schoolsOf(passwordToken)).toEqual([PARTNER])
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
  expect(await codeOf(onPartner(CLAIMING))).toBe(40300)
  for (const schoolId of [OTHER, WITHOUT, CLAIMING]) {
    expect(await codeOf({ ...onPartner(schoolId), token: passwordToken })).toBe(ERROR_CODES.mobileNotProved)
  }
  expect(await codeOf(onPartner(OTHER))).not.toBe(40300)
})

test('a call that visitors may make has no learner', () => {
  expect(() => handleLearner(echo, async () => null)).toThrow('open to visitors')
  expect(() => handleLearnerEverywhere(echo, async () => null)).toThrow('open to visitors')
})
