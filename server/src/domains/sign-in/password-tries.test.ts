/** Guessers and owners: who is refused after how many tries. */
import type { LightMyRequestResponse } from 'fastify'

import { login, sendSmsCode, type TokenRequest } from '@campus/contracts/sign-in'

import { countHit, type RateLimit } from '../../platform/rate-limits/rate-limit'
import { KNOWN_BROWSER_COOKIE } from '../../platform/session/known-browser'
import { SAMPLE_STUDENT } from '../../sample/sample-student'
import { solveCaptcha } from '../../testing/captcha'
import { readSmsCode } from '../../testing/sms'
import { TEST_NOW } from '../../testing/test-clock'
import { openTestServer, type TestServer } from '../../testing/test-server'
import { cleanUpSignIn } from './clean-up'
import { passwordOfAccount, passwordOfNetwork } from './sign-in.limits'

const WRONG = 41003
const TOO_MANY = 42900
const SCHOOLS = ['10001', '10002', '20001', '20002', '20003']

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ environment: { TRUST_PROXY: '1' } })
})
afterEach(async () => {
  server.setNow(TEST_NOW)
  await server.database.asOwner((tx) => cleanUpSignIn(tx, new Date('2100-01-01')))
})
afterAll(() => server.close())

interface From {
  readonly address?: string
  readonly cookie?: string
  readonly tenantId?: string
}

const headersOf = ({ address = '198.51.100.1', cookie }: From) => ({
  'x-forwarded-for': address,
  ...(cookie === undefined ? {} : { cookie }),
})

async function tries(username: string, password: string, from: From = {}): Promise<LightMyRequestResponse> {
  const { tenantId = '10001' } = from
  const request: TokenRequest = {
    grantType: 'PASSWORD',
    username,
    password,
    tenantId,
    terminalType: 'ALL_USER',
    bizType: 'P_MINI',
  }
  return server.send(login, request, { tenantId, headers: headersOf(from) })
}

const codeOf = (response: LightMyRequestResponse) => response.json<{ code: number }>().code
const owner = (from: From = {}) => tries(SAMPLE_STUDENT.mobile, SAMPLE_STUDENT.password, from)
const guess = async (from: From = {}, username: string = SAMPLE_STUDENT.mobile) =>
  codeOf(await tries(username, 'nope', from))
const nobody = (index: number) => `139${String(index).padStart(8, '0')}`

/** The cookie that a browser sends after a successful sign-in. */
async function cookieAfter(from: From = {}): Promise<string> {
  const response = await owner(from)
  expect(codeOf(response)).toBe(0)
  const { value } = response.cookies.find(({ name }) => name === KNOWN_BROWSER_COOKIE) ?? { value: '' }
  return `${KNOWN_BROWSER_COOKIE}=${encodeURIComponent(value)}`
}

/** Adds hits of earlier tries without computing each of them. */
function countBefore(rule: RateLimit, whom: string, times: number, tenantId = '10001'): Promise<void> {
  return server.database.withTenant(tenantId, async (tx) => {
    for (let time = 0; time < times; time++) await countHit(tx, { rule, whom, now: TEST_NOW })
  })
}

/** Strangers use up the account's tries, here the last one. */
async function lockOut(tenantId = '10001'): Promise<void> {
  await countBefore(passwordOfAccount, SAMPLE_STUDENT.mobile, 49, tenantId)
  expect(await guess({ address: '203.0.113.200', tenantId })).toBe(WRONG)
}

test('ten strangers keep other strangers out, and not the owner in a browser they have signed in with', async () => {
  const cookie = await cookieAfter()
  for (let index = 0; index < 50; index++) {
    expect(await guess({ address: `203.0.113.${String(index % 10)}` })).toBe(WRONG)
  }
  expect(codeOf(await owner({ address: '192.0.2.1' }))).toBe(TOO_MANY)
  expect(codeOf(await owner({ address: '192.0.2.1', cookie }))).toBe(0)
})

test('the strangers’ tries at one school count at every other', async () => {
  await lockOut('10001')
  for (const tenantId of SCHOOLS) expect(codeOf(await owner({ address: '192.0.2.1', tenantId }))).toBe(TOO_MANY)
})

test('the cookie is out of reach of scripts and of other sites, and is the account’s at its school alone', async () => {
  const response = await owner()
  expect(response.cookies).toEqual([
    expect.objectContaining({ name: KNOWN_BROWSER_COOKIE, httpOnly: true, sameSite: 'Lax', path: '/api' }),
  ])
  expect(JSON.stringify(response.cookies)).not.toContain(SAMPLE_STUDENT.mobile)
  const elsewhere = await cookieAfter({ tenantId: '10002' })
  await lockOut()
  expect(codeOf(await owner({ address: '192.0.2.1', cookie: elsewhere }))).toBe(TOO_MANY)
  // The browser is known to both of two accounts.
  const [, value = ''] = elsewhere.split('=')
  const both = `${KNOWN_BROWSER_COOKIE}=${value}*${(await cookieAfterReset()).split('=')[1] ?? ''}`
  await lockOut()
  expect(codeOf(await owner({ address: '192.0.2.1', cookie: both }))).toBe(0)
})

/** The cookie of a sign-in after all hits have expired. */
async function cookieAfterReset(): Promise<string> {
  await server.database.asOwner((tx) => cleanUpSignIn(tx, new Date('2100-01-01')))
  return cookieAfter()
}

test.each([
  ['invented', () => `${'a'.repeat(16)}.${'b'.repeat(43)}`],
  ['of another’s making', (own: string) => own.replace(/^.{16}/, 'a'.repeat(16))],
  ['cut short', (own: string) => own.slice(0, -1)],
  ['too much', (own: string) => `${'x*'.repeat(2000)}${own}`],
  ['empty', () => ''],
])('a cookie that is %s opens nothing', async (_, change) => {
  const [, own = ''] = (await cookieAfter()).split('=')
  await lockOut()
  const cookie = `${KNOWN_BROWSER_COOKIE}=${change(own)}`
  expect(codeOf(await owner({ address: '192.0.2.1', cookie }))).toBe(TOO_MANY)
})

test('a known browser guesses no more than a stranger, and its wrong tries keep nobody else out', async () => {
  const cookie = await cookieAfter()
  for (let time = 0; time < 5; time++) expect(await guess({ cookie, address: `192.0.2.${String(time)}` })).toBe(WRONG)
  expect(codeOf(await owner({ cookie, address: '192.0.2.9' }))).toBe(TOO_MANY)
  expect(codeOf(await owner({ address: '192.0.2.9' }))).toBe(0)
  server.setNow(new Date(TEST_NOW.getTime() + 15 * 60_000 + 1))
  expect(codeOf(await owner({ cookie, address: '192.0.2.9' }))).toBe(0)
})

test('one subscriber sprays fifty numbers in a quarter of an hour, whatever their address, number and school', async () => {
  const spray = (index: number) =>
    guess({ address: `2001:db8:1:2::${(index + 1).toString(16)}`, tenantId: SCHOOLS[index % 5] ?? '' }, nobody(index))
  await countBefore(passwordOfNetwork, '2001:db8:1:2::/64', 40)
  for (let index = 40; index < 50; index++) expect([index, await spray(index)]).toEqual([index, WRONG])
  // A stranger's own account neither clears the count nor is let in.
  expect(codeOf(await owner({ address: '2001:db8:1:2:ffff::1' }))).toBe(TOO_MANY)
  for (let index = 50; index < 55; index++) expect(await spray(index)).toBe(TOO_MANY)
  expect(await guess({ address: '2001:db8:1:3::1' }, nobody(1))).toBe(WRONG)
})

test('a right password between the wrong ones does not clear what was tried for others', async () => {
  const address = '198.51.100.77'
  await countBefore(passwordOfNetwork, address, 45)
  for (let index = 45; index < 50; index++) {
    expect(await guess({ address }, nobody(index))).toBe(WRONG)
    if (index < 49) expect(codeOf(await owner({ address }))).toBe(0)
  }
  expect(await guess({ address }, nobody(50))).toBe(TOO_MANY)
})

test('a class that signs in from one address is not taken for a guesser', async () => {
  const address = '198.51.100.8'
  await countBefore(passwordOfNetwork, address, 49)
  for (let time = 0; time < 3; time++) expect(codeOf(await owner({ address }))).toBe(0)
  expect(await guess({ address })).toBe(WRONG)
  expect(codeOf(await owner({ address }))).toBe(TOO_MANY)
})

test('a known browser still gets a code when strangers have used the number up', async () => {
  const cookie = await cookieAfter()
  const mobile = SAMPLE_STUDENT.mobile
  const send = async (minute: number, from: From) => {
    server.setNow(new Date(TEST_NOW.getTime() + minute * 90_000))
    const { captchaKey, captchaCode } = await solveCaptcha(server)
    const captcha = { captchaKey, captchaCode: captchaCode.replace('pow:', '') }
    return codeOf(await server.send(sendSmsCode, { mobile, ...captcha }, { headers: headersOf(from) }))
  }
  for (let time = 0; time < 5; time++) expect(await send(time, { address: '203.0.113.1' })).toBe(0)
  expect(await send(5, { address: '203.0.113.2' })).toBe(TOO_MANY)
  expect(await send(6, { cookie })).toBe(0)
  // Once a minute, for known browsers too.
  expect(await send(6.1, { cookie })).toBe(TOO_MANY)
  for (let time = 7; time < 11; time++) expect(await send(time, { cookie })).toBe(0)
  expect(await send(11, { cookie })).toBe(TOO_MANY)
})

test('a browser is known after a sign-in by code too', async () => {
  const mobile = '13900000077'
  await server.call(sendSmsCode, { mobile })
  const request: TokenRequest = {
    grantType: 'MOBILE_LOGIN_REGISTER',
    mobile,
    code: await readSmsCode(server, mobile),
    tenantId: '10001',
    terminalType: 'ALL_USER',
    bizType: 'P_MINI',
  }
  expect((await server.send(login, request)).cookies.map(({ name }) => name)).toEqual([KNOWN_BROWSER_COOKIE])
})
