/** Runs kinds of tests, and says at the end what failed, what was flaky, and how long each took. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { installDependencies } from '../install.mjs'
import { PlainFailure, run, runMain, runQuietly } from '../process.mjs'
import { sumOf } from './results.mjs'
import { announcement, timeLines, workedSeconds } from './times.mjs'
import { RESULTS, toolsOf } from './tools.mjs'

/** Seconds that each kind took when it last ran here, in a file for each way to run them. */
const timesFile = (way) => join(RESULTS, `seconds-${way}.json`)

/** More flaky ones than this are a failure: something has become unsteady. */
const MOST_FLAKY = 3

/** Lanes in which kinds of one core run. */
const LANES = 2

/**
 * @typedef {(tools: ReturnType<typeof toolsOf>) => Promise<import('./results.mjs').Result>} Kind
 */

/**
 * Runs the kinds that are named, all when none is. All run even when one fails; the exit code says whether all passed.
 *
 * @param {{ paired?: Readonly<Record<string, Kind>>, alone: Readonly<Record<string, Kind>> }} kinds
 *   `paired`: each keeps one core busy, so two run beside each other, in this order; what one prints stands together
 *   once it is done. `alone`: each keeps both cores busy, or measures, so they run one after the other.
 * @param {{ named?: readonly string[], remarks?: readonly string[], way?: string }} options `named`: by default what the
 *   command line says. `remarks`: lines for the end. `way`: whose times these are; those of another way say nothing here.
 */
export function runKinds({ paired = {}, alone }, { named = process.argv.slice(2), remarks = [], way = 'whole' } = {}) {
  return runMain(async () => {
    const known = { ...paired, ...alone }
    const unknown = named.find((kind) => !Object.hasOwn(known, kind))
    if (unknown !== undefined) {
      throw new PlainFailure(`There is no kind of test called ${unknown}; there are ${Object.keys(known).join(', ')}.`)
    }
    const among = (kinds) => Object.keys(kinds).filter((kind) => named.length === 0 || named.includes(kind))
    const asked = { paired: among(paired), alone: among(alone) }
    console.log(announcement(asked, lastTimes(way)))
    await installDependencies()
    mkdirSync(RESULTS, { recursive: true })
    const steps = []
    if (asked.paired.length > 0) steps.push(await timed(() => inLanes(asked.paired, paired)))
    for (const kind of asked.alone) steps.push(await timed(async () => [await runAloud(kind, alone[kind])]))
    process.exitCode = conclude(steps, { remarks, way }) ? 0 : 1
  })
}

/** Kinds that ran together, and how much the machine worked in the meantime. */
async function timed(work) {
  const before = { now: performance.now(), worked: workedSeconds() }
  const kinds = await work()
  return { kinds, seconds: (performance.now() - before.now) / 1000, worked: workedSeconds() - before.worked }
}

async function inLanes(names, kinds) {
  console.log(`\n── ${names.join(', ')} ──`)
  const waiting = [...names]
  const results = []
  const lane = async () => {
    for (let kind = waiting.shift(); kind !== undefined; kind = waiting.shift()) {
      results.push(await runSilently(kind, kinds[kind]))
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return results
}

/** What it prints is shown at once. */
async function runAloud(kind, runIt) {
  console.log(`\n── ${kind} ──`)
  const result = await measured(kind, () => runIt(toolsOf(run)))
  console.log(sentence(result))
  return result
}

/** What it prints is shown when it is done, so that nothing else stands in between. */
async function runSilently(kind, runIt) {
  const printed = []
  const keep = async (...command) => {
    const { code, output } = await runQuietly(...command)
    printed.push(output === '' || output.endsWith('\n') ? output : `${output}\n`)
    return code
  }
  const result = await measured(kind, () => runIt(toolsOf(keep)))
  console.log(`${printed.join('')}${sentence(result)}`)
  return result
}

async function measured(kind, runIt) {
  const started = performance.now()
  const result = await runIt().catch((error) => {
    const text = error instanceof PlainFailure ? error.message : String(error?.stack ?? error)
    console.error(text)
    return { passed: 0, failed: 1, failures: [{ name: kind, error: text.split('\n')[0] }] }
  })
  // A tool that names nothing is named itself.
  const failures = result.failures ?? []
  const named = result.failed > failures.length ? [{ name: kind, error: '' }, ...failures] : failures
  return { ...result, kind, seconds: (performance.now() - started) / 1000, failures: named }
}

function sentence({ kind, passed, failed, seconds }) {
  return `${kind}: ${passed} passed, ${failed} failed in ${seconds.toFixed(1)} s`
}

/** A long output is often kept by its end alone: there stands what has to be known. */
function conclude(steps, { remarks, way }) {
  const results = steps.flatMap(({ kinds }) => kinds)
  const { passed, failed, failures, flaky } = sumOf(results)
  writeFileSync(join(RESULTS, 'flaky.json'), `${JSON.stringify(flaky, null, 2)}\n`)
  keepTimes(results, way)
  console.log(`\n${timeLines(steps).join('\n')}`)
  for (const remark of remarks) console.log(remark)
  const tell = (what, { name, error }) => console.log([what, name, error].filter(Boolean).join(': '))
  flaky.forEach((test) => tell('flaky', test))
  failures.forEach((test) => tell('failed', test))
  const isUnsteady = flaky.length > MOST_FLAKY
  if (isUnsteady) console.log(`failed: ${flaky.length} tests passed only when tried again; ${MOST_FLAKY} are borne`)
  const all = { passed, failed: failed + (isUnsteady ? 1 : 0) }
  console.log(`\n${all.passed} passed, ${all.failed} failed`)
  return all.failed === 0
}

function lastTimes(way) {
  const file = timesFile(way)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

function keepTimes(results, way) {
  const times = Object.fromEntries(results.map(({ kind, seconds }) => [kind, Math.round(seconds)]))
  writeFileSync(timesFile(way), `${JSON.stringify({ ...lastTimes(way), ...times }, null, 2)}\n`)
}
