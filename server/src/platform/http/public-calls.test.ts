/** Responses that are the same for every visitor of a school, on a real database. */
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import * as v from 'valibot'

import { defineCall } from '@campus/contracts/call'
import { getNewsDetail, newsPage } from '@campus/contracts/news'
import { getInfoByTenantId } from '@campus/contracts/school'

import { routes } from '../../domains'
import { news } from '../../domains/news/news.schema'
import { reviews } from '../../domains/review/review.schema'
import { schools } from '../../domains/school/school.schema'
import { classStudents } from '../../domains/study/study.schema'
import { validInputFor } from '../../testing/arbitrary-input'
import { TEST_NOW } from '../../testing/test-clock'
import { openAgain } from '../../testing/test-database'
import { openTestServer, TEST_TENANT, type TestServer } from '../../testing/test-server'
import { base } from '../../testing/toy-calls'
import { waitUntil } from '../../testing/wait-until'
import type { Database, Transaction } from '../database/database'
import { FairQueue } from '../fair-queue'
import { recurringJob } from '../jobs/job'
import { JobRunner } from '../jobs/job-runner'
import { sessions } from '../session/session.schema'
import { handle, handlePublic } from './handle'

const OTHER_TENANT = '10002'
const HERE = { tenantId: TEST_TENANT }

const toy = (id: string) =>
  defineCall({
    ...base,
    id: `test.${id}`,
    method: 'POST',
    path: `/api/test/${id}`,
    request: v.object({}),
    response: v.any(),
  })
const titles = toy('titles')
const learners = toy('learners')
const tokens = toy('tokens')
const meddles = toy('meddles')
const retitle = toy('retitle')
/** How often each handler ran; for the titles, at the school of the test. */
const runs = { titles: 0, tokens: 0 }

const toys = [
  handlePublic(titles, async ({ tx, tenantId }) => {
    if (tenantId === TEST_TENANT) runs.titles += 1
    return tx.select({ title: news.title }).from(news).orderBy(news.id)
  }),
  handlePublic(learners, ({ tx }) => tx.select({ id: classStudents.id }).from(classStudents)),
  handlePublic(tokens, async ({ tx }) => {
    runs.tokens += 1
    return (await tx.select({ id: sessions.id }).from(sessions)).length
  }),
  handlePublic(meddles, async ({ tx }) => {
    await rename(tx, 'meddled')
    return true
  }),
  handle(
    retitle,
    async ({ tx }) => {
      await rename(tx, 'by a call')
      return true
    },
    { visitorWrites: { once: 'for the school' } },
  ),
]

/** Another title for every item of the transaction's school. */
async function rename(tx: Transaction, title: string): Promise<void> {
  await tx.update(news).set({ title })
}

let server: TestServer
let other: Database
beforeAll(async () => {
  server = await openTestServer({
    routes: [...routes, ...toys],
    environment: { ENVIRONMENT: 'production', LOG_LEVEL: 'silent' },
  })
  other = await openAgain(server.database)
})
afterAll(async () => {
  await other.close()
  await server.close()
})
beforeEach(() => server.setNow(TEST_NOW))

const titlesOf = async (tenantId: string = TEST_TENANT) =>
  new Set((await server.call(titles, {}, { tenantId })).map(({ title }: { title: string }) => title))

/** How often the handler runs during some work. */
async function runsDuring(work: () => Promise<unknown>): Promise<number> {
  const before = runs.titles
  await work()
  return runs.titles - before
}

test('a crowd is answered from one read, each with a trace id of its own, and a school with its own rows', async () => {
  await server.database.withTenant(OTHER_TENANT, (tx) => rename(tx, 'of another school'))
  await waitUntil(async () => (await titlesOf(OTHER_TENANT)).has('of another school'))
  await server.database.withTenant(TEST_TENANT, (tx) => rename(tx, 'here'))
  await waitUntil(async () => (await titlesOf()).has('here'))
  const ran = await runsDuring(async () => {
    const crowd = await Promise.all(Array.from({ length: 20 }, () => server.send(titles, {})))
    expect(new Set(crowd.map((response) => JSON.stringify(response.json<{ data: unknown }>().data))).size).toBe(1)
    expect(new Set(crowd.map((response) => response.json<{ traceId: string }>().traceId)).size).toBe(20)
    expect(await titlesOf(OTHER_TENANT)).toEqual(new Set(['of another school']))
    expect(await titlesOf()).toEqual(new Set(['here']))
  })
  expect(ran).toBe(0)
})

describe('a write is seen at once', () => {
  test.each<[string, string, () => Promise<unknown>]>([
    ['of a call', 'by a call', () => server.call(retitle, {})],
    [
      'with the owner’s rights, as an operator’s command has them',
      'by the operator',
      () =>
        server.database.asOwner((tx) =>
          tx.update(news).set({ title: 'by the operator' }).where(eq(news.tenantId, TEST_TENANT)),
        ),
    ],
    [
      'of a job',
      'by a job',
      async () => {
        const job = recurringJob('test.rename', 60_000, async ({ tx }) => {
          await tx.update(news).set({ title: 'by a job' }).where(eq(news.tenantId, TEST_TENANT))
        })
        await new JobRunner({ database: server.database, log: server.app.log, jobs: [job] }).look()
      },
    ],
    ['of another process', 'elsewhere', () => other.withTenant(TEST_TENANT, (tx) => rename(tx, 'elsewhere'))],
    [
      'in plain SQL',
      'in SQL',
      () => other.asOwner((tx) => tx.execute(sql`update news set title = 'in SQL' where tenant_id = ${TEST_TENANT}`)),
    ],
  ])('%s', async (_, title, write) => {
    await titlesOf()
    await write()
    await waitUntil(async () => (await titlesOf()).has(title))
    expect(await titlesOf()).toEqual(new Set([title]))
  })

  test('a row that is added, or goes', async () => {
    const before = (await server.call(titles, {})).length
    await server.database.withTenant(TEST_TENANT, (tx) =>
      tx.insert(news).values({ id: 'added', title: 'added', publishTime: TEST_NOW, createdTime: TEST_NOW }),
    )
    await waitUntil(async () => (await server.call(titles, {})).length === before + 1)
    await server.database.withTenant(TEST_TENANT, (tx) => tx.delete(news).where(eq(news.id, 'added')))
    await waitUntil(async () => (await server.call(titles, {})).length === before)
    expect((await titlesOf()).has('added')).toBe(false)
  })
})

test('what changes elsewhere, or only counts, drops nothing', async () => {
  await titlesOf()
  const ran = await runsDuring(async () => {
    await server.database.withTenant(OTHER_TENANT, (tx) => rename(tx, 'of another school again'))
    await server.database.withTenant(TEST_TENANT, async (tx) => {
      await tx.update(schools).set({ browseCount: sql`browse_count + 1` })
      await tx.update(reviews).set({ thumbsCount: sql`thumbs_count + 1`, browseCount: sql`browse_count + 1` })
      await tx.update(news).set({ title: sql`title` })
    })
    // When this has arrived, all earlier notices have too.
    await waitUntil(async () => (await titlesOf(OTHER_TENANT)).has('of another school again'))
    await titlesOf()
  })
  expect(ran).toBe(0)
})

test('nothing of a person is in it, whoever calls, and it changes nothing', async () => {
  const token = await server.signIn()
  const visitor = await server.call(learners, {})
  expect(visitor).toEqual([])
  expect(await server.call(learners, {}, { token })).toEqual([])
  const before = await titlesOf()
  expect((await server.send(meddles, {})).statusCode).toBe(500)
  expect(await titlesOf()).toEqual(before)
})

test('what is read from a table whose changes nobody tells is read each time; in development that is an error', async () => {
  const before = runs.tokens
  const first = await server.call(tokens, {})
  await server.signIn()
  expect(await server.call(tokens, {})).toBe(first + 1)
  expect(runs.tokens - before).toBe(2)
  const development = await openTestServer({ routes: toys, environment: { LOG_LEVEL: 'silent' } })
  expect((await development.send(tokens, {})).statusCode).toBe(500)
  await development.close()
})

test('API-60 what is dated later appears the second it is due', async () => {
  const due = new Date(Math.floor(TEST_NOW.getTime() / 1000) * 1000 + 2000)
  await server.database.withTenant(TEST_TENANT, (tx) =>
    tx.insert(news).values({ id: 'due', title: 'due', publishTime: due, createdTime: TEST_NOW }),
  )
  const isListed = async () =>
    (await server.call(newsPage, { size: 99, model: {} })).records.some(({ id }) => id === 'due')
  expect(await isListed()).toBe(false)
  server.setNow(new Date(due.getTime() - 1))
  expect(await isListed()).toBe(false)
  server.setNow(due)
  expect(await isListed()).toBe(true)
  expect(await server.call(getNewsDetail, { id: 'due' })).toMatchObject({ title: 'due' })
})

describe('conditional requests', () => {
  test('who has it already is told so without a statement of the database', async () => {
    const first = await server.send(getInfoByTenantId, HERE)
    const { etag } = first.headers
    expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'tenantid' })
    const queued = jest.spyOn(FairQueue.prototype, 'run')
    const again = await server.send(getInfoByTenantId, HERE, { headers: { 'if-none-match': `"x", ${String(etag)}` } })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
    expect(again.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'tenantid' })
    expect(queued).not.toHaveBeenCalled()
    const elsewhere = await server.send(
      getInfoByTenantId,
      { tenantId: OTHER_TENANT },
      { tenantId: OTHER_TENANT, headers: { 'if-none-match': String(etag) } },
    )
    expect(elsewhere.statusCode).toBe(200)
  })

  test('after a change the tag is another', async () => {
    const { etag } = (await server.send(getInfoByTenantId, HERE)).headers
    await server.database.withTenant(TEST_TENANT, (tx) => tx.update(schools).set({ address: 'moved' }))
    await waitUntil(async () => (await server.call(getInfoByTenantId, HERE)).address === 'moved')
    const again = await server.send(getInfoByTenantId, HERE, { headers: { 'if-none-match': String(etag) } })
    expect(again.statusCode).toBe(200)
  })

  test('an address that is asked for once is not kept by the browser, nor is the response of a POST', async () => {
    const once = await server.app.inject({
      url: `${getInfoByTenantId.path}?tenantId=${TEST_TENANT}&_t=1`,
      headers: { tenantid: TEST_TENANT },
    })
    expect([once.statusCode, once.headers['cache-control']]).toEqual([200, 'no-store'])
    const post = await server.send(newsPage, { model: {} })
    expect([post.headers['cache-control'], post.headers.etag]).toEqual(['no-store', undefined])
  })
})

// Generated: every public call × visitor, learner, returning browser.
const generated = routes.flatMap((route) => {
  const inputs = fc
    .sample(validInputFor(route.call, [TEST_TENANT]), { seed: 1, numRuns: 8 })
    .filter((input) => v.safeParse(route.call.request, input).success)
  return inputs.some((input) => route.prepare(input).scope === 'public')
    ? [[route.call.id, route, inputs] as const]
    : []
})

test('most of what visitors read is public', () => {
  expect(generated.length).toBeGreaterThan(25)
})

test.each(generated)(
  '%s is the same for a visitor and for who is signed in, and sets no cookie',
  async (_, { call }, inputs) => {
    const token = await server.signIn()
    const dataOf = async (input: unknown, options: object) => {
      const response = await server.send(call, input, options)
      expect(response.headers['set-cookie']).toBeUndefined()
      const { traceId: _own, ...envelope } = response.json<Record<string, unknown>>()
      return envelope
    }
    for (const input of inputs.slice(0, 3)) {
      const visitor = await dataOf(input, {})
      expect(await dataOf(input, { token })).toEqual(visitor)
      expect(await dataOf(input, { headers: { cookie: 'campus_visitor=abcdefghijklmnopqrstuv' } })).toEqual(visitor)
    }
  },
)
