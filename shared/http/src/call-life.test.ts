/** The life of a call: start, cancellation, result. */
import { AxiosError, AxiosHeaders, CanceledError, type InternalAxiosRequestConfig } from 'axios'
import * as v from 'valibot'

import { defineCall } from '@campus/contracts/call'
import { text } from '@campus/contracts/wire'

import { call, configureHttp, transport } from './client'
import { CancelledError, SystemBusyError } from './errors'

const read = defineCall({
  id: 'test.read',
  method: 'GET',
  path: '/api/read',
  summary: 'read',
  request: v.object({}),
  response: v.object({ name: text }),
})
const readOne = defineCall({ ...read, id: 'test.readOne', path: '/api/read/{id}' })
const image = defineCall({ ...read, id: 'test.image', kind: 'image', response: v.instance(Blob) })

const found = { code: 0, data: { name: 'n' } }
const notify = jest.fn()
let sent: InternalAxiosRequestConfig[] = []

interface Response {
  readonly status?: number
  readonly data?: unknown
  readonly headers?: Record<string, string>
}

/** The network: an unaccepted status is an error, and a cancelled call ends. */
function serverSends({ status = 200, data = found, headers = {} }: Response): void {
  transport.defaults.adapter = async (config) => {
    sent.push(config)
    const response = { status, statusText: '', data, headers: new AxiosHeaders(headers), config, request: {} }
    if (config.validateStatus?.(status)) return response
    throw new AxiosError(`status ${status}`, AxiosError.ERR_BAD_RESPONSE, config, {}, response)
  }
}

/** A server that never responds. */
function serverHangs(): void {
  transport.defaults.adapter = (config) => {
    sent.push(config)
    return new Promise((_, reject) =>
      config.signal?.addEventListener?.('abort', () => reject(new CanceledError('canceled', config))),
    )
  }
}

beforeEach(() => {
  sent = []
  notify.mockClear()
  configureHttp({
    baseUrl: '',
    headers: () => ({ tenantId: '', schoolId: '', token: '', gray_version: '', applicationId: '' }),
    notify,
    onSessionInvalid: () => undefined,
    texts: { systemBusy: () => 'busy', pleaseLogIn: () => 'log in' },
  })
})

test('a call before the client is set up says what is missing', async () => {
  let fresh = { call }
  jest.isolateModules(() => {
    fresh = jest.requireActual<typeof fresh>('./client')
  })
  await expect(fresh.call(read, {})).rejects.toThrow('configureHttp must come before the first call')
})

test('a call that is given up ends at once and silently', async () => {
  serverHangs()
  const controller = new AbortController()
  const waiting = call(read, {}, { signal: controller.signal }).catch((error: unknown) => error)
  await new Promise((resolve) => setTimeout(resolve))
  controller.abort()
  const error = await waiting
  expect(error).toBeInstanceOf(CancelledError)
  expect(error).toMatchObject({ message: 'cancelled', shown: true })
  expect(notify).not.toHaveBeenCalled()
})

test('a call that was given up before it began is not sent', async () => {
  serverSends({})
  await expect(call(read, {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({ message: 'cancelled' })
  expect(sent).toEqual([])
})

test('a call that is over holds on to nothing of its caller', async () => {
  serverSends({})
  const { signal } = new AbortController()
  const added = jest.spyOn(signal, 'addEventListener')
  const removed = jest.spyOn(signal, 'removeEventListener')
  await call(read, {}, { signal })
  expect(removed.mock.calls).toEqual(added.mock.calls)
  expect(removed).toHaveBeenCalledWith('abort', expect.any(Function))
})

test('a payload that does not fill the address is the caller’s fault, and no person is told', async () => {
  serverSends({})
  await expect(call(readOne, {})).rejects.toThrow(TypeError)
  expect(notify).not.toHaveBeenCalled()
  expect(sent).toEqual([])
})

test.each([
  ['json', read],
  ['blob', image],
] as const)('a body is asked for as %s by what the call is', async (responseType, definition) => {
  serverSends({})
  await call(definition, {}).catch(() => undefined)
  expect(sent[0]).toMatchObject({ responseType })
})

test('a body that does not say what it is is read as an envelope', async () => {
  serverSends({})
  await expect(call(read, {})).resolves.toEqual({ name: 'n' })
})

test.each<[string, Response, object]>([
  ['a status', { status: 503, headers: { 'x-trace-id': 't7' } }, { status: 503, traceId: 't7' }],
  [
    'a crowd before the server',
    { status: 503, headers: { 'retry-after': '3' } },
    { status: 503, retryAfter: 3000, traceId: '' },
  ],
  [
    'a time to come back that is no number of seconds',
    { status: 503, headers: { 'retry-after': 'Fri, 20 Nov 2026 08:00:00 GMT' } },
    { status: 503, retryAfter: 0, traceId: '' },
  ],
  ['a status without a trace', { status: 404 }, { status: 404, traceId: '' }],
  ['a wrong shape', { data: { code: 0, data: 7 }, headers: { 'x-trace-id': 't8' } }, { status: 200, traceId: 't8' }],
])('HTTP-27 %s is told with the number it can be found by', async (_, response, facts) => {
  serverSends(response)
  const error = await call(read, {}).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(SystemBusyError)
  expect(error).toMatchObject({ message: 'busy', shown: true, ...facts })
  expect(notify).toHaveBeenCalledWith('busy', (facts as { traceId: string }).traceId)
})

test.each([
  ['0', 0],
  ['7', 7000],
  ['120', 120_000],
  ['3600', 3_600_000],
  ['86400', 0],
  ['7 s', 0],
  ['in 7', 0],
  ['-7', 0],
])('a server that asks to come back after %j is left alone for %d ms', async (header, retryAfter) => {
  serverSends({ status: 503, headers: { 'retry-after': header } })
  await expect(call(read, {})).rejects.toMatchObject({ retryAfter })
})

test('a text in the place of an image counts as a fault', async () => {
  // jsdom cannot read a Blob.
  const page = Object.setPrototypeOf({ text: () => Promise.resolve('<html>') }, Blob.prototype) as Blob
  serverSends({ data: page, headers: { 'content-type': 'text/html' } })
  await expect(call(image, {})).rejects.toBeInstanceOf(SystemBusyError)
})
