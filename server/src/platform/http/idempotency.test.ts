import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import * as v from 'valibot'

import { defineCall, type CallRequest } from '@campus/contracts/call'

import { signInRoutes } from '../../domains/sign-in/sign-in.routes'
import { TEST_NOW } from '../../testing/test-clock'
import { openTestServer, type TestServer } from '../../testing/test-server'
import { base } from '../../testing/toy-calls'
import { JobRunner } from '../jobs/job-runner'
import { users } from '../session/session.schema'
import { handle, handleForEveryTenant, handleWithoutTransaction } from './handle'
import { cleanUpIdempotencyKeysJob } from './idempotency'
import { idempotencyKeys } from './idempotency.schema'
import { refuse } from './refusal'

const enrol = defineCall({
  ...base,
  id: 'test.enrol',
  method: 'POST',
  path: '/api/test/enrol',
  request: v.object({ mobile: v.string(), end: v.optional(v.picklist(['return', 'throw', 'fail'])) }),
  response: v.object({ id: v.string(), number: v.number() }),
  once: true,
})

let runs = 0
const enrolRoute = handle(
  enrol,
  async ({ tx, input }) => {
    runs += 1
    const number = runs
    await tx.insert(users).values({ id: `u${number}`, mobile: `${input.mobile}-${number}` })
    if (input.end === 'throw') throw refuse('conflict')
    if (input.end === 'fail') throw new Error('broken')
    return input.end === 'return' ? refuse('conflict') : { id: `u${number}`, number }
  },
  { visitorWrites: { once: 'for the school' } },
)

let server: TestServer
let token: string
beforeAll(async () => {
  server = await openTestServer({ routes: [enrolRoute, ...signInRoutes] })
  token = await server.signIn()
})
beforeEach(() => {
  runs = 0
  return server.database.asOwner(async (tx) => {
    await tx.delete(idempotencyKeys)
    for (let number = 1; number < 10; number++) await tx.delete(users).where(eq(users.id, `u${number}`))
  })
})
afterEach(() => server.errors.splice(0))
afterAll(() => server.close())

interface Sending {
  readonly key?: string
  readonly token?: string
  readonly tenantId?: string
}

async function send(payload: CallRequest<typeof enrol>, { key, ...options }: Sending) {
  const response = await server.send(enrol, payload, {
    ...options,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  })
  const { code, data, field } = response.json<{ code: number; data: unknown; field?: string }>()
  return { status: response.statusCode, code, data, field }
}

const newUsers = () =>
  server.database.asOwner(async (tx) =>
    (await tx.select({ id: users.id }).from(users)).map(({ id }) => id).filter((id) => /^u\d$/.test(id)),
  )

test('the same key with the same request brings the same response, and nothing happens again', async () => {
  const key = randomUUID()
  const first = await send({ mobile: '1' }, { key })
  expect(first).toMatchObject({ code: 0, data: { id: 'u1', number: 1 } })
  expect(await send({ mobile: '1' }, { key })).toEqual(first)
  expect(runs).toBe(1)
})

test('requests that come at the same time are one', async () => {
  const key = randomUUID()
  const responses = await Promise.all(Array.from({ length: 8 }, () => send({ mobile: '1' }, { key })))
  expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1)
  expect(responses[0]).toMatchObject({ code: 0, data: { number: 1 } })
  expect(await newUsers()).toEqual(['u1'])
})

test('a refusal that was returned is kept with what was written', async () => {
  const key = randomUUID()
  expect(await send({ mobile: '1', end: 'return' }, { key })).toMatchObject({ status: 200, code: 40900 })
  expect(await send({ mobile: '1', end: 'return' }, { key })).toMatchObject({ status: 200, code: 40900 })
  expect([runs, await newUsers()]).toEqual([1, ['u1']])
})

test.each([
  ['a refusal that was thrown', 'throw', 40900],
  ['a fault', 'fail', 50000],
] as const)('%s keeps nothing: the call can be made again', async (_, end, code) => {
  const key = randomUUID()
  expect(await send({ mobile: '1', end }, { key })).toMatchObject({ code })
  expect(await send({ mobile: '1', end }, { key })).toMatchObject({ code })
  expect([runs, await newUsers()]).toEqual([2, []])
})

test('a key that came with another request is refused by a code of its own', async () => {
  const key = randomUUID()
  await send({ mobile: '1' }, { key })
  expect(await send({ mobile: '2' }, { key })).toMatchObject({ status: 200, code: 40901 })
  expect(runs).toBe(1)
})

test('a key belongs to one person of one school', async () => {
  const key = randomUUID()
  await send({ mobile: '1' }, { key })
  expect(await send({ mobile: '1' }, { key, token })).toMatchObject({ data: { number: 2 } })
  expect(await send({ mobile: '1' }, { key, tenantId: '10002' })).toMatchObject({ data: { number: 3 } })
  expect(await send({ mobile: '1' }, { key, token })).toMatchObject({ data: { number: 2 } })
})

test('other keys and no key are calls of their own', async () => {
  await send({ mobile: '1' }, { key: randomUUID() })
  await send({ mobile: '1' }, { key: randomUUID() })
  await send({ mobile: '1' }, {})
  await send({ mobile: '1' }, {})
  expect(runs).toBe(4)
})

test.each(['short', 'x'.repeat(65), 'with a space in it', '含有汉字的一个很长很长的请求标识'])(
  '%j is no key',
  async (key) => {
    expect(
      await send({ mobile: '1' }, { key: encodeURI(key).includes('%') ? encodeURIComponent(key) : key }),
    ).toMatchObject({ status: 400, code: 40000, field: 'Idempotency-Key' })
    expect(runs).toBe(0)
  },
)

test('a response is kept for a day and more, and forgotten later', async () => {
  const key = randomUUID()
  const runner = new JobRunner({
    database: server.database,
    log: server.app.log,
    jobs: [cleanUpIdempotencyKeysJob],
    now: () => now,
  })
  await send({ mobile: '1' }, { key })
  let now = new Date(TEST_NOW.getTime() + 47 * 60 * 60 * 1000)
  await runner.look()
  await send({ mobile: '1' }, { key })
  expect(runs).toBe(1)
  now = new Date(TEST_NOW.getTime() + 49 * 60 * 60 * 1000)
  await runner.look()
  await send({ mobile: '1' }, { key })
  expect(runs).toBe(2)
})

test('only a call with one transaction of one school can happen once', () => {
  const response = { id: '', number: 1 }
  expect(() => handleWithoutTransaction(enrol, async () => response)).toThrow('test.enrol happens once')
  expect(() => handleForEveryTenant(enrol, async () => response)).toThrow('test.enrol happens once')
})
