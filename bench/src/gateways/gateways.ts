/**
 * `pnpm bench gateways [--rounds 4] [--reads 150] [--saves 50] [--no-proxy]`: two gateways on one PostgreSQL behind the proxy
 * that is deployed, killed and stopped in turn while visitors read and learners save. Fails when a request failed that was
 * not under way at a kill or a stop, when a stopping gateway refused one, when an acknowledged answer is missing, or when a gateway served something old for a second.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { enrolCrowd } from '../../../server/src/testing/exam-crowd'
import { startPostgres } from '../../../server/src/testing/postgres'
import { apiThrough } from '../exam/api'
import { compareAnswers, giveAnswers, startAll, type Compared } from '../exam/learners'
import { LoadLearner, type Measured } from '../exam/load-learner'
import { quantilesOf } from '../exam/quantiles.model'
import { machine } from '../machine'
import { hasNginx } from '../nginx'
import { freePort } from '../program'
import { ROOT, startServer, type RunningServer } from '../server'
import { byTurns, throughNginx, type Entrance } from './entrance'
import { watchFreshness, type Freshness } from './freshness'
import { wasInFlight, type Outage } from './outages.model'
import { SCHOOL, Traffic } from './traffic'

const LEARNERS = 50
/** Milliseconds of load before the first kill, and after a gateway is back: by then the proxy asks it again. */
const SETTLED = 3000
/** Milliseconds within which every gateway must know of a change. */
const FRESH_WITHIN = 1000
const MOST_PRINTED = 10

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '4' },
    reads: { type: 'string', default: '150' },
    saves: { type: 'string', default: '50' },
    'no-proxy': { type: 'boolean', default: false },
  },
})

/** One gateway in turn: killed as by a loss of power, or stopped as for an upgrade; then started again. */
class Gateway {
  readonly port: number
  readonly origin: string
  readonly #start: () => Promise<RunningServer>
  #server: RunningServer | null = null
  #life = 0

  constructor(port: number, databaseUrl: string, data: string) {
    this.port = port
    this.origin = `http://localhost:${port}`
    this.#start = () => startServer(ROOT, { databaseUrl, data, port })
  }

  readonly life = (): number => this.#life
  readonly isUp = (): boolean => this.#server !== null

  async start(): Promise<void> {
    this.#server = await this.#start()
    this.#life += 1
  }

  async end(how: 'kill' | 'stop'): Promise<Outage> {
    const server = this.#server
    if (server === null) throw new Error('the gateway is down already')
    this.#server = null
    const from = performance.now()
    await server[how]()
    return { how, from, until: performance.now() }
  }

  async close(): Promise<void> {
    if (this.isUp()) await this.end('stop')
  }
}

async function run(rounds: number, reads: number, saves: number): Promise<boolean> {
  process.env['TRUST_PROXY'] = '1'
  const postgres = await startPostgres()
  const data = mkdtempSync(join(tmpdir(), 'bench-gateways-'))
  const ports = [await freePort(), await freePort()]
  const gateways = ports.map((port) => new Gateway(port, postgres.url, data))
  let entrance: Entrance | null = null
  try {
    for (const gateway of gateways) await gateway.start()
    const isProxied = !values['no-proxy'] && hasNginx() && spawnSync('openssl', ['version']).status === 0
    entrance = isProxied ? await throughNginx(ports) : byTurns(gateways.map(({ origin }) => origin))
    console.log(
      `${reads} reads and ${saves} answers a second, ${LEARNERS} learners, PostgreSQL and both gateways on the same ` +
        `${machine()}; ${entrance.name}`,
    )
    return await measure({ gateways, entrance, databaseUrl: postgres.url, rounds, reads, saves })
  } finally {
    await entrance?.close()
    await Promise.all(gateways.map((gateway) => gateway.close()))
    await postgres.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

interface Play {
  readonly gateways: readonly Gateway[]
  readonly entrance: Entrance
  readonly databaseUrl: string
  readonly rounds: number
  readonly reads: number
  readonly saves: number
}

async function measure({ gateways, entrance, databaseUrl, rounds, reads, saves }: Play): Promise<boolean> {
  const traffic = new Traffic(entrance)
  const send = (path: string, method: string, headers: Readonly<Record<string, string>>, body: string) =>
    traffic.send(`${method} ${path.split('?')[0]}`, { path, method, headers, body })
  const api = apiThrough(send, SCHOOL, () => undefined)
  const measured: Measured = { saves: [], waits: [], failures: 0, lastAcknowledged: 0 }
  const tokens = await enrolCrowd(databaseUrl, LEARNERS)
  const learners = tokens.map((token) => new LoadLearner(api, { token, address: '10.0.0.1' }, measured))
  await startAll(learners)

  let isOver = false
  const watching = watchFreshness(databaseUrl, gateways, () => isOver)
  const reading = traffic.read(reads, () => isOver)
  const answering = giveAnswers(learners, saves, () => isOver)
  const outages: Outage[] = []
  try {
    await pause(SETTLED)
    for (let round = 0; round < rounds; round += 1) outages.push(...(await playRound(round, gateways)))
  } finally {
    isOver = true
  }
  const [freshness] = await Promise.all([watching, reading, answering])
  return report({ traffic, outages, freshness, measured, compared: await compareAnswers(learners) })
}

/** Both gateways in turn: in one round each is killed, in the next each is stopped. */
async function playRound(round: number, gateways: readonly Gateway[]): Promise<Outage[]> {
  const how = round % 2 === 0 ? 'kill' : 'stop'
  const outages: Outage[] = []
  for (const gateway of gateways) {
    const outage = await gateway.end(how)
    outages.push(outage)
    const away = performance.now()
    await gateway.start()
    const seconds = ((performance.now() - away) / 1000).toFixed(1)
    console.log(
      `${how === 'kill' ? 'killed ' : 'stopped'} a gateway, gone after ${(outage.until - outage.from).toFixed(0)} ms, back after ${seconds} s`,
    )
    await pause(SETTLED)
  }
  return outages
}

interface Results {
  readonly traffic: Traffic
  readonly outages: readonly Outage[]
  readonly freshness: Freshness
  readonly measured: Measured
  readonly compared: Compared
}

function report({ traffic, outages, freshness, measured, compared }: Results): boolean {
  // A stopping gateway serves what reaches it; a connection that it just closes may take a request along.
  const unexplained = traffic.failed.filter(
    (failed) => !wasInFlight(failed, outages) || failed.reason.startsWith('503'),
  )
  const inFlight = traffic.failed.length - unexplained.length
  const atKills = traffic.failed.filter((failed) =>
    wasInFlight(
      failed,
      outages.filter(({ how }) => how === 'kill'),
    ),
  ).length
  const delays = quantilesOf(freshness.delays)
  for (const { what, began, ended, reason } of unexplained.slice(0, MOST_PRINTED)) {
    const since = Math.max(...outages.map(({ until }) => until).filter((until) => until < began), 0)
    console.log(
      `${what} failed ${(began - since).toFixed(0)} ms after an end, after ${(ended - began).toFixed(0)} ms: ${reason}`,
    )
  }
  console.log(
    `requests ${traffic.requests} failed in flight at a kill ${atKills} at a stop ${inFlight - atKills} failed otherwise ${unexplained.length}`,
  )
  console.log(
    `answers ${compared.given} acknowledged ${measured.waits.length} lost ${compared.lost} changed ${compared.changed}; saves made again ${measured.failures}`,
  )
  console.log(
    `changes ${freshness.changes} looked for ${delays.count} times, asked for and not yet seen for ${delays.median.toFixed(0)} ms at the median, ` +
      `${delays.p99.toFixed(0)} ms p99, ${delays.worst.toFixed(0)} ms at worst; relapses ${freshness.relapses}`,
  )
  return (
    unexplained.length === 0 &&
    compared.lost + compared.changed === 0 &&
    measured.waits.length === compared.given &&
    delays.count > 0 &&
    delays.worst < FRESH_WITHIN &&
    freshness.relapses === 0
  )
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

run(Number(values.rounds), Number(values.reads), Number(values.saves)).then(
  (held) => (process.exitCode = held ? 0 : 1),
  (error: unknown) => {
    console.error(error)
    process.exitCode = 1
  },
)
