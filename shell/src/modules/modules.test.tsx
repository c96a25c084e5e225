import { reportModuleOutcome } from '@campus/contracts/composition'
import { MODULE_CONTRACT } from '@campus/contracts/module-contract'
import { breakCall, requestsOf, respond } from '@campus/testing/fake-server'
import { renderPage } from '@campus/testing/render'

import { loadContainer } from './container'
import { anEntry } from './module-map.fixtures'
import { createModules } from './modules'

jest.mock('./container', () => ({ loadContainer: jest.fn() }))

const exposed = { id: 'mfe-exam', contract: MODULE_CONTRACT, pages: {}, slots: {} }
const map = { id: 'map1', modules: [anEntry()] }
const loading = jest.mocked(loadContainer)

beforeEach(async () => {
  // Sets up the http client as the shell does.
  await renderPage(<p />)
  jest.useFakeTimers()
  loading.mockReset().mockResolvedValue(exposed)
})
afterEach(() => jest.useRealTimers())

const sent = () => requestsOf(reportModuleOutcome).map(({ outcomes }) => outcomes.map(({ reason }) => reason))

test.each([true, false])('a module is loaded as its map says, in development: %j', async (development) => {
  respond(reportModuleOutcome, true)
  const modules = createModules(map, development)
  expect(await modules.load('mfe-exam')).toMatchObject({ status: 'ready', module: exposed })
  expect(loading).toHaveBeenCalledWith('mfe-exam', map.modules[0], 0, development)
})

test('how long a load took is reported', async () => {
  respond(reportModuleOutcome, true)
  loading.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(exposed), 300)))
  void createModules(map, false).load('mfe-exam')
  await jest.advanceTimersByTimeAsync(3000)
  expect(requestsOf(reportModuleOutcome)[0]?.outcomes).toEqual([
    { mapId: 'map1', module: 'mfe-exam', version: '2.0.0', phase: 'load', ok: true, duration: 300, reason: '' },
  ])
})

test('what happens within two seconds is reported together', async () => {
  respond(reportModuleOutcome, true)
  const modules = createModules(map, false)
  modules.reportPageFailure('mfe-exam', 'first')
  await jest.advanceTimersByTimeAsync(1999)
  modules.reportPageFailure('mfe-exam', 'second')
  expect(sent()).toEqual([])
  await jest.advanceTimersByTimeAsync(1)
  expect(sent()).toEqual([['first', 'second']])
  modules.reportPageFailure('mfe-exam', 'third')
  await jest.advanceTimersByTimeAsync(2000)
  expect(sent()).toEqual([['first', 'second'], ['third']])
  await jest.advanceTimersByTimeAsync(10_000)
  expect(sent()).toHaveLength(2)
})

test('a report carries at most twenty, the rest follow', async () => {
  respond(reportModuleOutcome, true)
  const modules = createModules(map, false)
  const reasons = Array.from({ length: 23 }, (_, index) => `failure ${index}`)
  for (const reason of reasons) modules.reportPageFailure('mfe-exam', reason)
  await jest.advanceTimersByTimeAsync(2000)
  expect(sent()).toEqual([reasons.slice(0, 20)])
  await jest.advanceTimersByTimeAsync(2000)
  expect(sent()).toEqual([reasons.slice(0, 20), reasons.slice(20)])
})

test('a report that does not arrive is nobody’s trouble', async () => {
  breakCall(reportModuleOutcome)
  createModules(map, false).reportPageFailure('mfe-exam', 'boom')
  await jest.advanceTimersByTimeAsync(2000)
  expect(sent()).toEqual([['boom']])
  expect(document.body).not.toHaveTextContent('system busy')
})
