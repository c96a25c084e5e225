/** A process leaves a job alone while another one renews its lease. */
import pino from 'pino'

import { TEST_NOW } from '../../testing/test-clock'
import { openAgain, openTestDatabase } from '../../testing/test-database'
import { waitUntil } from '../../testing/wait-until'
import type { Database } from '../database/database'

import '../../testing/test-server'

import { recurringJobWithoutTransaction } from './job'
import { LEASE_MS } from './job-queue'
import { JobRunner } from './job-runner'
import { jobs } from './job.schema'

const HOUR_MS = 60 * 60 * 1000

let database: Database
let other: Database
beforeAll(async () => {
  database = await openTestDatabase()
  other = await openAgain(database)
})
let now: Date
let runs = 0
let finish = (): void => undefined
beforeEach(async () => {
  // Only the timer that renews a lease is faked.
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'Date', 'performance'],
  })
  now = TEST_NOW
  runs = 0
  await database.asOwner((tx) => tx.delete(jobs))
})
afterEach(() => jest.useRealTimers())
afterAll(async () => {
  await other.close()
  await database.close()
})

const after = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds)
}
const row = async () => (await database.asOwner((tx) => tx.select().from(jobs)))[0]

/** A slow job, and two processes that know it. */
const slow = recurringJobWithoutTransaction('test.slow', HOUR_MS, () => {
  runs += 1
  return new Promise((resolve) => (finish = resolve))
})
const runnerOn = (on: Database) =>
  new JobRunner({ database: on, log: pino({ level: 'silent' }), jobs: [slow], now: () => now })

async function begin() {
  const done = runnerOn(database).look()
  await waitUntil(() => runs === 1)
  return { done, another: runnerOn(other) }
}

test('a job that is under way is nobody else’s, and its end is its own', async () => {
  const { done, another } = await begin()
  after(LEASE_MS - 1)
  await another.look()
  expect(runs).toBe(1)
  expect(await row()).toMatchObject({ state: 'running', tries: 1, lastError: '' })
  finish()
  await done
  expect(await row()).toMatchObject({ state: 'waiting', tries: 0, lastError: '', leaseId: null, leaseUntil: null })
})

test('a process that goes on telling keeps its job longer than one lease', async () => {
  const { done, another } = await begin()
  const third = LEASE_MS / 3
  for (let told = 1; told <= 4; told += 1) {
    after(third)
    const until = now.getTime() + LEASE_MS
    jest.advanceTimersByTime(third)
    await waitUntil(async () => (await row())?.leaseUntil?.getTime() === until)
    await another.look()
  }
  expect(runs).toBe(1)
  expect(await row()).toMatchObject({ state: 'running', tries: 1 })
  finish()
  await done
  expect(jest.getTimerCount()).toBe(0)
})

test('a process that tells nothing for a lease has lost its job, and what it then ends counts no more', async () => {
  const { done, another } = await begin()
  after(LEASE_MS)
  await another.look()
  const taken = await row()
  expect(taken).toMatchObject({
    state: 'waiting',
    tries: 1,
    lastError: expect.stringContaining('fell silent') as string,
  })
  finish()
  await done
  expect(await row()).toEqual(taken)
})
