/**
 * The embedded database on a disk: acknowledged writes are there, its log stays small, and failures give their
 * reason.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs, { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import pino from 'pino'

import { openEmbeddedClient, type EmbeddedClient } from './open-embedded'

// The first start of a database on disk takes seconds, or minutes on a busy machine.
jest.setTimeout(300_000)

const log = pino({ level: 'silent' })
const SEGMENT_MEBIBYTES = 16

let home: string
let folder: string
let opened: EmbeddedClient
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'campus-embedded-'))
  folder = join(home, 'postgres')
  opened = await openEmbeddedClient(folder, log)
  await opened.client.exec('create table things (id int primary key, name text)')
})
afterAll(async () => {
  await opened.close()
  rmSync(home, { recursive: true, force: true })
})

test('a database that is made appears whole: nothing else is left beside it', () => {
  expect(readdirSync(home)).toEqual(['postgres'])
})

test('every commit that wrote is synced before it is acknowledged, and one that read is not', async () => {
  const { client, folder: files } = opened
  let before = files.syncs
  for (let id = 0; id < 20; id++) {
    await client.transaction((tx) => tx.query('insert into things values ($1, $2)', [id, 'thing']))
    expect(files.syncs).toBeGreaterThan(before)
    before = files.syncs
  }
  await client.transaction((tx) => tx.query('select * from things'))
  expect(files.syncs).toBe(before)
})

test('a sync reaches the system: it fails with the system', async () => {
  const { rows } = await opened.client.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'wal_sync_method') order by name`,
  )
  expect(rows).toEqual([
    { name: 'fsync', setting: 'on' },
    { name: 'full_page_writes', setting: 'on' },
    { name: 'synchronous_commit', setting: 'on' },
    { name: 'wal_sync_method', setting: 'fsync' },
  ])
  const sync = jest.spyOn(fs, 'fsyncSync')
  await opened.client.query(`insert into things values (1000, 'synced')`)
  expect(sync).toHaveBeenCalledTimes(1)
  sync.mockRestore()
})

test('its log is written over again while it runs', async () => {
  for (let round = 0; round < 30; round++) {
    await opened.client.exec(
      `insert into things select g, md5(g::text) || md5((g + 1)::text) from generate_series(${2000 + round * 20000}, ${2000 + round * 20000 + 19999}) g`,
    )
    // The next query waits for the checkpoint that a new file of the log causes.
    await new Promise((resolve) => setImmediate(resolve))
    expect(logMebibytes()).toBeLessThanOrEqual(3 * SEGMENT_MEBIBYTES)
  }
})

test('the room of rows that are gone is used again', async () => {
  const bytes = async () =>
    (await opened.client.query<{ bytes: number }>(`select pg_relation_size('things')::int as bytes`)).rows[0]?.bytes
  const before = await bytes()
  await opened.client.exec('update things set name = name where id >= 2000')
  await opened.upkeep.vacuum()
  const once = await bytes()
  expect(once).toBeGreaterThan(before ?? 0)
  await opened.client.exec('update things set name = name where id >= 2000')
  expect(await bytes()).toBe(once)
})

test('what PostgreSQL says is told when a folder cannot be opened', async () => {
  const broken = join(home, 'broken')
  mkdirSync(join(broken, 'global'), { recursive: true })
  writeFileSync(join(broken, 'PG_VERSION'), '18\n')
  await expect(openEmbeddedClient(broken, log)).rejects.toThrow('could not access the server configuration file')
})

test('a start that breaks off in the making leaves nothing that the next one stumbles over', async () => {
  const made = join(home, 'made')
  mkdirSync(join(`${made}.new`, 'base'), { recursive: true })
  writeFileSync(join(`${made}.new`, 'PG_VERSION'), '18\n')
  mkdirSync(made)
  const second = await openEmbeddedClient(made, log)
  await second.close()
  expect(existsSync(`${made}.new`)).toBe(false)
})

test('a database that gives up ends its process with its reason, and nothing acknowledged is lost', async () => {
  const path = join(home, 'gives-up')
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, '../../../testing/full-disk-process.ts'), path],
    {
      cwd: join(import.meta.dirname, '../../../..'),
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(child, 'exit')) as [number]
  expect(output).toMatch(/The embedded database gave up: could not write to .*: No space left on device\./)
  expect(code).toBe(1)
  const acknowledged = Number(/acknowledged (\d+)\n[^a]*The embedded/.exec(output)?.[1])
  const again = await openEmbeddedClient(path, log)
  const { rows } = await again.client.query<{ id: number }>('select id from things order by id')
  expect(rows.length).toBeGreaterThanOrEqual(acknowledged)
  await again.close()
})

function logMebibytes(): number {
  const path = join(folder, 'pg_wal')
  const files = readdirSync(path).filter((name) => /^[0-9A-F]{24}$/.test(name))
  return files.reduce((sum, name) => sum + statSync(join(path, name)).size, 0) / 1024 / 1024
}
