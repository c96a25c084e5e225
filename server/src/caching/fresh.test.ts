import { Fresh } from './fresh'

const loading = (...values: object[]) => {
  let loads = 0
  return {
    load: async () => values[Math.min(loads++, values.length - 1)] ?? {},
    loads: () => loads,
  }
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }))
afterEach(() => jest.useRealTimers())

test('a value is loaded once while it is fresh, and again afterwards', async () => {
  const { load, loads } = loading({ version: 1 }, { version: 2 })
  const fresh = new Fresh(1000)
  expect(await fresh.get(load)).toEqual({ version: 1 })
  jest.advanceTimersByTime(999)
  expect(await fresh.get(load)).toEqual({ version: 1 })
  expect(loads()).toBe(1)
  jest.advanceTimersByTime(1)
  expect(await fresh.get(load)).toEqual({ version: 2 })
})

test('all who ask at once wait for one load', async () => {
  const { load, loads } = loading({ version: 1 })
  const fresh = new Fresh(1000)
  await Promise.all([fresh.get(load), fresh.get(load), fresh.get(load)])
  expect(loads()).toBe(1)
})

test('the same content stays the same object', async () => {
  const { load } = loading({ name: 'school' }, { name: 'school' }, { name: 'other' })
  const fresh = new Fresh(1000)
  const first = await fresh.get(load)
  jest.advanceTimersByTime(1000)
  expect(await fresh.get(load)).toBe(first)
  jest.advanceTimersByTime(1000)
  expect(await fresh.get(load)).not.toBe(first)
})

test('what is outdated is not answered again, not even by a load that had begun before', async () => {
  const fresh = new Fresh<{ version: number }>(1000)
  let finish = (_: { version: number }): void => undefined
  const early = fresh.get(() => new Promise((resolve) => (finish = resolve)))
  fresh.outdate()
  const late = fresh.get(async () => ({ version: 2 }))
  finish({ version: 1 })
  expect(await early).toEqual({ version: 1 })
  expect(await late).toEqual({ version: 2 })
  expect(await fresh.get(async () => ({ version: 3 }))).toEqual({ version: 2 })
  fresh.outdate()
  expect(await fresh.get(async () => ({ version: 3 }))).toEqual({ version: 3 })
})

test('a load that fails is not kept', async () => {
  const fresh = new Fresh<{ version: number }>(1000)
  await expect(fresh.get(() => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await fresh.get(async () => ({ version: 1 }))).toEqual({ version: 1 })
})
