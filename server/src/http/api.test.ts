/** What every call has in common, on toy calls of its own. */
import { defineCall } from '@campus/contracts/call'
import { id, numeric, paging } from '@campus/contracts/wire'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { users } from '../sign-in/sign-in.schema'
import { signInRoutes } from '../sign-in/sign-in.routes'
import { TEST_NOW } from '../testing/test-clock'
import { openTestServer, type TestServer } from '../testing/test-server'
import { handle, handleSignedIn, type Route } from './handle'
import { refuse } from './refusal'

const base = { summary: 'Test', source: 'ours' } as const
const anything = v.any()

const echo = defineCall({
  ...base,
  id: 'test.echo',
  method: 'POST',
  path: '/api/test/echo',
  request: v.object({ ...paging, model: v.optional(v.object({ name: v.string(), size: v.optional(numeric) })) }),
  response: anything,
})
const read = defineCall({ ...base, id: 'test.read', method: 'GET', path: '/api/test/read/{id}', request: v.object({ id, size: v.optional(numeric, 1) }), response: anything })
const remove = defineCall({ ...base, id: 'test.remove', method: 'GET', path: '/api/test/remove', request: v.object({}), response: v.boolean() })
const where = defineCall({ ...base, id: 'test.where', method: 'POST', path: '/api/test/where', request: v.object({ tenantId: v.optional(v.string()) }), response: anything })
const mine = defineCall({ ...base, id: 'test.mine', method: 'POST', path: '/api/test/mine', request: v.object({}), response: anything, access: 'user' })
const fails = defineCall({ ...base, id: 'test.fails', method: 'POST', path: '/api/test/fails', request: v.object({ how: v.string() }), response: v.object({ ok: v.literal(true) }) })
const rename = defineCall({ ...base, id: 'test.rename', method: 'POST', path: '/api/test/rename', request: v.object({ end: v.picklist(['throw', 'return']) }), response: v.boolean() })
const overflow = defineCall({ ...base, id: 'test.overflow', method: 'POST', path: '/api/test/overflow', request: v.object({}), response: anything })
const visitor = defineCall({ ...base, id: 'test.visitor', method: 'POST', path: '/api/test/visitor', request: v.object({}), response: v.string() })

const toys: readonly Route[] = [
  handle(echo, async ({ input }) => input),
  handle(read, async ({ input }) => input),
  handle(remove, async () => true, { changes: true }),
  handle(where, async ({ tenant, user }) => ({ tenant: tenant.id, user: user?.id ?? null })),
  handleSignedIn(mine, async ({ user }) => user.id),
  handle(fails, async ({ input }) => {
    if (input.how === 'wrong answer') return { ok: false } as unknown as { ok: true }
    if (input.how === 'more than asked') return { ok: true as const, secret: 1 }
    throw new Error('call 13800000001 about it')
  }),
  handle(rename, async ({ input, tx }) => {
    await tx.update(users).set({ nickName: input.end }).where(eq(users.mobile, '13800000001'))
    if (input.end === 'throw') throw refuse('conflict')
    return refuse('conflict')
  }),
  handle(overflow, async ({ tx }) => tx.select().from(users).limit(2 ** 70)),
  handle(visitor, async ({ visitorId }) => visitorId),
]

let server: TestServer
let token: string
beforeAll(async () => {
  server = await openTestServer({ routes: [...toys, ...signInRoutes] })
  token = await server.signIn()
})
afterEach(() => server.errors.splice(0))
afterAll(() => server.close())

const json = { 'content-type': 'application/json', host: 'localhost' }

describe('bad input is answered, never suffered', () => {
  test.each([
    ['malformed JSON', { payload: '{"current":', headers: json }, 400, undefined],
    ['a body that is no JSON', { payload: 'hello', headers: json }, 400, undefined],
    ['another content type', { payload: '<a/>', headers: { ...json, 'content-type': 'text/xml' } }, 415, undefined],
    ['a form', { payload: 'a=1', headers: { ...json, 'content-type': 'application/x-www-form-urlencoded' } }, 415, undefined],
    ['a body over the limit', { payload: JSON.stringify({ x: 'x'.repeat(300_000) }), headers: json }, 413, undefined],
    ['a poisoned prototype', { payload: '{"__proto__":{"a":1}}', headers: json }, 400, undefined],
    ['a list for an object', { payload: '[]', headers: json }, 400, 'body'],
    ['a text for an object', { payload: '"x"', headers: json }, 400, 'body'],
    ['null for an object', { payload: 'null', headers: json }, 200, undefined],
    ['a number out of its range', { payload: '{"current":0}', headers: json }, 400, 'current'],
    ['a broken number', { payload: '{"current":1.5}', headers: json }, 400, 'current'],
    ['a text for a number', { payload: '{"size":"ten"}', headers: json }, 400, 'size'],
    ['a missing field inside', { payload: '{"model":{}}', headers: json }, 400, 'model.name'],
    ['a wrong field inside', { payload: '{"model":{"name":"n","size":{}}}', headers: json }, 400, 'model.size'],
    ['a NUL character', { payload: '{"model":{"name":"a\\u0000b"}}', headers: json }, 400, 'model.name'],
    ['half a surrogate pair', { payload: '{"model":{"name":"\\ud83d"}}', headers: json }, 400, 'model.name'],
    ['a NUL in a key', { payload: '{"model":{"name":"n","\\u0000":1}}', headers: json }, 400, 'model'],
    ['nesting without end', { payload: `{"model":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`, headers: json }, 400, expect.stringContaining('model.a')],
    ['unknown fields, which are ignored', { payload: '{"other":{"x":[1]}}', headers: json }, 200, undefined],
    ['no body, which is an empty one', { headers: { host: 'localhost' } }, 200, undefined],
    ['an empty body', { payload: '', headers: json }, 200, undefined],
  ])('%s', async (_, request, status, field) => {
    const answer = await server.app.inject({ method: 'POST', url: echo.path, ...request })
    expect(answer.statusCode).toBe(status)
    const envelope = answer.json<{ code: number; msg: string; field?: string; traceId: string }>()
    expect(envelope).toMatchObject({ code: status === 200 ? 0 : 40000, traceId: answer.headers['x-trace-id'] })
    if (field !== undefined) expect(envelope.field).toEqual(field)
    if (status !== 200) expect(envelope.msg).toMatch(/\p{Script=Han}/u)
    expect(server.errors).toEqual([])
  })

  test.each([
    ['/api/test/read/7', 200, { id: '7', size: 1 }],
    ['/api/test/read/7?size=3&_t=1&other=x', 200, { id: '7', size: 3 }],
    // The path's own value wins over a query field of its name.
    ['/api/test/read/7?id=8', 200, { id: '7', size: 1 }],
    ['/api/test/read/%E4%B8%AD', 200, { id: '中', size: 1 }],
  ])('%s is read as %j', async (url, status, data) => {
    const answer = await server.app.inject({ url, headers: { host: 'localhost' } })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ data })
  })

  test.each([
    ['/api/test/read/7?size=x', 400],
    ['/api/test/read/7?size=1&size=2', 400],
    ['/api/test/read/7?size[a]=1', 200],
    ['/api/test/read/%', 400],
    ['/api/test/read/%00', 400],
    [`/api/test/read/${'x'.repeat(600)}`, 404],
    ['/api/nothing', 404],
    ['/api/', 404],
    ['/api/test/read', 404],
  ])('%s answers %i with an envelope', async (url, status) => {
    const answer = await server.app.inject({ url, headers: { host: 'localhost' } })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toHaveProperty('traceId')
  })

  test.each(['HEAD', 'PUT', 'DELETE', 'PATCH', 'POST'] as const)('%s on a GET is refused and says what is allowed', async (method) => {
    const answer = await server.app.inject({ method, url: remove.path, headers: { host: 'localhost' } })
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET'])
  })

  test('OPTIONS says what is allowed and lets no other site in', async () => {
    const answer = await server.app.inject({ method: 'OPTIONS', url: echo.path, headers: { host: 'localhost', origin: 'http://evil.cn' } })
    expect([answer.statusCode, answer.headers.allow]).toEqual([204, 'POST'])
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
  })
})

describe('faults', () => {
  test('an unexpected error is a 500 with its trace id; the log has it, without the mobile', async () => {
    const answer = await server.send(fails, { how: 'throw' }, { headers: { 'x-trace-id': 'trace-of-mine' } })
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({ code: 50000, msg: '系统繁忙', data: null, traceId: 'trace-of-mine' })
    expect(server.errors.join('')).toContain('call 138****0001 about it')
    expect(server.errors.join('')).toContain('trace-of-mine')
    expect(server.errors.join('')).not.toContain('13800000001')
  })

  test('an answer that breaks its contract is not sent in development', async () => {
    expect((await server.send(fails, { how: 'wrong answer' })).statusCode).toBe(500)
    expect(server.errors.join('')).toContain('the answer of test.fails breaks its contract at ok')
  })

  test('nor is one with a field nobody declared', async () => {
    expect((await server.send(fails, { how: 'more than asked' })).statusCode).toBe(500)
    expect(server.errors.join('')).toContain('the answer of test.fails carries secret, which its contract does not declare')
  })

  test('a value no column can hold is bad input', async () => {
    expect((await server.send(overflow, {})).statusCode).toBe(400)
  })

  test('a trace id that is none is replaced', async () => {
    const answer = await server.send(echo, {}, { headers: { 'x-trace-id': 'a\tb' } })
    expect(answer.headers['x-trace-id']).toMatch(/^[\da-f-]{36}$/)
  })
})

describe('refusals', () => {
  const nickName = () =>
    server.database.withTenant('10001', async (tx) => (await tx.select().from(users).where(eq(users.mobile, '13800000001')))[0]?.nickName)

  test('thrown, a refusal undoes what was written; returned, it keeps it', async () => {
    expect(await server.refusal(rename, { end: 'throw' })).toMatchObject({ status: 200, code: 40900 })
    expect(await nickName()).not.toBe('throw')
    expect(await server.refusal(rename, { end: 'return' })).toMatchObject({ status: 200, code: 40900 })
    expect(await nickName()).toBe('return')
  })
})

describe('other sites', () => {
  test.each([
    ['POST', echo.path],
    ['GET', remove.path],
  ] as const)('a %s that changes something is refused to them', async (method, url) => {
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'http://evil.cn' }, { referer: 'http://evil.cn/' }]) {
      const answer = await server.app.inject({ method, url, headers: { host: 'localhost', ...headers } })
      expect(answer.json()).toMatchObject({ code: 40300 })
    }
  })

  test('reading is not', async () => {
    const answer = await server.app.inject({ url: '/api/test/read/1', headers: { host: 'localhost', 'sec-fetch-site': 'cross-site' } })
    expect(answer.json()).toMatchObject({ code: 0 })
  })
})

describe('API-02 whom a call is for', () => {
  test.each([
    ['the host', {}, { host: 'hailan.localhost:8080' }, '10002'],
    ['the bare host', {}, { host: 'localhost:8080' }, '10001'],
    ['the header before the host', {}, { host: 'localhost', tenantid: '10002' }, '10002'],
    ['the payload before the header', { tenantId: '20001' }, { host: 'localhost', tenantid: '10002' }, '20001'],
  ])('%s decides the tenant', async (_, payload, headers, tenant) => {
    const answer = await server.app.inject({ method: 'POST', url: where.path, payload, headers })
    expect(answer.json()).toMatchObject({ data: { tenant, user: null } })
  })

  test.each([
    ['payload', { tenantId: 'nobody' }, { host: 'localhost' }],
    ['header', {}, { host: 'localhost', tenantid: 'nobody' }],
    ['host', {}, { host: 'nobody.localhost' }],
  ])('a tenant of the %s that does not exist is 40410', async (_, payload, headers) => {
    const answer = await server.app.inject({ method: 'POST', url: where.path, payload, headers })
    expect([answer.statusCode, answer.json<{ code: number }>().code]).toEqual([200, 40410])
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

  test('an expired token says so', async () => {
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
    const addressCall = defineCall({ ...base, id: 'test.address', method: 'POST', path: '/api/test/address', request: v.object({}), response: v.string() })
    const behindOne = await openTestServer({ routes: [handle(addressCall, async ({ address }) => address)], environment: { TRUST_PROXY: '1' } })
    const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' }
    expect(await behindOne.call(addressCall, {}, { headers })).toBe('203.0.113.9')
    await behindOne.close()
  })
})

test('answers are kept by no cache and taken for what they say', async () => {
  expect((await server.send(echo, {})).headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
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
    const answer = await server.send(visitor, {}, { headers: { cookie: 'campus_visitor=<script>' } })
    expect(answer.json<{ data: string }>().data).toMatch(/^[\w-]{22}$/)
  })
})
