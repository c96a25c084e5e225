/**
 * `pnpm bench exam-load [seconds] [saves a second]`: many learners save answers on PostgreSQL; the server is
 * killed once in the middle and restarted. Reports how long saves take, and whether any acknowledged answer
 * is missing at the end.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'

import { CROWD_SCHOOL, enrolCrowd, LONG_TEST } from '../../../server/src/testing/exam-crowd'
import { startPostgres } from '../../../server/src/testing/postgres'
import { freePort, ROOT, startServer } from '../server'
import { apiOf } from './api'
import { LoadLearner, type Measured } from './load-learner'
import { quantilesOf } from './quantiles.model'

const LEARNERS = 300
/** Milliseconds between two checks of how many answers are due. */
const TICK = 5

async function run(seconds: number, rate: number): Promise<void> {
  // Each learner has an address of their own, as behind a proxy.
  process.env['TRUST_PROXY'] = '1'
  const postgres = await startPostgres()
  const data = mkdtempSync(join(tmpdir(), 'bench-exam-'))
  const options = { databaseUrl: postgres.url, data, port: await freePort() }
  let server = await startServer(ROOT, options)
  const api = apiOf(server.address, CROWD_SCHOOL)
  const measured: Measured = { saves: [], waits: [], failures: 0, lastAcknowledged: 0 }
  try {
    const tokens = await enrolCrowd(postgres.url, LEARNERS)
    const learners = tokens.map((token, index) => new LoadLearner(api, { token, address: addressOf(index) }, measured))
    for (let at = 0; at < learners.length; at += 20) {
      await Promise.all(learners.slice(at, at + 20).map((learner) => learner.start(LONG_TEST)))
    }
    console.log(
      `${LEARNERS} learners, ${rate} answers a second for ${seconds} s, PostgreSQL and server on the same ${cpus().length} × ${cpus()[0]?.model ?? '?'}`,
    )
    await give(learners, rate, seconds / 2)
    const before = measured.saves.splice(0)
    const killed = performance.now()
    const restart = server.kill().then(async () => {
      server = await startServer(ROOT, options)
      return performance.now() - killed
    })
    await give(learners, rate, seconds / 2)
    const given = performance.now()
    const outage = await restart
    await Promise.all(learners.map((learner) => learner.settle()))
    report('saves before the kill', before)
    report('saves after it', measured.saves)
    report('from answer to acknowledgement', measured.waits)
    console.log(
      `the server was away for ${(outage / 1000).toFixed(1)} s, ${measured.failures} saves were made again; ` +
        `the last answer was acknowledged ${((measured.lastAcknowledged - given) / 1000).toFixed(1)} s after it was given`,
    )
    const sums = { given: 0, lost: 0, changed: 0 }
    for (const learner of learners) {
      const found = await learner.compare()
      sums.given += found.given
      sums.lost += found.lost
      sums.changed += found.changed
    }
    console.log(`answers ${sums.given} acknowledged ${measured.waits.length} lost ${sums.lost} changed ${sums.changed}`)
    if (sums.lost + sums.changed > 0 || measured.waits.length !== sums.given) process.exitCode = 1
  } finally {
    api.close()
    await server.stop()
    await postgres.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

/** Gives answers at a constant rate, learner by learner, however fast the server responds. */
async function give(learners: readonly LoadLearner[], rate: number, seconds: number): Promise<void> {
  const started = performance.now()
  const all = Math.round(rate * seconds)
  for (let given = 0; given < all;) {
    const due = Math.min(all, Math.floor(((performance.now() - started) / 1000) * rate))
    for (; given < due; given++) learners[given % learners.length]?.answer()
    await new Promise((resolve) => setTimeout(resolve, TICK))
  }
}

/** Addresses of different networks. */
function addressOf(index: number): string {
  return `10.${Math.floor(index / 200)}.${index % 200}.1`
}

function report(what: string, times: readonly number[]): void {
  const { count, median, p99, worst } = quantilesOf(times)
  console.log(
    `${what.padEnd(34)}${String(count).padStart(8)}   median ${median.toFixed(0)} ms   p99 ${p99.toFixed(0)} ms   worst ${worst.toFixed(0)} ms`,
  )
}

run(Number(process.argv[2] ?? 60), Number(process.argv[3] ?? 500)).catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
