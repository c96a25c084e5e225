import axios, { type AxiosRequestConfig, type AxiosResponse } from 'axios'
import * as v from 'valibot'

import type { CallDefinition, CallRequest, CallResponse } from '@campus/contracts/call'
import { IDEMPOTENCY_KEY_HEADER, SERVER_TIME_HEADER } from '@campus/contracts/headers'

import { readEnvelope } from './envelope.model'
import { ApiError, CancelledError, SessionInvalidError, SystemBusyError, type CallError } from './errors'
import { wireRequest } from './request.model'
import { betterReading, clockReading, type ClockReading, type TimedResponse } from './server-clock.model'

/** Milliseconds after which a call counts as failed. */
export const REQUEST_TIMEOUT = 500_000

/** The client's dependencies, which the shell sets at its start. */
export interface HttpOptions {
  /** '' for the page's own origin. */
  baseUrl: string
  /** Read at every call; an empty value sends no header. */
  headers: () => Record<'tenantId' | 'schoolId' | 'token' | 'gray_version' | 'applicationId', string>
  /** Shows a failure to the person. */
  notify: (message: string, traceId: string) => void
  /** Called once when the session is over, for all calls with the same token. */
  onSessionInvalid: (message: string) => void
  /** Texts in the current language. */
  texts: { systemBusy: () => string; pleaseLogIn: () => string }
}

export interface CallSettings {
  signal?: AbortSignal
  /** `inline`: the caller shows the failure itself, so no toast does. Default `toast`. */
  errors?: 'toast' | 'inline'
  /** Sends this token instead of the session's. If it is invalid, the caller handles that and no session ends. */
  token?: string
  /** If the session turns out to be over, the caller handles that and no session ends. */
  keepsSession?: boolean
  /**
   * Asks this school instead of the page's own. The session's token is not valid there: without a `token`
   * this is a visitor's call.
   */
  tenantId?: string
  /** Required for a call that happens once: `newIdempotencyKey()`, the same key for the same content. */
  idempotencyKey?: string
  /**
   * The school of a learner's class, if it may differ from the page's (on a partner's site). The session is
   * still the page's. '' is the page's school.
   */
  schoolId?: string
  /** Arrives even when the page is closed meanwhile; the request is small, 64 KB at most. */
  keepAlive?: boolean
}

let options: HttpOptions | null = null
const pending = new Set<AbortController>()
/** Counts session failures. A call sent before a failure shows nothing if it fails later for the same reason. */
let sessionFailures = 0

/**
 * Read from the responses' headers. Kept here because the page has this file only once, with any number of
 * modules.
 */
let serverClock: ClockReading | null = null
const clockListeners = new Set<() => void>()
/** The smallest change of the server's time, in milliseconds, that is reported. */
const NOTABLE_MS = 500

/** Sets up the client; calls made before it reject. */
export function configureHttp(next: HttpOptions): void {
  options = next
  serverClock = null
}

/**
 * The server's time in epoch milliseconds, independent of the device's clock. Before the first response it is
 * the device's time.
 */
export function serverNow(): number {
  return serverClock === null ? Date.now() : Math.round(performance.now() + serverClock.offset)
}

/** Calls the listener when {@link serverNow} changes by half a second or more; returns how to stop. */
export function onServerClockSet(listener: () => void): () => void {
  clockListeners.add(listener)
  return () => void clockListeners.delete(listener)
}

function readServerClock(header: unknown, sentAt: number, receivedAt: number): void {
  if (/^\d+$/.test(String(header))) noteServerTime({ serverTime: Number(header), sentAt, receivedAt })
}

/** Learns the server's time from a response that no call of this client asked for, such as the document. */
export function noteServerTime(response: TimedResponse): void {
  const before = serverNow()
  serverClock = betterReading(serverClock, clockReading(response))
  if (Math.abs(serverNow() - before) >= NOTABLE_MS) for (const listener of clockListeners) listener()
}

/**
 * The one axios instance of all calls, so that tests can respond at the border. The server recognises
 * requests of other sites by Sec-Fetch-Site, so axios need not read a token from the cookies, which would
 * delay each call while the page is busy.
 */
export const transport = axios.create({ timeout: REQUEST_TIMEOUT, validateStatus: () => true, withXSRFToken: false })

/**
 * Makes a call of the contract and resolves to its parsed data.
 *
 * Rejects with {@link SessionInvalidError}, {@link ApiError} (the server's refusal),
 * {@link SystemBusyError} (network, status, shape) or {@link CancelledError}.
 */
export async function call<Definition extends CallDefinition>(
  definition: Definition,
  payload: CallRequest<Definition>,
  settings: CallSettings = {},
): Promise<CallResponse<Definition>> {
  if (options === null) throw new Error('configureHttp must come before the first call')
  const http = options
  const sentAfter = sessionFailures
  const controller = new AbortController()
  const forward = (): void => controller.abort()
  if (settings.signal?.aborted) throw new CancelledError('cancelled')
  settings.signal?.addEventListener('abort', forward)
  pending.add(controller)
  try {
    const response = await send(http, definition, payload, controller.signal, settings)
    const isOfSession =
      settings.token === undefined && settings.tenantId === undefined && settings.keepsSession !== true
    return await read(http, definition, response, isOfSession ? sentAfter : null)
  } catch (error) {
    throw tell(http, error, settings.errors ?? 'toast')
  } finally {
    pending.delete(controller)
    settings.signal?.removeEventListener('abort', forward)
  }
}

async function send(
  http: HttpOptions,
  definition: CallDefinition,
  payload: unknown,
  signal: AbortSignal,
  {
    token,
    tenantId,
    schoolId,
    idempotencyKey,
    keepAlive = false,
  }: Pick<CallSettings, 'token' | 'tenantId' | 'schoolId' | 'idempotencyKey' | 'keepAlive'>,
): Promise<AxiosResponse<unknown>> {
  if (definition.once && idempotencyKey === undefined) throw new Error(`${definition.id} needs an idempotency key`)
  const request = wireRequest(definition, payload, Date.now())
  const known = {
    ...http.headers(),
    ...(tenantId !== undefined && { tenantId, schoolId: '', token: '' }),
    ...(token !== undefined && { token }),
    ...(idempotencyKey !== undefined && { [IDEMPOTENCY_KEY_HEADER]: idempotencyKey }),
    ...(schoolId && { schoolId }),
  }
  const headers = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== ''))
  const sentAt = performance.now()
  try {
    const response = await transport.request<unknown>({
      method: definition.method,
      url: http.baseUrl + request.path,
      params: request.query,
      data: request.body,
      headers: { ...headers, platformType: 'SZYX' },
      responseType: definition.kind === 'image' ? 'blob' : 'json',
      signal,
      ...(keepAlive && keptAlive()),
    })
    readServerClock(response.headers[SERVER_TIME_HEADER.toLowerCase()], sentAt, performance.now())
    return response
  } catch (cause) {
    if (axios.isCancel(cause)) throw new CancelledError('cancelled')
    throw new SystemBusyError(http.texts.systemBusy(), { status: 0, cause })
  }
}

async function read<Definition extends CallDefinition>(
  http: HttpOptions,
  definition: Definition,
  response: AxiosResponse<unknown>,
  sentAfter: number | null,
): Promise<CallResponse<Definition>> {
  const traceId = String(response.headers['x-trace-id'] ?? '')
  const busy = (cause?: unknown): SystemBusyError =>
    new SystemBusyError(http.texts.systemBusy(), {
      status: response.status,
      retryAfter: secondsOf(response.headers['retry-after']) * 1000,
      traceId,
      cause,
    })
  if (response.status !== 200) throw busy()
  const isImage = String(response.headers['content-type']).startsWith('image/')
  if (isImage) return response.data as CallResponse<Definition>
  const body = response.data instanceof Blob ? await readJson(response.data) : response.data
  const envelope = readEnvelope(body)
  switch (envelope.kind) {
    case 'success': {
      const parsed = v.safeParse(definition.response, envelope.data)
      if (!parsed.success) throw busy(new v.ValiError(parsed.issues))
      return parsed.output as CallResponse<Definition>
    }
    case 'sessionInvalid':
      endSessionOnce(http, sentAfter, envelope.message || http.texts.pleaseLogIn())
      throw new SessionInvalidError(http.texts.pleaseLogIn(), envelope.traceId)
    case 'refused':
      throw new ApiError(envelope.message || http.texts.systemBusy(), envelope)
    case 'unreadable':
      throw busy()
  }
}

/** Retry-After in seconds; a date is ignored. */
function secondsOf(header: unknown): number {
  return /^\d{1,4}$/.test(String(header)) ? Number(header) : 0
}

async function readJson(blob: Blob): Promise<unknown> {
  try {
    return JSON.parse(await blob.text()) as unknown
  } catch {
    return null
  }
}

/** Only fetch can outlive the page. A test's adapter stays. */
function keptAlive(): Pick<AxiosRequestConfig, 'adapter' | 'fetchOptions'> {
  return typeof transport.defaults.adapter === 'function'
    ? { fetchOptions: { keepalive: true } }
    : { adapter: 'fetch', fetchOptions: { keepalive: true } }
}

/** `sentAfter` is null for a call without the session's token. */
function endSessionOnce(http: HttpOptions, sentAfter: number | null, message: string): void {
  if (sentAfter !== sessionFailures) return
  sessionFailures += 1
  for (const controller of pending) controller.abort()
  http.onSessionInvalid(message)
}

function tell(http: HttpOptions, error: unknown, errors: 'toast' | 'inline'): unknown {
  const told = error instanceof SessionInvalidError || error instanceof CancelledError
  if (isCallError(error) && !told && errors === 'toast') {
    // A refusal explains itself; only a fault needs a trace id.
    http.notify(error.message, error instanceof SystemBusyError ? error.traceId : '')
    error.shown = true
  }
  return error
}

function isCallError(error: unknown): error is CallError {
  return (
    error instanceof ApiError ||
    error instanceof SystemBusyError ||
    error instanceof SessionInvalidError ||
    error instanceof CancelledError
  )
}
