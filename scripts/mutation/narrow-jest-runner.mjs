/**
 * Stryker's runner for jest, made cheap. Its own loads every related test file for each mutant, though it runs
 * only the tests that come to the changed place, and ends only after the last one. This one loads the files
 * that hold such a test, the changed file's own first and then the quickest, and stops at the first that fails.
 */
import { readDrawn, readTests, writeTests } from './plan.mjs'
import { filesInOrder } from './test-files.mjs'

/** Stryker leaves a mutant with an error out of the score. */
const NOT_DRAWN = { status: 'error', errorMessage: 'The sample does not hold this mutant.' }

export class NarrowJestRunner {
  constructor(inner) {
    this.inner = inner
    this.adapter = inner.jestTestAdapter
  }

  async init() {
    await this.inner.init()
  }

  capabilities() {
    return this.inner.capabilities()
  }

  async dryRun(options) {
    const result = await this.inner.dryRun(options)
    if (result.status === 'complete') {
      writeTests(result.tests.map(({ id, fileName, timeSpentMs }) => ({ id, file: fileName, time: timeSpentMs })))
    }
    return result
  }

  async mutantRun(options) {
    this.drawn ??= readDrawn()
    if (this.drawn !== null && !this.drawn.includes(options.activeMutant.id)) return NOT_DRAWN
    this.tests ??= readTests()
    const files = filesInOrder(this.tests, options.testFilter, options.activeMutant.fileName)
    this.inner.jestTestAdapter = { run: (settings) => this.runFiles(files, settings) }
    return this.inner.mutantRun(options)
  }

  /** The files' results as if jest had run them at once, up to the first that fails. */
  async runFiles(files, settings) {
    const together = { numRuntimeErrorTestSuites: 0, testResults: [] }
    for (const file of files) {
      const { results } = await this.adapter.run({ ...settings, testFiles: [file] })
      together.numRuntimeErrorTestSuites += results.numRuntimeErrorTestSuites
      together.testResults.push(...results.testResults)
      if (results.numFailedTests + results.numRuntimeErrorTestSuites > 0) break
    }
    return { results: together }
  }
}
