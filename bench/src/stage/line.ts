/** The connection between the pages and the server. Each call gets the next fault of the schedule. */
import { AxiosError, AxiosHeaders, CanceledError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'

import { HeldRequests } from './held-requests'
import type { HttpResponse, KillableServer } from './killable-server'
import type { Fault } from './line-faults'
import type { Exchange } from './server-process'
import { PageLife, type VirtualTime } from './virtual-time'

/** Milliseconds one way, and those of a slow connection. */
const ONE_WAY = 20
const SLOW = 3000
/** When a delayed call arrives after the page's timeout, and when a duplicate of it does. */
const MUCH_LATER = 20_000
const LITTLE_LATER = 2500
/** How long the server is down after a kill. */
const AWAY = 4000

export class Line {
  readonly #server: KillableServer
  readonly #time: VirtualTime
  readonly #held = new HeldRequests(async (request) => {
    if (this.#time.now < this.#offlineUntil) throw new Error('offline')
    return this.#time.track(this.#arrive(request))
  })
  #faults: Fault[] = []
  #offlineUntil = 0
  #awayUntil = 0

  constructor(server: KillableServer, time: VirtualTime) {
    this.#server = server
    this.#time = time
  }

  setFaults(faults: readonly Fault[]): void {
    this.#faults = [...faults]
  }

  goOffline(milliseconds: number): void {
    this.#offlineUntil = this.#time.now + milliseconds
  }

  /** Somebody else has done something at the server. */
  stir(): void {
    this.#held.stir()
  }

  /** From here on every call succeeds. */
  mend(): void {
    this.#faults = []
    this.#offlineUntil = 0
    this.#awayUntil = 0
  }

  /** Waits until the server is up again, without a limit. */
  async restart(): Promise<void> {
    this.#awayUntil = 0
    await this.#time.track(this.#server.start())
  }

  /** The adapter of axios: all code above it is the client's own. */
  readonly adapter = (config: InternalAxiosRequestConfig): Promise<AxiosResponse<unknown>> => {
    const page = PageLife.current
    return new Promise((resolve, reject) => {
      // A page that was killed receives no response.
      if (page?.isKilled) return
      const isHeard = (): boolean => page?.isKilled !== true
      const fail = (message: string): void => {
        if (isHeard()) reject(new AxiosError(message, AxiosError.ERR_NETWORK, config))
      }
      const succeed = ({ status, headers, text }: HttpResponse): void => {
        if (isHeard()) {
          resolve({
            config,
            data: jsonOf(text),
            headers: AxiosHeaders.from(headersOf(headers)),
            status,
            statusText: '',
          })
        }
      }
      config.signal?.addEventListener?.('abort', () => isHeard() && reject(new CanceledError('canceled')))
      const { timeout = 0 } = config
      if (timeout > 0) setTimeout(() => fail(`timeout of ${timeout} ms exceeded`), timeout)
      this.#carry(requestOf(config), succeed, fail, () => isHeard() && config.signal?.aborted !== true)
    })
  }

  #carry(
    request: Exchange,
    succeed: (response: HttpResponse) => void,
    fail: (message: string) => void,
    isWanted: () => boolean,
  ): void {
    if (this.#time.now < this.#offlineUntil) {
      setTimeout(() => fail('offline'), 1)
      return
    }
    const fault = this.#faults.shift() ?? 'none'
    const arrive = (then: (response: HttpResponse) => void): void => {
      const arrived = HeldRequests.isHeld(request)
        ? this.#held.until(request, isWanted)
        : this.#time.track(this.#arrive(request).finally(() => this.#held.stir()))
      arrived.then(
        (response) => void setTimeout(() => then(response), ONE_WAY),
        () => void setTimeout(() => fail('connection refused'), ONE_WAY),
      )
    }
    const ignore = (): void => undefined
    switch (fault) {
      case 'none':
        setTimeout(() => arrive(succeed), ONE_WAY)
        break
      case 'slow':
        setTimeout(() => arrive(succeed), SLOW)
        break
      case 'request lost':
        break
      case 'response lost':
        setTimeout(() => arrive(ignore), ONE_WAY)
        break
      case 'connection reset':
        setTimeout(() => arrive(() => fail('connection reset')), ONE_WAY)
        break
      case 'overtaken':
        setTimeout(() => arrive(ignore), MUCH_LATER)
        break
      case 'sent twice':
        setTimeout(() => arrive(succeed), ONE_WAY)
        setTimeout(() => arrive(ignore), LITTLE_LATER)
        break
      case 'sent twice at once':
        setTimeout(() => {
          arrive(succeed)
          arrive(ignore)
        }, ONE_WAY)
        break
      case 'server error':
        setTimeout(() => arrive((response) => succeed({ ...response, status: 502, text: '' })), ONE_WAY)
        break
      case 'server busy':
        setTimeout(() => succeed({ status: 503, headers: { 'retry-after': '1' }, text: '' }), ONE_WAY)
        break
      case 'server killed':
        setTimeout(() => void this.#time.track(this.#arriveAndKill(request, succeed, fail)), ONE_WAY)
    }
  }

  async #arrive(request: Exchange): Promise<HttpResponse> {
    if (this.#time.now < this.#awayUntil) throw new Error('connection refused')
    await this.#server.start()
    return this.#server.send(request)
  }

  /** The server is killed at some moment from before it reads the request until after it has responded. */
  async #arriveAndKill(
    request: Exchange,
    succeed: (response: HttpResponse) => void,
    fail: (message: string) => void,
  ): Promise<void> {
    const after = Math.floor(Math.random() * 4) ** 2
    const isThere = this.#time.now >= this.#awayUntil
    if (isThere) await this.#server.start()
    const sent = isThere ? this.#server.send(request) : Promise.reject(new Error('connection refused'))
    const heard = sent.then(
      (response) => void setTimeout(() => succeed(response), ONE_WAY),
      () => void setTimeout(() => fail('connection reset'), ONE_WAY),
    )
    await Promise.race([heard, pause(after)])
    await this.#server.kill()
    await heard
    this.#awayUntil = this.#time.now + AWAY
    this.#held.stir()
  }
}

const realSetTimeout = globalThis.setTimeout

/** In real time, as in the server's process. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => realSetTimeout(resolve, milliseconds))
}

function requestOf(config: InternalAxiosRequestConfig): Exchange {
  const query = new URLSearchParams((config.params ?? {}) as Record<string, string>).toString()
  const body = typeof config.data === 'string' ? config.data : ''
  return {
    method: (config.method ?? 'get').toUpperCase(),
    path: `${config.url ?? ''}${query === '' ? '' : `?${query}`}`,
    headers: {
      ...Object.fromEntries(Object.entries(AxiosHeaders.from(config.headers).toJSON()).map(([k, v]) => [k, String(v)])),
      'content-length': String(Buffer.byteLength(body)),
      'sec-fetch-site': 'same-origin',
    },
    body,
  }
}

function headersOf(headers: HttpResponse['headers']): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
