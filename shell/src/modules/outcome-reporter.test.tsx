import { reportModuleOutcome, type ModuleOutcome } from '@campus/contracts/composition'
import { breakCall, requestsOf, respond } from '@campus/testing/fake-server'
import { renderPage } from '@campus/testing/render'

import { createReporter } from './outcome-reporter'

beforeEach(async () => {
  // Sets up the http client as the shell does.
  await renderPage(<p />)
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

const failed = (version: string, reason = version): ModuleOutcome => ({
  module: 'mfe-exam',
  version,
  phase: 'render',
  ok: false,
  duration: 0,
  reason,
})
const sent = () => requestsOf(reportModuleOutcome).map(({ outcomes }) => outcomes.map(({ reason }) => reason))

test('what happens within two seconds is reported together', async () => {
  respond(reportModuleOutcome, true)
  const report = createReporter('token')
  report(failed('1'))
  await jest.advanceTimersByTimeAsync(1999)
  report(failed('2'))
  expect(sent()).toEqual([])
  await jest.advanceTimersByTimeAsync(1)
  expect(sent()).toEqual([['1', '2']])
  report(failed('3'))
  await jest.advanceTimersByTimeAsync(2000)
  expect(sent()).toEqual([['1', '2'], ['3']])
  await jest.advanceTimersByTimeAsync(10_000)
  expect(sent()).toHaveLength(2)
})

test('of a release and phase only the first outcome is told', async () => {
  respond(reportModuleOutcome, true)
  const report = createReporter('token')
  report(failed('1', 'first'))
  report(failed('1', 'second'))
  await jest.advanceTimersByTimeAsync(2000)
  report(failed('1', 'third'))
  await jest.advanceTimersByTimeAsync(2000)
  expect(sent()).toEqual([['first']])
})

test('a report carries at most twenty, the rest go with another', async () => {
  respond(reportModuleOutcome, true)
  const report = createReporter('token')
  const versions = Array.from({ length: 23 }, (_, index) => String(index))
  for (const version of versions) report(failed(version))
  await jest.advanceTimersByTimeAsync(2000)
  expect(sent()).toEqual([versions.slice(0, 20), versions.slice(20)])
})

test.each(['pagehide', 'visibilitychange'])('when the page is left (%s) nothing waits', async (event) => {
  respond(reportModuleOutcome, true)
  const report = createReporter('token')
  report(failed('1'))
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  ;(event === 'pagehide' ? window : document).dispatchEvent(new Event(event))
  await jest.advanceTimersByTimeAsync(0)
  expect(sent()).toEqual([['1']])
  await jest.advanceTimersByTimeAsync(10_000)
  expect(sent()).toHaveLength(1)
  state.mockRestore()
})

test('a page that is seen again sends nothing for that', async () => {
  const report = createReporter('token')
  report(failed('1'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sent()).toEqual([])
})

test('a report that does not arrive is nobody’s trouble', async () => {
  breakCall(reportModuleOutcome)
  createReporter('token')(failed('1'))
  await jest.advanceTimersByTimeAsync(2000)
  expect(sent()).toEqual([['1']])
  expect(document.body).not.toHaveTextContent('system busy')
})

test('without a token nothing is reported', async () => {
  createReporter(undefined)(failed('1'))
  createReporter('')(failed('1'))
  await jest.advanceTimersByTimeAsync(2000)
  expect(sent()).toEqual([])
})
