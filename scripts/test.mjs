/**
 * `npm test` decides whether a change is right: every kind of test, what is drawn by chance always from the same seed, and
 * one line of sums at the end. `npm test -- unit component` runs only those kinds, and `npm test -- --changed [commit]`
 * what a change reaches. What takes longer, or looks for something new at every run, is `npm run test:deep`.
 */
import { reportBudgets } from './budgets.mjs'
import { runMain } from './process.mjs'
import { kindsOfChange } from './testing/changed.mjs'
import { sumOf } from './testing/results.mjs'
import { runKinds } from './testing/run-kinds.mjs'
import { built } from './testing/tools.mjs'
import { FOLDERS } from './workspace.mjs'

const TWO = '--maxWorkers=2'

const KINDS = {
  // The longest first, so that both cores have something to do until the end.
  paired: {
    lint: ({ check }) => check('eslint', ['.', '--max-warnings', '0']),
    types: async ({ typecheck }) => sumOf([await typecheck('tsconfig.json'), await typecheck('tsconfig.node.json')]),
    unit: ({ jest }) => jest('unit', ['--runInBand']),
    format: ({ check }) =>
      check('prettier', ['--check', '--log-level', 'warn', '--cache', '--cache-location', '.cache/prettier', '.']),
    faults: ({ bench }) => bench('exam-faults/exam-faults.ts', '--schedules', '100', '--seed', '1'),
    // How long a rollback takes says something on a quiet machine only.
    releases: ({ bench }) => bench('releases/releases.ts', '--sequences', '20', '--seed', '1', '--within', 'Infinity'),
    rules: ({ check }) =>
      check('depcruise', ['--config', '.dependency-cruiser.mjs', '--output-type', 'err-long', ...FOLDERS]),
  },
  alone: {
    component: ({ jest }) => jest('component', [TWO]),
    // PostgreSQL copies a database in a moment. What either database has to do alike is tried on the embedded one, too.
    server: async ({ jest, jestOnPostgres }) =>
      sumOf([await jestOnPostgres([TWO]), await jest('server', [TWO, String.raw`\.both\.test\.ts$`])]),
    build: async () => {
      await built()
      return { passed: 1, failed: 0 }
    },
    budgets: async () => {
      await built()
      return reportBudgets()
    },
    // Each of two gateways is killed once, without a proxy, since not every machine has one.
    gateways: async ({ bench }) => {
      await built()
      return bench('gateways/gateways.ts', '--rounds', '1', '--reads', '40', '--saves', '20', '--no-proxy')
    },
    stories: ({ stories }) => stories('stories'),
  },
}

const [option, ...rest] = process.argv.slice(2)
if (option === '--changed') {
  await runMain(async () => {
    const { kinds, remarks } = await kindsOfChange(KINDS, rest)
    await runKinds(kinds, { named: [], remarks, way: 'changed' })
  })
} else {
  await runKinds(KINDS)
}
