/**
 * A database for each test file, copied from a template that is built once: in memory, or on the PostgreSQL
 * of TEST_DATABASE_URL.
 */
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'

import { readConfig } from '../platform/config/config'
import type { Database } from '../platform/database/database'
import { embeddedDatabase, migrationsFolder, openDatabase, prepareEmbedded } from '../platform/database/open'
import { buildSample } from '../sample/build-sample'
import { TEST_NOW } from './test-clock'

/** A private database with all tables and sample data; closing it removes it. `guard` may put something before it. */
export async function openTestDatabase(
  environment: Environment = {},
  guard: (database: Database) => Database = (database) => database,
): Promise<Database> {
  const url = process.env['TEST_DATABASE_URL']
  if (url === undefined || url === '') return guard(await openInMemory(environment))
  const { database, config } = await openOnPostgres(url, environment)
  const guarded = guard(database)
  configs.set(guarded, config)
  return guarded
}

/** Settings of the database that a test changes. */
type Environment = Readonly<Record<string, string>>

/**
 * The database of {@link openTestDatabase} for a second process: on PostgreSQL with connections of its own, where one
 * statement may take `statementLimit` milliseconds. The embedded one serves one process, so there it is the same.
 */
export async function openAgain(database: Database, { statementLimit = 15_000 } = {}): Promise<Database> {
  const config = configs.get(database)
  if (database.kind === 'embedded') return { ...database, close: async () => undefined }
  if (config === undefined) throw new Error('this database is not one of openTestDatabase')
  const url = new URL(config.databaseUrl)
  url.searchParams.set('statement_timeout', String(statementLimit))
  return openDatabase({ ...config, databaseUrl: url.href })
}

/** For databases on PostgreSQL: their address. */
const configs = new WeakMap<Database, ReturnType<typeof configFor>>()

const CACHE = join(import.meta.dirname, '../../../.cache/server-tests')

async function openInMemory(environment: Environment): Promise<Database> {
  const template = join(CACHE, `${fingerprint()}.tar`)
  if (!existsSync(template)) await buildTemplate(template)
  const client = await PGlite.create({ dataDir: 'memory://', loadDataDir: new Blob([readFileSync(template)]) })
  return embeddedDatabase(client, readConfig(environment))
}

async function buildTemplate(template: string): Promise<void> {
  const client = await PGlite.create('memory://')
  await buildSample(await prepareEmbedded(client, readConfig({})), TEST_NOW)
  const dump = Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer())
  await client.close()
  mkdirSync(CACHE, { recursive: true })
  removeOutdated(basename(template))
  // Written under another name and renamed: test files run in parallel, and none may read half a file.
  const draft = `${template}.${randomUUID()}`
  writeFileSync(draft, dump)
  renameSync(draft, template)
}

/** A file that another test file is writing has the same prefix, and stays. */
function removeOutdated(current: string): void {
  for (const name of readdirSync(CACHE)) if (!name.startsWith(current)) rmSync(join(CACHE, name), { force: true })
}

async function openOnPostgres(serverUrl: string, environment: Environment) {
  const template = `campus_template_${fingerprint()}`
  const name = `campus_test_${randomUUID().replaceAll('-', '')}`
  await withServer(serverUrl, async (server) => {
    await server.query('select pg_advisory_lock(1)')
    const known = await server.query('select from pg_database where datname = $1', [template])
    if (known.rowCount === 0) await buildPostgresTemplate(serverUrl, server, template)
    await server.query(`create database ${name} template ${template}`)
    await server.query('select pg_advisory_unlock(1)')
  })
  const config = configFor(serverUrl, name, environment)
  const database = await openDatabase(config)
  const disposable: Database = {
    ...database,
    close: async () => {
      await database.close()
      await withServer(serverUrl, (server) => server.query(`drop database ${name} with (force)`))
    },
  }
  return { database: disposable, config }
}

async function buildPostgresTemplate(serverUrl: string, server: Client, template: string): Promise<void> {
  const draft = `${template}_draft`
  await server.query(`drop database if exists ${draft}`)
  await server.query(`create database ${draft}`)
  const database = await openDatabase(configFor(serverUrl, draft))
  await buildSample(database, TEST_NOW)
  await database.close()
  await server.query(`alter database ${draft} rename to ${template}`)
}

async function withServer<Result>(url: string, work: (server: Client) => Promise<Result>): Promise<Result> {
  const server = new Client({ connectionString: url })
  await server.connect()
  try {
    return await work(server)
  } finally {
    await server.end()
  }
}

function configFor(serverUrl: string, name: string, environment: Environment = {}) {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return readConfig({ DATABASE_POOL: '4', ...environment, DATABASE_URL: url.href })
}

/** Changes with everything that tables or sample data depend on: the server's sources and migrations. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const folder of [join(import.meta.dirname, '..'), migrationsFolder()]) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (
        /\.test\.ts$|(^|\/)testing\/|\.routes\.ts$|^(platform\/http|site\/(api-docs|gateway))\//.test(file) ||
        !/\.(ts|sql)$/.test(file)
      ) {
        continue
      }
      hash.update(file).update(readFileSync(join(folder, file)))
    }
  }
  return hash.digest('hex').slice(0, 16)
}
