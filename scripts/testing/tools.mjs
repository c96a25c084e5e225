/** The tools that run tests, each as what a kind of test does. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { ensureBrowser } from '../browser.mjs'
import { buildChanged } from '../build.mjs'
import { ROOT } from '../inputs.mjs'
import { jestResult, storiesResult } from './results.mjs'

/** Where the tools write what they found. */
export const RESULTS = join(ROOT, '.cache/test-results')

/** Milliseconds for a tool to exit after it has written its results. */
const GRACE = 10_000

/** What fails is tried again, so that a moment's slowness is no failure; what passes then is listed as flaky. */
const RETRIES = { TEST_RETRIES: '2' }

let building

/** Builds once for all kinds that need it, even when the build fails. */
export function built() {
  building ??= buildChanged()
  return building
}

/** The tools; `run` starts a program and resolves to its exit code. */
export function toolsOf(run) {
  /** A tool that says by its exit code alone whether all is well. */
  async function check(tool, args) {
    const failed = (await run(binary(tool), args)) === 0 ? 0 : 1
    return { passed: 1 - failed, failed }
  }

  function typecheck(config) {
    const cache = join('.cache/types', `${config}.tsbuildinfo`)
    return check('tsc', ['-p', config, '--noEmit', '--incremental', '--tsBuildInfoFile', cache])
  }

  /** The tests of a project of jest. `env`: variables that they read. */
  async function jest(project, options = [], env = {}) {
    const file = freshResult(project)
    const args = ['--selectProjects', project, '--json', '--outputFile', file, '--passWithNoTests', ...options]
    const code = await run(binary('jest'), args, {
      env: { ...RETRIES, ...env },
      onStart: (child) => endWhenDone(child, file),
    })
    return existsSync(file) ? atLeastOneFailed(code, jestResult(readJson(file), ROOT)) : { passed: 0, failed: 1 }
  }

  /** Tests of the server on a PostgreSQL of their own, where each file gets a copy of one database. */
  async function jestOnPostgres(options) {
    // Not at the head of this file: it is read before anything is installed.
    const { tsImport } = await import('tsx/esm/api')
    const { startPostgres } = await tsImport('../../server/src/testing/postgres.ts', import.meta.url)
    const postgres = await startPostgres({ isSyncing: false })
    try {
      return await jest('server', options, { TEST_DATABASE_URL: postgres.url })
    } finally {
      await postgres.stop()
    }
  }

  /** A measurement that fails when what it looks at is wrong. */
  async function bench(script, ...options) {
    const args = ['--import', 'tsx', join('src', script), ...options]
    const failed = (await run(process.execPath, args, { cwd: join(ROOT, 'bench') })) === 0 ? 0 : 1
    return { passed: 1 - failed, failed }
  }

  /** The stories of a project in `e2e/playwright.config.ts`; of these files, where some are named. */
  async function stories(project, files = []) {
    await built()
    const file = freshResult(project)
    const env = { ...RETRIES, CHROMIUM_PATH: await ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: file }
    const args = ['test', '--pass-with-no-tests', `--project=${project}`, ...files.map((name) => `stories/${name}`)]
    const code = await run(join(ROOT, 'e2e/node_modules/.bin/playwright'), args, { cwd: join(ROOT, 'e2e'), env })
    return existsSync(file) ? atLeastOneFailed(code, storiesResult(readJson(file))) : { passed: 0, failed: 1 }
  }

  return { check, typecheck, jest, jestOnPostgres, bench, stories }
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

/** A tool that stopped with an error but reported no failure counts as one. */
function atLeastOneFailed(code, result) {
  return { ...result, failed: code !== 0 && result.failed === 0 ? 1 : result.failed }
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
