import { sql } from 'drizzle-orm'

import { cloudSchoolList, getUserInfo } from '@campus/contracts/sign-in'

import { samples } from '../../domains'
import { TEST_NOW } from '../../testing/test-clock'
import { openTestServer, type TestServer } from '../../testing/test-server'
import { tenants } from '../tenants/tenants.schema'
import { buildSample } from './sample'

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
  const failing = [...samples, () => Promise.reject(new Error('no more'))]
  await expect(buildSample(server.database, failing, TEST_NOW)).rejects.toThrow('no more')
  expect(await server.database.asOwner((tx) => tx.$count(tenants))).toBe(0)
})

test('of servers that start at once on an empty database one builds the sample', async () => {
  await server.database.asOwner((tx) => tx.delete(tenants))
  const built = await Promise.all([1, 2, 3].map(() => buildSample(server.database, samples, TEST_NOW)))
  expect(built.sort()).toEqual([false, false, true])
})
