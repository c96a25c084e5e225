/**
 * `npm start`: from a fresh copy to a running portal. Installs and builds only what changed, then becomes the
 * server. Settings are environment variables (PORT, DATA_DIR, DATABASE_URL, …); the server checks them and
 * reports what is wrong. On loopback, and where ENVIRONMENT is not set, it is a development server.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { buildChanged } from './build.mjs'
import { environmentOf } from './environment.mjs'
import { ROOT } from './inputs.mjs'
import { installDependencies } from './install.mjs'
import { runMain } from './process.mjs'

const PARENT_CHECK = 500

await runMain(async () => {
  stopWithNpm()
  await installDependencies()
  await buildChanged()
  process.chdir(ROOT)
  process.env.ENVIRONMENT = environmentOf(process.env)
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(join(ROOT, 'server/dist/main.mjs')).href)
})

/**
 * npm runs this in a shell that does not pass SIGTERM on; when npm is gone, the server stops as if it had
 * received it.
 */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const check = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(check)
    process.kill(process.pid, 'SIGTERM')
  }, PARENT_CHECK)
  check.unref()
}
