import { AxiosHeaders, type InternalAxiosRequestConfig } from 'axios'
import * as v from 'valibot'

import { defineCall } from '@campus/contracts/call'
import { count, page, text } from '@campus/contracts/wire'

import { call, configureHttp, REQUEST_TIMEOUT, transport, type HttpOptions } from './client'
import { ApiError, CancelledError, SessionInvalidError, SystemBusyError } from './errors'

const read = defineCall({
  id: 'test.read',
  method: 'GET',
  path: '/api/read',
  summary: 'read',
  request: v.object({ a: v.optional(v.nullable(v.string())) }),
  response: v.object({ name: text }),
})
const write = defineCall({ ...read, id: 'test.write', method: 'POST', token: true })
const image = defineCall({ ...read, id: 'test.image', kind: 'image', response: v.instance(Blob) })

interface Told {
  notify: jest.Mock
  onSessionInvalid: jest.Mock
  headers: Record<keyof ReturnType<HttpOptions['headers']>, string>
}

function setUp(): Told {
  const told: Told = {
    notify: jest.fn(),
    onSessionInvalid: jest.fn(),
    headers: { tenantId: '10001', schoolId: '10001', token: 'tkn', gray_version: '', applicationId: '' },
  }
  configureHttp({
    baseUrl: 'https://api.example',
    headers: () => told.headers,
    notify: told.notify,
    onSessionInvalid: told.onSessionInvalid,
    texts: { systemBusy: () => '系统繁忙', pleaseLogIn: () => '请登录' },
  })
  return told
}

type Reply = { status?: number; data?: unknown; headers?: Record<string, string> }
let sent: InternalAxiosRequestConfig[] = []

/** Responses at the border: what axios does with a request is axios's own matter. */
function respond(reply: (config: InternalAxiosRequestConfig) => Reply | Promise<Reply>): void {
  transport.defaults.adapter = async (config) => {
    sent.push(config)
    const { status = 200, data, headers = { 'content-type': 'application/json' } } = await reply(config)
    return { status, statusText: '', data, headers: new AxiosHeaders(headers), config, request: {} }
  }
}

beforeEach(() => {
  sent = []
})

describe('requests', () => {
  test('HTTP-01 HTTP-02 HTTP-03 HTTP-04 HTTP-05 HTTP-06 headers: values go along, empty ones do not', async () => {
    const told = setUp()
    respond(() => ({ data: { code: 0, data: { name: 'n' } } }))
    await call(read, {})
    expect(sent[0]?.headers).toMatchObject({ tenantId: '10001', schoolId: '10001', token: 'tkn', platformType: 'SZYX' })
    expect(sent[0]?.headers).not.toHaveProperty('gray_version')
    expect(sent[0]?.headers).not.toHaveProperty('applicationId')
    Object.assign(told.headers, { gray_version: 'g1', applicationId: 'app', token: '' })
    await call(read, {})
    expect(sent[1]?.headers).toMatchObject({ gray_version: 'g1', applicationId: 'app' })
    expect(sent[1]?.headers).not.toHaveProperty('token')
  })

  test('HTTP-12 a call that forces the token carries it, and goes out without one for a visitor', async () => {
    const told = setUp()
    respond(() => ({ data: { code: 0, data: { name: 'n' } } }))
    await call(write, {})
    expect(sent[0]?.headers).toMatchObject({ token: 'tkn' })
    told.headers.token = ''
    await expect(call(write, {})).resolves.toEqual({ name: 'n' })
    expect(sent[1]?.headers).not.toHaveProperty('token')
  })

  test('HTTP-14 HTTP-15 timeout and base address', async () => {
    setUp()
    respond(() => ({ data: { code: 0, data: {} } }))
    await call(read, {})
    expect(REQUEST_TIMEOUT).toBe(500_000)
    expect(sent[0]).toMatchObject({ timeout: 500_000, url: 'https://api.example/api/read' })
  })

  test('HTTP-07 HTTP-13 no credential and no signature leaves the page', async () => {
    setUp()
    respond(() => ({ data: { code: 0, data: {} } }))
    await call(read, {})
    expect(sent[0]?.headers).not.toHaveProperty('Authorization')
    expect(sent[0]?.headers).not.toHaveProperty('signature')
  })

  test('no cookie is read for a call: that would make it wait for what is being drawn', async () => {
    setUp()
    respond(() => ({ data: { code: 0, data: {} } }))
    await call(read, {})
    expect(sent[0]?.withXSRFToken).toBe(false)
  })

  test('a call that happens once carries its key, and is not made without one', async () => {
    setUp()
    respond(() => ({ data: { code: 0, data: {} } }))
    const once = defineCall({ ...write, id: 'test.once', once: true })
    await call(once, {}, { idempotencyKey: 'a-key-of-this-call' })
    expect(sent[0]?.headers).toMatchObject({ 'Idempotency-Key': 'a-key-of-this-call' })
    await expect(call(once, {})).rejects.toThrow('test.once needs an idempotency key')
    await call(write, {})
    expect(sent).toHaveLength(2)
    expect(sent[1]?.headers).not.toHaveProperty('Idempotency-Key')
  })
})

describe('answers', () => {
  test('HTTP-17 paging fields are numbers, whatever travels', async () => {
    setUp()
    const list = defineCall({ ...read, id: 'test.page', response: page(v.object({ n: count })) })
    respond(() => ({
      data: { code: 0, data: { records: [{ n: '3' }], current: '2', size: '4', total: '9', pages: '3' } },
    }))
    await expect(call(list, {})).resolves.toEqual({ records: [{ n: 3 }], current: 2, size: 4, total: 9, pages: 3 })
  })

  test('HTTP-25 a refusal shows the server message and rejects', async () => {
    const told = setUp()
    respond(() => ({ data: { code: 41002, msg: '验证码错误', traceId: 't1', field: 'code' } }))
    const error = await call(write, {}).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ code: 41002, message: '验证码错误', field: 'code', traceId: 't1', shown: true })
    expect(told.notify).toHaveBeenCalledWith('验证码错误', '')
  })

  test('HTTP-26 a refusal without a message reads 系统繁忙', async () => {
    const told = setUp()
    respond(() => ({ data: { code: 7 } }))
    await expect(call(write, {})).rejects.toThrow('系统繁忙')
    expect(told.notify).toHaveBeenCalledWith('系统繁忙', '')
  })

  test('an error that the caller shows itself makes no toast', async () => {
    const told = setUp()
    respond(() => ({ data: { code: 7, msg: '满员' } }))
    await expect(call(write, {}, { errors: 'inline' })).rejects.toMatchObject({ message: '满员', shown: false })
    expect(told.notify).not.toHaveBeenCalled()
  })

  test.each<[string, Reply]>([
    ['status 500', { status: 500, data: { code: 0, data: {} } }],
    ['HTTP-29 status 401 without a body code', { status: 401 }],
    ['HTML', { data: '<!doctype html>', headers: { 'content-type': 'text/html' } }],
    ['a response of the wrong shape', { data: { code: 0, data: { name: { nested: true } } } }],
  ])('HTTP-27 %s shows 系统繁忙 and rejects', async (_, reply) => {
    const told = setUp()
    respond(() => reply)
    await expect(call(read, {})).rejects.toBeInstanceOf(SystemBusyError)
    expect(told.notify).toHaveBeenCalledTimes(1)
    expect(told.notify).toHaveBeenCalledWith('系统繁忙', '')
  })

  test('HTTP-27 a network failure shows 系统繁忙; a cancelled call shows nothing', async () => {
    const told = setUp()
    respond(() => Promise.reject(new Error('ECONNREFUSED')))
    await expect(call(read, {})).rejects.toMatchObject({ status: 0, message: '系统繁忙' })
    expect(told.notify).toHaveBeenCalledTimes(1)
    const controller = new AbortController()
    controller.abort()
    await expect(call(read, {}, { signal: controller.signal })).rejects.toBeInstanceOf(CancelledError)
    expect(told.notify).toHaveBeenCalledTimes(1)
  })

  test.each(['image/svg+xml', 'image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/png; charset=binary'])(
    'HTTP-28 a response of type %s passes through unchanged, whatever call it belongs to',
    async (type) => {
      setUp()
      const picture = new Blob(['picture'], { type })
      respond(() => ({ data: picture, headers: { 'content-type': type } }))
      await expect(call(image, {})).resolves.toBe(picture)
      await expect(call(read, {})).resolves.toBe(picture)
    },
  )

  test('HTTP-28 a call for an image asks for bytes, and an envelope in its place is read', async () => {
    setUp()
    const refusal = { text: () => Promise.resolve('{"code":40000,"msg":"key"}') }
    Object.setPrototypeOf(refusal, Blob.prototype)
    respond(() => ({ data: refusal, headers: { 'content-type': 'application/json' } }))
    await expect(call(image, {})).rejects.toMatchObject({ code: 40000, message: 'key' })
    expect(sent[0]?.responseType).toBe('blob')
  })
})

describe('an invalid session', () => {
  test('HTTP-20 HTTP-22 HTTP-24 pending calls end silently, the message comes once, calls reject with 请登录', async () => {
    const told = setUp()
    respond((config) =>
      config.url?.endsWith('/slow')
        ? new Promise((_, reject) => {
            config.signal?.addEventListener?.('abort', () =>
              reject(Object.assign(new Error('canceled'), { __CANCEL__: true })),
            )
          })
        : { data: { code: 40001, msg: '登录已过期' } },
    )
    const slow = call(defineCall({ ...read, id: 'test.slow', path: '/api/slow' }), {}).catch((error: unknown) => error)
    const both = await Promise.all(
      [call(write, {}), call(write, {})].map((made) => made.catch((error: unknown) => error)),
    )
    expect(both.every((error) => error instanceof SessionInvalidError || error instanceof CancelledError)).toBe(true)
    expect(both[0]).toMatchObject({ message: '请登录' })
    expect(await slow).toBeInstanceOf(CancelledError)
    expect(told.onSessionInvalid).toHaveBeenCalledTimes(1)
    expect(told.onSessionInvalid).toHaveBeenCalledWith('登录已过期')
    expect(told.notify).not.toHaveBeenCalled()
  })

  test('HTTP-22 a session that ends without a word is told in the words of the page', async () => {
    const told = setUp()
    respond(() => ({ data: { code: 40001 } }))
    await expect(call(write, {})).rejects.toMatchObject({ message: '请登录' })
    expect(told.onSessionInvalid).toHaveBeenCalledWith('请登录')
  })

  test('HTTP-22 a session that ends later is told again', async () => {
    const told = setUp()
    respond(() => ({ data: { code: 40009, msg: '已在别处登录' } }))
    await expect(call(write, {})).rejects.toBeInstanceOf(SessionInvalidError)
    await expect(call(write, {})).rejects.toBeInstanceOf(SessionInvalidError)
    expect(told.onSessionInvalid).toHaveBeenCalledTimes(2)
  })

  test('another school is asked as a visitor, or with a token of its own, and ends no session', async () => {
    const told = setUp()
    respond(() => ({ data: { code: 0, data: { name: 'n' } } }))
    await call(read, {}, { tenantId: '10002' })
    expect(sent[0]?.headers).toMatchObject({ tenantId: '10002' })
    expect(sent[0]?.headers).not.toHaveProperty('token')
    expect(sent[0]?.headers).not.toHaveProperty('schoolId')
    await call(read, {}, { tenantId: '10002', token: 'theirs' })
    expect(sent[1]?.headers).toMatchObject({ tenantId: '10002', token: 'theirs' })
    respond(() => ({ data: { code: 40001, msg: 'over' } }))
    await expect(call(write, {}, { tenantId: '10002' })).rejects.toBeInstanceOf(SessionInvalidError)
    expect(told.onSessionInvalid).not.toHaveBeenCalled()
  })

  test('HTTP-02 the school of a class goes along with the page’s own tenant and token', async () => {
    const told = setUp()
    respond(() => ({ data: { code: 0, data: { name: 'n' } } }))
    await call(read, {}, { schoolId: '10002' })
    expect(sent[0]?.headers).toMatchObject({ tenantId: '10001', schoolId: '10002', token: 'tkn' })
    await call(read, {}, { schoolId: '' })
    expect(sent[1]?.headers).toMatchObject({ tenantId: '10001', schoolId: '10001', token: 'tkn' })
    respond(() => ({ data: { code: 40001, msg: 'over' } }))
    await expect(call(write, {}, { schoolId: '10002' })).rejects.toBeInstanceOf(SessionInvalidError)
    expect(told.onSessionInvalid).toHaveBeenCalledTimes(1)
  })

  test('a token that is only tried ends no session when it does not hold', async () => {
    const told = setUp()
    respond(() => ({ data: { code: 40001, msg: '请先登录' } }))
    await expect(call(write, {}, { errors: 'inline', token: 'tried' })).rejects.toBeInstanceOf(SessionInvalidError)
    expect(sent[0]?.headers).toMatchObject({ token: 'tried' })
    expect(told.onSessionInvalid).not.toHaveBeenCalled()
    expect(told.notify).not.toHaveBeenCalled()
  })
})
