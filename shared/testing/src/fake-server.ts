/**
 * A server at the border of the http client, for component tests: axios asks it instead of the network, and
 * everything above runs for real. Requests and responses are checked with the call's contract, so a test
 * cannot drift from the server.
 */
import { AxiosError, AxiosHeaders, CanceledError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import * as v from 'valibot'

import type { CallDefinition, CallParsedRequest, CallResponseInput } from '@campus/contracts/call'
import { ERROR_CODES } from '@campus/contracts/errors'
import { SERVER_TIME_HEADER } from '@campus/contracts/headers'
import { transport } from '@campus/http/client'

/** The response to a call: the data, or a function of the parsed request. */
export type GivenResponse<Call extends CallDefinition> =
  | CallResponseInput<Call>
  | ((request: CallParsedRequest<Call>) => CallResponseInput<Call> | Promise<CallResponseInput<Call>>)

/** A refusal in the server's form; the HTTP status stays 200. */
export interface Refusal {
  readonly code?: number
  readonly msg: string
  readonly field?: string
}

type Handler = (request: unknown) => Reply | Promise<Reply>
type Reply = { readonly status: number; readonly body: unknown; readonly contentType?: string }

const TRACE_ID = 'test-trace'
let serverTime: number | null = null
const handlers = new Map<CallDefinition, Handler>()
const received: { definition: CallDefinition; request: unknown; headers: Record<string, unknown> }[] = []
/** Faults of the test itself. They must not look like faults of the server, which pages handle. */
const testFaults: string[] = []

/** Responds to a call with data of its contract, until the test ends or another response replaces it. */
export function respond<Call extends CallDefinition>(definition: Call, given: GivenResponse<Call>): void {
  handlers.set(definition, async (request) => {
    const data: unknown = typeof given === 'function' ? await (given as (request: unknown) => unknown)(request) : given
    if (definition.kind === 'image') return { status: 200, body: data, contentType: 'image/png' }
    const checked = v.safeParse(definition.response, data)
    if (!checked.success) fault(definition, `the response does not fit its contract: ${describe(checked.issues)}`)
    return envelope({ code: ERROR_CODES.ok, msg: 'ok', data })
  })
}

/** Refuses a call with a code and a message. */
export function refuse(definition: CallDefinition, refusal: Refusal): void {
  handlers.set(definition, () => envelope({ code: ERROR_CODES.conflict, data: null, ...refusal }))
}

/** Breaks a call: an HTTP status without an envelope, or no connection at all (0). */
export function breakCall(definition: CallDefinition, status = 0): void {
  handlers.set(definition, () => ({ status, body: '' }))
}

/** Leaves a call without a response, to look at the page meanwhile. */
export function keepWaiting(definition: CallDefinition): void {
  handlers.set(definition, () => new Promise<never>(() => undefined))
}

/** Sets the server's clock for every response from now on, until the test ends. By default it has none. */
export function setServerTime(moment: number): void {
  serverTime = moment
}

/** The parsed requests a call has received in this test, oldest first. */
export function requestsOf<Call extends CallDefinition>(definition: Call): CallParsedRequest<Call>[] {
  return received
    .filter((entry) => entry.definition === definition)
    .map(({ request }) => request as CallParsedRequest<Call>)
}

/** The headers of the latest request of a call, by lower-case name; undefined when it was never made. */
export function headersOf(definition: CallDefinition): Record<string, unknown> | undefined {
  return received.findLast((entry) => entry.definition === definition)?.headers
}

/** The faults of the running test; they are then cleared. */
export function takeTestFaults(): string[] {
  return testFaults.splice(0)
}

transport.defaults.adapter = receive

afterEach(() => {
  handlers.clear()
  serverTime = null
  received.length = 0
  const faults = takeTestFaults()
  if (faults.length > 0) throw new Error(faults.join('\n\n'))
})

async function receive(config: InternalAxiosRequestConfig): Promise<AxiosResponse<unknown>> {
  const asked = `${(config.method ?? 'get').toUpperCase()} ${config.url ?? ''}`
  const found = find(config)
  if (found === undefined) {
    testFaults.push(`Nothing responds to ${asked}. Say what the server does: respond(theCall, data).`)
    throw new AxiosError('no response was prepared', AxiosError.ERR_NETWORK, config)
  }
  const { definition, handler, pathValues } = found
  const request = readRequest(definition, config, pathValues)
  received.push({ definition, request, headers: lowerCased(AxiosHeaders.from(config.headers).toJSON()) })
  const reply = await abortable(config, Promise.resolve(handler(request)))
  if (reply.status === 0) throw new AxiosError('connection lost', AxiosError.ERR_NETWORK, config)
  const headers = {
    'content-type': reply.contentType ?? 'application/json',
    'x-trace-id': TRACE_ID,
    ...(serverTime === null ? {} : { [SERVER_TIME_HEADER.toLowerCase()]: String(serverTime) }),
  }
  return { config, data: reply.body, headers, status: reply.status, statusText: '' }
}

function find(config: InternalAxiosRequestConfig) {
  for (const [definition, handler] of handlers) {
    if (definition.method !== config.method?.toUpperCase()) continue
    const pattern = definition.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
    const match = new RegExp(`${pattern}$`).exec(config.url ?? '')
    if (match !== null) return { definition, handler, pathValues: match.groups ?? {} }
  }
  return undefined
}

function readRequest(
  definition: CallDefinition,
  config: InternalAxiosRequestConfig,
  pathValues: Record<string, string>,
): unknown {
  const raw = definition.method === 'GET' ? readQuery(config.params) : readBody(config.data)
  const isList = Array.isArray(raw)
  const decoded = Object.fromEntries(
    Object.entries(pathValues).map(([name, value]) => [name, decodeURIComponent(value)]),
  )
  const checked = v.safeParse(definition.request, isList ? raw : { ...(raw as object), ...decoded })
  if (checked.success) return checked.output
  fault(definition, `the request does not fit its contract: ${describe(checked.issues)}`)
  return raw
}

/** The query without the timestamp of every GET. */
function readQuery(params: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(params ?? {}).filter(([name]) => name !== '_t'))
}

function readBody(data: unknown): unknown {
  return typeof data === 'string' ? (JSON.parse(data) as unknown) : (data ?? {})
}

function envelope(body: object): Reply {
  // JSON is sent: undefined and Date do not survive it, in a test neither.
  return { status: 200, body: JSON.parse(JSON.stringify({ ...body, traceId: TRACE_ID })) as unknown }
}

function abortable(config: InternalAxiosRequestConfig, reply: Promise<Reply>): Promise<Reply> {
  const { signal } = config
  if (signal === undefined) return reply
  return new Promise((resolve, reject) => {
    const cancel = (): void => reject(new CanceledError('canceled', config))
    if (signal.aborted === true) cancel()
    else signal.addEventListener?.('abort', cancel)
    reply.then(resolve, reject)
  })
}

function lowerCased(headers: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value as unknown]))
}

function fault(definition: CallDefinition, text: string): void {
  testFaults.push(`${definition.id}: ${text}`)
}

function describe(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'data'}: ${issue.message}`).join('; ')
}
