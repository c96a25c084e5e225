import { sql } from 'drizzle-orm'

import { TEST_NOW } from '../../testing/test-clock'
import { openTestServer, type TestServer } from '../../testing/test-server'
import type { Transaction } from '../database/database'
import {
  countHit,
  defineRateLimit,
  forgetHits,
  forgetHitsHere,
  isLimited,
  queueFor,
  REMEMBERED_MS,
  removeOldHits,
  takeBack,
} from './rate-limit'
import { rateLimitHits } from './rate-limit.schema'

const MINUTE_MS = 60_000
const rule = defineRateLimit({
  key: 'test',
  counts: 'tries of a test',
  limits: {
    pause: [{ times: 1, withinMs: MINUTE_MS }],
    most: [
      { times: 2, withinMs: 10 * MINUTE_MS },
      { times: 3, withinMs: REMEMBERED_MS },
    ],
  },
})
const other = defineRateLimit({ key: 'other', counts: 'something else', limits: rule.limits })

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterEach(() => server.database.asOwner((tx) => tx.delete(rateLimitHits)))
afterAll(() => server.close())

/** Whose rows of owned tables a transaction sees. */
async function userOf(tx: Transaction): Promise<string | undefined> {
  const [row] = await tx.select({ user: sql<string>`current_setting('campus.user_id')` }).from(sql`(select) as nothing`)
  return row?.user
}

const after = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * MINUTE_MS)
const at = (tenantId: string) => ({
  hit: (minutes: number, whom = 'a') =>
    server.database.withTenant(tenantId, (tx) => countHit(tx, { rule, whom, now: after(minutes) })),
  limited: (limit: 'pause' | 'most', minutes: number, counted: { rule?: typeof rule; whom?: string } = {}) =>
    server.database.withTenant(tenantId, (tx) =>
      isLimited(tx, { rule, whom: 'a', ...counted, limit, now: after(minutes) }),
    ),
})

test('a limit is reached when one of its windows is full, and only then', async () => {
  const { hit, limited } = at('10001')
  expect(await limited('pause', 0)).toBe(false)
  await hit(0)
  expect([await limited('pause', 0.9), await limited('pause', 1), await limited('most', 1)]).toEqual([
    true,
    false,
    false,
  ])
  await hit(5)
  expect([await limited('most', 9), await limited('most', 10)]).toEqual([true, false])
  await hit(20)
  expect([await limited('most', 31), await limited('most', 24 * 60 - 1), await limited('most', 24 * 60)]).toEqual([
    true,
    true,
    false,
  ])
})

test('hits belong to one rule, to whom they count, and to one school; the owner sees those of all schools', async () => {
  const { hit, limited } = at('10001')
  await hit(0)
  expect(await limited('pause', 0, { whom: 'b' })).toBe(false)
  expect(await limited('pause', 0, { rule: other })).toBe(false)
  expect(await at('10002').limited('pause', 0)).toBe(false)
  await at('10002').hit(0)
  const everywhere = { rule, whom: 'a', limit: 'most', now: after(0) } as const
  expect(await server.database.asOwner((tx) => isLimited(tx, everywhere))).toBe(true)
})

test('where a rule counts everywhere, the hits of every school are one count, and a transaction stays its school’s', async () => {
  const everywhere = defineRateLimit({ key: 'everywhere', counts: 'tries', everywhere: true, limits: rule.limits })
  const counted = { rule: everywhere, whom: 'a', now: after(0) }
  for (const tenantId of ['10001', '10002']) {
    await server.database.withTenant(tenantId, (tx) => countHit(tx, counted))
  }
  const seen = await server.database.withTenant(
    '20001',
    async (tx) => {
      await queueFor(tx, counted)
      const isFull = await isLimited(tx, { ...counted, limit: 'most' })
      const hits = await tx.$count(rateLimitHits)
      await countHit(tx, counted)
      return { isFull, hits, own: await tx.$count(rateLimitHits), user: await userOf(tx) }
    },
    'someone',
  )
  expect(seen).toEqual({ isFull: true, hits: 0, own: 1, user: 'someone' })
  await server.database.withTenant('10001', (tx) => forgetHits(tx, counted))
  expect(await server.database.asOwner((tx) => isLimited(tx, { ...counted, limit: 'pause' }))).toBe(false)
})

test('a hit that was none is taken back, and no other', async () => {
  const taken = await server.database.withTenant('10001', async (tx) => {
    await countHit(tx, { rule, whom: 'a', now: after(0) })
    return countHit(tx, { rule, whom: 'a', now: after(0) })
  })
  await server.database.withTenant('10002', (tx) => takeBack(tx, taken))
  expect(await at('10001').limited('most', 0)).toBe(true)
  await server.database.withTenant('10001', (tx) => takeBack(tx, taken))
  expect([await at('10001').limited('most', 0), await at('10001').limited('pause', 0)]).toEqual([false, true])
})

test('who came to a good end starts anew', async () => {
  const { hit, limited } = at('10001')
  await hit(0)
  await hit(0, 'b')
  await server.database.withTenant('10001', (tx) => forgetHits(tx, { rule, whom: 'a' }))
  expect([await limited('pause', 0), await limited('pause', 0, { whom: 'b' })]).toEqual([false, true])
})

test('what a school counted for somebody is forgotten with what stands behind a colon; others’ and other schools’ is not', async () => {
  const left = async (tenantId: string) => {
    const hits = await server.database.withTenant(tenantId, (tx) => tx.select().from(rateLimitHits))
    return hits.map(({ key }) => key).sort()
  }
  for (const whom of ['a_', 'a_:1.2.3.4', 'a_:2001:db8::', 'ab', 'ab:1.2.3.4', 'a_b']) await at('10001').hit(0, whom)
  await at('10002').hit(0, 'a_')
  await server.database.withTenant('10001', (tx) => forgetHitsHere(tx, { rule, whom: 'a_' }))
  expect([await left('10001'), await left('10002')]).toEqual([['test:a_b', 'test:ab', 'test:ab:1.2.3.4'], ['test:a_']])
})

test('hits that no limit looks back to are removed', async () => {
  await at('10001').hit(0)
  await at('10001').hit(1)
  await server.database.asOwner((tx) => removeOldHits(tx, new Date(after(0).getTime() + REMEMBERED_MS + 1)))
  expect(await server.database.asOwner((tx) => tx.$count(rateLimitHits))).toBe(1)
})

test('a limit that looks back further than hits are kept cannot be declared', () => {
  const tooLong = { key: 'x', counts: 'x', limits: { most: [{ times: 1, withinMs: REMEMBERED_MS + 1 }] } }
  expect(() => defineRateLimit(tooLong)).toThrow('looks back further')
})
