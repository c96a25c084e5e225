/** The rules of every call: the school, who may make it, and the effects of a refusal. */
import { eq } from 'drizzle-orm'
import { fastify } from 'fastify'
import * as v from 'valibot'

import { defineCall } from '@campus/contracts/call'

import { signInRoutes } from '../../domains/sign-in/sign-in.routes'
import { TEST_NOW } from '../../testing/test-clock'
import { openTestServer, type TestServer } from '../../testing/test-server'
import { base, echo, mine, remove, rename, toys, visitor, where } from '../../testing/toy-calls'
import { users } from '../session/session.schema'
import { registerApi } from './api'
import { handle, handleSignedIn } from './handle'
import { basicAuthorization } from './signature'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await openTestServer({ routes: [...toys, ...signInRoutes] })
  token = await server.signIn()
})
afterEach(() => server.errors.splice(0))
afterAll(() => server.close())

describe('refusals', () => {
  const nickName = () =>
    server.database.withTenant(
      '10001',
      async (tx) => (await tx.select().from(users).where(eq(users.mobile, '13800000001')))[0]?.nickName,
    )

  test('thrown, a refusal undoes what was written; returned, it keeps it', async () => {
    expect(await server.refusal(rename, { end: 'throw' })).toMatchObject({ status: 200, code: 40900 })
    expect(await nickName()).not.toBe('throw')
    expect(await server.refusal(rename, { end: 'return' })).toMatchObject({ status: 200, code: 40900 })
    expect(await nickName()).toBe('return')
  })
})

test('HTTP-07 a call of our own page is handled with the client’s authorization, which the page does not have', async () => {
  const api = fastify()
  const { config, database } = server
  registerApi(api, { config, database, routes: toys, isPartnerSite: async () => false, now: () => TEST_NOW })
  const seen: unknown[] = []
  api.addHook('preHandler', async ({ headers }) => void seen.push(headers.authorization))
  await api.inject({ url: where.path, headers: { 'sec-fetch-site': 'same-origin' } })
  await api.inject({ url: where.path, headers: { 'sec-fetch-site': 'same-origin', authorization: 'Basic own' } })
  await api.inject({ url: where.path })
  expect(seen).toEqual([basicAuthorization(config), 'Basic own', undefined])
  await api.close()
})

describe('other sites', () => {
  test.each([
    ['POST', echo.path],
    ['GET', remove.path],
  ] as const)('a %s that changes something is refused to them', async (method, url) => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'http://evil.cn' },
      { referer: 'http://evil.cn/' },
    ]) {
      const response = await server.app.inject({ method, url, headers: { host: 'localhost', ...headers } })
      expect(response.json()).toMatchObject({ code: 40300 })
    }
  })

  test('reading is not', async () => {
    const response = await server.app.inject({
      url: '/api/test/read/1',
      headers: { host: 'localhost', 'sec-fetch-site': 'cross-site' },
    })
    expect(response.json()).toMatchObject({ code: 0 })
  })
})

describe('API-02 whom a call is for', () => {
  test.each([
    ['the host', {}, { host: 'hailan.localhost:8080' }, '10002'],
    ['the bare host', {}, { host: 'localhost:8080' }, '10001'],
    ['the header before the host', {}, { host: 'localhost', tenantid: '10002' }, '10002'],
    ['the payload before the header', { tenantId: '20001' }, { host: 'localhost', tenantid: '10002' }, '20001'],
  ])('%s decides the tenant', async (_, payload, headers, tenant) => {
    const response = await server.app.inject({ method: 'POST', url: where.path, payload, headers })
    expect(response.json()).toMatchObject({ data: { tenant, user: null } })
  })

  test.each([
    ['payload', { tenantId: 'nobody' }, { host: 'localhost' }],
    ['header', {}, { host: 'localhost', tenantid: 'nobody' }],
    ['host', {}, { host: 'nobody.localhost' }],
  ])('a tenant of the %s that does not exist is 40410', async (_, payload, headers) => {
    const response = await server.app.inject({ method: 'POST', url: where.path, payload, headers })
    expect([response.statusCode, response.json<{ code: number }>().code]).toEqual([200, 40410])
  })

  test('a token counts at its own school only', async () => {
    expect(await server.call(where, {}, { token })).toEqual({ tenant: '10001', user: '1001' })
    expect(await server.call(where, {}, { token, tenantId: '10002' })).toEqual({ tenant: '10002', user: null })
    expect(await server.refusal(mine, {}, { token, tenantId: '10002' })).toMatchObject({ status: 200, code: 40001 })
  })

  test('API-68 API-70 without a valid token only calls that need a user refuse', async () => {
    for (const bad of [undefined, '', 'nonsense', 'x'.repeat(4000), `${token}x`]) {
      const options = bad === undefined ? {} : { token: bad }
      expect(await server.refusal(mine, {}, options)).toMatchObject({ status: 200, code: 40001 })
      expect(await server.call(where, {}, options)).toMatchObject({ user: null })
    }
  })

  test('API-68 an expired token says so', async () => {
    server.setNow(new Date(TEST_NOW.getTime() + 8 * 24 * 60 * 60 * 1000))
    expect(await server.refusal(mine, {}, { token })).toMatchObject({ code: 40005 })
    server.setNow(TEST_NOW)
    expect(await server.call(mine, {}, { token })).toBe('1001')
  })

  test('a handler for signed-in users cannot stand behind an open call', () => {
    expect(() => handleSignedIn(echo, async () => null)).toThrow('test.echo')
  })
})

describe('an address', () => {
  test('is the caller’s as the trusted proxies saw it, not as the caller wrote it', async () => {
    const addressCall = defineCall({
      ...base,
      id: 'test.address',
      method: 'POST',
      path: '/api/test/address',
      request: v.object({}),
      response: v.string(),
    })
    const behindOne = await openTestServer({
      routes: [handle(addressCall, async ({ address }) => address)],
      environment: { TRUST_PROXY: '1' },
    })
    const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' }
    expect(await behindOne.call(addressCall, {}, { headers })).toBe('203.0.113.9')
    await behindOne.close()
  })
})

test('answers are kept by no cache and taken for what they say', async () => {
  expect((await server.send(echo, {})).headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
})

describe('the visitor cookie', () => {
  test('is set once, for scripts unreadable, and told apart', async () => {
    const first = await server.send(visitor, {})
    const cookie = String(first.headers['set-cookie'])
    expect(cookie).toMatch(/^campus_visitor=[\w-]{22}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
    const again = await server.send(visitor, {}, { headers: { cookie } })
    expect(again.headers).not.toHaveProperty('set-cookie')
    expect(again.json<{ data: string }>().data).toBe(first.json<{ data: string }>().data)
  })

  test('is not set by calls that do not ask for it', async () => {
    expect((await server.send(echo, {})).headers).not.toHaveProperty('set-cookie')
  })

  test('a forged one is replaced', async () => {
    const response = await server.send(visitor, {}, { headers: { cookie: 'campus_visitor=<script>' } })
    expect(response.json<{ data: string }>().data).toMatch(/^[\w-]{22}$/)
  })
})
