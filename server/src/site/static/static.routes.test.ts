import { createHash } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { buildShell, moduleFiles, shellFiles } from '../../testing/releases'
import { openTestSite, type TestSite } from '../../testing/test-site'

let site: TestSite
let port: number
beforeAll(async () => {
  site = await openTestSite()
  await site.server.app.listen({ host: '127.0.0.1', port: 0 })
  port = (site.server.app.server.address() as AddressInfo).port
  writeFileSync(join(releaseFolder(), 'planted.js'), 'planted')
})
afterAll(() => site.close())

const releaseFolder = () => join(site.server.config.dataDirectory, 'modules/mfe-portal/1.0.0')
const ENTRY = '/modules/mfe-portal/1.0.0/remoteEntry.js'
const CONTENT = moduleFiles('mfe-portal', '1.0.0')['remoteEntry.js'] ?? ''

test('a file of a release is a script anybody may fetch and keep for ever', async () => {
  const response = await site.get(ENTRY)
  expect(response.statusCode).toBe(200)
  expect(response.body).toBe(CONTENT)
  expect(response.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-length': String(Buffer.byteLength(CONTENT)),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'accept-encoding',
  })
  expect(response.headers['content-encoding']).toBeUndefined()
})

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['BR', 'br', brotliDecompressSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['br;q=0.5, gzip;q=0.8', 'gzip', gunzipSync],
] as const)('for %s it comes as it was compressed at build time', async (accepted, coding, decompress) => {
  const response = await site.get(ENTRY, { headers: { 'accept-encoding': accepted } })
  expect(response.headers).toMatchObject({
    'content-encoding': coding,
    'content-length': String(response.rawPayload.length),
    vary: 'accept-encoding',
  })
  expect(decompress(response.rawPayload).toString()).toBe(CONTENT)
})

test.each(['identity', 'deflate', '', ',;;=,'])('for %j it comes as it is', async (accepted) => {
  const response = await site.get(ENTRY, { headers: { 'accept-encoding': accepted } })
  expect([response.statusCode, response.headers['content-encoding'], response.body]).toEqual([200, undefined, CONTENT])
})

test('a file without a compressed form comes as it is', async () => {
  for (const suffix of ['.br', '.gz']) rmSync(join(releaseFolder(), `page.js${suffix}`), { force: true })
  const response = await site.get('/modules/mfe-portal/1.0.0/page.js', { headers: { 'accept-encoding': 'br, gzip' } })
  expect([response.statusCode, response.headers['content-encoding']]).toEqual([200, undefined])
  expect(response.body).toBe(moduleFiles('mfe-portal', '1.0.0')['page.js'])
})

test('a part of a file comes as a part', async () => {
  const response = await site.get(ENTRY, { headers: { range: 'bytes=2-5' } })
  expect([response.statusCode, response.body]).toEqual([206, CONTENT.slice(2, 6)])
})

test('every coding has a tag of its own, and a known tag is answered without the file', async () => {
  const plain = await site.get(ENTRY)
  const compressed = await site.get(ENTRY, { headers: { 'accept-encoding': 'br' } })
  expect(plain.headers.etag).not.toBe(compressed.headers.etag)
  const again = await site.get(ENTRY, { headers: { 'if-none-match': `"x", ${String(plain.headers.etag)}` } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const other = await site.get(ENTRY, { headers: { 'if-none-match': String(compressed.headers.etag) } })
  expect(other.statusCode).toBe(200)
})

test('a file is read from the disk once, and is told to be known without it', async () => {
  const url = '/modules/mfe-certificate/1.0.0/module.js'
  const headers = { 'accept-encoding': 'br' }
  const first = await site.get(url, { headers })
  for (const suffix of ['', '.br']) {
    rmSync(join(site.server.config.dataDirectory, `modules/mfe-certificate/1.0.0/module.js${suffix}`))
  }
  const again = await site.get(url, { headers })
  expect(again.rawPayload).toEqual(first.rawPayload)
  const { date: _first, 'x-trace-id': _firstTrace, ...same } = first.headers
  expect(again.headers).toMatchObject(same)
  const known = await site.get(url, { headers: { ...headers, 'if-none-match': `"x", ${String(first.headers.etag)}` } })
  expect([known.statusCode, known.body, known.headers['content-length']]).toEqual([304, '', undefined])
  expect(known.headers).toMatchObject({ etag: first.headers.etag, 'cache-control': first.headers['cache-control'] })
})

test('HEAD tells the size without the file', async () => {
  const response = await site.get(ENTRY, { method: 'HEAD' })
  expect([response.statusCode, response.body, response.headers['content-length']]).toEqual([
    200,
    '',
    String(Buffer.byteLength(CONTENT)),
  ])
})

test('the shell’s files stand under their own address', async () => {
  const response = await site.get('/shell/1.0.0/lazy.js')
  expect([response.statusCode, response.body]).toEqual([200, shellFiles('1.0.0')['lazy.js']])
})

test('a drawing that is opened by itself runs no script', async () => {
  const response = await site.get('/modules/mfe-portal/1.0.0/assets/mark.svg')
  expect(response.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  })
})

test('many files at once arrive whole', async () => {
  const expected = createHash('sha256').update(CONTENT).digest('hex')
  const answers = await Promise.all(Array.from({ length: 100 }, () => site.get(ENTRY)))
  expect(new Set(answers.map(({ body }) => createHash('sha256').update(body).digest('hex')))).toEqual(
    new Set([expected]),
  )
})

const IN = '/modules/mfe-portal/1.0.0'

test.each([
  `${IN}/nothing.js`,
  `${IN}/`,
  `${IN}`,
  '/modules/',
  '/modules/mfe-portal/',
  '/modules/mfe-portal/1.0.0/assets',
  '/modules/mfe-portal/1.0.0/assets/',
  '/modules/mfe-portal/2.0.0/remoteEntry.js',
  '/modules/nobody/1.0.0/remoteEntry.js',
  '/modules/shell/1.0.0/main.js',
  '/shell/2.0.0/main.js',
  '/shell/main.js',
  // Not listed in a manifest, although they are in the store.
  `${IN}/manifest.json`,
  `${IN}/remoteEntry.js.br`,
  `${IN}/planted.js`,
  // Ways out of the folder.
  `${IN}/../../../../../../../../etc/passwd`,
  `${IN}/..%2f..%2f..%2f..%2f..%2fetc%2fpasswd`,
  `${IN}/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd`,
  `${IN}/%252e%252e%252f%252e%252e%252fetc%252fpasswd`,
  `${IN}/....//....//....//etc/passwd`,
  `${IN}/..\\..\\..\\..\\etc\\passwd`,
  `${IN}/..%5c..%5c..%5cetc%5cpasswd`,
  `${IN}/..;/..;/etc/passwd`,
  `${IN}//etc/passwd`,
  `${IN}/%2fetc%2fpasswd`,
  `${IN}/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd`,
  `${IN}/remoteEntry.js%00.svg`,
  `${IN}/remoteEntry.js%2f`,
  `${IN}/./remoteEntry.js%20`,
  `${IN}/file:%2f%2f%2fetc%2fpasswd`,
  `${IN}/C:%5cWindows%5cwin.ini`,
  `${IN}/__proto__`,
  `${IN}/constructor`,
  `${IN}/${'a'.repeat(400)}`,
  '/modules/..%2f..%2fpostgres/1.0.0/PG_VERSION',
  '/modules/%2e%2e/postgres/PG_VERSION',
  '/modules/mfe-portal/..%2f..%2fpostgres/PG_VERSION',
  '/modules/mfe-portal/%2e%2e/manifest.json',
  '/modules/mfe-portal/./remoteEntry.js',
  '/modules/mfe-portal/.draft-1/remoteEntry.js',
  '/modules/__proto__/1.0.0/x.js',
  '/shell/..%2fmfe-portal%2f1.0.0/remoteEntry.js',
  '/shell/%2e%2e%2fmfe-portal/1.0.0/remoteEntry.js',
])('%s is not found, and what is said of it is no page', async (url) => {
  const { status, type, cacheControl, body } = await askAsWritten(url)
  expect([400, 404]).toContain(status)
  expect(type).toMatch(/^(text\/plain|application\/json)/)
  expect(body).not.toMatch(/root:|<html|planted|PG_VERSION/)
  expect([undefined, 'no-store']).toContain(cacheControl)
})

/** Sent over a connection, because `inject` and every URL parser resolve dots first. */
async function askAsWritten(path: string) {
  return new Promise<{ status: number; type: string; cacheControl: string | undefined; body: string }>(
    (resolve, reject) => {
      const question = request({ host: '127.0.0.1', port, path }, (response) => {
        let body = ''
        response.setEncoding('utf8').on('data', (text: string) => (body += text))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers['content-type'] ?? '',
            cacheControl: response.headers['cache-control'],
            body,
          }),
        )
      })
      question.on('error', reject).end()
    },
  )
}

test('a release that was asked for too early is served once it is published', async () => {
  const url = '/shell/1.1.0/main.js'
  expect((await site.get(url)).statusCode).toBe(404)
  buildShell(site.apps, '1.1.0')
  await site.publish()
  expect((await site.get(url)).statusCode).toBe(200)
})
