/**
 * Writes of visitors, of whom there may be any number: every call limits them, and a call that does not
 * declare them writes nothing.
 */
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import * as v from 'valibot'

import { defineCall, type CallDefinition } from '@campus/contracts/call'
import { TOLD_CODES } from '@campus/contracts/errors'

import { rateLimits, routes } from '../../domains'
import { validInputFor } from '../../testing/arbitrary-input'
import { TEST_NOW } from '../../testing/test-clock'
import { openTestServer, type TestServer } from '../../testing/test-server'
import { base, toys } from '../../testing/toy-calls'
import type { RateLimit } from '../rate-limits/rate-limit'
import { rateLimitHits } from '../rate-limits/rate-limit.schema'
import { users } from '../session/session.schema'
import { handle, handleWithoutTransaction, type VisitorWrites } from './handle'

const meddle = defineCall({
  ...base,
  id: 'test.meddle',
  method: 'POST',
  path: '/api/test/meddle',
  request: v.object({}),
  response: v.boolean(),
})
const meddleSlowly = defineCall({ ...meddle, id: 'test.meddleSlowly', path: '/api/test/meddleSlowly' })

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({
    routes: [
      ...routes,
      ...toys,
      handle(meddle, async ({ tx }) => (await tx.update(users).set({ nickName: 'x' })) !== undefined),
      handleWithoutTransaction(meddleSlowly, ({ inTenant }) =>
        inTenant(async (tx) => (await tx.update(users).set({ nickName: 'x' })) !== undefined),
      ),
    ],
  })
})
afterAll(() => server.close())

/** Its forms exclude one another, so random input never fits. */
const LOGIN: unknown = {
  grantType: 'PASSWORD',
  username: '13800000001',
  password: 'wrong',
  tenantId: '10001',
  terminalType: 'ALL_USER',
  bizType: 'P_MINI',
}

const open = routes.filter(({ call }) => call.access === 'open')
const writing = open.flatMap(({ call, visitorWrites }) => (visitorWrites === null ? [] : [{ call, visitorWrites }]))
const limitedEach = writing.flatMap(({ call, visitorWrites }) =>
  'each' in visitorWrites ? [[call.id, call, visitorWrites.each] as const] : [],
)

/** The limits of a call that writes. */
const rulesOf = (writes: VisitorWrites): readonly RateLimit[] =>
  'each' in writes ? [writes.each] : 'inside' in writes ? writes.inside : []

test('these calls visitors may write with, and this limits each', () => {
  expect(
    Object.fromEntries(
      writing.map(({ call, visitorWrites }) => [
        call.id,
        'once' in visitorWrites
          ? visitorWrites.once
          : rulesOf(visitorWrites)
              .map(({ key }) => key)
              .join(', '),
      ]),
    ),
  ).toEqual({
    'composition.reportModuleOutcome': 'outcomes:address',
    'signIn.captcha': 'captcha:address',
    'signIn.captchaChallenge': 'captcha:address',
    'signIn.sendSmsCode': 'sms:mobile, sms:address, sms:tenant, sms:browser',
    'signIn.login': 'sign-in:address',
    'signIn.ssoLogin': 'sign-in:address',
    'signIn.getDefTenantByQrCode': 'invitation:address',
    'outside.redeemSsoCode': 'learner-code:address',
    'school.querySchoolBrowseCount': 'browse:address',
    'school.saveClue': 'consult:address',
    'review.thumbs': 'likes:address',
    'review.thumbsDelete': 'likes:address',
    'certificate.queryByCode': 'certificate:address',
    'certificate.queryTeachUserCert': 'certificate:address',
    'certificate.credentialKeys': 'for the school',
    'certificate.credentialOfCode': 'credential-code:address',
    'certificate.verifyCredential': 'credential:address',
  })
  const known = new Set(rateLimits)
  for (const { visitorWrites } of writing) {
    for (const rule of rulesOf(visitorWrites)) {
      expect(known.has(rule)).toBe(true)
    }
  }
})

test.each(limitedEach)(
  '%s is refused to an address that reached its limit, and counts no more',
  async (_, call, rule) => {
    const payload = [LOGIN, ...fc.sample(validInputFor(call), { numRuns: 200, seed: 1 })].find((input) =>
      v.is(call.request, input),
    )
    const [{ times } = { times: 0 }] = rule.limits.most
    await server.database.asOwner((tx) => tx.delete(rateLimitHits))
    await hit(rule, times - 1)
    expect(await isRefused(call, payload)).toBe(false)
    await server.database.asOwner((tx) => tx.delete(rateLimitHits))
    await hit(rule, times)
    expect(await isRefused(call, payload)).toBe(true)
    expect(await hits()).toBe(times)
  },
)

const hits = () => server.database.asOwner((tx) => tx.$count(rateLimitHits))

const hit = (rule: RateLimit, times: number) =>
  server.database.withTenant('10001', (tx) =>
    tx.execute(
      sql`insert into rate_limit_hits (id, key, time) select 'hit' || n, ${`${rule.key}:127.0.0.1`}, ${TEST_NOW.toISOString()}::timestamptz from generate_series(1, ${times}::int) n`,
    ),
  )

/** A captcha is a picture; its refusal is JSON. */
async function isRefused(call: CallDefinition, payload: unknown): Promise<boolean> {
  const { body } = await server.send(call, payload)
  return body.includes(`"code":${String(TOLD_CODES.tooManyRequests)}`)
}

test.each([meddle, meddleSlowly])('$id: a call that does not say so writes nothing for a visitor', async (call) => {
  expect((await server.send(call, {})).statusCode).toBe(500)
  expect(server.errors.splice(0).join()).toContain('read-only transaction')
  const token = await server.signIn()
  expect((await server.send(call, {}, { token })).statusCode).toBe(200)
})
