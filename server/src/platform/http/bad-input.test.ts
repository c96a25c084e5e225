/** Every request gets a response, which tells a fault from a wrong request. */
import { signInRoutes } from '../../domains/sign-in/sign-in.routes'
import { openTestServer, type TestServer } from '../../testing/test-server'
import { echo, fails, overflow, remove, toys } from '../../testing/toy-calls'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ routes: [...toys, ...signInRoutes] })
})
afterEach(() => server.errors.splice(0))
afterAll(() => server.close())

const json = { 'content-type': 'application/json', host: 'localhost' }

describe('bad input is answered, never suffered', () => {
  test.each([
    ['malformed JSON', { payload: '{"current":', headers: json }, 400, undefined],
    ['a body that is no JSON', { payload: 'hello', headers: json }, 400, undefined],
    ['another content type', { payload: '<a/>', headers: { ...json, 'content-type': 'text/xml' } }, 415, undefined],
    [
      'a form',
      { payload: 'a=1', headers: { ...json, 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      undefined,
    ],
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
    [
      'nesting without end',
      { payload: `{"model":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`, headers: json },
      400,
      expect.stringContaining('model.a'),
    ],
    ['unknown fields, which are ignored', { payload: '{"other":{"x":[1]}}', headers: json }, 200, undefined],
    ['no body, which is an empty one', { headers: { host: 'localhost' } }, 200, undefined],
    ['an empty body', { payload: '', headers: json }, 200, undefined],
  ])('%s', async (_, request, status, field) => {
    const response = await server.app.inject({ method: 'POST', url: echo.path, ...request })
    expect(response.statusCode).toBe(status)
    const envelope = response.json<{ code: number; msg: string; field?: string; traceId: string }>()
    expect(envelope).toMatchObject({ code: status === 200 ? 0 : 40000, traceId: response.headers['x-trace-id'] })
    if (field !== undefined) expect(envelope.field).toEqual(field)
    if (status !== 200) expect(envelope.msg).toMatch(/\p{Script=Han}/u)
    expect(server.errors).toEqual([])
  })

  test.each([
    ['/api/test/read/7', 200, { id: '7', size: 1 }],
    ['/api/test/read/7?size=3&_t=1&other=x', 200, { id: '7', size: 3 }],
    // The path's value wins over a query field of the same name.
    ['/api/test/read/7?id=8', 200, { id: '7', size: 1 }],
    ['/api/test/read/%E4%B8%AD', 200, { id: '中', size: 1 }],
  ])('%s is read as %j', async (url, status, data) => {
    const response = await server.app.inject({ url, headers: { host: 'localhost' } })
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ data })
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
    const response = await server.app.inject({ url, headers: { host: 'localhost' } })
    expect(response.statusCode).toBe(status)
    expect(response.json()).toHaveProperty('traceId')
  })

  test.each(['HEAD', 'PUT', 'DELETE', 'PATCH', 'POST'] as const)(
    '%s on a GET is refused and says what is allowed',
    async (method) => {
      const response = await server.app.inject({ method, url: remove.path, headers: { host: 'localhost' } })
      expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET'])
    },
  )

  test('OPTIONS says what is allowed and lets no other site in', async () => {
    const response = await server.app.inject({
      method: 'OPTIONS',
      url: echo.path,
      headers: { host: 'localhost', origin: 'http://evil.cn' },
    })
    expect([response.statusCode, response.headers.allow]).toEqual([204, 'POST'])
    expect(response.headers).not.toHaveProperty('access-control-allow-origin')
  })
})

describe('faults', () => {
  test('an unexpected error is a 500 with its trace id; the log has it, without the mobile', async () => {
    const response = await server.send(fails, { how: 'throw' }, { headers: { 'x-trace-id': 'trace-of-mine' } })
    expect(response.statusCode).toBe(500)
    expect(response.json()).toEqual({ code: 50000, msg: '系统繁忙', data: null, traceId: 'trace-of-mine' })
    expect(server.errors.join('')).toContain('call 138****0001 about it')
    expect(server.errors.join('')).toContain('trace-of-mine')
    expect(server.errors.join('')).not.toContain('13800000001')
  })

  test('a response that breaks its contract is not sent in development', async () => {
    expect((await server.send(fails, { how: 'wrong answer' })).statusCode).toBe(500)
    expect(server.errors.join('')).toContain('the response of test.fails breaks its contract at ok')
  })

  test('nor is one with a field nobody declared', async () => {
    expect((await server.send(fails, { how: 'more than asked' })).statusCode).toBe(500)
    expect(server.errors.join('')).toContain(
      'the response of test.fails carries secret, which its contract does not declare',
    )
  })

  test('a value no column can hold is bad input', async () => {
    expect((await server.send(overflow, {})).statusCode).toBe(400)
  })

  test('a trace id that is none is replaced', async () => {
    const response = await server.send(echo, {}, { headers: { 'x-trace-id': 'a\tb' } })
    expect(response.headers['x-trace-id']).toMatch(/^[\da-f-]{36}$/)
  })
})
