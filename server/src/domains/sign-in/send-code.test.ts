import { createHash } from 'node:crypto'

import { captchaChallenge, sendSmsCode } from '@campus/contracts/sign-in'

import { signQuery } from '../../platform/http/signature'
import { SAMPLE_STUDENT } from '../../sample/sample-student'
import { readSmsCode } from '../../testing/sms'
import { TEST_NOW } from '../../testing/test-clock'
import { openTestServer, type TestServer } from '../../testing/test-server'
import { cleanUpSignIn } from './clean-up'

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

const key = 'abcdefghijklmnop'
const at = (seconds: number) => server.setNow(new Date(TEST_NOW.getTime() + seconds * 1000))

/** Solves the captcha by computing, as a browser does. */
async function solve(tenantId = '10001'): Promise<{ captchaKey: string; captchaCode: string }> {
  const { salt, challenge, maxNumber } = await server.call(captchaChallenge, { key }, { tenantId })
  for (let number = 0; number <= maxNumber; number++) {
    if (
      createHash('sha256')
        .update(salt + number)
        .digest('hex') === challenge
    ) {
      return { captchaKey: key, captchaCode: String(number) }
    }
  }
  throw new Error('the challenge has no solution')
}

test('API-08 a code of six digits arrives, from the school', async () => {
  expect(await server.call(sendSmsCode, { mobile: '13900000001' }, { tenantId: '10002' })).toBe(true)
  expect(await readSmsCode(server, '13900000001')).toMatch(/^\d{6}$/)
  const [message] = (await server.app.inject({ url: '/outbox.json?mobile=13900000001' })).json<
    { school: string; text: string }[]
  >()
  expect(message).toMatchObject({ school: '海岚健康技能学院', text: expect.stringContaining('【海岚健康技能学院】') })
})

test.each([
  ['signIn', '登录'],
  ['consult', '咨询'],
  [undefined, '登录'],
] as const)('a code for %s says what it is wanted for', async (purpose, words) => {
  const mobile = '13900000004'
  await server.call(sendSmsCode, { mobile, ...(purpose !== undefined && { purpose }) })
  const [message] = (await server.app.inject({ url: `/outbox.json?mobile=${mobile}` })).json<{ text: string }[]>()
  const code = await readSmsCode(server, mobile)
  expect(message?.text).toBe(`【启明职业培训学校】您的${words}验证码是 ${code}，5 分钟内有效，请勿告诉他人。`)
})

test('the response does not say whether anybody uses the number', async () => {
  const known = (await server.send(sendSmsCode, { mobile: SAMPLE_STUDENT.mobile })).json<Record<string, unknown>>()
  const unknown = (await server.send(sendSmsCode, { mobile: '13900000001' })).json<Record<string, unknown>>()
  expect({ ...unknown, traceId: '' }).toEqual({ ...known, traceId: '' })
})

describe('HTTP-13 the signature', () => {
  const direct = (signature: string | undefined, query = { mobile: '13900000001', _t: '1' }) =>
    server.app.inject({
      url: sendSmsCode.path,
      query,
      headers: { host: 'localhost', ...(signature === undefined ? {} : { signature }) },
    })

  test('is added to the calls of our own pages', async () => {
    await server.call(sendSmsCode, { mobile: '13900000001' })
  })

  test('is demanded of everybody else', async () => {
    for (const signature of [
      undefined,
      '',
      'wrong',
      signQuery({ mobile: '13900000002', _t: '1' }, server.config.smsAccessKey),
      signQuery({ mobile: '13900000001', _t: '1' }, 'other'),
    ]) {
      expect((await direct(signature)).json()).toMatchObject({ code: 41004 })
    }
    expect(
      (await direct(signQuery({ mobile: '13900000001', _t: '1' }, server.config.smsAccessKey))).json(),
    ).toMatchObject({ code: 0 })
  })

  test('is not added for another site', async () => {
    const response = await server.app.inject({
      url: sendSmsCode.path,
      query: { mobile: '13900000001' },
      headers: { host: 'localhost', 'sec-fetch-site': 'cross-site' },
    })
    expect(response.json()).toMatchObject({ code: 40300 })
  })
})

describe('limits', () => {
  const send = (mobile: string, more = {}, tenantId = '10001') =>
    server
      .send(sendSmsCode, { mobile, ...more }, { tenantId })
      .then((response) => response.json<{ code: number }>().code)

  test('API-08 a send within 60 seconds is refused, at every school', async () => {
    expect(await send('13900000001')).toBe(0)
    at(59)
    expect(await send('13900000001')).toBe(42900)
    expect(await send('13900000001', {}, '10002')).toBe(42900)
    expect(await send('13900000002')).toBe(0)
    at(60)
    expect(await send('13900000001')).toBe(0)
  })

  test('sends at the same moment count one by one', async () => {
    const codes = await Promise.all(Array.from({ length: 8 }, () => send('13900000001')))
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
  })

  test('from the third send of a day on a captcha is asked for, five an hour and ten a day are all', async () => {
    const outcomes: number[] = []
    for (let minute = 0; minute < 7; minute++) {
      at(minute * 61)
      outcomes.push(await send('13900000001'))
      if (outcomes.at(-1) === 41005) outcomes.push(await send('13900000001', await solve()))
    }
    expect(outcomes).toEqual([0, 0, 41005, 0, 41005, 0, 41005, 0, 42900, 42900])
    for (let send_ = 0; send_ < 5; send_++) {
      at(3700 + send_ * 61)
      expect(await send('13900000001', await solve())).toBe(0)
    }
    at(2 * 3700 + 400)
    expect(await send('13900000001', await solve())).toBe(42900)
  })

  test('from the twenty-first send of an hour on an address is asked for a captcha', async () => {
    for (let sent = 0; sent < 20; sent++) expect(await send(`139000001${String(sent).padStart(2, '0')}`)).toBe(0)
    expect(await send('13900000200')).toBe(41005)
    expect(await send('13900000200', {}, '10002')).toBe(41005)
  })

  test('a wrong captcha is refused and used up', async () => {
    for (const moment of [0, 61]) {
      at(moment)
      await send('13900000001')
    }
    at(122)
    const solution = await solve()
    expect(await send('13900000001', { ...solution, captchaCode: 'wrong' })).toBe(41001)
    expect(await send('13900000001', solution)).toBe(41001)
    const fresh = await solve()
    expect(await send('13900000001', fresh)).toBe(0)
  })
})
