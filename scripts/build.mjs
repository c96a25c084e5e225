/** `npm run build`: builds every app whose inputs changed since its last build. `npm run build -- shell` builds only that one. */
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { hashInputs, isStamped, ROOT, writeStamp } from './inputs.mjs'
import { installDependencies, PNPM_ENVIRONMENT, pnpmCommand } from './install.mjs'
import { PlainFailure, progress, runMain, runQuietly } from './process.mjs'
import { APPS, SHARED } from './workspace.mjs'

const SETTINGS = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.base.json']

/** Builds what changed; resolves when everything is up to date, and throws naming the app that failed. */
export async function buildChanged(names = APPS) {
  const stale = names.map((name) => ({ name, hash: hashInputs([name, ...SHARED, ...SETTINGS]) })).filter(isStale)
  if (stale.length === 0) return
  progress(`Building ${stale.map(({ name }) => name).join(', ')} …`)
  const queue = [...stale]
  const worker = async () => {
    for (let app = queue.shift(); app !== undefined; app = queue.shift()) await build(app)
  }
  await Promise.all(Array.from({ length: Math.min(3, availableParallelism()) }, worker))
}

function isStale({ name, hash }) {
  return !existsSync(join(ROOT, name, 'dist')) || !isStamped(stampOf(name), hash)
}

async function build({ name, hash }) {
  const [pnpm, ...first] = pnpmCommand()
  const { code, output } = await runQuietly(pnpm, [...first, '--filter', name, 'run', 'build'], {
    env: PNPM_ENVIRONMENT,
  })
  if (code !== 0) throw new PlainFailure(`${output}\nBuilding ${name} failed; the lines above say why.`)
  writeStamp(stampOf(name), hash)
  progress(`Built ${name}`)
}

function stampOf(name) {
  return `${name}/dist/.inputs`
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await runMain(async () => {
    await installDependencies()
    const chosen = process.argv.slice(2)
    await buildChanged(chosen.length > 0 ? chosen : APPS)
    progress('Everything is built.')
  })
}
