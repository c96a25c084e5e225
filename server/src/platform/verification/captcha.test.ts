import { createHash } from 'node:crypto'

import { captchaImage } from '@campus/contracts/sign-in'

import { TEST_NOW } from '../../testing/test-clock'
import { openTestServer, type TestServer } from '../../testing/test-server'
import { checkCaptcha, issueChallenge } from './captcha'
import { drawCaptcha } from './captcha-picture'
import { captchas } from './verification.schema'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const key = 'K'.repeat(16)

test('API-14 the answer is a picture of its own each time, without text in it', async () => {
  const first = await server.app.inject({ url: captchaImage.path, query: { key }, headers: { host: 'localhost' } })
  const second = await server.app.inject({ url: captchaImage.path, query: { key }, headers: { host: 'localhost' } })
  expect(first.headers['content-type']).toMatch(/^image\/svg\+xml/)
  expect(first.body).toMatch(/^<svg .*<\/svg>$/)
  expect(first.body).not.toMatch(/<text|<script|\son\w+=/)
  expect(second.body).not.toBe(first.body)
})

test.each(['', 'short', 'x'.repeat(17), '<script>aaaaaaaa'])('API-14 the key %j is refused', async (wrong) => {
  const answer = await server.app.inject({
    url: captchaImage.path,
    query: { key: wrong },
    headers: { host: 'localhost' },
  })
  expect([answer.statusCode, answer.json<{ field: string }>().field]).toEqual([400, 'key'])
})

test('every drawing of the same digits differs', () => {
  const drawings = Array.from({ length: 50 }, () => drawCaptcha('0123456789'.slice(0, 4)))
  expect(new Set(drawings).size).toBe(50)
})

describe('an answer', () => {
  const check = (code: string, now = TEST_NOW, tenantId = '10001', of = key) =>
    server.database.withTenant(tenantId, (tx) => checkCaptcha(tx, { key: of, code, now }))
  /** Issues a challenge and returns its solution. */
  async function issue(): Promise<string> {
    const { salt, challenge } = await server.database.withTenant('10001', (tx) =>
      issueChallenge(tx, { key, now: TEST_NOW }),
    )
    for (let number = 0; ; number++) {
      if (
        createHash('sha256')
          .update(salt + number)
          .digest('hex') === challenge
      ) {
        return String(number)
      }
    }
  }

  test('is right once', async () => {
    const code = await issue()
    expect(await check(` ${code} `)).toBe(true)
    expect(await check(code)).toBe(false)
  })

  test('uses the captcha up when wrong', async () => {
    const code = await issue()
    expect(await check('nonsense')).toBe(false)
    expect(await check(code)).toBe(false)
  })

  test('is too late after 120 seconds', async () => {
    const code = await issue()
    expect(await check(code, new Date(TEST_NOW.getTime() + 120_000))).toBe(false)
  })

  test('counts at its school and for its key only', async () => {
    const code = await issue()
    expect(await check(code, TEST_NOW, '10002')).toBe(false)
    expect(await check(code, TEST_NOW, '10001', 'L'.repeat(16))).toBe(false)
    expect(await check(code)).toBe(true)
  })

  test('is not kept readable', async () => {
    const code = await issue()
    const [row] = await server.database.withTenant('10001', (tx) => tx.select().from(captchas))
    expect(row?.answerHash).toMatch(/^[\da-f]{64}$/)
    expect(row?.answerHash).not.toContain(code.padStart(6, '0'))
  })
})
