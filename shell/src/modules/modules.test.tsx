import { reportModuleOutcome } from '@campus/contracts/composition'
import { MODULE_CONTRACT } from '@campus/contracts/module-contract'
import { requestsOf, respond } from '@campus/testing/fake-server'
import { renderPage } from '@campus/testing/render'

import { loadContainer } from './container'
import { anEntry, aRelease } from './module-map.fixtures'
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

const given = { ...map, pageToken: 'page 1 map1 signature' }

test('how long a load took is reported on behalf of the page', async () => {
  respond(reportModuleOutcome, true)
  loading.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(exposed), 300)))
  void createModules(given, false).load('mfe-exam')
  await jest.advanceTimersByTimeAsync(3000)
  expect(requestsOf(reportModuleOutcome)).toEqual([
    {
      pageToken: given.pageToken,
      outcomes: [{ module: 'mfe-exam', version: '2.0.0', phase: 'load', ok: true, duration: 300, reason: '' }],
    },
  ])
})

test('a page without a token reports nothing', async () => {
  createModules(map, false).reportPageFailure('mfe-exam', 'boom')
  await jest.advanceTimersByTimeAsync(10_000)
  expect(sent()).toEqual([])
})

test('what the map does not have is not reported', async () => {
  createModules(given, false).reportPageFailure('', 'boom')
  await jest.advanceTimersByTimeAsync(10_000)
  expect(sent()).toEqual([])
})

test('a release that froze an earlier page is not loaded; the one behind it is, or it itself when somebody asks again', async () => {
  respond(reportModuleOutcome, true)
  const kept = { id: 'mfe-exam', version: '2.0.0', at: Date.now() }
  localStorage.setItem('campus.frozen:mfe-exam', JSON.stringify(kept))
  const behind = createModules({ id: 'map1', modules: [anEntry(aRelease('1.0.0'))] }, false)
  expect(await behind.load('mfe-exam')).toMatchObject({ status: 'ready', version: '1.0.0' })
  const alone = createModules(given, false)
  expect(await alone.load('mfe-exam')).toMatchObject({ status: 'failed' })
  expect(loading).toHaveBeenCalledTimes(1)
  expect(await alone.load('mfe-exam')).toMatchObject({ status: 'ready', version: '2.0.0' })
  expect(await createModules(map, false).load('mfe-exam')).toMatchObject({ status: 'ready' })
  await jest.advanceTimersByTimeAsync(3000)
  expect(sent()[0]).toContain('it froze an earlier page of this browser')
})

test.each([
  ['a partner’s module', 'https://partner.example/mfe-exam/2.0.0/'],
  ['a module of the site’s own', anEntry().base],
])('%s is watched while it is opened', async (_, base) => {
  const marks = () => Object.keys(localStorage).filter((key) => key.startsWith('campus.running:'))
  let open: (module: unknown) => void = () => undefined
  loading.mockImplementation(() => new Promise((resolve) => (open = resolve)))
  const opening = createModules({ ...map, modules: [anEntry(null, { base })] }, false).load('mfe-exam')
  await jest.advanceTimersByTimeAsync(0)
  expect(marks()).toHaveLength(1)
  open(exposed)
  await opening
  expect(marks()).toEqual([])
})
