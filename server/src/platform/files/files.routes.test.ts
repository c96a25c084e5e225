import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'

import { TEST_NOW } from '../../testing/test-clock'
import { openTestServer, type TestServer } from '../../testing/test-server'
import { fileStoreOf } from './configured-store'
import { fileAddress } from './file-address'
import { files } from './files.schema'
import { addressKey } from './signed-address'
import { openS3Server } from './testing/s3-server'
import { HTML, PDF, PNG, SVG } from './testing/sample-bytes'

const CONTENT = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251))
const LIFETIME = 600

let folder: string
let s3: Awaited<ReturnType<typeof openS3Server>>
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'files-'))
  s3 = await openS3Server()
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await s3.close()
})

describe.each([
  ['a folder', () => ({ DATA_DIR: folder })],
  ['an S3-compatible service', () => s3.environment],
])('files kept in %s', (_, environment) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer({ environment: { ...environment(), LOG_LEVEL: 'silent' } })
    await keep('1', 'video/mp4', CONTENT)
    await keep('2', 'image/png', PNG)
    await keep('3', 'application/pdf', PDF)
    await keep('4', 'image/svg+xml', SVG)
    await keep('5', 'text/html', HTML)
  })
  afterAll(() => server.close())

  /** Like an upload, of any type. */
  async function keep(id: string, contentType: string, content: Buffer): Promise<void> {
    const key = `10001/${id}`
    await fileStoreOf(server.config).put(key, Readable.from(content, { objectMode: false }), contentType)
    const row = { id, key, name: `第 ${id} 课.bin`, contentType, size: content.length, sha256: `${id}`.repeat(64) }
    await server.database.withTenant('10001', (tx) => tx.insert(files).values({ ...row, createdTime: TEST_NOW }))
  }

  const addressOf = (id: string, tenantId = '10001') =>
    server.database.withTenant(tenantId, async (tx) =>
      fileAddress(
        { tenantId, id, name: `第 ${id} 课.bin` },
        { key: await addressKey(tx), lifetime: LIFETIME, now: TEST_NOW },
      ),
    )
  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    server.app.inject({ method, url, headers: { host: 'localhost', ...headers } })

  test('a signed address gives the whole file, for its browser alone and as long as it works', async () => {
    const response = await get(await addressOf('1'))
    expect([response.statusCode, response.rawPayload.equals(CONTENT)]).toEqual([200, true])
    expect(response.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '1000',
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=600, immutable',
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename="? 1 ?.bin"; filename*=UTF-8''${encodeURIComponent('第 1 课.bin')}`,
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
  })

  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=990-', 990, 999],
    ['bytes=-10', 990, 999],
    ['bytes=900-5000', 900, 999],
    ['bytes=0-0', 0, 0],
  ])('%s gives those bytes', async (range, first, last) => {
    const response = await get(await addressOf('1'), { range })
    expect([response.statusCode, response.headers['content-range'], response.headers['content-length']]).toEqual([
      206,
      `bytes ${String(first)}-${String(last)}/1000`,
      String(last - first + 1),
    ])
    expect(response.rawPayload.equals(CONTENT.subarray(first, last + 1))).toBe(true)
  })

  test.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('%s lies outside', async (range) => {
    const response = await get(await addressOf('1'), { range })
    expect([response.statusCode, response.body, response.headers['content-range']]).toEqual([416, '', 'bytes */1000'])
  })

  test.each(['bytes=0-1,5-6', 'items=0-1', 'bytes', 'bytes=x-y'])('%s gives the whole', async (range) => {
    const response = await get(await addressOf('1'), { range })
    expect([response.statusCode, response.rawPayload.length]).toEqual([200, 1000])
  })

  test('a range counts only while the file is the one it was asked of', async () => {
    const address = await addressOf('1')
    const tag = String((await get(address)).headers.etag)
    const range = 'bytes=0-9'
    expect((await get(address, { range, 'if-range': tag })).statusCode).toBe(206)
    expect((await get(address, { range, 'if-range': '"other"' })).statusCode).toBe(200)
    expect((await get(address, { range, 'if-range': 'Wed, 21 Oct 2026 07:28:00 GMT' })).statusCode).toBe(200)
  })

  test('a known tag is answered without the file', async () => {
    const address = await addressOf('1')
    const tag = String((await get(address)).headers.etag)
    const known = await get(address, { 'if-none-match': `"x", W/${tag}` })
    expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', tag])
    expect((await get(address, { 'if-none-match': '"x"' })).statusCode).toBe(200)
  })

  test('HEAD tells size and tag without the file', async () => {
    const response = await get(await addressOf('1'), { range: 'bytes=0-9' }, 'HEAD')
    expect([response.statusCode, response.body, response.headers['content-length']]).toEqual([200, '', '1000'])
    expect(response.headers.etag).toMatch(/^"\w+"$/)
  })

  test.each([
    ['2', 'inline', undefined],
    ['3', 'inline', undefined],
    ['4', 'attachment', "default-src 'none'; sandbox"],
    ['5', 'attachment', "default-src 'none'; sandbox"],
  ])('file %s is opened %s', async (id, disposition, policy) => {
    const { headers } = await get(await addressOf(id))
    expect(String(headers['content-disposition']).split(';')[0]).toBe(disposition)
    expect(headers['content-security-policy']).toBe(policy)
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test.each<[string, (address: string) => string]>([
    ['another file', (address) => address.replace('/10001/1/', '/10001/2/')],
    ['another school', (address) => address.replace('/10001/', '/10002/')],
    ['another name', (address) => address.replace('.bin', '.html')],
    ['a later end', (address) => address.replace(/expires=\d/, (end) => `${end}9`)],
    ['another signature', (address) => address.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['no signature', (address) => address.replace(/&signature.*/, '')],
    ['a signature twice', (address) => `${address}&signature=x`],
    ['no query', (address) => address.replace(/\?.*/, '')],
    ['a school there is not', (address) => address.replace('/10001/', '/99999/')],
    ['no school at all', (address) => address.replace('/10001/', "/'--/")],
  ])('with %s there is nothing', async (_name, change) => {
    const address = await addressOf('1')
    const changed = change(address)
    expect(changed).not.toBe(address)
    const response = await get(changed)
    expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'no-store'])
  })

  test('a signature of another school opens nothing', async () => {
    const foreign = await addressOf('1', '10002')
    expect((await get(foreign)).statusCode).toBe(404)
    expect((await get(foreign.replace('/10002/', '/10001/'))).statusCode).toBe(404)
  })

  test('the address ends with its time', async () => {
    const address = await addressOf('1')
    server.setNow(new Date(TEST_NOW.getTime() + (LIFETIME - 1) * 1000))
    expect((await get(address)).headers['cache-control']).toBe('private, max-age=1, immutable')
    server.setNow(new Date(TEST_NOW.getTime() + LIFETIME * 1000))
    expect((await get(address)).statusCode).toBe(404)
    server.setNow(TEST_NOW)
  })

  test('a name of any form fits into the address', async () => {
    const name = '/?#%课'.repeat(30)
    await server.database.withTenant('10001', (tx) =>
      tx.insert(files).values({
        id: 'named',
        key: '10001/1',
        name,
        contentType: 'video/mp4',
        size: 1000,
        sha256: 'x',
        createdTime: TEST_NOW,
      }),
    )
    const address = await server.database.withTenant('10001', async (tx) =>
      fileAddress({ tenantId: '10001', id: 'named', name }, { key: await addressKey(tx), lifetime: 60, now: TEST_NOW }),
    )
    expect((await get(address)).statusCode).toBe(200)
  })

  test('a file whose bytes are gone is not found', async () => {
    await fileStoreOf(server.config).remove('10001/2')
    expect((await get(await addressOf('2'))).statusCode).toBe(404)
  })
})
