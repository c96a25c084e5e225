/** One run of Stryker inside a copy of the workspace. */
import { isAbsolute, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { Stryker } from '@stryker-mutator/core'

import { PlainFailure } from '../process.mjs'
import { openPlan, readDrawn } from './plan.mjs'

/** Matches the paths of all tests but the models' tables. */
const ALL_BUT_TABLES = '^(?!.*\\.model\\.test\\.ts$)'
const NO_TESTS = 'No tests were'
/** Jest's memory grows with every run: a worker is replaced after this many. */
const RUNS_OF_A_WORKER = 100
/** The tests of a folder of the server take long on a busy machine. */
const DRY_RUN_MINUTES = 60
/** Milliseconds; a test that is starved must not look like one that noticed. */
const TEST_TIMEOUT = 30_000

/**
 * Changes the files one small place at a time and runs the area's related tests on each change; with `draw`,
 * `{ size, seed }`, only the drawn changes. Resolves to `{ tried, all }`: Stryker's results of the changes that
 * were tried, with file names relative to the workspace, and how many changes there are. Resolves to null when
 * the area has no tests. The working directory must be the workspace.
 */
export async function mutateArea(area, { workspace, concurrency, draw = null }) {
  openPlan(join(workspace, '.cache/mutation-plan'), draw)
  const stryker = new Stryker({
    mutate: area.files,
    // The workspace is a copy, so nothing is lost.
    inPlace: true,
    tempDirName: join(workspace, '.cache/stryker'),
    cleanTempDir: 'always',
    plugins: [
      fileURLToPath(import.meta.resolve('@stryker-mutator/jest-runner')),
      fileURLToPath(import.meta.resolve('./plugin.mjs')),
    ],
    testRunner: 'narrow-jest',
    // Jest would follow imports inside the area alone, and miss tests that come to it through the whole server.
    jest: { projectType: 'custom', config: await jestConfigFor(workspace, area), enableFindRelatedTests: false },
    coverageAnalysis: 'perTest',
    concurrency,
    // Long timeouts: a busy machine must not look like an endless loop.
    timeoutMS: 60_000,
    timeoutFactor: 4,
    dryRunTimeoutMinutes: DRY_RUN_MINUTES,
    maxTestRunnerReuse: RUNS_OF_A_WORKER,
    // Tests are compiled without a type check.
    disableTypeChecks: false,
    reporters: ['drawn', 'progress-append-only'],
    allowConsoleColors: false,
    thresholds: { high: 100, low: 100, break: null },
    warnings: { slow: false },
    logLevel: 'warn',
  })
  const mutants = await stryker.runMutationTest().catch((error) => {
    if (error.message.startsWith(NO_TESTS)) return null
    throw new PlainFailure(`${area.name} could not be tried (${error.message}); the lines above say why.`)
  })
  if (mutants === null) return null
  const drawn = readDrawn()
  const candidates = mutants.filter(({ status }) => status !== 'Ignored')
  const tried = drawn === null ? candidates : candidates.filter(({ id }) => drawn.includes(id))
  const relativeTo = (mutant) => ({ ...mutant, fileName: fromWorkspace(workspace, mutant.fileName) })
  return { tried: tried.map(relativeTo), all: candidates.length }
}

/** The projects of jest.config.mjs, each narrowed to the area; they decide which project a test belongs to. */
async function jestConfigFor(workspace, { folder, isModel }) {
  const { default: config } = await import(pathToFileURL(join(workspace, 'jest.config.mjs')).href)
  const roots = [join(workspace, folder)]
  return {
    rootDir: workspace,
    watchman: config.watchman,
    testTimeout: TEST_TIMEOUT,
    testEnvironment: join(workspace, 'scripts/mutation/environment.mjs'),
    projects: config.projects.map(({ testEnvironment, ...project }) => ({
      ...project,
      roots,
      testPathIgnorePatterns: [
        ...(project.testPathIgnorePatterns ?? ['/node_modules/']),
        ...(isModel ? [ALL_BUT_TABLES] : []),
      ],
      testEnvironmentOptions: { environmentOfProject: pathOfEnvironment(workspace, testEnvironment) },
    })),
  }
}

function pathOfEnvironment(workspace, environment) {
  return environment === 'node' ? 'jest-environment-node' : environment.replace('<rootDir>', workspace)
}

function fromWorkspace(workspace, file) {
  return isAbsolute(file) ? relative(workspace, file) : file
}
