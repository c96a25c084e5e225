/**
 * `pnpm bench watching --lessons 100 [--seed 1] [--page naive]`: a video of an hour is watched at any speed, with tabs that
 * die, reloads, lost connections, another device and a server that is killed, as a seed says; what the server counts as
 * watched is compared with what was played. The server is real, over HTTP; so is the player's recording. Time is virtual.
 */
import 'fake-indexeddb/auto'

import { parseArgs } from 'node:util'

import { randomOf } from '../stage/random'
import { setStage, type Stage } from '../stage/stage'
import { naivePage, realPage, type Page } from './page'
import { MINUTE, scheduleOf, SECOND, VIDEO_MS } from './schedule'
import { Viewer, type Verdict } from './viewer'

const PAGES = [realPage, naivePage]
/** For each cut. */
const MOST_MISSING_MS = 10 * SECOND

const { values } = parseArgs({
  options: {
    lessons: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
    page: { type: 'string', default: realPage.name },
  },
})

async function run(count: number, firstSeed: number, page: Page): Promise<boolean> {
  const stage = await setStage()
  const sums = { playedMs: 0, missingMs: 0, inventedMs: 0, cuts: 0, wrong: 0 }
  try {
    for (let seed = firstSeed; seed < firstSeed + count; seed += 1) {
      const { playedMs, missingMs, inventedMs, cuts } = await watched(stage, page, seed)
      sums.playedMs += playedMs
      sums.missingMs += missingMs
      sums.inventedMs += inventedMs
      sums.cuts += cuts
      if (missingMs <= MOST_MISSING_MS * cuts && inventedMs <= SECOND) continue
      sums.wrong += 1
      console.log(`seed ${seed}: ${missingMs} ms missing after ${cuts} cuts, ${inventedMs} ms invented`)
    }
  } finally {
    await stage.close()
  }
  console.log(
    `seeds ${firstSeed} to ${firstSeed + count - 1}, page ${page.name}, server killed ${stage.server.restarts} times`,
  )
  const seconds = (milliseconds: number): string => (milliseconds / SECOND).toFixed(1)
  console.log(
    `lessons ${count} played ${(sums.playedMs / (60 * MINUTE)).toFixed(1)} h cuts ${sums.cuts} missing ${seconds(sums.missingMs / Math.max(1, sums.cuts))} s a cut invented ${seconds(sums.inventedMs)} s wrong ${sums.wrong}`,
  )
  return sums.wrong === 0
}

async function watched(stage: Stage, page: Page, seed: number): Promise<Verdict> {
  Math.random = randomOf(seed)
  const place = await stage.time.track(stage.server.unseenVideo(VIDEO_MS))
  const verdict = await new Viewer(stage, page, place).watch(scheduleOf(seed))
  await stage.time.pass(MINUTE)
  return verdict
}

const page = PAGES.find(({ name }) => name === values.page)
if (page === undefined) {
  throw new Error(`there is no page ${values.page}; there are ${PAGES.map(({ name }) => name).join(', ')}`)
}
process.exitCode = (await run(Number(values.lessons), Number(values.seed), page)) ? 0 : 1
