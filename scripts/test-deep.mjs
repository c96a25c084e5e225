/**
 * `npm run test:deep` is run by hand before a release: what takes too long for every change, and what looks for something
 * new at every run. `npm run test:deep -- sweep fuzz` runs only those kinds. A seed that fails is printed; it becomes a
 * test of `npm test`.
 */
import { randomInt } from 'node:crypto'

import { sumOf } from './testing/results.mjs'
import { runKinds } from './testing/run-kinds.mjs'

const TWO = '--maxWorkers=2'

/** Another one at every run. */
const SEED = String(randomInt(1_000_000_000))

await runKinds(
  {
    alone: {
      sweep: ({ stories }) => stories('sweep'),
      faults: async ({ stories, bench }) =>
        sumOf([
          await stories('faults'),
          await bench('exam-faults/exam-faults.ts', '--schedules', '2000', '--seed', SEED),
          await bench('releases/releases.ts', '--sequences', '200', '--seed', SEED, '--within', 'Infinity'),
        ]),
      fuzz: async ({ jest }) => {
        console.log(`PROPERTY_SEED and FUZZ_SEED are ${SEED}`)
        const seeds = { PROPERTY_SEED: SEED, FUZZ_SEED: SEED, FUZZ_RUNS: '300' }
        return sumOf([
          await jest('unit', [TWO], seeds),
          await jest('component', [TWO], seeds),
          await jest('server', [TWO, 'platform/http'], seeds),
        ])
      },
      import: ({ jest }) => jest('server', ['import-campaign'], { PROPERTY_SEED: SEED, IMPORT_RUNS: '1000' }),
      // What `npm test` has on PostgreSQL, on the database that a school begins with.
      embedded: ({ jest }) => jest('server', [TWO]),
      tamper: ({ stories }) => stories('tamper'),
    },
  },
  { way: 'deep' },
)
