import { count } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import { getUserInfo, sendSmsCode } from '@campus/contracts/sign-in'

import { JobRunner } from '../../platform/jobs/job-runner'
import { rateLimitHits } from '../../platform/rate-limits/rate-limit.schema'
import { sessions } from '../../platform/session/session.schema'
import { issueChallenge } from '../../platform/verification/captcha'
import { captchas, smsCodes } from '../../platform/verification/verification.schema'
import { TEST_NOW } from '../../testing/test-clock'
import { openTestServer, type TestServer } from '../../testing/test-server'
import { signInDomain } from './domain'
import { ssoCodes } from './sign-in.schema'
import { issueSsoCode } from './sso'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const TABLES = { rateLimitHits, captchas, sessions, smsCodes, ssoCodes }

async function rows(table: PgTable): Promise<number> {
  return server.database.asOwner(async (tx) => (await tx.select({ rows: count() }).from(table))[0]?.rows ?? -1)
}

/** The domain's own jobs on a clock that the test sets; all of them ran at `TEST_NOW`. */
async function runJobs() {
  let now = TEST_NOW
  const runner = new JobRunner({
    database: server.database,
    log: server.app.log,
    jobs: signInDomain.jobs ?? [],
    now: () => now,
  })
  await runner.look()
  return async (minutes: number) => {
    now = new Date(TEST_NOW.getTime() + minutes * 60_000)
    await runner.look()
  }
}

test('what is over goes, what still counts stays; an hour passes between two looks', async () => {
  const token = await server.signIn()
  await server.call(sendSmsCode, { mobile: '13900000001' })
  await server.database.withTenant('10001', async (tx) => {
    await issueChallenge(tx, { key: 'k'.repeat(16), now: TEST_NOW })
    await issueSsoCode(tx, { userId: '1001', mobileProvedTime: null, now: TEST_NOW, lifetime: 60 })
  })
  const lookAfter = await runJobs()
  for (const table of Object.values(TABLES)) expect(await rows(table)).toBeGreaterThan(0)
  await server.call(getUserInfo, {}, { token })

  await lookAfter(59)
  expect(await rows(ssoCodes)).toBe(1)
  await lookAfter(60)
  expect(await rows(ssoCodes)).toBe(0)
  expect(await rows(sessions)).toBeGreaterThan(0)

  await lookAfter(9 * 24 * 60)
  for (const table of Object.values(TABLES)) expect(await rows(table)).toBe(0)
})
