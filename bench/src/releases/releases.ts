/**
 * `pnpm bench releases [--sequences 1000] [--seed n] [--within 1000]`: releases are published, promoted, tried gray, rolled back, found
 * bad and collected, as a seed says, through two gateways on one PostgreSQL. After each step pages are asked from both:
 * each gets exactly the releases that were assigned, whole. Fails when one is wrong, or when a rollback takes longer to reach
 * the other gateway than so many milliseconds.
 */
import { parseArgs } from 'node:util'

import { Play } from './play'
import { openSite } from './site'

/** How many sequences with a fault are printed. */
const MOST_PRINTED = 10
/** After so many sequences the sums are printed: what a machine does not finish counts too. */
const BETWEEN_SUMS = 25
/** Where the clock begins in each sequence: so long ago that none reaches the machine's own, which dates files. */
const START = Date.UTC(2020, 0, 5)

const { values } = parseArgs({
  options: {
    sequences: { type: 'string', default: '1000' },
    // Part of a version's name, so it stays short.
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
    within: { type: 'string', default: '1000' },
  },
})

interface Sums {
  readonly sequences: number
  readonly pages: number
  readonly wrong: number
  /** Milliseconds. */
  readonly worst: number
}

function printSums({ sequences, pages, wrong, worst }: Sums): void {
  console.log(`sequences ${sequences} pages ${pages} wrong ${wrong} worst rollback ${Math.ceil(worst)} ms`)
}

async function run(count: number, firstSeed: number): Promise<boolean> {
  const site = await openSite(START)
  const started = performance.now()
  const sums = { sequences: 0, pages: 0, wrong: 0, worst: 0 }
  try {
    for (let seed = firstSeed; seed < firstSeed + count; seed += 1) {
      const played = await new Play(site, seed, START).play()
      sums.sequences += 1
      sums.pages += played.pages
      sums.worst = Math.max(sums.worst, played.worstRollback)
      if (played.faults.length > 0 && (sums.wrong += 1) <= MOST_PRINTED) {
        console.log(`seed ${seed} (again with --sequences 1 --seed ${seed}):`)
        for (const fault of played.faults) console.log(`  ${fault}`)
      }
      if (sums.sequences % BETWEEN_SUMS === 0) printSums(sums)
    }
  } finally {
    await site.close()
  }
  const { sequences, wrong, worst } = sums
  const seconds = (performance.now() - started) / 1000
  console.log(
    `seeds ${firstSeed} to ${firstSeed + sequences - 1}, ${seconds.toFixed(1)} s, ${(sequences / seconds).toFixed(1)} sequences a second`,
  )
  printSums(sums)
  return wrong === 0 && worst < Number(values.within)
}

process.exitCode = (await run(Number(values.sequences), Number(values.seed))) ? 0 : 1
