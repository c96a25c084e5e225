import { eq, sql } from 'drizzle-orm'
import pino from 'pino'
import * as v from 'valibot'

import { TEST_NOW } from '../../testing/test-clock'
import { openAgain, openTestDatabase } from '../../testing/test-database'
import { waitUntil } from '../../testing/wait-until'
import type { Database, Transaction } from '../database/database'
import { users } from '../session/session.schema'

import '../../testing/test-server'

import {
  onceJob,
  orderJob,
  OWNER_SCOPE,
  recurringJob,
  recurringJobWithoutTransaction,
  type Job,
  type JobContext,
} from './job'
import { LEASE_MS, MAX_TRIES } from './job-queue'
import { JobRunner } from './job-runner'
import { jobs } from './job.schema'

const TENANT = '10001'
const MINUTE_MS = 60_000

let database: Database
let other: Database
beforeAll(async () => {
  database = await openTestDatabase()
  other = await openAgain(database)
})
let now: Date
const running: JobRunner[] = []
let logged: string[] = []
beforeEach(() => {
  now = TEST_NOW
  logged = []
  return database.asOwner((tx) => tx.delete(jobs))
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((runner) => runner.stop()))
})
afterAll(async () => {
  await other.close()
  await database.close()
})

const after = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds)
}

function runnerOf(list: readonly Job[], on: Database = database): JobRunner {
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) })
  const runner = new JobRunner({ database: on, log, jobs: list, now: () => now })
  running.push(runner)
  return runner
}

/** A job of a school whose work the test gives. */
const rename = (work: (context: JobContext, name: string) => Promise<Date | void>) =>
  onceJob('test.rename', v.string(), work)
const write = async (tx: Transaction, nickName: string): Promise<void> => {
  await tx.update(users).set({ nickName }).where(eq(users.id, '1001'))
}
const nickName = async (tenantId: string) =>
  (await database.withTenant(tenantId, (tx) => tx.select().from(users).where(eq(users.id, '1001'))))[0]?.nickName
const rows = () => database.asOwner((tx) => tx.select().from(jobs))

type Renaming = ReturnType<typeof rename>
const order = (job: Renaming, data: string, key = data, dueTime = now) =>
  database.withTenant(TENANT, (tx) => orderJob(tx, job, { scope: TENANT, key, data, dueTime }))

test('a job runs at its time, in a transaction of its school, and is gone', async () => {
  const other = await nickName('10002')
  const job = rename(async ({ tx, tenantId, now: at }, name) => {
    // No `where` by school: row-level security hides the others.
    await write(tx, `${name} ${tenantId} ${at.toISOString()}`)
  })
  await order(job, 'due', 'k', new Date(now.getTime() + MINUTE_MS))
  await runnerOf([job]).look()
  expect(await nickName(TENANT)).not.toContain('due')
  after(MINUTE_MS)
  await runnerOf([job]).look()
  expect(await nickName(TENANT)).toBe(`due 10001 ${now.toISOString()}`)
  expect(await nickName('10002')).toBe(other)
  expect(await rows()).toEqual([])
})

test('a job is ordered with its transaction, and once for each key', async () => {
  const seen: string[] = []
  const job = rename(async (_, name) => void seen.push(name))
  const undone = database.withTenant(TENANT, async (tx) => {
    await orderJob(tx, job, { scope: TENANT, key: 'k', data: 'undone', dueTime: now })
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  await order(job, 'first', 'k')
  await order(job, 'second', 'k')
  await order(job, 'third', 'l')
  await runnerOf([job]).look()
  expect(seen.sort()).toEqual(['first', 'third'])
})

test('a school can order nothing for another, and sees no job', async () => {
  const denied = { cause: { code: '42501' } }
  for (const scope of ['10002', OWNER_SCOPE]) {
    const foreign = database.withTenant(TENANT, (tx) =>
      orderJob(
        tx,
        rename(async () => undefined),
        { scope, key: 'k', data: 'x', dueTime: now },
      ),
    )
    await expect(foreign).rejects.toMatchObject(denied)
  }
  for (const statement of ['select from jobs', 'delete from jobs', 'update jobs set tries = 0']) {
    await expect(database.withTenant(TENANT, (tx) => tx.execute(sql.raw(statement)))).rejects.toMatchObject(denied)
  }
})

test('runners of several processes run each job once', async () => {
  const seen: string[] = []
  const job = rename(async ({ tx }, name) => {
    await write(tx, name)
    seen.push(name)
  })
  const names = Array.from({ length: 12 }, (_, number) => `n${number}`)
  for (const name of names) await order(job, name)
  await Promise.all([runnerOf([job]), runnerOf([job], other), runnerOf([job], other)].map((runner) => runner.look()))
  expect(seen.sort()).toEqual(names.sort())
  expect(await rows()).toEqual([])
})

test('what a failed job wrote is undone; it is tried again after growing pauses, and its error is kept', async () => {
  let tries = 0
  const job = rename(async ({ tx }, name) => {
    tries += 1
    await write(tx, `${name} ${tries}`)
    if (tries < 3) throw new Error(`call 13800000001, try ${tries}`)
  })
  await order(job, 'retried')
  const runner = runnerOf([job])
  await runner.look()
  const [failed] = await rows()
  expect(failed).toMatchObject({ state: 'waiting', tries: 1, lastError: expect.stringContaining('try 1') })
  expect(failed?.lastError).not.toContain('13800000001')
  expect(await nickName(TENANT)).not.toContain('retried')
  after(4999)
  await runner.look()
  expect(tries).toBe(1)
  after(1)
  await runner.look()
  after(9999)
  await runner.look()
  expect(tries).toBe(2)
  after(1)
  await runner.look()
  expect([tries, await nickName(TENANT), await rows()]).toEqual([3, 'retried 3', []])
})

test('a job that never succeeds is given up and kept, and can be ordered no second time meanwhile', async () => {
  let tries = 0
  const job = rename(async () => {
    tries += 1
    throw new Error('broken')
  })
  await order(job, 'x')
  const runner = runnerOf([job])
  for (let round = 0; round < MAX_TRIES + 3; round++) {
    await runner.look()
    after(2 * 60 * MINUTE_MS)
  }
  expect(tries).toBe(MAX_TRIES)
  expect(await rows()).toMatchObject([{ state: 'dead', lastError: 'broken', tries: MAX_TRIES }])
  expect(logged.at(-1)).toContain('a job failed and is given up')
})

test('a job may find that its time has not come', async () => {
  let runs = 0
  const job = rename(async () => {
    runs += 1
    return runs === 1 ? new Date(now.getTime() + MINUTE_MS) : undefined
  })
  await order(job, 'x')
  const runner = runnerOf([job])
  await runner.look()
  await runner.look()
  expect([runs, (await rows()).length]).toEqual([1, 1])
  after(MINUTE_MS)
  await runner.look()
  expect([runs, (await rows()).length]).toEqual([2, 0])
})

test('a recurring job runs once in each period, whatever the number of processes', async () => {
  let runs = 0
  const hourly = recurringJob('test.hourly', 60 * MINUTE_MS, async ({ tx }) => {
    await tx.execute(sql`select count(*) from tenants`)
    runs += 1
  })
  const runners = [runnerOf([hourly]), runnerOf([hourly], other), runnerOf([hourly], other)]
  const look = () => Promise.all(runners.map((runner) => runner.look()))
  await look()
  await look()
  expect(runs).toBe(1)
  after(59 * MINUTE_MS)
  await look()
  expect(runs).toBe(1)
  after(MINUTE_MS)
  await look()
  expect(runs).toBe(2)
  // Hours without a running process are not made up for.
  after(10 * 60 * MINUTE_MS)
  await look()
  expect(runs).toBe(3)
})

test('a recurring job that fails is tried again, and at the latest in its next period', async () => {
  let runs = 0
  const job = recurringJob('test.minutely', MINUTE_MS, async () => {
    runs += 1
    throw new Error('broken')
  })
  const runner = runnerOf([job])
  for (let round = 0; round < 20; round++) {
    await runner.look()
    after(MINUTE_MS)
  }
  expect(runs).toBe(20)
  expect(await rows()).toMatchObject([{ state: 'waiting', tries: 20, lastError: 'broken' }])
})

test('a job without a transaction opens its own, and runs once in each period too', async () => {
  const counts: number[] = []
  const job = recurringJobWithoutTransaction('test.long', 60 * MINUTE_MS, async ({ database: own }) => {
    counts.push(await own.withTenant(TENANT, (tx) => tx.$count(users)))
    if (counts.length === 1) throw new Error('broken')
  })
  const runners = [runnerOf([job]), runnerOf([job], other)]
  const look = () => Promise.all(runners.map((runner) => runner.look()))
  await look()
  expect(await rows()).toMatchObject([{ state: 'waiting', tries: 1, lastError: 'broken' }])
  after(5000)
  await look()
  await look()
  expect([counts.length, await rows()]).toMatchObject([2, [{ tries: 0, lastError: '' }]])
  expect(counts[0]).toBeGreaterThan(0)
  after(60 * MINUTE_MS)
  await look()
  expect(counts).toHaveLength(3)
})

test('a job another process took up meanwhile counts there alone', async () => {
  const job = rename(async ({ tx }, name) => {
    await write(tx, name)
    await tx.execute(sql`select set_config('role', 'none', true)`)
    await tx.update(jobs).set({ leaseId: 'of another' })
  })
  await order(job, 'too late')
  await runnerOf([job]).look()
  expect(await nickName(TENANT)).not.toBe('too late')
  expect(logged.join()).toContain('the lease of job test.rename too late was lost')
})

test('a process that falls silent loses its job to another', async () => {
  const seen: string[] = []
  const job = rename(async (_, name) => void seen.push(name))
  await order(job, 'left behind')
  await database.asOwner((tx) =>
    tx
      .update(jobs)
      .set({ state: 'running', leaseId: 'gone', leaseUntil: new Date(now.getTime() + LEASE_MS), tries: 1 }),
  )
  const runner = runnerOf([job], other)
  after(LEASE_MS - 1)
  await runner.look()
  expect(seen).toEqual([])
  after(1)
  await runner.look()
  expect(await rows()).toMatchObject([{ state: 'waiting', lastError: expect.stringContaining('its process ended') }])
  after(5000)
  await runner.look()
  expect(seen).toEqual(['left behind'])
})

test('a job of a later release waits for a process that knows it', async () => {
  await order(
    rename(async () => undefined),
    'x',
  )
  await runnerOf([recurringJob('test.hourly', 60 * MINUTE_MS, async () => undefined)]).look()
  expect((await rows()).find(({ kind }) => kind === 'test.rename')).toMatchObject({ state: 'waiting', tries: 0 })
})

describe('by itself', () => {
  test('a runner hears of a job that is ordered in another process', async () => {
    const seen: string[] = []
    const job = rename(async (_, name) => void seen.push(name))
    const runner = runnerOf([job], other)
    runner.start()
    await runner.look()
    await order(job, 'heard of')
    await waitUntil(() => seen.length > 0)
    expect(seen).toEqual(['heard of'])
  })

  test('it looks when the next job is due', async () => {
    const begun = Date.now()
    const seen: string[] = []
    const job = rename(async (_, name) => void seen.push(name))
    const log = pino({ level: 'silent' })
    const runner = new JobRunner({ database, log, jobs: [job] })
    running.push(runner)
    runner.start()
    await runner.look()
    await order(job, 'soon', 'soon', new Date(begun + 200))
    await waitUntil(() => seen.length > 0)
    expect(Date.now() - begun).toBeGreaterThanOrEqual(200)
  })

  test('once stopped it has ended its job and takes up no other', async () => {
    const seen: string[] = []
    let stopped: Promise<void> | undefined
    const job = rename(async (_, name) => {
      stopped ??= runner.stop()
      seen.push(name)
    })
    await order(job, 'first')
    await order(job, 'second')
    const runner = runnerOf([job])
    runner.start()
    await waitUntil(() => stopped !== undefined)
    await stopped
    expect(seen).toHaveLength(1)
    expect((await rows()).map(({ state }) => state)).toEqual(['waiting'])
  })
})
