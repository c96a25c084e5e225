/**
 * `pnpm bench exam-load [seconds] [saves a second] [learners]`: many learners save answers on PostgreSQL, and the page of each
 * waits for news; the server is killed once in the middle and restarted. Reports how long saves take and a newcomer waits, and
 * whether any acknowledged answer is missing at the end.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { CROWD_SCHOOL, enrolCrowd } from '../../../server/src/testing/exam-crowd'
import { startPostgres } from '../../../server/src/testing/postgres'
import { measureNewcomers } from '../crowd'
import { machine } from '../machine'
import { freePort } from '../program'
import { ROOT, startServer } from '../server'
import { apiOf } from './api'
import { addressOf, after, compareAnswers, giveAnswers, startAll } from './learners'
import { LoadLearner, type Measured } from './load-learner'
import { timesInWords } from './quantiles.model'
import { waitedInWords, WAITING_TIMEOUT } from './waiting'

async function run(seconds: number, rate: number, count: number): Promise<void> {
  // Each learner has an address of their own, as behind a proxy.
  process.env['TRUST_PROXY'] = '1'
  const postgres = await startPostgres()
  const data = mkdtempSync(join(tmpdir(), 'bench-exam-'))
  const options = { databaseUrl: postgres.url, data, port: await freePort() }
  let server = await startServer(ROOT, options)
  const api = apiOf(server.address, CROWD_SCHOOL)
  const waitingApi = apiOf(server.address, CROWD_SCHOOL, { connections: count, timeout: WAITING_TIMEOUT })
  const waited = { held: 0, atOnce: 0, failed: 0 }
  const stopped = new AbortController()
  const measured: Measured = { saves: [], waits: [], failures: 0, lastAcknowledged: 0 }
  try {
    const tokens = await enrolCrowd(postgres.url, count)
    const learners = tokens.map((token, index) => new LoadLearner(api, { token, address: addressOf(index) }, measured))
    await startAll(learners, { api: waitingApi, waited, stopped: stopped.signal })
    console.log(
      `${count} learners, ${rate} answers a second for ${seconds} s, PostgreSQL and server on the same ${machine()}`,
    )
    const [newcomer] = await Promise.all([
      measureNewcomers(server.address, seconds / 2),
      giveAnswers(learners, rate, after(seconds / 2)),
    ])
    const waitedBefore = { ...waited }
    const before = measured.saves.splice(0)
    const killed = performance.now()
    const restart = server.kill().then(async () => {
      server = await startServer(ROOT, options)
      return performance.now() - killed
    })
    await giveAnswers(learners, rate, after(seconds / 2))
    const given = performance.now()
    const outage = await restart
    const sums = await compareAnswers(learners)
    console.log(timesInWords('saves before the kill', before))
    console.log(
      `a newcomer: median ${newcomer.p50.toFixed(0)} ms, worst ${newcomer.worst.toFixed(0)} ms; ${waitedInWords(waitedBefore)}`,
    )
    console.log(timesInWords('saves after it', measured.saves))
    console.log(timesInWords('from answer to acknowledgement', measured.waits))
    console.log(`with those before the kill, ${waitedInWords(waited)}`)
    console.log(
      `the server was away for ${(outage / 1000).toFixed(1)} s, ${measured.failures} saves were made again; ` +
        `the last answer was acknowledged ${((measured.lastAcknowledged - given) / 1000).toFixed(1)} s after it was given`,
    )
    console.log(`answers ${sums.given} acknowledged ${measured.waits.length} lost ${sums.lost} changed ${sums.changed}`)
    if (sums.lost + sums.changed > 0 || measured.waits.length !== sums.given) process.exitCode = 1
  } finally {
    stopped.abort()
    for (const one of [api, waitingApi]) one.close()
    await server.stop()
    await postgres.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

run(Number(process.argv[2] ?? 60), Number(process.argv[3] ?? 500), Number(process.argv[4] ?? 300)).catch(
  (error: unknown) => {
    console.error(error)
    // Its learners would send again for ever what nobody takes any more.
    process.exit(1)
  },
)
