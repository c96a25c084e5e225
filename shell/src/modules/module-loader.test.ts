import type { ModuleMapEntry, ModuleOutcome, ModuleRelease } from '@campus/contracts/composition'
import { MODULE_CONTRACT } from '@campus/contracts/module-contract'

import { ModuleLoader } from './module-loader'
import {
  loadPlan,
  missingNames,
  MODULE_DEADLINE,
  moduleMismatch,
  pageDeadline,
  slotOwner,
  type LoadAttempt,
} from './module.model'

const release = (version: string): ModuleRelease => ({
  version,
  base: `/modules/mfe-exam/${version}/`,
  entry: 'remoteEntry.js',
  routes: [],
  slots: [],
  preload: [],
  routePreload: {},
  integrity: {},
})
const entry = (lastGood: ModuleRelease | null = null): ModuleMapEntry => ({
  id: 'mfe-exam',
  ...release('2.0.0'),
  lastGood,
})
const exam = { id: 'mfe-exam', contract: MODULE_CONTRACT, pages: {}, slots: {} }

/** The shared scope of the page in these tests. */
const OFFERED = { 'react-router-dom': { Link: () => null }, react: { useState: () => null } }

function setUp(
  responses: ((attempt: LoadAttempt) => Promise<unknown>)[],
  lastGood: ModuleRelease | null = null,
  needs: ModuleRelease['needs'] = {},
) {
  const attempts: LoadAttempt[] = []
  const outcomes: ModuleOutcome[] = []
  const loader = new ModuleLoader({
    map: { id: 'map1', modules: [{ ...entry(lastGood), needs }] },
    loadContainer: (_, attempt) => {
      attempts.push(attempt)
      const respond = responses.shift()
      return respond ? respond(attempt) : Promise.reject(new Error('no response left'))
    },
    refusalOf: ({ needs }) => missingNames(needs, OFFERED),
    report: (outcome) => outcomes.push(outcome),
    now: () => 0,
  })
  return { loader, attempts, outcomes }
}
const fail = () => Promise.reject(new Error('404'))
const hang = () => new Promise<never>(() => undefined)

test('the tries and the page stay within the deadline', () => {
  const total = loadPlan(entry(release('1.0.0')), 0).reduce((sum, { deadline }) => sum + deadline, 0)
  expect(total + pageDeadline(total)).toBeLessThanOrEqual(MODULE_DEADLINE)
  expect(300 + pageDeadline(300)).toBe(MODULE_DEADLINE)
  expect(loadPlan(entry(), 0).map(({ phase }) => phase)).toEqual(['load', 'retry'])
  expect(loadPlan(entry(release('2.0.0')), 0).map(({ phase }) => phase)).toEqual(['load', 'retry'])
})

test('what a reader has waited already shortens the tries, and leaves each of them some time', () => {
  const plan = loadPlan(entry(release('1.0.0')), 0, { spent: 4000 })
  const total = plan.reduce((sum, { deadline }) => sum + deadline, 0)
  expect(4000 + total + pageDeadline(4000 + total)).toBeLessThanOrEqual(MODULE_DEADLINE)
  for (const { deadline } of loadPlan(entry(release('1.0.0')), 0, { spent: 60_000 })) {
    expect(deadline).toBeGreaterThanOrEqual(350)
  }
})

test('a module is loaded once, for however many ask', async () => {
  const { loader, attempts, outcomes } = setUp([async () => exam])
  const [first, second] = await Promise.all([loader.load('mfe-exam'), loader.load('mfe-exam')])
  expect(first).toBe(second)
  expect(await loader.load('mfe-exam')).toMatchObject({ status: 'ready', version: '2.0.0' })
  expect(attempts).toHaveLength(1)
  expect(outcomes).toEqual([{ module: 'mfe-exam', version: '2.0.0', phase: 'load', ok: true, duration: 0, reason: '' }])
})

test('a failed load is tried at a changed address, then the last good version stands in', async () => {
  const { loader, attempts, outcomes } = setUp([fail, fail, async () => exam], release('1.0.0'))
  expect(await loader.load('mfe-exam')).toMatchObject({ status: 'ready', version: '1.0.0' })
  expect(attempts.map(({ phase, attempt }) => [phase, attempt])).toEqual([
    ['load', 0],
    ['retry', 1],
    ['lastGood', 0],
  ])
  expect(outcomes.map(({ phase, ok }) => [phase, ok])).toEqual([
    ['load', false],
    ['retry', false],
    ['lastGood', true],
  ])
})

test('nothing loads: the module failed, and asking again heals it at new addresses', async () => {
  const { loader, attempts, outcomes } = setUp([fail, fail, async () => exam])
  expect(await loader.load('mfe-exam')).toEqual({ status: 'failed', reason: '404' })
  const retry = loader.load('mfe-exam')
  // The card stays while the retry runs.
  expect(loader.state('mfe-exam').status).toBe('failed')
  expect(await retry).toMatchObject({ status: 'ready' })
  expect(attempts.map(({ attempt }) => attempt)).toEqual([0, 1, 2])
  expect(outcomes.at(-1)).toMatchObject({ phase: 'heal', ok: true })
})

test('a page that fails brings the last good version, once, and the module stays with it', async () => {
  const { loader, attempts, outcomes } = setUp([async () => exam, async () => exam], release('1.0.0'))
  await loader.load('mfe-exam')
  expect(loader.hasFallback('mfe-exam')).toBe(true)
  loader.reportPageFailure('mfe-exam', 'boom')
  expect(await Promise.all([loader.fallBack('mfe-exam', '2.0.0'), loader.fallBack('mfe-exam', '2.0.0')])).toEqual([
    true,
    true,
  ])
  expect(await loader.load('mfe-exam')).toMatchObject({ status: 'ready', version: '1.0.0' })
  // Another page of the failed version, still on screen, finds the new one there.
  expect(await loader.fallBack('mfe-exam', '2.0.0')).toBe(true)
  expect(loader.hasFallback('mfe-exam')).toBe(false)
  expect(await loader.fallBack('mfe-exam', '1.0.0')).toBe(false)
  expect(attempts.map(({ release: { version }, attempt }) => [version, attempt])).toEqual([
    ['2.0.0', 0],
    ['1.0.0', 1],
  ])
  expect(outcomes.map(({ phase, version, ok, reason }) => [phase, version, ok, reason])).toEqual([
    ['load', '2.0.0', true, ''],
    ['render', '2.0.0', false, 'boom'],
    ['lastGood', '1.0.0', true, ''],
  ])
})

test.each<[string, ModuleRelease | null, (() => Promise<unknown>)[]]>([
  ['there is no other version', null, []],
  ['the other version is the same', release('2.0.0'), []],
  ['the other version does not load', release('1.0.0'), [fail]],
])('a page that fails keeps its module when %s', async (_, lastGood, answers) => {
  const { loader } = setUp([async () => exam, ...answers], lastGood)
  await loader.load('mfe-exam')
  expect(await loader.fallBack('mfe-exam', '2.0.0')).toBe(false)
  expect(loader.state('mfe-exam')).toMatchObject({ status: 'ready', version: '2.0.0' })
})

test('what a partner leaves to the school is loaded as the module it belongs to', async () => {
  const asked: string[] = []
  const loader = new ModuleLoader({
    map: {
      id: 'm',
      modules: [
        { ...entry(), version: 'partner' },
        { ...entry(), id: 'mfe-exam.own', module: 'mfe-exam' },
      ],
    },
    loadContainer: async (id, { release: { version } }) => {
      asked.push(`${id} ${version}`)
      return exam
    },
    refusalOf: () => null,
    report: () => undefined,
    now: () => 0,
  })
  expect(await loader.load('mfe-exam.own')).toMatchObject({ status: 'ready', version: '2.0.0' })
  expect(asked).toEqual(['mfe-exam 2.0.0'])
})

test('time is kept back for a version that can stand in', () => {
  expect(pageDeadline(300, true)).toBeLessThan(pageDeadline(300))
  expect(pageDeadline(7400, true)).toBe(pageDeadline(7400))
})

test('a module that hangs is given up within the deadline', async () => {
  jest.useFakeTimers()
  const { loader } = setUp([hang, hang, hang], release('1.0.0'))
  const load = loader.load('mfe-exam')
  await jest.advanceTimersByTimeAsync(MODULE_DEADLINE)
  expect(await load).toMatchObject({ status: 'failed' })
  jest.useRealTimers()
})

test('a module that hangs after its entry in the map was long in coming is given up within the same deadline', async () => {
  jest.useFakeTimers()
  const { loader } = setUp([hang, hang, hang], release('1.0.0'))
  const load = loader.load('mfe-exam', 4800)
  await jest.advanceTimersByTimeAsync(MODULE_DEADLINE - 4800)
  expect(await load).toMatchObject({ status: 'failed' })
  jest.useRealTimers()
})

const comesAfter = (milliseconds: number) => () =>
  new Promise((resolve) => setTimeout(() => resolve(exam), milliseconds))

test.each<[string, ModuleRelease | null, (() => Promise<unknown>)[], string]>([
  ['the release itself', null, [comesAfter(9000), hang], '2.0.0'],
  ['the release that stands in', release('1.0.0'), [hang, hang, comesAfter(9000)], '1.0.0'],
])('%s that comes after all deadlines takes the card’s place, and says so', async (_, lastGood, answers, version) => {
  jest.useFakeTimers()
  const { loader, outcomes } = setUp(answers, lastGood)
  const told = jest.fn()
  const stop = loader.onLateArrival(told)
  const load = loader.load('mfe-exam')
  await jest.advanceTimersByTimeAsync(MODULE_DEADLINE)
  expect(await load).toMatchObject({ status: 'failed' })
  await jest.advanceTimersByTimeAsync(10_000)
  expect(loader.state('mfe-exam')).toMatchObject({ status: 'ready', version })
  expect(told).toHaveBeenCalledTimes(1)
  expect(loader.lateArrivals('mfe-exam')).toBe(1)
  expect(outcomes.at(-1)).toMatchObject({ phase: 'heal', version, ok: true })
  stop()
  jest.useRealTimers()
})

test('a release that comes while another one is tried is not lost', async () => {
  jest.useFakeTimers()
  const { loader } = setUp([comesAfter(4000), hang])
  const load = loader.load('mfe-exam')
  await jest.advanceTimersByTimeAsync(MODULE_DEADLINE)
  expect(await load).toMatchObject({ status: 'ready', version: '2.0.0' })
  jest.useRealTimers()
})

test.each([
  ['nothing', undefined, 'it exposes no module'],
  ['a function', () => 0, 'it exposes no module'],
  ['another module', { ...exam, id: 'mfe-study' }, 'it says it is mfe-study'],
  ['a later contract', { ...exam, contract: '2.0' }, 'its contract is 2.0'],
  ['no pages', { ...exam, pages: undefined }, 'it has no pages or slots'],
])('what exposes %s is not the module', async (_, candidate, reason) => {
  expect(moduleMismatch(candidate, 'mfe-exam')).toBe(reason)
  const { loader } = setUp([async () => candidate, async () => candidate])
  expect(await loader.load('mfe-exam')).toEqual({ status: 'failed', reason })
})

const LATER = { 'react-router-dom': ['Link', 'useBlocker'] }
const LACKING = 'it needs useBlocker of react-router-dom; this shell offers shared scope 1.0'

test('a release that needs a name this shell lacks is refused with the reason, and none of its code is asked for', async () => {
  const { loader, attempts, outcomes } = setUp([async () => exam], null, LATER)
  expect(await loader.load('mfe-exam')).toEqual({ status: 'failed', reason: LACKING })
  expect(attempts).toEqual([])
  expect(outcomes.map(({ phase, ok, reason }) => [phase, ok, reason])).toEqual([['load', false, LACKING]])
})

test('the last good release takes the place of one that needs a name this shell lacks', async () => {
  const { loader, attempts } = setUp([async () => exam], release('1.0.0'), LATER)
  expect(await loader.load('mfe-exam')).toMatchObject({ status: 'ready', version: '1.0.0' })
  expect(attempts.map(({ phase, release: { version } }) => [phase, version])).toEqual([['lastGood', '1.0.0']])
})

test('a module that is not on this site fails without a request', async () => {
  const { loader, attempts } = setUp([])
  expect(await loader.load('mfe-study')).toEqual({ status: 'failed', reason: 'not in the module map' })
  expect(attempts).toHaveLength(0)
})

test('a slot belongs to whichever module offers it', () => {
  const map = { id: 'm', modules: [entry(), { ...entry(), id: 'mfe-portal', slots: ['consult-dialog.v1'] }] }
  expect(slotOwner(map, 'consult-dialog.v1')?.id).toBe('mfe-portal')
  expect(slotOwner(map, 'album-dialog.v1')).toBeNull()
})
