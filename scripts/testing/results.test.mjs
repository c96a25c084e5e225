import { jestResult, storiesResult, sumOf } from './results.mjs'

const ROOT = '/campus'

function jestFile(name, tests, rest = {}) {
  const failed = tests.some(({ status }) => status === 'failed')
  return {
    name: `${ROOT}/${name}`,
    status: failed ? 'failed' : 'passed',
    message: '',
    assertionResults: tests,
    ...rest,
  }
}

const passed = { fullName: 'it holds', status: 'passed', invocations: 1, failureMessages: [], retryReasons: [] }

test('of jest: what failed, with its file and the first line of its error, without colours', () => {
  const failed = {
    ...passed,
    fullName: 'it breaks',
    status: 'failed',
    invocations: 3,
    failureMessages: ['\u001b[31m\nexpected 1\u001b[39m, got 2\n  at x.test.ts'],
  }
  const result = jestResult(
    {
      numPassedTests: 1,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 1,
      testResults: [
        jestFile('a.test.ts', [passed, failed]),
        jestFile('b.test.ts', [], { status: 'failed', message: '  \nSyntaxError: b\nmore' }),
      ],
    },
    ROOT,
  )
  expect(result).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      { name: 'a.test.ts › it breaks', error: 'expected 1, got 2' },
      { name: 'b.test.ts', error: 'SyntaxError: b' },
    ],
    flaky: [],
  })
})

test('of jest: what passed when tried again has passed, and is flaky', () => {
  const flaky = { ...passed, fullName: 'it wavers', invocations: 2, retryReasons: ['Error: not yet\n  at x'] }
  const file = jestFile('a.test.ts', [passed, flaky])
  const run = { numPassedTests: 2, numFailedTests: 0, numRuntimeErrorTestSuites: 0, testResults: [file] }
  expect(jestResult(run, ROOT)).toEqual({
    passed: 2,
    failed: 0,
    failures: [],
    flaky: [{ name: 'a.test.ts › it wavers', error: 'Error: not yet' }],
  })
})

function story(title, status, ...errors) {
  const results = errors.map((message) => (message === undefined ? {} : { error: { message } }))
  return { title, tests: [{ status, results }] }
}

test('of stories: failed, flaky and passed ones, and what went wrong outside of them', () => {
  const inner = { file: 'a.story.ts', specs: [story('wavers', 'flaky', 'Timed out\nlog', undefined)] }
  const outer = {
    file: 'a.story.ts',
    specs: [story('holds', 'expected', undefined), story('breaks', 'unexpected', 'No entry', 'No entry', 'Gone')],
    suites: [inner],
  }
  const stats = { expected: 1, flaky: 1, unexpected: 1 }
  expect(storiesResult({ suites: [outer], stats, errors: [{ message: 'Pages broke their policy:\nreport' }] })).toEqual(
    {
      passed: 2,
      failed: 2,
      failures: [
        { name: 'a.story.ts › breaks', error: 'No entry' },
        { name: 'stories', error: 'Pages broke their policy:' },
      ],
      flaky: [{ name: 'a.story.ts › wavers', error: 'Timed out' }],
    },
  )
})

test('several results make one', () => {
  const failure = { name: 'a', error: 'b' }
  expect(
    sumOf([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 1, failures: [failure], flaky: [failure] },
    ]),
  ).toEqual({
    passed: 3,
    failed: 1,
    failures: [failure],
    flaky: [failure],
  })
})
