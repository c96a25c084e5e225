import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'

import { sql } from 'drizzle-orm'

import { openTestServer, type TestServer } from '../../testing/test-server'
import { users } from '../session/session.schema'
import { cleanUpFiles } from './clean-up'
import { fileStoreOf } from './configured-store'
import { files } from './files.schema'
import { keepFile, removeFile } from './keep-file'
import { HTML, PDF, PNG, SVG } from './testing/sample-bytes'
import { UPLOAD_KINDS } from './upload-kinds'

let folder: string
let server: TestServer
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'files-'))
  server = await openTestServer({ environment: { DATA_DIR: folder } })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const NOW = new Date('2026-11-20T12:00:00+08:00')
const contextAt = (tenantId: string) => ({
  config: server.config,
  tenantId,
  now: NOW,
  inTenant: <Result>(work: Parameters<typeof server.database.withTenant<Result>>[1]) =>
    server.database.withTenant(tenantId, work),
})
const store = () => fileStoreOf(server.config)
const rowsAt = (tenantId: string) => server.database.withTenant(tenantId, (tx) => tx.select().from(files))
const streamOf = (...chunks: Buffer[]) => Readable.from(chunks, { objectMode: false })
const upload = (content: Readable, kind: keyof typeof UPLOAD_KINDS = 'picture', ownerId: string | null = null) =>
  keepFile(contextAt('10001'), { kind, name: '照片.png', content, ownerId })

afterEach(async () => {
  await server.database.asOwner((tx) => tx.delete(files))
  for (const { key } of await store().list('')) await store().remove(key)
})

test('a file is kept with what its bytes are, how many and which', async () => {
  const kept = await upload(streamOf(PNG.subarray(0, 5), PNG.subarray(5)))
  expect(await rowsAt('10001')).toEqual([kept])
  expect(kept).toMatchObject({
    tenantId: '10001',
    name: '照片.png',
    contentType: 'image/png',
    size: PNG.length,
    sha256: createHash('sha256').update(PNG).digest('hex'),
    ownerId: null,
    createdTime: NOW,
  })
  expect(await store().stat(kept.key)).toEqual({ size: PNG.length })
  expect(await rowsAt('10002')).toEqual([])
})

test.each([
  ['a page that calls itself a picture', HTML, 'picture'],
  ['a drawing with a script', SVG, 'picture'],
  ['a document as a picture', PDF, 'picture'],
  ['a picture as a document', PNG, 'document'],
  ['nothing', Buffer.alloc(0), 'picture'],
  ['noise', Buffer.alloc(5000, 1), 'video'],
] as const)('%s is refused, and nothing of it kept', async (_, content, kind) => {
  await expect(upload(streamOf(content), kind)).rejects.toMatchObject({ reason: 'fileTypeWrong' })
  expect([await rowsAt('10001'), await store().list('')]).toEqual([[], []])
})

test('what is larger than its kind allows is refused as soon as it is, and nothing of it kept', async () => {
  const chunk = Buffer.alloc(1024 * 1024)
  let sent = 0
  const endless = Readable.from(
    (async function* () {
      yield PNG
      for (;;) {
        sent += 1
        yield chunk
      }
    })(),
    { objectMode: false },
  )
  await expect(upload(endless)).rejects.toMatchObject({ reason: 'fileTooLarge' })
  expect(sent * chunk.length).toBeLessThan(UPLOAD_KINDS.picture.maxBytes + 4 * chunk.length)
  expect([await rowsAt('10001'), await store().list('')]).toEqual([[], []])
})

test('a file of the largest size is kept, and one of a byte more is not', async () => {
  const { maxBytes } = UPLOAD_KINDS.picture
  const ofSize = (size: number) => streamOf(Buffer.concat([PNG, Buffer.alloc(size - PNG.length)]))
  await expect(upload(ofSize(maxBytes + 1))).rejects.toMatchObject({ reason: 'fileTooLarge' })
  expect(await store().list('')).toEqual([])
  await upload(ofSize(maxBytes))
  expect(await store().list('')).toHaveLength(1)
})

test('a row that cannot be written takes the bytes with it', async () => {
  await expect(upload(streamOf(PNG), 'picture', 'nobody')).rejects.toThrow()
  expect(await store().list('')).toEqual([])
})

test('a removed file is gone, and another school removes nothing', async () => {
  const { id, key } = await upload(streamOf(PNG))
  await removeFile(contextAt('10002'), id)
  expect(await store().stat(key)).not.toBeNull()
  await removeFile(contextAt('10001'), id)
  await removeFile(contextAt('10001'), id)
  expect([await rowsAt('10001'), await store().stat(key)]).toEqual([[], null])
})

test('the clean-up removes what no row names, once it is older than any upload', async () => {
  const kept = await upload(streamOf(PNG))
  await server.database.withTenant('10001', (tx) => tx.insert(users).values({ id: 'leaving', mobile: '13911112222' }))
  const orphan = await upload(streamOf(PNG), 'picture', 'leaving')
  await server.database.withTenant('10001', (tx) => tx.delete(users).where(sql`id = 'leaving'`))
  await store().put('10001/77.abc.draft', streamOf(PNG), 'image/png')
  await store().put('elsewhere/1', streamOf(PNG), 'image/png')
  const keys = async () => (await store().list('')).map(({ key }) => key).sort()
  await cleanUpFiles(server.database, store(), new Date())
  expect(await keys()).toEqual(['10001/77.abc.draft', kept.key, orphan.key, 'elsewhere/1'].sort())
  await cleanUpFiles(server.database, store(), new Date(Date.now() + 25 * 60 * 60 * 1000))
  expect(await keys()).toEqual([kept.key, 'elsewhere/1'].sort())
})
