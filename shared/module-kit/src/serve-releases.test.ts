import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { serveReleases } from './serve-releases'

let folder: string
let server: Server
let port: number
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'partner-'))
  mkdirSync(join(folder, 'dist/1.0.0'), { recursive: true })
  writeFileSync(join(folder, 'secret.json'), '{}')
  writeFileSync(join(folder, 'dist/1.0.0/remoteEntry.js'), 'entry()')
  writeFileSync(join(folder, 'dist/1.0.0/remoteEntry.js.br'), brotliCompressSync('entry()'))
  server = await serveReleases(join(folder, 'dist'), 0)
  port = (server.address() as AddressInfo).port
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})

const ask = (path: string, init: RequestInit = {}) => fetch(`http://localhost:${port}${path}`, init)

/** Sent as written: `fetch` would normalise the path. */
const statusOf = (path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request({ port, path, host: 'localhost' }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end()
  })

test('a file may be read by any page, and by its hash only', async () => {
  const response = await ask('/1.0.0/remoteEntry.js', { headers: { 'accept-encoding': 'br' } })
  expect(await response.text()).toBe('entry()')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(
    (await ask('/1.0.0/remoteEntry.js', { headers: { 'accept-encoding': 'identity' } })).headers.get(
      'content-encoding',
    ),
  ).toBeNull()
  expect((await ask('/1.0.0/remoteEntry.js', { method: 'HEAD' })).headers.get('content-length')).not.toBe('0')
})

test.each([
  '/',
  '/1.0.0/',
  '/1.0.0',
  '/1.0.0/other.js',
  '/../secret.json',
  '/%2e%2e/secret.json',
  '/1.0.0/..%2f..%2fsecret.json',
  '/%',
  '/1.0.0/remoteEntry.js%00.js',
  '//x',
])('nothing is served at %s', async (path) => {
  expect(await statusOf(path)).toBe(404)
})

test('nothing can be sent', async () => {
  expect((await ask('/1.0.0/remoteEntry.js', { method: 'POST' })).status).toBe(405)
})
