import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { NarrowJestRunner } from './narrow-jest-runner.mjs'
import { openPlan, writeDrawn, writeTests } from './plan.mjs'

let folder
/** The test files that fail. */
let failing
/** The test files that jest was asked to run, in order. */
let ran

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mutation-plan-'))
  openPlan(folder, null)
  failing = []
  ran = []
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  delete process.env['CAMPUS_MUTATION_PLAN']
})

const TESTS = [
  { id: 'opens', file: 'slow.test.ts', time: 900 },
  { id: 'waits', file: 'quick.test.ts', time: 20 },
  { id: 'ends', file: 'other.test.ts', time: 300 },
]

/** Stryker's own runner as far as this one knows it: one call of jest for a mutant. */
function createRunner() {
  const inner = {
    jestTestAdapter: {
      run: ({ testFiles: [file] }) => {
        ran.push(file)
        const numFailedTests = failing.includes(file) ? 1 : 0
        return Promise.resolve({ results: { numFailedTests, numRuntimeErrorTestSuites: 0, testResults: [file] } })
      },
    },
    mutantRun: async () => (await inner.jestTestAdapter.run({ testFiles: ['every file'] })).results.testResults,
  }
  return new NarrowJestRunner(inner)
}

const tryMutant = (testFilter, fileName = 'changed.ts') =>
  createRunner().mutantRun({ activeMutant: { id: '7', fileName }, testFilter })

test('only the files with a test that comes to the changed place are run, all of them while none fails', async () => {
  writeTests(TESTS)
  expect(await tryMutant(['opens', 'waits'])).toEqual(['quick.test.ts', 'slow.test.ts'])
  expect(ran).toEqual(['quick.test.ts', 'slow.test.ts'])
})

test('the test that is named after the changed file is run first', async () => {
  writeTests(TESTS)
  expect(await tryMutant(['opens', 'waits'], 'slow.ts')).toEqual(['slow.test.ts', 'quick.test.ts'])
})

test('nothing is run after the first file that fails', async () => {
  writeTests(TESTS)
  failing = ['other.test.ts']
  expect(await tryMutant(undefined)).toEqual(['quick.test.ts', 'other.test.ts'])
  expect(ran).toEqual(['quick.test.ts', 'other.test.ts'])
})

test('of a sample only what was drawn is tried', async () => {
  writeTests(TESTS)
  writeDrawn(['1', '8'])
  expect(await tryMutant(['waits'])).toMatchObject({ status: 'error' })
  expect(ran).toEqual([])
  writeDrawn(['1', '7'])
  expect(await tryMutant(['waits'])).toEqual(['quick.test.ts'])
})
