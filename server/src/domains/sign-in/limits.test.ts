/** The bounds of each limit of sign-in; earlier hits are written straight into the table. */
import { captchaChallenge, captchaImage, login, sendSmsCode } from '@campus/contracts/sign-in'

import { newId } from '../../platform/database/ids'
import { rateLimitHits } from '../../platform/rate-limits/rate-limit.schema'
import { SAMPLE_STUDENT } from '../../sample/sample-student'
import { TEST_NOW } from '../../testing/test-clock'
import { openTestServer, type TestServer } from '../../testing/test-server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterEach(async () => {
  server.setNow(TEST_NOW)
  await server.database.asOwner((tx) => tx.delete(rateLimitHits))
})
afterAll(() => server.close())

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const ADDRESS = '127.0.0.1'

const afterMs = (milliseconds: number) => new Date(TEST_NOW.getTime() + milliseconds)
const counted = (times: number, key: string, time = TEST_NOW, tenantId = '10001') =>
  server.database.withTenant(tenantId, (tx) =>
    tx.insert(rateLimitHits).values(Array.from({ length: times }, () => ({ id: newId(), key, time }))),
  )

let number = 0
/** Requests a code for a new number; returns the code of the response. */
async function sendToNew(tenantId = '10001', more: object = {}): Promise<number> {
  number += 1
  const mobile = `139${String(number).padStart(8, '0')}`
  const response = await server.send(sendSmsCode, { mobile, ...more }, { tenantId })
  return response.json<{ code: number }>().code
}

const DONE = 0
const CAPTCHA_REQUIRED = 41005
const CREDENTIALS_WRONG = 41003
const TOO_MANY = 42900

test('an address sends a hundred codes an hour, captcha or not', async () => {
  await counted(99, `sms:address:${ADDRESS}`)
  expect(await sendToNew()).toBe(CAPTCHA_REQUIRED)
  await counted(1, `sms:address:${ADDRESS}`)
  expect(await sendToNew()).toBe(TOO_MANY)
  expect(await sendToNew('10002')).toBe(TOO_MANY)
  server.setNow(afterMs(HOUR_MS - 1))
  expect(await sendToNew()).toBe(TOO_MANY)
  server.setNow(afterMs(HOUR_MS))
  expect(await sendToNew()).toBe(DONE)
})

test('an address sends five hundred codes a day', async () => {
  await counted(499, `sms:address:${ADDRESS}`)
  server.setNow(afterMs(2 * HOUR_MS))
  expect(await sendToNew()).toBe(DONE)
  expect(await sendToNew()).toBe(TOO_MANY)
  server.setNow(afterMs(24 * HOUR_MS - 1))
  expect(await sendToNew()).toBe(TOO_MANY)
  server.setNow(afterMs(24 * HOUR_MS))
  expect(await sendToNew()).toBe(DONE)
})

test('an address needs no captcha for twenty codes an hour', async () => {
  await counted(20, `sms:address:${ADDRESS}`)
  server.setNow(afterMs(HOUR_MS - 1))
  expect(await sendToNew()).toBe(CAPTCHA_REQUIRED)
  expect(await sendToNew('10001', { captchaKey: 'abcdefghijklmnop' })).toBe(CAPTCHA_REQUIRED)
  expect(await sendToNew('10001', { captchaCode: '1234' })).toBe(CAPTCHA_REQUIRED)
  server.setNow(afterMs(HOUR_MS))
  expect(await sendToNew()).toBe(DONE)
})

test('two thousand codes an hour are sent in the name of a school; another school sends its own', async () => {
  await counted(1999, 'sms:tenant:10001')
  expect(await sendToNew()).toBe(DONE)
  expect(await sendToNew()).toBe(TOO_MANY)
  expect(await sendToNew('10002')).toBe(DONE)
  server.setNow(afterMs(HOUR_MS))
  expect(await sendToNew()).toBe(DONE)
})

interface Try {
  readonly password?: string
  readonly tenantId?: string
  readonly from?: string
}

/** Tries a password; returns the code of the response. */
async function tryPassword({ password = SAMPLE_STUDENT.password, tenantId = '10001', from = ADDRESS }: Try = {}) {
  const response = await server.app.inject({
    method: 'POST',
    url: login.path,
    remoteAddress: from,
    headers: { host: 'localhost', 'sec-fetch-site': 'same-origin' },
    payload: {
      grantType: 'PASSWORD',
      username: SAMPLE_STUDENT.mobile,
      password,
      bizType: 'P_MINI',
      terminalType: 'ALL_USER',
      tenantId,
    },
  })
  return response.json<{ code: number }>().code
}

const wrong = { password: 'nope' }
const inTurn = async (tries: readonly Try[]): Promise<number[]> => {
  const codes: number[] = []
  for (const each of tries) codes.push(await tryPassword(each))
  return codes
}

test('who waits at one address signs in from another, and waits at every school', async () => {
  await inTurn(Array<Try>(5).fill(wrong))
  expect(await tryPassword()).toBe(TOO_MANY)
  expect(await tryPassword({ tenantId: '10002' })).toBe(TOO_MANY)
  expect(await tryPassword({ from: '198.51.100.7' })).toBe(DONE)
})

test('the wait at an address is a quarter of an hour', async () => {
  await counted(5, `password:address:${SAMPLE_STUDENT.mobile}:${ADDRESS}`)
  server.setNow(afterMs(15 * MINUTE_MS - 1))
  expect(await tryPassword()).toBe(TOO_MANY)
  server.setNow(afterMs(15 * MINUTE_MS))
  expect(await tryPassword()).toBe(DONE)
})

test('the right password forgets the wrong ones', async () => {
  const four = Array<Try>(4).fill(wrong)
  const refused = Array<number>(4).fill(CREDENTIALS_WRONG)
  expect(await inTurn([...four, {}, ...four, {}])).toEqual([...refused, DONE, ...refused, DONE])
})

test('an account bears fifty tries an hour from everywhere, and forgets them with the right password', async () => {
  const key = `password:account:${SAMPLE_STUDENT.mobile}`
  await counted(49, key)
  expect(await tryPassword()).toBe(DONE)
  await counted(49, key)
  expect(await tryPassword({ ...wrong, from: '198.51.100.1' })).toBe(CREDENTIALS_WRONG)
  expect(await tryPassword({ from: '198.51.100.2' })).toBe(TOO_MANY)
  expect(await tryPassword({ from: '198.51.100.2', tenantId: '10002' })).toBe(TOO_MANY)
  server.setNow(afterMs(HOUR_MS - 1))
  expect(await tryPassword()).toBe(TOO_MANY)
  server.setNow(afterMs(HOUR_MS))
  expect(await tryPassword()).toBe(DONE)
})

test.each([
  ['drawn', captchaImage],
  ['computed', captchaChallenge],
])('an address gets six hundred captchas an hour, %s or not', async (_, call) => {
  const query = { key: 'abcdefghijklmnop' }
  const ask = async () => {
    const response = await server.app.inject({ url: call.path, query, headers: { host: 'localhost' } })
    if (response.headers['content-type'] === 'image/png') return DONE
    return response.json<{ code: number }>().code
  }
  await counted(599, `captcha:address:${ADDRESS}`)
  expect([await ask(), await ask()]).toEqual([DONE, TOO_MANY])
  server.setNow(afterMs(HOUR_MS))
  expect(await ask()).toBe(DONE)
})
