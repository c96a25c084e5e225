import { sql, type SQL } from 'drizzle-orm'

import { cloudSchoolList, getUserInfo } from '@campus/contracts/sign-in'

import { buildSample } from '../../sample/build-sample'
import { BUILDERS } from '../../sample/rows/builders'
import { TEST_NOW } from '../../testing/test-clock'
import { openAgain } from '../../testing/test-database'
import { openTestServer, type TestServer } from '../../testing/test-server'
import { waitUntil } from '../../testing/wait-until'
import { tenants } from '../tenants/tenants.schema'
import type { Transaction } from './database'
import { MIGRATION_LOCK } from './open'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

test('connections that break are replaced, and the calls after them are answered', async () => {
  const token = await server.signIn()
  // The embedded database has no connection to break; there this shows only that nothing blocks it.
  await server.database.asOwner((tx) =>
    tx.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    ),
  )
  await Promise.all(Array.from({ length: 20 }, () => server.send(cloudSchoolList, {})))
  const answers = await Promise.all(Array.from({ length: 20 }, () => server.call(getUserInfo, {}, { token })))
  expect(answers).toHaveLength(20)
  expect((await server.app.inject({ url: '/health' })).statusCode).toBe(200)
})

test('calls that break off leave nothing behind in their connection', async () => {
  const broken = Array.from({ length: 12 }, () =>
    server.database.withTenant('10001', (tx) => tx.execute(sql`select 1 / 0`)),
  )
  for (const outcome of await Promise.allSettled(broken)) expect(outcome.status).toBe('rejected')
  expect(await server.call(cloudSchoolList, {})).toHaveLength(5)
})

test('a sample that fails leaves nothing behind', async () => {
  await server.database.asOwner((tx) => tx.delete(tenants))
  const failing = [...BUILDERS, () => Promise.reject(new Error('no more'))]
  await expect(buildSample(server.database, TEST_NOW, failing)).rejects.toThrow('no more')
  expect(await server.database.asOwner((tx) => tx.$count(tenants))).toBe(0)
})

test('of servers that start at once on an empty database one builds the sample, the others wait longer than a statement may take', async () => {
  const other = await openAgain(server.database, { statementLimit: 200 })
  await server.database.asOwner((tx) => tx.delete(tenants))
  const built = await Promise.all([server.database, other, other].map((one) => buildSample(one, TEST_NOW)))
  expect(built.sort()).toEqual([false, false, true])
  await other.close()
})

describe('a server that starts waits for another one longer than a statement may take:', () => {
  const statementLimit = 200

  /** Starts `work` while another server holds something, and lets go when the work has waited three times the limit. */
  async function whileHeld<Result>(hold: SQL, work: () => Promise<Result>): Promise<Result> {
    const { database } = server
    const started = await database.asOwner(async (tx) => {
      await tx.execute(hold)
      const begun = { work: work() }
      // The embedded database serves one process, and whoever waits for it waits in its queue.
      if (database.kind === 'embedded') return begun
      const waiting = waitUntil(() => database.asOwner(hasWaitedLong)).then(() => 'waiting')
      expect(await Promise.race([begun.work, waiting])).toBe('waiting')
      return begun
    })
    return started.work
  }

  async function hasWaitedLong(tx: Transaction): Promise<boolean> {
    const { rows } = (await tx.execute(sql`
      select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
        and clock_timestamp() - query_start > ${`${3 * statementLimit} ms`}::interval`)) as { rows: { pid: number }[] }
    return rows.length > 0
  }

  test.each([
    ['migrates', sql`select`, sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`],
    ['has migrated', sql`select`, sql`lock table drizzle.__drizzle_migrations in access exclusive mode`],
    ['uses a table without policies', sql`drop policy tenant on clues`, sql`lock table clues in access exclusive mode`],
    [
      'uses a table that tells nothing',
      sql`drop function campus_changed() cascade`,
      sql`lock table tenants in share mode`,
    ],
  ])('one that %s', async (_, before, hold) => {
    await server.database.asOwner((tx) => tx.execute(before))
    const other = await whileHeld(hold, () => openAgain(server.database, { statementLimit }))
    expect(await other.asOwner((tx) => tx.$count(tenants))).toBe(5)
    await other.close()
  })
})
