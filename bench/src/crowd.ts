import { existsSync, readFileSync } from 'node:fs'

import autocannon from 'autocannon'

import type { RunningServer } from './server'

/** Simultaneous connections. */
export const CROWD = 64

/** The results of one measurement under load. */
export interface Crowd {
  /** Responses a second. */
  readonly rate: number
  /** Responses per second of the server's processor time. NaN where that time is not known. */
  readonly rateOfCore: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  /** Responses with another status than 200, and requests without one. */
  readonly errors: number
  readonly newcomer: Newcomer | null
}

/** Milliseconds that requests for /robots.txt over new connections took meanwhile. */
export interface Newcomer {
  readonly p50: number
  readonly worst: number
}

export interface Asked {
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  /** The JSON of a POST; made anew for each request. */
  readonly body?: (count: number) => unknown
}

/** Sends requests for `seconds` over connections that stay open, without pauses. */
export async function measureCrowd(
  { address, processId }: Pick<RunningServer, 'address' | 'processId'>,
  { path, headers = {}, body }: Asked,
  seconds: number,
  withNewcomers: boolean,
): Promise<Crowd> {
  let count = 0
  const request: autocannon.Request = {
    path,
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined
      ? {}
      : { setupRequest: (asked: autocannon.Request) => ({ ...asked, body: JSON.stringify(body((count += 1))) }) }),
  }
  const before = processorSeconds(processId)
  const crowd = autocannon({ url: address, connections: CROWD, duration: seconds, requests: [request] })
  const newcomers = withNewcomers ? measureNewcomers(address, seconds) : Promise.resolve(null)
  const { requests, latency, non2xx, errors, duration } = await crowd
  const answered = requests.total - non2xx
  return {
    rate: answered / duration,
    rateOfCore: answered / (processorSeconds(processId) - before),
    p50: latency.p50,
    p99: latency.p99,
    errors: non2xx + errors,
    newcomer: await newcomers,
  }
}

/** Clock ticks per second in which Linux counts a process's time. */
const TICKS = 100

/** Processor time of a process and its children so far. NaN where the system does not report it in this way. */
function processorSeconds(processId: number): number {
  const folder = `/proc/${processId}`
  if (!existsSync(folder)) return Number.NaN
  // The name stands in brackets and may contain spaces; fields 14 and 15 are times.
  const fields = readFileSync(`${folder}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  const children = readFileSync(`${folder}/task/${processId}/children`, 'utf8').split(' ').filter(Boolean)
  return (
    (Number(fields[11]) + Number(fields[12])) / TICKS +
    children.reduce((sum, id) => sum + processorSeconds(Number(id)), 0)
  )
}

/**
 * Milliseconds before the first request over a new connection, and between two of them. The load has built up
 * by then.
 */
const BEFORE_NEWCOMERS = 500
const BETWEEN_NEWCOMERS = 50

/** Requests over new connections, one after the other. Rejects when one gets no response. */
export async function measureNewcomers(address: string, seconds: number): Promise<Newcomer> {
  const waits: number[] = []
  const end = performance.now() + seconds * 1000
  await pause(BEFORE_NEWCOMERS)
  while (performance.now() < end) {
    const asked = performance.now()
    const response = await fetch(`${address}/robots.txt`, { headers: { connection: 'close' } })
    await response.arrayBuffer()
    waits.push(performance.now() - asked)
    await pause(BETWEEN_NEWCOMERS)
  }
  waits.sort((one, other) => one - other)
  return { p50: waits[Math.floor(waits.length / 2)] ?? Number.NaN, worst: waits.at(-1) ?? Number.NaN }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
