/** One run of Stryker inside a copy of the workspace. */
import { isAbsolute, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { Stryker } from '@stryker-mutator/core'

import { PlainFailure } from '../process.mjs'

/** Matches the paths of all tests but the models' tables. */
const ALL_BUT_TABLES = '^(?!.*\\.model\\.test\\.ts$)'
const NO_TESTS = 'No tests were'
/** Jest's memory grows with every run: a worker is replaced after this many. */
const RUNS_OF_A_WORKER = 100

/**
 * Changes the files one small place at a time and runs the area's related tests on each change. Resolves to
 * Stryker's results with file names relative to the workspace, or to null when the area has no tests. The
 * working directory must be the workspace.
 */
export async function mutateArea(area, { workspace, concurrency }) {
  const stryker = new Stryker({
    mutate: area.files,
    // The workspace is a copy, so nothing is lost.
    inPlace: true,
    tempDirName: join(workspace, '.cache/stryker'),
    cleanTempDir: 'always',
    plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/jest-runner'))],
    testRunner: 'jest',
    jest: { projectType: 'custom', config: await jestConfigFor(workspace, area), enableFindRelatedTests: true },
    coverageAnalysis: 'perTest',
    concurrency,
    // Long timeouts: a busy machine must not look like an endless loop.
    timeoutMS: 60_000,
    timeoutFactor: 4,
    maxTestRunnerReuse: RUNS_OF_A_WORKER,
    // Tests are compiled without a type check.
    disableTypeChecks: false,
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
    thresholds: { high: 100, low: 100, break: null },
    warnings: { slow: false },
    logLevel: 'warn',
  })
  const mutants = await stryker.runMutationTest().catch((error) => {
    if (error.message.startsWith(NO_TESTS)) return null
    throw new PlainFailure(`${area.name} could not be tried (${error.message}); the lines above say why.`)
  })
  return mutants && mutants.map((mutant) => ({ ...mutant, fileName: fromWorkspace(workspace, mutant.fileName) }))
}

/** The projects of jest.config.mjs, each narrowed to the area; they decide which project a test belongs to. */
async function jestConfigFor(workspace, { folder, isModel }) {
  const { default: config } = await import(pathToFileURL(join(workspace, 'jest.config.mjs')).href)
  const roots = [join(workspace, folder)]
  return {
    rootDir: workspace,
    watchman: config.watchman,
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
