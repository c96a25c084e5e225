import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import { ConfigError, readConfig } from '../config/config'
import { DiskFullError, DiskGuard, ROOM_FROM } from '../disk/disk-guard'
import { fileStoreOf } from './configured-store'
import type { FileStore } from './file-store'
import { FolderStore } from './folder-store'
import { openS3Server } from './testing/s3-server'

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

const CONTENT = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 251))
const bytesOf = async (content: Readable | null) => (content === null ? null : buffer(content))

/** Some bytes, then a fault. */
const brokenOff = () =>
  Readable.from(
    (async function* () {
      yield CONTENT
      throw new Error('broken off')
    })(),
    { objectMode: false },
  )

describe.each([
  ['a folder', (): FileStore => fileStoreOf(readConfig({ DATA_DIR: folder }))],
  ['an S3-compatible service', (): FileStore => fileStoreOf(readConfig(s3.environment))],
])('%s', (_, open) => {
  let store: FileStore
  beforeAll(() => {
    store = open()
  })

  test('gives back what was put, whole and in part', async () => {
    await store.put('10001/1', Readable.from(CONTENT, { objectMode: false }), 'image/png')
    expect(await bytesOf(await store.read('10001/1'))).toEqual(CONTENT)
    expect(await bytesOf(await store.read('10001/1', { first: 10, last: 19 }))).toEqual(CONTENT.subarray(10, 20))
    expect(await bytesOf(await store.read('10001/1', { first: 0, last: 0 }))).toEqual(CONTENT.subarray(0, 1))
    expect(await store.stat('10001/1')).toEqual({ size: CONTENT.length })
  })

  test('takes a content larger than one part', async () => {
    const chunk = Buffer.alloc(1024 * 1024, 7)
    await store.put('10001/large', Readable.from(Array.from({ length: 9 }, () => chunk)), 'video/mp4')
    expect(await store.stat('10001/large')).toEqual({ size: 9 * chunk.length })
    expect((await bytesOf(await store.read('10001/large')))?.equals(Buffer.alloc(9 * chunk.length, 7))).toBe(true)
  })

  test('lists by prefix, and removes', async () => {
    for (const key of ['20001/1', '20001/2', '20002/1']) {
      await store.put(key, Readable.from(CONTENT, { objectMode: false }), 'image/png')
    }
    const listed = await store.list('20001/')
    expect(listed.map(({ key }) => key).sort()).toEqual(['20001/1', '20001/2'])
    expect(listed.every(({ changed }) => Math.abs(changed.getTime() - Date.now()) < 60_000)).toBe(true)
    await store.remove('20001/1')
    await store.remove('20001/1')
    expect((await store.list('20001/')).map(({ key }) => key)).toEqual(['20001/2'])
  })

  test('has nothing where nothing was put', async () => {
    expect(await store.read('10001/none')).toBeNull()
    expect(await store.stat('10001/none')).toBeNull()
    expect(await store.list('99999/')).toEqual([])
  })

  test('keeps nothing of a content that breaks off', async () => {
    await expect(store.put('10001/broken', brokenOff(), 'image/png')).rejects.toThrow('broken off')
    expect(await store.stat('10001/broken')).toBeNull()
    expect(await store.list('10001/broken')).toEqual([])
    expect(s3.uploads.size).toBe(0)
  })

  test.each([
    '',
    '/etc/passwd',
    '../x',
    '10001/../../x',
    '10001/..',
    './x',
    '.x',
    '..x',
    'a/.x',
    'a//b',
    'a/',
    'a\\b',
    'a\0',
    '%2e%2e/x',
    'a b',
  ])('refuses the key %j', async (key) => {
    const content = Readable.from(CONTENT, { objectMode: false })
    await expect(store.put(key, content, 'image/png')).rejects.toThrow(RangeError)
    await expect(store.read(key)).rejects.toThrow(RangeError)
    await expect(store.stat(key)).rejects.toThrow(RangeError)
    await expect(store.remove(key)).rejects.toThrow(RangeError)
  })
})

test('every request to the service was signed rightly, and the type went with the content', () => {
  expect(s3.refused).toEqual([])
  expect(s3.objects.get('10001/1')?.contentType).toBe('image/png')
})

test('a wrong secret is a fault, not an empty store', async () => {
  const store = fileStoreOf(readConfig({ ...s3.environment, FILES_S3_SECRET: 'wrong' }))
  await expect(store.read('10001/1')).rejects.toThrow('403')
  await expect(store.stat('10001/1')).rejects.toThrow('403')
  await expect(store.list('')).rejects.toThrow('403')
})

test('a folder holds nothing but what was put', () => {
  expect(readdirSync(join(folder, 'files', '10001')).sort()).toEqual(['1', 'large'])
})

test('a service without its key stops the start', () => {
  expect(() => fileStoreOf(readConfig({ FILES_S3_ENDPOINT: 'https://s3.example' }))).toThrow(ConfigError)
})

describe('a folder on a disk that is nearly full', () => {
  test('takes nothing, keeps nothing of what had begun, and takes again when there is room', async () => {
    let chunksOfRoom = 0
    const disk = new DiskGuard(folder, { readFree: () => (chunksOfRoom-- > 0 ? ROOM_FROM : 0) })
    const store = new FolderStore(join(folder, 'small'), disk)
    const put = () => store.put('10001/1', Readable.from([CONTENT, CONTENT, CONTENT]))
    for (const room of [0, 1, 3]) {
      chunksOfRoom = room
      await expect(put()).rejects.toThrow(DiskFullError)
      expect(await store.list('')).toEqual([])
    }
    chunksOfRoom = 4
    await put()
    expect(await store.stat('10001/1')).toEqual({ size: 3 * CONTENT.length })
  })
})
