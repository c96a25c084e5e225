/** A notice tells the runner about a job: in these tests it never finds one by looking at the table again. */
import pino from 'pino'
import * as v from 'valibot'

import { TEST_NOW } from '../../testing/test-clock'
import { openAgain, openTestDatabase } from '../../testing/test-database'
import type { Database } from '../database/database'

import '../../testing/test-server'

import { onceJob, orderJob } from './job'
import { JobRunner } from './job-runner'

const TENANT = '10001'

let database: Database
let other: Database
beforeAll(async () => {
  database = await openTestDatabase()
  other = await openAgain(database)
})
afterEach(() => jest.useRealTimers())
afterAll(async () => {
  await other.close()
  await database.close()
})

test('a job that is ordered in another process is run at once, and none once the runner has stopped', async () => {
  const seen: string[] = []
  const job = onceJob('test.told', v.string(), async (_, name) => void seen.push(name))
  const order = (name: string) =>
    database.withTenant(TENANT, (tx) => orderJob(tx, job, { scope: TENANT, key: name, data: name, dueTime: TEST_NOW }))
  const runner = new JobRunner({ database: other, log: pino({ level: 'silent' }), jobs: [job], now: () => TEST_NOW })
  // The runner's own timer never fires.
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'Date', 'performance'] })
  const turn = () => new Promise(setImmediate)
  runner.start()
  await runner.look()
  await order('told of')
  while (seen.length === 0) await turn()
  await runner.stop()
  const asked = jest.spyOn(other, 'asOwner')
  await order('too late')
  await jest.advanceTimersByTimeAsync(60_000)
  for (let waited = 0; waited < 100; waited += 1) await turn()
  expect(seen).toEqual(['told of'])
  expect(asked).not.toHaveBeenCalled()
})
