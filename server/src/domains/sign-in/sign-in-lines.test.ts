import { login, ssoLogin } from '@campus/contracts/sign-in'

import { rateLimitHits } from '../../platform/rate-limits/rate-limit.schema'
import { SAMPLE_STUDENT } from '../../sample/sample-student'
import { TEST_NOW } from '../../testing/test-clock'
import { openTestServer, type TestServer } from '../../testing/test-server'
import { issueSsoCode } from './sso'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ environment: { LOG_LEVEL: 'info' } })
})
beforeEach(() => {
  server.errors.length = 0
})
afterAll(() => server.close())

/** What the log says of signing in, without times and trace ids. */
const lines = () =>
  server.errors
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => String(msg).startsWith('sign'))
    .map(({ time: _time, traceId: _traceId, level: _level, ...line }) => line)

const withPassword = (password: string, username: string = SAMPLE_STUDENT.mobile) =>
  server.send(login, {
    grantType: 'PASSWORD',
    username,
    password,
    bizType: 'P_MINI',
    terminalType: 'ALL_USER',
    tenantId: '10001',
  })

test('who signs in is told, by which way and from which network, and nothing of what was sent', async () => {
  await withPassword(SAMPLE_STUDENT.password)
  const code = await server.database.withTenant('10001', (tx) =>
    issueSsoCode(tx, { userId: SAMPLE_STUDENT.id, mobileProvedTime: null, now: TEST_NOW, lifetime: 60 }),
  )
  await server.send(ssoLogin, { code })
  const line = { msg: 'signed in', tenant: '10001', network: '127.0.0.1', user: SAMPLE_STUDENT.id }
  expect(lines()).toEqual([
    { ...line, way: 'password' },
    { ...line, way: 'one-time code' },
  ])
  expect(server.errors.join('')).not.toMatch(
    new RegExp([SAMPLE_STUDENT.password, SAMPLE_STUDENT.mobile, code].join('|')),
  )
})

test('so is a sign-in that is refused, and why', async () => {
  await withPassword('wrong-password')
  await server.send(login, {
    grantType: 'MOBILE_LOGIN_REGISTER',
    mobile: SAMPLE_STUDENT.mobile,
    code: '000000',
    bizType: 'P_MINI',
    terminalType: 'ALL_USER',
    tenantId: '10001',
  })
  await server.send(ssoLogin, { code: 'invented' })
  const line = { msg: 'sign-in refused', tenant: '10001', network: '127.0.0.1' }
  expect(lines()).toEqual([
    { ...line, way: 'password', refusal: 'credentialsWrong' },
    { ...line, way: 'text message', refusal: 'smsCodeWrong' },
    { ...line, way: 'one-time code', refusal: 'ssoCodeWrong' },
  ])
})

test('a wrong one-time code counts as a sign-in that was tried', async () => {
  const count = () => server.database.asOwner((tx) => tx.$count(rateLimitHits))
  const before = await count()
  await server.send(ssoLogin, { code: 'invented' })
  expect(await count()).toBe(before + 1)
})
