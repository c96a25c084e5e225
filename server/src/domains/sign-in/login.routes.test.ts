import { eq } from 'drizzle-orm'

import {
  getUserInfo,
  handOver,
  issueCode,
  login,
  logout,
  sendSmsCode,
  ssoLogin,
  type TokenRequest,
} from '@campus/contracts/sign-in'

import { sessions, users } from '../../platform/session/session.schema'
import { SAMPLE_STUDENT } from '../../sample/sample-student'
import { readSmsCode } from '../../testing/sms'
import { TEST_NOW } from '../../testing/test-clock'
import { openTestServer, type TestServer } from '../../testing/test-server'
import { cleanUpSignIn } from './clean-up'
import { issueSsoCode } from './sso'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
// So much later that no code or hit counts any more.
afterEach(async () => {
  server.setNow(TEST_NOW)
  await server.database.asOwner((tx) => cleanUpSignIn(tx, new Date('2100-01-01')))
})
afterAll(() => server.close())

const terminal = { tenantId: '10001', terminalType: 'ALL_USER' } as const
const later = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000)

function withCode(mobile: string, code: string, more: Partial<TokenRequest> = {}): TokenRequest {
  return { grantType: 'MOBILE_LOGIN_REGISTER', mobile, code, bizType: 'P_MINI', ...terminal, ...more } as TokenRequest
}
function withPassword(password: string, username: string = SAMPLE_STUDENT.mobile, tenantId = '10001'): TokenRequest {
  return { grantType: 'PASSWORD', username, password, bizType: 'P_MINI', terminalType: 'ALL_USER', tenantId }
}
async function codeFor(mobile: string): Promise<string> {
  await server.call(sendSmsCode, { mobile })
  return readSmsCode(server, mobile)
}

describe('API-10 by code', () => {
  test('API-13 a known number signs in and gets userId, token and expiration', async () => {
    const response = await server.call(login, withCode(SAMPLE_STUDENT.mobile, await codeFor(SAMPLE_STUDENT.mobile)))
    expect(response).toMatchObject({ userId: SAMPLE_STUDENT.id, expiration: '2026-11-27 12:00:00' })
    // 256 bits.
    expect(Buffer.from(response.token, 'base64url')).toHaveLength(32)
  })

  test('an unknown number is registered, once', async () => {
    const first = await server.call(login, withCode('13900000009', await codeFor('13900000009')))
    server.setNow(later(61))
    const second = await server.call(login, withCode('13900000009', await codeFor('13900000009')))
    expect(second.userId).toBe(first.userId)
    expect(second.token).not.toBe(first.token)
  })

  test('who does not say a name is registered without one', async () => {
    await server.call(login, withCode('13900000010', await codeFor('13900000010')))
    const [person] = await server.database.withTenant('10001', (tx) =>
      tx.select().from(users).where(eq(users.mobile, '13900000010')),
    )
    expect(person).toMatchObject({ nickName: '', registerType: '' })
  })

  test('API-12 registration names the person', async () => {
    const code = await codeFor('13900000008')
    const { token } = await server.call(
      login,
      withCode('13900000008', code, { bizType: 'E_PC', nickName: '小海', registerType: '3' }),
    )
    expect(await server.call(getUserInfo, {}, { token })).toMatchObject({ nickName: '小海', mobile: '13900000008' })
    const [person] = await server.database.withTenant('10001', (tx) =>
      tx.select().from(users).where(eq(users.mobile, '13900000008')),
    )
    expect(person).toMatchObject({ registerType: '3' })
  })

  test('PO-REG-07 a name of more than eleven characters is no name to register with', async () => {
    const named = (nickName: string) => withCode('13900000007', '000000', { bizType: 'E_PC', nickName })
    expect(await server.refusal(login, named('一二三四五六七八九十一二'))).toMatchObject({ status: 400 })
    expect(await server.refusal(login, named('一二三四五六七八九十一'))).toMatchObject({ code: 41002 })
  })

  test('PO-REG-08 who registers again keeps the name they have', async () => {
    const register = async (nickName: string) =>
      withCode('13900000006', await codeFor('13900000006'), { bizType: 'E_PC', nickName })
    const first = await server.call(login, await register('小海'))
    server.setNow(later(61))
    const second = await server.call(login, await register('大海'))
    expect(second.userId).toBe(first.userId)
    expect(await server.call(getUserInfo, {}, { token: second.token })).toMatchObject({ nickName: '小海' })
  })

  test('a code serves once', async () => {
    const code = await codeFor('13900000001')
    await server.call(login, withCode('13900000001', code))
    expect(await server.refusal(login, withCode('13900000001', code))).toMatchObject({ code: 41002 })
  })

  test('a code serves five minutes', async () => {
    const code = await codeFor('13900000001')
    server.setNow(later(300))
    expect(await server.refusal(login, withCode('13900000001', code))).toMatchObject({ code: 41002 })
  })

  test('after five wrong tries the right code is wrong too', async () => {
    const code = await codeFor('13900000001')
    const wrong = code === '000000' ? '111111' : '000000'
    for (let time = 0; time < 5; time++) await server.refusal(login, withCode('13900000001', wrong))
    expect(await server.refusal(login, withCode('13900000001', code))).toMatchObject({ code: 41002 })
  })

  test('guesses sent side by side count one by one', async () => {
    const code = await codeFor('13900000001')
    const guesses = Array.from({ length: 20 }, (_, guess) =>
      withCode('13900000001', guess === 19 ? code : String(guess).padStart(6, '0')),
    )
    const answers = await Promise.all(guesses.map((guess) => server.send(login, guess)))
    expect(answers.map((response) => response.json<{ code: number }>().code)).toEqual(Array(20).fill(41002))
  })

  test('a code is another’s neither by number nor by school', async () => {
    const code = await codeFor('13900000001')
    expect(await server.refusal(login, withCode('13900000002', code))).toMatchObject({ code: 41002 })
    expect(await server.refusal(login, withCode('13900000001', code, { tenantId: '10002' }))).toMatchObject({
      code: 41002,
    })
    await server.call(login, withCode('13900000001', code))
  })

  test('the payload’s school is the one signed in to', async () => {
    await server.call(sendSmsCode, { mobile: '13900000001' }, { tenantId: '10002' })
    const { token } = await server.call(
      login,
      withCode('13900000001', await readSmsCode(server, '13900000001'), { tenantId: '10002' }),
    )
    expect(await server.call(getUserInfo, {}, { token, tenantId: '10002' })).toMatchObject({ mobile: '13900000001' })
    expect(await server.refusal(getUserInfo, {}, { token, tenantId: '10001' })).toMatchObject({ code: 40001 })
  })
})

describe('API-11 by password', () => {
  test.each(['10001', '10002', '20001', '20002', '20003'])('the sample student signs in at %s', async (tenantId) => {
    const token = await server.signIn(tenantId)
    expect(await server.call(getUserInfo, {}, { token, tenantId })).toMatchObject({ mobile: SAMPLE_STUDENT.mobile })
  })

  test('an unknown user and a wrong password are refused alike', async () => {
    const wrong = await server.send(login, withPassword('nope'))
    const unknown = await server.send(login, withPassword('nope', '13900000000'))
    const { traceId: _one, ...first } = wrong.json<Record<string, unknown>>()
    const { traceId: _other, ...second } = unknown.json<Record<string, unknown>>()
    expect(first).toMatchObject({ code: 41003 })
    expect(second).toEqual(first)
  })

  test.each([SAMPLE_STUDENT.mobile, '13900000000'])(
    'after five wrong passwords %s waits a quarter of an hour',
    async (username) => {
      for (let time = 0; time < 5; time++) {
        expect(await server.refusal(login, withPassword('nope', username))).toMatchObject({ code: 41003 })
      }
      expect(await server.refusal(login, withPassword(SAMPLE_STUDENT.password, username))).toMatchObject({
        code: 42900,
      })
      server.setNow(later(15 * 60 + 1))
      const response = await server.send(login, withPassword(SAMPLE_STUDENT.password, username))
      expect(response.json<{ code: number }>().code).toBe(username === SAMPLE_STUDENT.mobile ? 0 : 41003)
    },
  )

  test('guesses sent side by side are all counted', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => server.send(login, withPassword('nope'))))
    const codes = answers.map((response) => response.json<{ code: number }>().code)
    expect(codes.filter((code) => code === 41003)).toHaveLength(5)
    expect(codes.filter((code) => code === 42900)).toHaveLength(7)
  })

  test('a person without a password cannot sign in by one', async () => {
    await server.call(login, withCode('13900000001', await codeFor('13900000001')))
    expect(await server.refusal(login, withPassword('x', '13900000001'))).toMatchObject({ code: 41003 })
  })
})

test('neither token nor code nor password stands in the database', async () => {
  const code = await codeFor('13900000001')
  const { token } = await server.call(login, withCode('13900000001', code))
  const rows = await server.database.asOwner(async (tx) => [
    await tx.select().from(users),
    await tx.select().from(sessions),
  ])
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(JSON.stringify(rows)).not.toContain(SAMPLE_STUDENT.password)
})

test('SH-48 a revoked token is invalid; revoking without one is fine', async () => {
  const token = await server.signIn()
  const other = await server.signIn()
  expect(await server.call(logout, {}, { token })).toBe(true)
  expect(await server.refusal(getUserInfo, {}, { token })).toMatchObject({ code: 40001 })
  await server.call(getUserInfo, {}, { token: other })
  expect(await server.call(logout, {})).toBe(true)
})

describe('API-20 single sign-on', () => {
  const issue = (tenantId = '10001') =>
    server.database.withTenant(tenantId, (tx) =>
      issueSsoCode(tx, { userId: SAMPLE_STUDENT.id, mobileProvedTime: null, now: TEST_NOW, lifetime: 60 }),
    )

  test('a code is exchanged for a token, once', async () => {
    const code = await issue()
    const { token, userId } = await server.call(ssoLogin, { code })
    expect(userId).toBe(SAMPLE_STUDENT.id)
    await server.call(getUserInfo, {}, { token })
    expect(await server.refusal(ssoLogin, { code })).toMatchObject({ code: 41003 })
  })

  test('a code of another school, an old or an invented one is refused', async () => {
    expect(await server.refusal(ssoLogin, { code: await issue('10002') })).toMatchObject({ code: 41003 })
    expect(await server.refusal(ssoLogin, { code: 'invented' })).toMatchObject({ code: 41003 })
    const code = await issue()
    server.setNow(later(60))
    expect(await server.refusal(ssoLogin, { code })).toMatchObject({ code: 41003 })
  })

  test('one code sent twice at once signs in once', async () => {
    const code = await issue()
    const answers = await Promise.all([server.send(ssoLogin, { code }), server.send(ssoLogin, { code })])
    expect(answers.map((response) => response.json<{ code: number }>().code).sort()).toEqual([0, 41003])
  })

  test('a session is handed over by a code: it opens the same person’s, once, and ends here', async () => {
    const token = await server.signIn()
    const { code } = await server.call(handOver, {}, { token })
    expect(await server.refusal(getUserInfo, {}, { token })).toMatchObject({ code: 40001 })
    expect(await server.refusal(ssoLogin, { code }, { tenantId: '10002' })).toMatchObject({ code: 41003 })
    const elsewhere = await server.call(ssoLogin, { code })
    expect(await server.call(getUserInfo, {}, { token: elsewhere.token })).toMatchObject({ id: SAMPLE_STUDENT.id })
    expect(await server.refusal(ssoLogin, { code })).toMatchObject({ code: 41003 })
    expect(await server.refusal(handOver, {})).toMatchObject({ code: 40001 })
  })

  test('PO-PRE-05 a code for the mobile site signs in once more, at this school, and the session goes on', async () => {
    const token = await server.signIn()
    const { code } = await server.call(issueCode, {}, { token })
    expect(await server.call(getUserInfo, {}, { token })).toMatchObject({ id: SAMPLE_STUDENT.id })
    expect(await server.refusal(ssoLogin, { code }, { tenantId: '10002' })).toMatchObject({ code: 41003 })
    const there = await server.call(ssoLogin, { code })
    expect(there.userId).toBe(SAMPLE_STUDENT.id)
    expect(await server.refusal(ssoLogin, { code })).toMatchObject({ code: 41003 })
    expect(await server.refusal(issueCode, {})).toMatchObject({ code: 40001 })
  })

  test('a person gets so many codes an hour', async () => {
    const token = await server.signIn('20001')
    const codes = []
    for (let index = 0; index < 122; index += 1) {
      const response = await server.send(issueCode, {}, { token, tenantId: '20001' })
      codes.push(response.json<{ code: number }>().code)
    }
    expect(codes.filter((code) => code === 42900)).toHaveLength(2)
  })

  test('the developers’ page leads to the shell with a working code; production has none', async () => {
    const response = await server.app.inject({ url: '/dev/sso', headers: { host: 'localhost:8080' } })
    const location = String(response.headers.location)
    expect(location).toMatch(/^\/sso-login\?code=/)
    expect(response.headers['referrer-policy']).toBe('no-referrer')
    await server.call(ssoLogin, { code: new URL(location, 'http://localhost').searchParams.get('code') ?? '' })
    const elsewhere = await server.app.inject({ url: '/dev/sso', headers: { host: 'nobody.example' } })
    expect([elsewhere.statusCode, elsewhere.body]).toEqual([404, 'no school at this host'])
    const production = await openTestServer({ environment: { ENVIRONMENT: 'production' } })
    expect((await production.app.inject({ url: '/dev/sso' })).headers).not.toHaveProperty('location')
    await production.close()
  })
})
