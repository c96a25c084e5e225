/** A database made by the first migration alone, with data in it, is opened by the server of today. */
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import * as v from 'valibot'

import { TEST_NOW } from '../../testing/test-clock'
import { readConfig } from '../config/config'
import { eventsOf, recordEvent } from '../events/event'
import { onceJob, orderJob } from '../jobs/job'
import { jobs } from '../jobs/job.schema'
import { users } from '../session/session.schema'
import type { Database } from './database'
import { migrationsFolder, prepareEmbedded } from './open'

// The first start of a database takes seconds, or minutes on a busy machine.
jest.setTimeout(240_000)

const FIRST = '0000_initial'
const SCHOOLS = ['10001', '10002']

test('the first migration stays as it is: databases exist that were made by it', () => {
  const text = readFileSync(join(migrationsFolder(), `${FIRST}.sql`))
  expect(createHash('sha256').update(text).digest('hex')).toBe(
    'ff48946acb0dd6ec849a39fffff13c82cad2470f88de677cdd378c021d7483b6',
  )
})

let folder: string
let client: PGlite
let database: Database
/** Every table of the first version with the rows it had. */
let before: Map<string, readonly Row[]>
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'campus-upgrade-'))
  client = await PGlite.create('memory://')
  await migrate(drizzle(client), { migrationsFolder: firstMigrationAlone() })
  await fillEveryTable()
  before = new Map()
  for (const name of await tableNames()) before.set(name, await rowsOf(name))
  database = await prepareEmbedded(client, readConfig({}))
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

type Row = Readonly<Record<string, unknown>>

/** The folder of migrations as it was in the first version. */
function firstMigrationAlone(): string {
  const journal = JSON.parse(readFileSync(join(migrationsFolder(), 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[]
  }
  mkdirSync(join(folder, 'meta'))
  cpSync(join(migrationsFolder(), `${FIRST}.sql`), join(folder, `${FIRST}.sql`))
  const entries = journal.entries.filter(({ tag }) => tag === FIRST)
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  return folder
}

async function query(text: string): Promise<Row[]> {
  return (await client.query<Row>(text)).rows
}

async function tableNames(): Promise<string[]> {
  const rows = await query(`select table_name from information_schema.tables where table_schema = 'public' order by 1`)
  return rows.map(({ table_name }) => String(table_name))
}

const rowsOf = (table: string) => query(`select * from "${table}" order by 1, 2`)

const VALUES: Readonly<Record<string, string>> = {
  text: `'x1'`,
  integer: '1',
  bigint: '1',
  boolean: 'true',
  'double precision': '1.5',
  numeric: '1.5',
  jsonb: `'[]'`,
  date: `'2026-01-02'`,
  'timestamp with time zone': `'2026-01-02T03:04:05.678Z'`,
}

/**
 * One row for each of two schools in every table. All ids are the same, so every reference is valid once the
 * other row exists.
 */
async function fillEveryTable(): Promise<void> {
  for (const school of SCHOOLS) await query(`insert into tenants (id, name) values ('${school}', 'school ${school}')`)
  let left = (await tableNames()).filter((name) => name !== 'tenants')
  while (left.length > 0) {
    const waiting: string[] = []
    for (const table of left) {
      const filled = await fill(table)
      if (!filled) waiting.push(table)
    }
    if (waiting.length === left.length) throw new Error(`no row fits into ${waiting.join(', ')}`)
    left = waiting
  }
}

/** Whether the rows that this table refers to exist. */
async function fill(table: string): Promise<boolean> {
  const columns = await query(
    `select column_name, data_type from information_schema.columns where table_schema = 'public' and table_name = '${table}'`,
  )
  const names = columns.map(({ column_name }) => String(column_name))
  const isTenants = names.includes('tenant_id')
  try {
    for (const school of isTenants ? SCHOOLS : ['']) {
      const values = columns.map(({ column_name, data_type }) => {
        if (column_name === 'tenant_id') return `'${school}'`
        // What is no id may be unique over all schools.
        if (data_type === 'text' && !/(^|_)id$/.test(String(column_name))) return `'text of ${school}'`
        return VALUES[String(data_type)] ?? 'null'
      })
      await query(
        `insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')}) values (${values.join(', ')})`,
      )
    }
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '23503') return false
    throw error
  }
}

/** Renamed tables. */
const RENAMED: Readonly<Record<string, string>> = {
  certificate_picture_keys: 'address_keys',
  attempts: 'rate_limit_hits',
  outbox_messages: 'sms_outbox',
  homeworks: 'works',
  homework_attempts: 'attempts',
}
const nameNow = (table: string): string => RENAMED[table] ?? table
/** Renamed columns. */
const RENAMED_COLUMNS: Readonly<Record<string, string>> = { liker: 'actor', homework_id: 'work_id' }
/** Columns that said what is counted from other rows now. */
const COUNTED_COLUMNS = ['student_total']
const rowNow = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !COUNTED_COLUMNS.includes(column))
      .map(([column, value]) => [RENAMED_COLUMNS[column] ?? column, value]),
  )

test('every row of every table is there, value for value', async () => {
  expect(before.size).toBeGreaterThan(55)
  for (const [table, rows] of before) {
    expect(rows.length).toBeGreaterThan(0)
    expect(await rowsOf(nameNow(table))).toEqual(rows.map((row) => expect.objectContaining(rowNow(row)) as unknown))
  }
})

/** The person of every row, because owned rows are visible to that person only. */
const PERSON = 'x1'

test('every school sees its own rows and no other’s', async () => {
  const tenantTables = [...before].filter(([, rows]) => rows.some((row) => 'tenant_id' in row))
  expect(tenantTables.length).toBeGreaterThan(50)
  for (const [table] of tenantTables) {
    const { rows } = (await database.withTenant('10002', async (tx) => {
      await tx.execute(sql`select set_config('campus.user_id', ${PERSON}, true)`)
      return tx.execute(sql.raw(`select distinct tenant_id from "${nameNow(table)}"`))
    })) as unknown as { rows: Row[] }
    expect([table, rows]).toEqual([table, [{ tenant_id: '10002' }]])
  }
})

test('the code of today reads what is old and writes what is new', async () => {
  const [person] = await database.withTenant('10001', (tx) => tx.select().from(users))
  expect(person).toMatchObject({ id: 'x1', tenantId: '10001', createdTime: new Date('2026-01-02T03:04:05.678Z') })
  const job = onceJob('test.nothing', v.string(), async () => undefined)
  await database.withTenant('10001', async (tx) => {
    await recordEvent({ tx, now: TEST_NOW, user: { id: 'x1' } }, { kind: 'test.upgraded', subject: 'x1' })
    await orderJob(tx, job, { scope: '10001', key: 'k', data: 'd', dueTime: TEST_NOW })
  })
  expect(await eventsOf(database, '10001', 'x1')).toMatchObject([{ kind: 'test.upgraded', person: 'x1' }])
  expect(await database.asOwner((tx) => tx.$count(jobs))).toBe(1)
})

test('opened once more nothing is done twice', async () => {
  await prepareEmbedded(client, readConfig({}))
  const applied = await query('select count(*)::int as applied from drizzle.__drizzle_migrations')
  const journal = JSON.parse(readFileSync(join(migrationsFolder(), 'meta/_journal.json'), 'utf8')) as {
    entries: readonly { when: number }[]
  }
  expect(applied).toEqual([{ applied: journal.entries.length }])
  // A migration older than the last applied one would be skipped silently.
  const times = journal.entries.map(({ when }) => when)
  expect(times).toEqual([...times].sort((one, other) => one - other))
})
