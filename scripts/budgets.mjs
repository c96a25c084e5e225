/**
 * Compares the transferred bytes (brotli, as built) of the scripts a page waits for with budgets.json. An
 * entry with a `route` counts what the module loads for that route beyond the shell; one without counts what
 * the shell always loads. `with` names further chunks of the app that the route loads later.
 *
 * A new limit lies 0.2 KB or more above what was measured: the names of files and versions are hashes, and other hashes
 * compress to other sizes, some tens of bytes apart, without a line of code more.
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

/** Prints one line per budget; returns how many are kept and which are not. */
export function reportBudgets() {
  const results = weighBudgets()
  for (const { name, bytes, limitKB, kept } of results) {
    console.log(`${kept ? '✓' : '✗'} ${name}: ${(bytes / 1024).toFixed(1)} of ${limitKB} KB`)
  }
  const broken = results.filter(({ kept }) => !kept)
  return {
    passed: results.length - broken.length,
    failed: broken.length,
    failures: broken.map(({ name, bytes, limitKB }) => ({
      name: `budgets › ${name}`,
      error: `${bytes} bytes, ${(bytes - limitKB * 1024).toFixed(0)} more than ${limitKB} KB`,
    })),
  }
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
