import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { count } from 'drizzle-orm'

import { buildSample } from '../../sample/build-sample'
import { TEST_NOW } from '../../testing/test-clock'
import { readConfig } from '../config/config'
import { users } from '../session/session.schema'
import { DatabaseUnavailableError, openDatabase } from './open'

// The first start of a database on disk takes seconds, or minutes on a busy machine.
jest.setTimeout(240_000)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'campus-open-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const configFor = (dataDirectory: string, databaseUrl = '') => ({
  ...readConfig({}),
  dataDirectory,
  databaseUrl,
  databasePool: 2,
})

test('what was written is there at the next start, and the sample is built once', async () => {
  const first = await openDatabase(configFor(join(folder, 'new', 'data')))
  expect(await buildSample(first, TEST_NOW)).toBe(true)
  expect(await buildSample(first, TEST_NOW)).toBe(false)
  await first.close()
  const second = await openDatabase(configFor(join(folder, 'new', 'data')))
  expect(await buildSample(second, TEST_NOW)).toBe(false)
  const people = await second.withTenant('10001', (tx) => tx.select({ people: count() }).from(users))
  expect(people[0]?.people).toBeGreaterThan(0)
  await second.close()
})

test.each([
  ['a file in the folder’s place', () => writeFileSync(join(folder, 'postgres'), 'x')],
  [
    'a broken folder',
    () => {
      mkdirSync(join(folder, 'postgres/global'), { recursive: true })
      writeFileSync(join(folder, 'postgres/PG_VERSION'), '18\n')
      writeFileSync(join(folder, 'postgres/global/pg_control'), 'garbage')
    },
  ],
])('%s is told in one sentence', async (_, prepare) => {
  prepare()
  const opening = openDatabase(configFor(folder))
  await expect(opening).rejects.toThrow(DatabaseUnavailableError)
  await expect(opening).rejects.toThrow(
    new RegExp(`^The database in ${join(folder, 'postgres')} cannot be opened: .*\\.$`, 's'),
  )
})

test('a folder another server works in is refused by its process id', async () => {
  writeFileSync(join(folder, 'postgres.lock'), String(process.ppid))
  await expect(openDatabase(configFor(folder))).rejects.toThrow(`process ${process.ppid} is using it`)
})

test.each([
  ['postgres://nobody:x@127.0.0.1:1/none', 'ECONNREFUSED'],
  ['postgres://nobody:x@nowhere.invalid/none', 'nowhere.invalid'],
])('an unreachable database is told in one sentence: %s', async (url, reason) => {
  const opening = openDatabase(configFor(folder, url))
  await expect(opening).rejects.toThrow(DatabaseUnavailableError)
  await expect(opening).rejects.toThrow(
    new RegExp(`^The database of DATABASE_URL cannot be used \\(.*${reason}.*\\)\\.$`),
  )
})
