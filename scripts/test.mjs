/**
 * `npm test` decides whether a change is right: every kind of test in order, what is drawn by chance always from the same
 * seed, and one line of sums at the end. `npm test -- unit component` runs only those kinds. What takes longer, or looks
 * for something new at every run, is `npm run test:deep`.
 */
import { reportBudgets } from './budgets.mjs'
import { sumOf } from './testing/results.mjs'
import { runKinds } from './testing/run-kinds.mjs'
import { bench, built, check, jest, stories, typecheck } from './testing/tools.mjs'
import { FOLDERS } from './workspace.mjs'

await runKinds({
  format: () =>
    check('prettier', ['--check', '--log-level', 'warn', '--cache', '--cache-location', '.cache/prettier', '.']),
  lint: () => check('eslint', ['.', '--max-warnings', '0']),
  rules: () => check('depcruise', ['--config', '.dependency-cruiser.mjs', '--output-type', 'err-long', ...FOLDERS]),
  types: async () => sumOf([await typecheck('tsconfig.json'), await typecheck('tsconfig.node.json')]),
  unit: () => jest('unit'),
  component: () => jest('component'),
  server: () => jest('server', ['--maxWorkers=2']),
  faults: () => bench('exam-faults/exam-faults.ts', '--schedules', '100', '--seed', '1'),
  // How long a rollback takes says something on a quiet machine only.
  releases: () => bench('releases/releases.ts', '--sequences', '20', '--seed', '1', '--within', 'Infinity'),
  build: async () => {
    await built()
    return { passed: 1, failed: 0 }
  },
  budgets: async () => {
    await built()
    return reportBudgets()
  },
  // Each of two gateways is killed once, without a proxy, since not every machine has one.
  gateways: async () => {
    await built()
    return bench('gateways/gateways.ts', '--rounds', '1', '--reads', '40', '--saves', '20', '--no-proxy')
  },
  stories: () => stories('stories'),
})
