/**
 * `pnpm bench exam-faults --schedules 300 [--seed 1] [--client naive]`: compares what a learner enters in an
 * attempt with what the server stores, while connections, tabs, devices, clocks, sessions and the server
 * itself fail as a seed says. The server is real, in a process of its own and over HTTP; so is the client,
 * with its outbox in IndexedDB. Time is virtual: it jumps from one timer to the next.
 */
import 'fake-indexeddb/auto'

import { parseArgs } from 'node:util'

import { randomOf } from '../stage/random'
import { realClient, type Client } from './client'
import { setExamStage, type ExamStage } from './exam-stage'
import type { Verdict } from './ledger'
import { naiveClient } from './naive-client'
import { scheduleOf } from './schedule'
import { Student } from './student'

const CLIENTS = [realClient, naiveClient]
/** How many schedules with a fault are printed in full. */
const MOST_PRINTED = 10

const { values } = parseArgs({
  options: {
    schedules: { type: 'string', default: '300' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
    client: { type: 'string', default: realClient.name },
  },
})

async function run(count: number, firstSeed: number, client: Client): Promise<boolean> {
  const realNow = performance.now.bind(performance)
  const started = realNow()
  // When interrupted, prints the sums of the schedules that have run.
  let isStopped = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (isStopped = true))
  const stage = await setExamStage()
  const ready = realNow()
  const sums = { acknowledged: 0, lost: 0, changed: 0, doubled: 0, broken: 0 }
  let played = 0
  let printed = 0
  try {
    for (let seed = firstSeed; seed < firstSeed + count && !isStopped; seed += 1) {
      played += 1
      const faults = await play(stage, client, seed, sums)
      if (faults.length > 0 && (printed += 1) <= MOST_PRINTED) {
        console.log(`seed ${seed} (again with --schedules 1 --seed ${seed}):`)
        for (const fault of faults) console.log(`  ${fault}`)
      }
    }
  } finally {
    await stage.close()
  }
  const { restarts } = stage.server
  console.log(`seeds ${firstSeed} to ${firstSeed + played - 1}, client ${client.name}, server killed ${restarts} times`)
  const { acknowledged, lost, changed, doubled, broken } = sums
  const seconds = (realNow() - ready) / 1000
  console.log(
    `${seconds.toFixed(1)} s, ${(played / seconds).toFixed(1)} schedules a second, after ${((ready - started) / 1000).toFixed(1)} s of setting up`,
  )
  console.log(`schedules ${played} acknowledged ${acknowledged} lost ${lost} changed ${changed} doubled ${doubled}`)
  return lost + changed + doubled + broken === 0
}

/** The faults of a schedule, in words; they are added to the sums. */
async function play(
  stage: ExamStage,
  client: Client,
  seed: number,
  sums: Record<keyof Verdict | 'broken', number>,
): Promise<readonly string[]> {
  Math.random = randomOf(seed)
  try {
    const verdict = await new Student(stage, client, scheduleOf(seed)).play()
    sums.acknowledged += verdict.acknowledged
    for (const kind of ['lost', 'changed', 'doubled'] as const) sums[kind] += verdict[kind].length
    return (['lost', 'changed', 'doubled'] as const).flatMap((kind) => verdict[kind].map((what) => `${kind}: ${what}`))
  } catch (error) {
    sums.broken += 1
    return [`broken: ${error instanceof Error ? error.stack : String(error)}`]
  } finally {
    stage.time.setDeviceClock(0)
    await stage.time.pass(60_000)
  }
}

const client = CLIENTS.find(({ name }) => name === values.client)
if (client === undefined) {
  throw new Error(`there is no client ${values.client}; there are ${CLIENTS.map(({ name }) => name).join(', ')}`)
}
process.exitCode = (await run(Number(values.schedules), Number(values.seed), client)) ? 0 : 1
