/** Periods of recurring jobs begin at the same moments in every process, whenever it was started. */
import pino from 'pino'

import { TEST_NOW } from '../../testing/test-clock'
import { openTestDatabase } from '../../testing/test-database'
import type { Database } from '../database/database'

import '../../testing/test-server'

import { recurringJob } from './job'
import { JobRunner } from './job-runner'
import { jobs } from './job.schema'

const HOUR_MS = 60 * 60 * 1000

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('a job that first ran in the middle of an hour is due at the full hour', async () => {
  const fullHour = Math.ceil(TEST_NOW.getTime() / HOUR_MS) * HOUR_MS
  const ran: string[] = []
  let now = new Date(fullHour + 20 * 60_000)
  const hourly = recurringJob('test.hourly', HOUR_MS, async () => void ran.push(now.toISOString()))
  const runner = new JobRunner({ database, log: pino({ level: 'silent' }), jobs: [hourly], now: () => now })
  for (const minutes of [20, 59, 60, 61, 119, 125]) {
    now = new Date(fullHour + minutes * 60_000)
    await runner.look()
  }
  const at = (minutes: number) => new Date(fullHour + minutes * 60_000)
  expect(ran).toEqual([20, 60, 125].map((minutes) => at(minutes).toISOString()))
  const [row] = await database.asOwner((tx) => tx.select().from(jobs))
  expect(row?.dueTime).toEqual(at(180))
})
