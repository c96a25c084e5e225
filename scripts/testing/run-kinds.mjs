/** Runs kinds of tests one after the other, and says at the end what failed, what was flaky, and how long each took. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { ROOT } from '../inputs.mjs'
import { installDependencies } from '../install.mjs'
import { PlainFailure, runMain } from '../process.mjs'
import { sumOf } from './results.mjs'

/** Where the tools write what they found. */
export const RESULTS = join(ROOT, '.cache/test-results')

/** More flaky ones than this are a failure: something has become unsteady. */
const MOST_FLAKY = 3

/**
 * Runs the kinds that the command line names, all when it names none. All run even when one fails; the exit code says
 * whether all passed.
 *
 * @param {Record<string, () => Promise<import('./results.mjs').Result>>} kinds
 */
export function runKinds(kinds) {
  return runMain(async () => {
    const asked = process.argv.slice(2)
    const unknown = asked.find((kind) => !Object.hasOwn(kinds, kind))
    if (unknown !== undefined) {
      throw new PlainFailure(`There is no kind of test called ${unknown}; there are ${Object.keys(kinds).join(', ')}.`)
    }
    await installDependencies()
    mkdirSync(RESULTS, { recursive: true })
    const results = []
    for (const kind of asked.length > 0 ? asked : Object.keys(kinds)) results.push(await runKind(kind, kinds[kind]))
    process.exitCode = conclude(results) ? 0 : 1
  })
}

async function runKind(kind, runIt) {
  console.log(`\n── ${kind} ──`)
  const started = performance.now()
  const result = await runIt().catch((error) => {
    const text = error instanceof PlainFailure ? error.message : String(error?.stack ?? error)
    console.error(text)
    return { passed: 0, failed: 1, failures: [{ name: kind, error: text.split('\n')[0] }] }
  })
  const seconds = (performance.now() - started) / 1000
  console.log(`${kind}: ${result.passed} passed, ${result.failed} failed in ${seconds.toFixed(1)} s`)
  // A tool that names nothing is named itself.
  const failures = result.failures ?? []
  const named = result.failed > failures.length ? [{ name: kind, error: '' }, ...failures] : failures
  return { ...result, kind, seconds, failures: named }
}

/** A long output is often kept by its end alone: there stands what has to be known. */
function conclude(results) {
  const { passed, failed, failures, flaky } = sumOf(results)
  writeFileSync(join(RESULTS, 'flaky.json'), `${JSON.stringify(flaky, null, 2)}\n`)
  console.log(`\n${results.map(({ kind, seconds }) => `${kind} ${seconds.toFixed(0)} s`).join(', ')}`)
  const tell = (what, { name, error }) => console.log([what, name, error].filter(Boolean).join(': '))
  flaky.forEach((test) => tell('flaky', test))
  failures.forEach((test) => tell('failed', test))
  const isUnsteady = flaky.length > MOST_FLAKY
  if (isUnsteady) console.log(`failed: ${flaky.length} tests passed only when tried again; ${MOST_FLAKY} are borne`)
  const all = { passed, failed: failed + (isUnsteady ? 1 : 0) }
  console.log(`\n${all.passed} passed, ${all.failed} failed`)
  return all.failed === 0
}
