/** A process is killed in the middle of a job; the next one finds job and data as if it had never started. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { eq } from 'drizzle-orm'
import pino from 'pino'
import * as v from 'valibot'

import { buildSample } from '../../sample/build-sample'
import { signInSample } from '../../sample/rows/sign-in'
import { readConfig } from '../config/config'
import type { Database } from '../database/database'
import { openDatabase } from '../database/open'
import { users } from '../session/session.schema'
import { onceJob, orderJob } from './job'
import { LEASE_MS } from './job-queue'
import { JobRunner } from './job-runner'
import { jobs } from './job.schema'

// Starts a database on disk three times, which takes seconds, or minutes on a busy machine.
jest.setTimeout(240_000)

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'campus-killed-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const nickName = async (database: Database) =>
  (await database.withTenant('10001', (tx) => tx.select().from(users).where(eq(users.id, '1001'))))[0]?.nickName

test('what a killed process had begun is undone, and done once by the next', async () => {
  const config = readConfig({ DATA_DIR: folder })
  const seen: string[] = []
  const job = onceJob('test.rename', v.string(), async ({ tx }, name) => {
    seen.push(name)
    await tx.update(users).set({ nickName: name }).where(eq(users.id, '1001'))
  })
  const first = await openDatabase(config)
  const begun = new Date()
  await buildSample(first, begun, [signInSample])
  await first.withTenant('10001', (tx) =>
    orderJob(tx, job, { scope: '10001', key: 'k', data: 'renamed', dueTime: begun }),
  )
  const before = await nickName(first)
  await first.close()

  const { DATABASE_URL: _none, ...inherited } = process.env
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, '../../testing/job-process.ts')],
    {
      cwd: join(import.meta.dirname, '../../..'),
      env: { ...inherited, DATA_DIR: folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  expect(said.toString()).toContain('taken')
  child.kill('SIGKILL')
  await once(child, 'exit')

  const second = await openDatabase(config)
  let now = new Date()
  const runner = new JobRunner({ database: second, log: pino({ level: 'silent' }), jobs: [job], now: () => now })
  expect(await nickName(second)).toBe(before)
  expect(await second.asOwner((tx) => tx.select().from(jobs))).toMatchObject([{ state: 'running', tries: 1 }])
  await runner.look()
  expect(seen).toEqual([])
  for (let look = 0; look < 3; look++) {
    now = new Date(now.getTime() + LEASE_MS)
    await runner.look()
  }
  expect(seen).toEqual(['renamed'])
  expect(await nickName(second)).toBe('renamed')
  expect(await second.asOwner((tx) => tx.$count(jobs))).toBe(0)
  await second.close()
})
