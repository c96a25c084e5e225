/**
 * Compares the transferred bytes (brotli, as built) of the scripts a page waits for with budgets.json. An
 * entry with a `route` counts what the module loads for that route beyond the shell; one without counts what
 * the shell always loads. `with` names further chunks of the app that the route loads later.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { ROOT } from './inputs.mjs'
import { PlainFailure } from './process.mjs'

/** Measures the built files of every budget: its name, bytes, limit, and whether it is kept. */
export function weighBudgets() {
  return readJson(join(ROOT, 'budgets.json')).map((budget) => {
    const bytes = awaitedScripts(budget).reduce((sum, file) => sum + bytesOnTheWire(budget.app, file), 0)
    return { ...budget, bytes, kept: bytes <= budget.limitKB * 1024 }
  })
}

/** Prints one line per budget; returns how many are kept and how many are not. */
export function reportBudgets() {
  const results = weighBudgets()
  for (const { name, bytes, limitKB, kept } of results) {
    console.log(`${kept ? '✓' : '✗'} ${name}: ${(bytes / 1024).toFixed(1)} of ${limitKB} KB`)
  }
  const passed = results.filter(({ kept }) => kept).length
  return { passed, failed: results.length - passed }
}

function awaitedScripts({ app, route, with: later = [] }) {
  const path = join(ROOT, app, 'dist/manifest.json')
  if (!existsSync(path)) throw new PlainFailure(`${app} is not built: npm run build`)
  const manifest = readJson(path)
  if (route === undefined) return manifest.scripts
  const ofRoute = manifest.routePreload[route]
  if (ofRoute === undefined) {
    throw new PlainFailure(`budgets.json names the route ${route}, which ${app} does not have.`)
  }
  return [manifest.entry, ...manifest.preload, ...ofRoute, ...later.map((chunk) => scriptOf(manifest, chunk, app))]
}

function scriptOf({ files }, chunk, app) {
  const found = Object.keys(files).find((file) => file.startsWith(`${chunk}.`) && file.endsWith('.js'))
  if (found === undefined) throw new PlainFailure(`budgets.json names the chunk ${chunk}, which ${app} does not have.`)
  return found
}

function bytesOnTheWire(app, file) {
  return statSync(join(ROOT, app, 'dist', `${file}.br`)).size
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = reportBudgets().failed > 0 ? 1 : 0
}
