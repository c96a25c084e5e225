/** The loader while one release is replaced by another. */
import type { ModuleOutcome } from '@campus/contracts/composition'
import { MODULE_CONTRACT } from '@campus/contracts/module-contract'

import { ModuleLoader } from './module-loader'
import { anEntry, aRelease } from './module-map.fixtures'

type Load = () => Promise<unknown>

const exam = { id: 'mfe-exam', contract: MODULE_CONTRACT, pages: {}, slots: {} }
const own = aRelease('1.0.0')
const comes: Load = () => Promise.resolve(exam)
const fails: Load = () => Promise.reject(new Error('404'))
const hangs: Load = () => new Promise<never>(() => undefined)
const comesAfter =
  (milliseconds: number): Load =>
  () =>
    new Promise((resolve) => setTimeout(() => resolve(exam), milliseconds))

/** A loader whose requests end one after the other as given. */
function setUp(loads: Load[], lastGood: ReturnType<typeof aRelease> | null = null) {
  const numbers: number[] = []
  const outcomes: ModuleOutcome[] = []
  const loader = new ModuleLoader({
    map: { id: 'map1', modules: [anEntry(lastGood)] },
    loadContainer: (_, { attempt }) => {
      numbers.push(attempt)
      return (loads.shift() ?? fails)()
    },
    refusalOf: () => null,
    report: (outcome) => outcomes.push(outcome),
    now: () => Date.now(),
  })
  return { loader, numbers, outcomes }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a module is idle, then loading, then ready, and no timer is left behind', async () => {
  const { loader } = setUp([comesAfter(100)])
  expect(loader.state('mfe-exam')).toEqual({ status: 'idle' })
  const load = loader.load('mfe-exam')
  expect(loader.state('mfe-exam')).toEqual({ status: 'loading' })
  await jest.advanceTimersByTimeAsync(100)
  expect(await load).toEqual({ status: 'ready', module: exam, version: '2.0.0' })
  expect(jest.getTimerCount()).toBe(0)
})

test('how long each try took is told, and why it ended', async () => {
  const { loader, outcomes } = setUp([hangs, comesAfter(250)])
  void loader.load('mfe-exam')
  await jest.advanceTimersByTimeAsync(3600 + 250)
  const common = { module: 'mfe-exam', version: '2.0.0' }
  expect(outcomes).toEqual([
    { ...common, phase: 'load', ok: false, duration: 3600, reason: expect.stringContaining('3600 ms') as string },
    { ...common, phase: 'retry', ok: true, duration: 250, reason: '' },
  ])
})

test('what came late tells how long it took', async () => {
  const { loader, outcomes } = setUp([comesAfter(9000), hangs])
  void loader.load('mfe-exam')
  await jest.advanceTimersByTimeAsync(9000)
  expect(outcomes.at(-1)).toMatchObject({ phase: 'heal', ok: true, duration: 9000, reason: '' })
})

test('whoever no longer listens hears of nothing', async () => {
  const { loader } = setUp([comesAfter(9000), hangs])
  const told = jest.fn()
  loader.onLateArrival(told)()
  void loader.load('mfe-exam')
  await jest.advanceTimersByTimeAsync(9000)
  expect(loader.lateArrivals('mfe-exam')).toBe(1)
  expect(told).not.toHaveBeenCalled()
})

test('a release that comes when its second request has already brought it changes nothing', async () => {
  const { loader } = setUp([comesAfter(4000), comesAfter(100)])
  void loader.load('mfe-exam')
  await jest.advanceTimersByTimeAsync(10_000)
  expect(loader.state('mfe-exam')).toMatchObject({ status: 'ready' })
  expect(loader.lateArrivals('mfe-exam')).toBe(0)
})

test('a release that comes while the last good one is on its way leaves the place to it', async () => {
  const { loader } = setUp([comesAfter(3700), fails, comesAfter(500)], own)
  void loader.load('mfe-exam')
  await jest.advanceTimersByTimeAsync(10_000)
  expect(loader.state('mfe-exam')).toMatchObject({ status: 'ready', version: '1.0.0' })
  expect(loader.lateArrivals('mfe-exam')).toBe(0)
})

test('the last good release that comes after its deadline still replaces one whose page failed', async () => {
  const { loader } = setUp([comes, comesAfter(2500)], own)
  await loader.load('mfe-exam')
  const fallBack = loader.fallBack('mfe-exam', '2.0.0')
  await jest.advanceTimersByTimeAsync(2000)
  expect(await fallBack).toBe(false)
  expect(loader.state('mfe-exam')).toMatchObject({ version: '2.0.0' })
  await jest.advanceTimersByTimeAsync(500)
  expect(loader.state('mfe-exam')).toMatchObject({ status: 'ready', version: '1.0.0' })
  expect(loader.lateArrivals('mfe-exam')).toBe(1)
})

test('every new load asks at addresses that no earlier one has used', async () => {
  const { loader, numbers } = setUp([], own)
  await loader.load('mfe-exam')
  await loader.load('mfe-exam')
  expect(numbers).toEqual([0, 1, 0, 2, 3, 2])
})

test('every new fallback asks at an address of its own', async () => {
  const { loader, numbers } = setUp([comes], own)
  await loader.load('mfe-exam')
  expect(await loader.fallBack('mfe-exam', '2.0.0')).toBe(false)
  expect(await loader.fallBack('mfe-exam', '2.0.0')).toBe(false)
  expect(numbers).toEqual([0, 1, 2])
})

test('a module that was never loaded falls back to its last good release', async () => {
  const { loader, numbers } = setUp([comes], own)
  expect(await loader.fallBack('mfe-exam', '2.0.0')).toBe(true)
  expect(numbers).toHaveLength(1)
  expect(loader.state('mfe-exam')).toMatchObject({ status: 'ready', version: '1.0.0' })
})

test('a module that is not on this site has nothing to fall back to', async () => {
  const { loader } = setUp([], own)
  expect(loader.hasFallback('mfe-study')).toBe(false)
  expect(await loader.fallBack('mfe-study', '2.0.0')).toBe(false)
})

test.each([
  ['idle', own, [], false],
  ['failed', own, [fails, fails, fails], false],
  ['ready, no other release behind it', null, [comes], false],
  ['ready, the last good one behind it', own, [comes], true],
])('whether another release could stand in for a module that is %s', async (_, lastGood, loads, expected) => {
  const { loader } = setUp([...loads], lastGood)
  if (loads.length > 0) await loader.load('mfe-exam')
  expect(loader.hasFallback('mfe-exam')).toBe(expected)
})

test('a page that fails before its module is ready is told of the release that the map has, and no longer than a report may be', () => {
  const { loader, outcomes } = setUp([])
  loader.reportPageFailure('mfe-exam', 'x'.repeat(300))
  expect(outcomes).toEqual([
    {
      module: 'mfe-exam',
      version: '2.0.0',
      phase: 'render',
      ok: false,
      duration: 0,
      reason: 'x'.repeat(200),
    },
  ])
})

test('what a load is refused with may be anything', async () => {
  const refused: Load = () => Promise.reject('offline')
  const { loader } = setUp([refused, refused])
  expect(await loader.load('mfe-exam')).toEqual({ status: 'failed', reason: 'offline' })
})

describe('a module whose page holds unfinished work', () => {
  const held = () => setUp([comes, comes], own).loader

  test('is replaced by no other release, as it is where no work is held', async () => {
    const loader = held()
    await loader.load('mfe-exam')
    expect(loader.hasFallback('mfe-exam', true)).toBe(false)
    expect(await loader.fallBack('mfe-exam', '2.0.0', true)).toBe(false)
    expect(loader.state('mfe-exam')).toMatchObject({ version: '2.0.0' })
    expect(loader.hasFallback('mfe-exam')).toBe(true)
    expect(await loader.fallBack('mfe-exam', '2.0.0')).toBe(true)
  })

  test('knows its releases by their versions', () => {
    const loader = held()
    expect(loader.release('mfe-exam', '2.0.0')).toMatchObject({ version: '2.0.0' })
    expect(loader.release('mfe-exam', '1.0.0')).toBe(own)
    expect(loader.release('mfe-exam', '3.0.0')).toBeNull()
    expect(loader.release('mfe-study', '2.0.0')).toBeNull()
    expect(loader.moduleOf('mfe-exam')).toBe('mfe-exam')
  })
})
