/**
 * `npm test -- --changed [commit]` answers while you work: what is cheap as a whole, and of the rest what the change since
 * that commit reaches. Without a commit: what is not committed, or else the newest commit.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ROOT } from '../inputs.mjs'
import { installDependencies } from '../install.mjs'
import { PlainFailure } from '../process.mjs'
import { ALWAYS, reasonsForAll, serverSuites, storiesOf, walksIn } from './reach.mjs'
import { sumOf } from './results.mjs'

const STORIES = join(ROOT, 'e2e/stories')
const SCRIPT = /\.(?:ts|tsx|mjs)$/

/** The kinds of test for a change, made of all kinds; and what they leave out, a line each. */
export async function kindsOfChange({ paired, alone }, [commit]) {
  // The imports are read by one of them.
  await installDependencies()
  const base = commit ?? (git('status', '--porcelain') === '' ? 'HEAD~1' : 'HEAD')
  const files = changedSince(base)
  const scripts = files.filter((file) => SCRIPT.test(file))
  const stories = storiesOf(files, everyWalk())
  const suites = files.some((file) => file.startsWith('server/')) ? suitesOf(files) : []
  const { format, types, unit, rules } = paired
  const { build, budgets } = alone
  const none = async () => sumOf([])
  console.log(`${files.length} files differ from ${git('log', '-1', '--format=%h %s', base)}`)
  return {
    kinds: {
      paired: {
        types,
        unit,
        format,
        lint: ({ check }) =>
          scripts.length === 0 ? none() : check('eslint', ['--max-warnings', '0', '--no-warn-ignored', ...scripts]),
        rules,
      },
      alone: {
        component: async ({ jest }) =>
          sumOf([
            await jest('component', ['--maxWorkers=2', '--changedSince', base]),
            await jest('component', ['--passWithNoTests', '--runTestsByPath', ...readersOfFiles()]),
          ]),
        server: ({ jestOnPostgres }) =>
          suites.length === 0 ? none() : jestOnPostgres(['--maxWorkers=2', '--runTestsByPath', ...suites]),
        build,
        budgets,
        stories: ({ stories: tell }) => tell('stories', stories),
      },
    },
    remarks: remarksOn({ files, suites, stories }),
  }
}

function remarksOn({ files, suites, stories }) {
  const all = reasonsForAll(files)
  const total = { suites: everySuite().length, stories: Object.keys(everyWalk()).length }
  return [
    `Left out: ${total.suites - suites.length} of ${total.suites} suites of the server, ${total.stories - stories.length} of ${total.stories} files of stories, components that the change does not reach, lint of what is as it was, faults, releases and gateways.`,
    `Always run: ${ALWAYS.map((name) => name.replace('.story.ts', '')).join(', ')}.`,
    ...(all.length === 0 ? [] : [`The whole run is due: ${all.join(', ')} have changed.`]),
  ]
}

function changedSince(base) {
  const lines = (text) => text.split('\n').filter((line) => line !== '')
  const known = lines(git('diff', '--name-only', '--diff-filter=d', base))
  return [...new Set([...known, ...lines(git('ls-files', '--others', '--exclude-standard'))])].sort()
}

function everyWalk() {
  const names = readdirSync(STORIES).filter((name) => name.endsWith('.story.ts'))
  return Object.fromEntries(names.map((name) => [name, walksIn(readFileSync(join(STORIES, name), 'utf8'))]))
}

function everySuite() {
  const names = readdirSync(join(ROOT, 'server/src'), { recursive: true, encoding: 'utf8' })
  return names.filter((name) => name.endsWith('.test.ts')).map((name) => `server/src/${name}`)
}

function suitesOf(files) {
  return serverSuites(files, importersIn('server/src'), everySuite()).filter((file) => existsSync(join(ROOT, file)))
}

/** The suites that read other files of the project than they import: no import tells what changes them. */
function readersOfFiles() {
  return git('grep', '--untracked', '-l', "from 'node:fs'", '--', 'shared', 'shell', 'mfe-*')
    .split('\n')
    .filter((file) => /\.test\.tsx?$/.test(file))
}

/** The files that import each file below a folder. */
function importersIn(folder) {
  const tool = join(ROOT, 'node_modules/.bin/depcruise')
  const { stdout, status } = spawnSync(
    tool,
    ['--no-config', '--ts-pre-compilation-deps', '--output-type', 'json', folder],
    {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    },
  )
  if (status !== 0) throw new PlainFailure(`The imports of ${folder} could not be read.`)
  const importers = new Map()
  for (const { source, dependencies } of JSON.parse(stdout).modules) {
    for (const { resolved } of dependencies) importers.set(resolved, [...(importers.get(resolved) ?? []), source])
  }
  return importers
}

function git(...args) {
  const { stdout, stderr, status } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  if (status !== 0) throw new PlainFailure(stderr.trim())
  return stdout.trim()
}
