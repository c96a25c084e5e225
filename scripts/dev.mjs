/**
 * `npm run dev` serves the site with the shell and every module from development servers, replaces components
 * in the running page, and restarts the server when its code changes. `npm run dev -- mfe-exam` does so for
 * the named modules only; the rest is served as built. `pnpm --filter mfe-exam dev` starts a module alone, in
 * a small host.
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { buildChanged } from './build.mjs'
import { ROOT } from './inputs.mjs'
import { installDependencies, PNPM_ENVIRONMENT, pnpmCommand } from './install.mjs'
import { PlainFailure, progress, runMain } from './process.mjs'
import { MODULES } from './workspace.mjs'

/** The port in an app's `serve` script. */
function portOf(app) {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, app, 'package.json'), 'utf8'))
  return /--env port=(\d+)/.exec(scripts.serve)[1]
}

await runMain(async () => {
  const named = process.argv.slice(2)
  const unknown = named.find((name) => !MODULES.includes(name))
  if (unknown !== undefined) {
    throw new PlainFailure(`There is no module called ${unknown}; there are ${MODULES.join(', ')}.`)
  }
  const watched = named.length > 0 ? named : MODULES
  await installDependencies()
  // The server needs a release of every app: it serves a module from there while its development server is still
  // starting.
  await buildChanged()

  const [pnpm, ...first] = pnpmCommand()
  // The shell is always included: it contains what hot replacement needs.
  const apps = ['shell', ...watched]
  const pairs = apps.map((name) => `${name}=http://localhost:${portOf(name)}`)
  for (const name of apps) start(pnpm, [...first, '--filter', name, 'run', 'serve'], PNPM_ENVIRONMENT)
  progress(`Watched: ${pairs.join(', ')}`)
  start(join(ROOT, 'server/node_modules/.bin/tsx'), ['watch', '--clear-screen=false', 'server/src/main.ts'], {
    ENVIRONMENT: 'development',
    DEV_MODULES: pairs.join(','),
  })
})

/** Starts a process that lives as long as this one; when one ends, all end. */
function start(command, args, env) {
  const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } })
  const stop = () => child.kill()
  process.once('exit', stop)
  child.on('error', (error) => {
    console.error(`${command} could not be started: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code) => process.exit(code ?? 0))
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0))
