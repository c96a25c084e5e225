import { createHash } from 'node:crypto'
import { inflateSync } from 'node:zlib'

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

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** The names of a PNG's chunks, and what each holds. */
function chunksOf(png: Buffer): { readonly name: string; readonly content: Buffer }[] {
  const chunks = []
  for (let at = PNG.length; at < png.length;) {
    const length = png.readUInt32BE(at)
    chunks.push({
      name: png.toString('latin1', at + 4, at + 8),
      content: png.subarray(at + 8, at + 8 + length),
    })
    at += length + 12
  }
  return chunks
}

test('API-14 the answer is a picture of its own each time, of pixels alone', async () => {
  const ask = () => server.app.inject({ url: captchaImage.path, query: { key }, headers: { host: 'localhost' } })
  const [first, second] = [await ask(), await ask()]
  expect(first.headers['content-type']).toBe('image/png')
  const png = first.rawPayload
  expect(png.subarray(0, PNG.length)).toEqual(PNG)
  // No text, no date, no profile: nothing but the size, the pixels and the end.
  const names = new Set(chunksOf(png).map(({ name }) => name))
  expect([...names]).toEqual(['IHDR', 'IDAT', 'IEND'])
  expect(second.rawPayload.equals(png)).toBe(false)
})

describe('a picture', () => {
  const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]
  const pixelsOf = (png: Buffer) =>
    inflateSync(Buffer.concat(chunksOf(png).flatMap(({ name, content }) => (name === 'IDAT' ? [content] : []))))

  test('has the digits in its pixels alone, neither in its bytes nor in what they unpack to', async () => {
    for (const digits of ['0123', '4567', '8901']) {
      const png = await drawCaptcha(digits)
      expect(sizeOf(png)).toEqual([240, 88])
      for (const bytes of [png, pixelsOf(png)]) {
        for (const trace of [digits, [...digits].join(' '), '<svg', '<path', '<text', ' d="', 'stroke']) {
          expect(bytes.includes(trace, 0, 'latin1')).toBe(false)
          expect(bytes.includes(trace, 0, 'utf16le')).toBe(false)
        }
      }
    }
  })

  test('of the same digits is another each time, in a tenth of its pixels or more', async () => {
    const pictures = await Promise.all(Array.from({ length: 10 }, () => drawCaptcha('0123')))
    expect(new Set(pictures.map((png) => png.toString('base64'))).size).toBe(pictures.length)
    const [one = Buffer.alloc(0), other = Buffer.alloc(0)] = pictures.map(pixelsOf)
    const differing = one.reduce((sum, byte, at) => sum + Number(byte !== other[at]), 0)
    expect(differing).toBeGreaterThan(one.length / 10)
  })
})

test.each(['', 'short', 'x'.repeat(17), '<script>aaaaaaaa'])('API-14 the key %j is refused', async (wrong) => {
  const answer = await server.app.inject({
    url: captchaImage.path,
    query: { key: wrong },
    headers: { host: 'localhost' },
  })
  expect([answer.statusCode, answer.json<{ field: string }>().field]).toEqual([400, 'key'])
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
