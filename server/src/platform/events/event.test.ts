import { sql } from 'drizzle-orm'

import { TEST_NOW } from '../../testing/test-clock'
import { openTestDatabase } from '../../testing/test-database'
import type { Database } from '../database/database'

import '../../testing/test-server'

import { isolateTenants } from '../database/tenant-isolation'
import { eventsOf, recordEvent } from './event'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const later = new Date(TEST_NOW.getTime() + 5)

test('what happened to a subject is told in its order, with who, when and what', async () => {
  await database.withTenant('10001', async (tx) => {
    await recordEvent({ tx, now: later, user: null }, { kind: 'test.ended', subject: 's1', data: { score: 87.5 } })
    await recordEvent({ tx, now: TEST_NOW, user: { id: '1001' } }, { kind: 'test.begun', subject: 's1' })
    await recordEvent({ tx, now: TEST_NOW }, { kind: 'test.begun', subject: 's2' })
  })
  expect(await eventsOf(database, '10001', 's1')).toEqual([
    { time: TEST_NOW, person: '1001', kind: 'test.begun', data: {} },
    { time: later, person: '', kind: 'test.ended', data: { score: 87.5 } },
  ])
  expect(await eventsOf(database, '10002', 's1')).toEqual([])
})

test('an event goes with the transaction that is undone', async () => {
  const undone = database.withTenant('10001', async (tx) => {
    await recordEvent({ tx, now: TEST_NOW }, { kind: 'test.begun', subject: 's3' })
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  expect(await eventsOf(database, '10001', 's3')).toEqual([])
})

test.each([
  `update events set kind = 'other'`,
  'delete from events',
  'truncate events',
  `insert into events (id, time, person, kind, subject, data) values ('e', now(), '', 'k', 's', '{}') on conflict (tenant_id, id) do update set kind = 'other'`,
])('what is recorded can be neither changed nor removed: %s', async (statement) => {
  const change = () => database.withTenant('10001', (tx) => tx.execute(sql.raw(statement)))
  await expect(change()).rejects.toMatchObject({ cause: { code: '42501' } })
  // The next start does not grant the right again.
  await database.asOwner(isolateTenants)
  await expect(change()).rejects.toMatchObject({ cause: { code: '42501' } })
})

test('nothing can be recorded for another school', async () => {
  const foreign = database.withTenant('10001', (tx) =>
    tx.execute(
      sql`insert into events (tenant_id, id, time, person, kind, subject, data) values ('10002', 'e', now(), '', 'k', 's', '{}')`,
    ),
  )
  await expect(foreign).rejects.toMatchObject({ cause: { code: '42501' } })
})
