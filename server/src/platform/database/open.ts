import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

import type { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import type { FastifyBaseLogger } from 'fastify'
import { Pool, type ClientBase } from 'pg'
import pino from 'pino'

import type { Config } from '../config/config'
import { DiskGuard } from '../disk/disk-guard'
import { FairQueue } from '../fair-queue'
import { reasonOf } from '../reason'
import { tellChanges } from './changes'
import { databaseOn, type Database } from './database'
import { openEmbeddedClient, type EmbeddedClient } from './embedded/open-embedded'
import { prepareStatements } from './embedded/prepare-statements'
import { readOnlyWhileFull } from './embedded/read-only-while-full'
import { FolderInUseError, lockFolder } from './folder-lock'
import { KnownTables } from './known-tables'
import { NoticeConnection } from './notice-connection'
import { DATABASE_CHANNEL, Notices } from './notices'
import { transactionsOn } from './pool-transaction'
import { preparedClient, StatementNames } from './prepared-client'
import { isolateTenants } from './tenant-isolation'

/** The database cannot be used; the message is one sentence for the operator. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError'
}

type QueueConfig = Pick<Config, 'databaseQueue' | 'databaseQueueOfOne'>
type DatabaseConfig = QueueConfig & Pick<Config, 'databaseUrl' | 'databasePool' | 'dataDirectory'>

/**
 * Opens the configured database with its tables up to date and its tenants
 * isolated. Throws {@link DatabaseUnavailableError}.
 */
export async function openDatabase(
  config: DatabaseConfig,
  log: FastifyBaseLogger = pino({ level: 'silent' }),
): Promise<Database> {
  return config.databaseUrl === '' ? openEmbedded(config, log) : openPostgres(config)
}

async function openEmbedded(config: DatabaseConfig, log: FastifyBaseLogger): Promise<Database> {
  const { dataDirectory } = config
  const folder = join(dataDirectory, 'postgres')
  let unlock = (): void => undefined
  let opened: EmbeddedClient | undefined
  try {
    mkdirSync(dataDirectory, { recursive: true })
    unlock = lockFolder(`${folder}.lock`)
    opened = await openEmbeddedClient(folder, log)
    const database = await prepareEmbedded(opened.client, config)
    const disk = new DiskGuard(dataDirectory, { log })
    return { ...readOnlyWhileFull(database, disk), close: () => closeAll(opened, unlock) }
  } catch (cause) {
    await closeAll(opened, unlock)
    throw new DatabaseUnavailableError(`The database in ${folder} cannot be opened: ${adviceOn(cause)}.`, { cause })
  }
}

async function closeAll(opened: EmbeddedClient | undefined, unlock: () => void): Promise<void> {
  try {
    await opened?.close()
  } finally {
    unlock()
  }
}

function adviceOn(cause: unknown): string {
  if (cause instanceof FolderInUseError) return `${cause.message}; stop it or set DATA_DIR to another folder`
  return `${reasonOf(cause)}; restore the folder, or move it away to start with a new one`
}

/** Migrates and isolates an embedded database that is open already. */
export async function prepareEmbedded(client: PGlite, config: QueueConfig): Promise<Database> {
  await migrateEmbedded(drizzleEmbedded(client), { migrationsFolder: migrationsFolder() })
  const database = await embeddedDatabase(client, config)
  await database.asOwner(isolateTenants)
  await database.asOwner(tellChanges)
  return database
}

/** The interface on an embedded database that is prepared already. */
export async function embeddedDatabase(client: PGlite, config: QueueConfig): Promise<Database> {
  const notices = new Notices()
  await client.listen(DATABASE_CHANNEL, (message) => notices.deliver(message))
  const queue = queueFor(config, 1)
  const tables = new KnownTables()
  prepareStatements(client, new StatementNames())
  const drizzle = drizzleEmbedded(client, { logger: tables.logger })
  return databaseOn({
    kind: 'embedded',
    transaction: (work) => drizzle.transaction(work),
    queue,
    notices,
    tables,
    close: () => client.close(),
  })
}

function queueFor({ databaseQueue, databaseQueueOfOne }: QueueConfig, atOnce: number): FairQueue {
  return new FairQueue({
    work: 'transactions',
    atOnce,
    places: databaseQueue,
    placesOfOne: databaseQueueOfOne,
  })
}

/** Two servers that start at once must not both migrate. Any number works, if it is always this one. */
export const MIGRATION_LOCK = 7_305_512

/** Milliseconds for one statement of a call. What a start does, and waits for, may take longer. */
const STATEMENT_LIMIT = 15_000

async function openPostgres(config: DatabaseConfig): Promise<Database> {
  const notices = new Notices()
  /** Process ids of the pool's connections, as the server names them. */
  const own = new Set<number>()
  const pool = new Pool({
    connectionString: config.databaseUrl,
    Client: preparedClient(new StatementNames()),
    max: config.databasePool,
    connectionTimeoutMillis: 5000,
    statement_timeout: STATEMENT_LIMIT,
    idle_in_transaction_session_timeout: 30_000,
    // A connection is given out once it listens; the pool waits for the promise, though its types do not say so.
    // eslint-disable-next-line @typescript-eslint/no-misused-promises
    onConnect: (client) => hearOwnChanges(client, own, notices),
  })
  // The pool replaces a connection that breaks while idle; without a listener the error would end the process.
  pool.on('error', () => undefined)
  const connection = new NoticeConnection(config.databaseUrl, notices, (processId) => own.has(processId))
  const close = async (): Promise<void> => {
    await connection.close()
    await pool.end()
  }
  try {
    const lock = await pool.connect()
    try {
      await lock.query('set statement_timeout = 0')
      await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
      const starting = drizzlePostgres(lock)
      await migratePostgres(starting, { migrationsFolder: migrationsFolder() })
      await starting.transaction(isolateTenants)
      await starting.transaction(tellChanges)
      const queue = queueFor(config, config.databasePool)
      const tables = new KnownTables()
      const transaction = transactionsOn(pool, tables)
      await connection.open()
      return databaseOn({ kind: 'postgres', transaction, queue, notices, tables, close })
    } finally {
      // The lock ends with its connection, also with one that broke, and so does the missing limit.
      lock.release(true)
    }
  } catch (cause) {
    await close()
    throw new DatabaseUnavailableError(`The database of DATABASE_URL cannot be used (${reasonOf(cause)}).`, { cause })
  }
}

/**
 * A process that changes something and reads it next must not get what it kept from before. PostgreSQL tells a connection
 * of its own changes before it confirms their commit; of those of other processes the notice connection hears.
 */
async function hearOwnChanges(client: ClientBase, own: Set<number>, notices: Notices): Promise<void> {
  let pid = 0
  // One that breaks while it is given out tells its query; what it had changed before may not have been told.
  client.on('error', () => {
    own.delete(pid)
    notices.missed()
  })
  client.on('end', () => own.delete(pid))
  client.on('notification', ({ processId, payload = '' }) => {
    if (processId === pid) notices.deliver(payload)
  })
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  pid = rows[0]?.pid ?? 0
  own.add(pid)
  await client.query(`listen ${DATABASE_CHANNEL}`)
}

/** The migrations are beside `src` and `dist`, so we search upwards. */
export function migrationsFolder(): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, 'migrations')
    if (existsSync(join(candidate, 'meta', '_journal.json'))) return candidate
  }
  throw new Error('the migrations folder is missing')
}
