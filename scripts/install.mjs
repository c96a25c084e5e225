/** Installs the dependencies of the lock file when it or a manifest has changed since the last time. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { hashInputs, isStamped, ROOT, writeStamp } from './inputs.mjs'
import { PlainFailure, progress, run } from './process.mjs'
import { PACKAGES } from './workspace.mjs'

const STAMP = 'node_modules/.install-stamp'

/** The version is fixed here; pnpm need not look it up in the registry again. */
export const PNPM_ENVIRONMENT = { pnpm_config_pm_on_fail: 'ignore' }

/** Stops when this Node is older than the repository's `engines` require. */
export function checkNode() {
  const wanted = /(\d+)\.(\d+)/.exec(manifest().engines.node)
  const [major, minor] = process.versions.node.split('.').map(Number)
  const tooOld = major < Number(wanted[1]) || (major === Number(wanted[1]) && minor < Number(wanted[2]))
  if (tooOld) {
    throw new PlainFailure(
      `This needs Node ${wanted[0]} or newer; this is Node ${process.versions.node}. Install a newer one from https://nodejs.org.`,
    )
  }
}

/** Installs what is missing; returns at once when nothing changed. */
export async function installDependencies() {
  checkNode()
  const manifests = PACKAGES.map((folder) => `${folder}/package.json`)
  const inputs = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests]
  const hash = hashInputs(inputs, `${process.platform} ${process.arch} ${process.versions.modules}`)
  if (isStamped(STAMP, hash)) return
  progress('Installing dependencies (first start, or they changed) …')
  const code = await runPnpm([
    'install',
    '--frozen-lockfile',
    '--prefer-offline',
    '--reporter=append-only',
    '--loglevel=error',
  ])
  if (code !== 0) {
    throw new PlainFailure(
      'The dependencies could not be installed; the lines above say why. Check the network and the registry, then try again.',
    )
  }
  writeStamp(STAMP, hash)
}

/** Runs pnpm of the pinned version: the installed one if it is that, else through npx. Resolves to its exit code. */
export function runPnpm(args) {
  const [command, ...first] = pnpmCommand()
  return run(command, [...first, ...args], { env: PNPM_ENVIRONMENT })
}

/** The command line that starts the pinned pnpm. */
export function pnpmCommand() {
  const pinned = manifest().packageManager
  const installed = spawnSync('pnpm', ['--version'], {
    encoding: 'utf8',
    cwd: ROOT,
    env: { ...process.env, ...PNPM_ENVIRONMENT },
  })
  return installed.status === 0 && `pnpm@${installed.stdout.trim()}` === pinned ? ['pnpm'] : ['npx', '--yes', pinned]
}

function manifest() {
  return JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
}
