/** Nobody waits for a module that is known to hang: because other pages said so, or because it did so here. */
import type { ModuleOutcome } from '@campus/contracts/composition'
import { MODULE_CONTRACT } from '@campus/contracts/module-contract'

import { ModuleLoader } from './module-loader'
import { anEntry, aRelease } from './module-map.fixtures'
import { MODULE_DEADLINE, type LoadAttempt } from './module.model'

const exam = { id: 'mfe-exam', contract: MODULE_CONTRACT, pages: {}, slots: {} }
const hang = () => new Promise<never>(() => undefined)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function setUp(tripped: boolean, loadContainer: (attempt: LoadAttempt) => Promise<unknown>, lastGood = false) {
  const outcomes: ModuleOutcome[] = []
  const loader = new ModuleLoader({
    map: { id: 'map1', modules: [anEntry(lastGood ? aRelease('1.0.0') : null, tripped ? { tripped } : {})] },
    loadContainer: (_, attempt) => loadContainer(attempt),
    refusalOf: () => null,
    report: (outcome) => outcomes.push(outcome),
    now: () => performance.now(),
  })
  /** Loads the module; resolves to the milliseconds until the page knows, and what it knows. */
  const load = async () => {
    const started = performance.now()
    const loading = loader.load('mfe-exam').then(({ status }) => [status, performance.now() - started])
    await jest.advanceTimersByTimeAsync(MODULE_DEADLINE)
    return loading
  }
  return { loader, outcomes, load }
}

test('what hangs for others is given up after half a second, and its card is replaced when it comes', async () => {
  let arrive: (module: unknown) => void = () => undefined
  const { loader, outcomes, load } = setUp(true, () => new Promise((resolve) => (arrive = resolve)))
  expect(await load()).toEqual(['failed', 500])
  arrive(exam)
  await jest.advanceTimersByTimeAsync(0)
  expect(loader.state('mfe-exam').status).toBe('ready')
  expect(loader.lateArrivals('mfe-exam')).toBe(1)
  expect(outcomes.map(({ phase, ok }) => [phase, ok])).toEqual([
    ['load', false],
    ['heal', true],
  ])
})

test('what loads again is shown without a card', async () => {
  const { load, outcomes } = setUp(true, async () => exam)
  expect(await load()).toEqual(['ready', 0])
  expect(outcomes.map(({ phase, ok }) => [phase, ok])).toEqual([['load', true]])
})

test('a reader who retries gets every try; who retried in vain does not wait again', async () => {
  const { load } = setUp(true, hang)
  expect(await load()).toEqual(['failed', 500])
  expect(await load()).toEqual(['failed', 5400])
  expect(await load()).toEqual(['failed', 500])
})

test('after two loads that failed in this page the third is not waited for', async () => {
  const { load } = setUp(false, hang)
  expect(await load()).toEqual(['failed', 5400])
  expect(await load()).toEqual(['failed', 5400])
  expect(await load()).toEqual(['failed', 500])
})

test('the last good release comes at once', async () => {
  const { loader, load } = setUp(true, ({ phase }) => (phase === 'lastGood' ? Promise.resolve(exam) : hang()), true)
  expect(await load()).toEqual(['ready', 500])
  expect(loader.state('mfe-exam')).toMatchObject({ version: '1.0.0' })
})
