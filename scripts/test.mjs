/**
 * `npm test` runs every kind of test in order and ends with one line of sums. `npm test -- unit component`
 * runs only those kinds. All kinds run even when one fails; the exit code says whether all passed.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'

import { ensureBrowser } from './browser.mjs'
import { reportBudgets } from './budgets.mjs'
import { buildChanged } from './build.mjs'
import { ROOT } from './inputs.mjs'
import { installDependencies } from './install.mjs'
import { PlainFailure, run, runMain } from './process.mjs'
import { FOLDERS } from './workspace.mjs'

const RESULTS = join(ROOT, '.cache/test-results')
/** Milliseconds for a tool to exit after it has written its results. */
const GRACE = 10_000

let building

/** Each kind returns how many of its checks passed and failed, and where it can, the names of those that failed. */
const KINDS = {
  format: () =>
    check('prettier', ['--check', '--log-level', 'warn', '--cache', '--cache-location', '.cache/prettier', '.']),
  lint: () => check('eslint', ['.', '--max-warnings', '0']),
  rules: () => check('depcruise', ['--config', '.dependency-cruiser.mjs', '--output-type', 'err-long', ...FOLDERS]),
  types: async () => sum([await typecheck('tsconfig.json'), await typecheck('tsconfig.node.json')]),
  unit: () => jest('unit'),
  component: () => jest('component'),
  server: () => jest('server', '--maxWorkers=2'),
  faults,
  releases,
  build: async () => {
    await built()
    return { passed: 1, failed: 0 }
  },
  budgets: async () => {
    await built()
    return reportBudgets()
  },
  gateways,
  stories,
}

await runMain(async () => {
  const kinds = process.argv.slice(2)
  const unknown = kinds.find((kind) => !(kind in KINDS))
  if (unknown !== undefined) {
    throw new PlainFailure(`There is no kind of test called ${unknown}; there are ${Object.keys(KINDS).join(', ')}.`)
  }
  await installDependencies()
  mkdirSync(RESULTS, { recursive: true })
  const results = []
  for (const kind of kinds.length > 0 ? kinds : Object.keys(KINDS)) results.push(await runKind(kind))
  const { passed, failed } = sum(results)
  // A long output is often kept by its end alone.
  for (const name of results.flatMap(({ names }) => names)) console.log(`failed: ${name}`)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
})

/** Builds once for all kinds that need it, even when the build fails. */
function built() {
  building ??= buildChanged()
  return building
}

async function runKind(kind) {
  console.log(`\n── ${kind} ──`)
  const started = performance.now()
  const result = await KINDS[kind]().catch((error) => {
    console.error(error instanceof PlainFailure ? error.message : error)
    return { passed: 0, failed: 1 }
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${kind}: ${result.passed} passed, ${result.failed} failed in ${seconds} s`)
  const names = result.names ?? []
  return { ...result, names: result.failed > names.length ? [kind, ...names] : names }
}

async function check(tool, args) {
  const failed = (await run(binary(tool), args)) === 0 ? 0 : 1
  return { passed: 1 - failed, failed }
}

function typecheck(config) {
  const cache = join('.cache/types', `${config}.tsbuildinfo`)
  return check('tsc', ['-p', config, '--noEmit', '--incremental', '--tsBuildInfoFile', cache])
}

async function jest(project, ...options) {
  const file = freshResult(project)
  const args = ['--selectProjects', project, '--json', '--outputFile', file, '--passWithNoTests', ...options]
  const code = await run(binary('jest'), args, { onStart: (child) => endWhenDone(child, file) })
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = readJson(file)
  const failed = numFailedTests + numRuntimeErrorTestSuites
  return atLeastOneFailed(code, { passed: numPassedTests, failed, names: testResults.flatMap(failedTests) })
}

/** The names of a file's failed tests; the file alone when it did not get as far as its tests. */
function failedTests({ name, status, assertionResults }) {
  const path = relative(ROOT, name)
  const tests = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName }) => `${path} › ${fullName}`)
  return status === 'failed' && tests.length === 0 ? [path] : tests
}

/**
 * A test that leaves something open keeps jest from exiting. Its results are there, so jest is ended and the
 * run counts as failed.
 */
function endWhenDone(child, resultFile) {
  let seenAt
  const watch = setInterval(() => {
    if (!existsSync(resultFile)) return
    seenAt ??= Date.now()
    if (Date.now() - seenAt < GRACE) return
    console.error(
      'The tests are done, but one left something open (a server, a database, a timer): find it with --detectOpenHandles.',
    )
    child.kill('SIGKILL')
  }, 500)
  child.on('exit', () => clearInterval(watch))
}

/** Different schedules each time; one that fails prints its seed. */
function faults() {
  return bench('exam-faults/exam-faults.ts', '--schedules', '200')
}

/** The same for sequences of releases; how long a rollback takes says something on a quiet machine only. */
function releases() {
  return bench('releases/releases.ts', '--sequences', '40', '--within', 'Infinity')
}

/** Each of two gateways is killed once, without a proxy, since not every machine has one. */
async function gateways() {
  await built()
  return bench('gateways/gateways.ts', '--rounds', '1', '--reads', '40', '--saves', '20', '--no-proxy')
}

async function bench(script, ...options) {
  const args = ['--import', 'tsx', join('src', script), ...options]
  const failed = (await run(process.execPath, args, { cwd: join(ROOT, 'bench') })) === 0 ? 0 : 1
  return { passed: 1 - failed, failed }
}

async function stories() {
  await built()
  const file = freshResult('stories')
  const env = { CHROMIUM_PATH: await ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  const code = await run(join(ROOT, 'e2e/node_modules/.bin/playwright'), ['test', '--pass-with-no-tests'], {
    cwd: join(ROOT, 'e2e'),
    env,
  })
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const { suites, stats } = readJson(file)
  const failed = stats.unexpected + stats.flaky
  return atLeastOneFailed(code, { passed: stats.expected, failed, names: suites.flatMap(failedStories) })
}

function failedStories({ file, specs, suites = [] }) {
  const own = specs.filter(({ ok }) => !ok).map(({ title }) => `${file} › ${title}`)
  return [...own, ...suites.flatMap(failedStories)]
}

/** A tool that stopped with an error but reported no failure counts as one. */
function atLeastOneFailed(code, { passed, failed, names }) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, names }
}

function sum(results) {
  return {
    passed: results.reduce((total, { passed }) => total + passed, 0),
    failed: results.reduce((total, { failed }) => total + failed, 0),
  }
}

function freshResult(name) {
  const file = join(RESULTS, `${name}.json`)
  rmSync(file, { force: true })
  return file
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function binary(name) {
  return join(ROOT, 'node_modules/.bin', name)
}
