/** What the result files of jest and Playwright say: how many passed and failed, and which. Pure. */

/**
 * @typedef {{ name: string, error: string }} Named A check, and the first line of what went wrong in it.
 * @typedef {{ passed: number, failed: number, failures?: Named[], flaky?: Named[] }} Result
 *   `flaky`: what failed and passed when tried again; it counts as passed.
 */

/** Of jest's `--json` file. `root`: the folder that the names of files begin below. */
export function jestResult({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults }, root) {
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    failures: testResults.flatMap((file) => failedTests(file, root)),
    flaky: testResults.flatMap((file) => flakyTests(file, root)),
  }
}

/** The failed tests of a file; the file alone when it did not get as far as its tests. */
function failedTests({ name, status, message, assertionResults }, root) {
  const file = below(root, name)
  const failed = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => ({ name: `${file} › ${fullName}`, error: firstLine(failureMessages[0]) }))
  return status === 'failed' && failed.length === 0 ? [{ name: file, error: firstLine(message) }] : failed
}

function flakyTests({ name, assertionResults }, root) {
  return assertionResults
    .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
    .map(({ fullName, retryReasons }) => ({
      name: `${below(root, name)} › ${fullName}`,
      error: firstLine(retryReasons?.[0]),
    }))
}

/** Of the file of Playwright's reporter `json`. */
export function storiesResult({ suites, stats, errors = [] }) {
  const stories = suites.flatMap(storiesOf)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [
      ...stories.filter(({ status }) => status === 'unexpected'),
      // What went wrong outside of every story: the server, a policy report at the end.
      ...errors.map(({ message }) => ({ name: 'stories', error: firstLine(message) })),
    ].map(named),
    flaky: stories.filter(({ status }) => status === 'flaky').map(named),
  }
}

function storiesOf({ file, specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      name: `${file} › ${title}`,
      error: firstLine(results.find(({ error }) => error !== undefined)?.error.message),
      status,
    })),
  )
  return [...own, ...suites.flatMap(storiesOf)]
}

function named({ name, error }) {
  return { name, error }
}

function below(root, path) {
  return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path
}

/** Colours of a terminal. */
const COLOURS = /\u001b\[[\d;]*m/g

function firstLine(text = '') {
  const lines = text.replaceAll(COLOURS, '').split('\n')
  return lines.find((line) => line.trim() !== '')?.trim() ?? ''
}

/** The sum of several results. */
export function sumOf(results) {
  return {
    passed: results.reduce((total, { passed }) => total + passed, 0),
    failed: results.reduce((total, { failed }) => total + failed, 0),
    failures: results.flatMap(({ failures = [] }) => failures),
    flaky: results.flatMap(({ flaky = [] }) => flaky),
  }
}
