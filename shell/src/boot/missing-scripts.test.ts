import { askForMissing, askWhileMissing } from './missing-scripts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  document.head.replaceChildren()
  jest.useRealTimers()
})

/** A script in the page that is asked for again while it is missing, and the elements that were made for that. */
function asked() {
  const first = document.createElement('script')
  const others: HTMLScriptElement[] = []
  const came = jest.fn()
  const failed = jest.fn()
  askWhileMissing(first, () => {
    const other = document.createElement('script')
    others.push(other)
    return other
  })
  first.addEventListener('load', came)
  first.addEventListener('error', failed)
  document.head.append(first)
  return { first, others, came, failed }
}

const arrive = (script: HTMLScriptElement | undefined, type: 'load' | 'error' = 'load'): void =>
  void script?.dispatchEvent(new Event(type))

test('a script that has not come is asked for again after eight seconds and after sixteen more, then no more', () => {
  const { others } = asked()
  jest.advanceTimersByTime(7999)
  expect(others).toHaveLength(0)
  jest.advanceTimersByTime(1)
  expect(others).toHaveLength(1)
  jest.advanceTimersByTime(16_000)
  expect(others).toHaveLength(2)
  expect(others.every((other) => other.isConnected)).toBe(true)
  jest.advanceTimersByTime(600_000)
  expect(others).toHaveLength(2)
})

test('the first to come ends it, once', () => {
  const { first, others, came } = asked()
  jest.advanceTimersByTime(8000)
  arrive(others[0])
  expect(came).toHaveBeenCalledTimes(1)
  arrive(others[0])
  expect(came).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(600_000)
  expect(others).toHaveLength(1)
  expect(first.isConnected).toBe(true)
})

test('the slow one that comes after all ends it as well', () => {
  const { first, others, came } = asked()
  jest.advanceTimersByTime(8000)
  arrive(first)
  arrive(others[0])
  expect(came).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(600_000)
  expect(others).toHaveLength(1)
})

test.each(['load', 'error'] as const)('nothing is asked for again after its %s', (type) => {
  const { first, others } = asked()
  arrive(first, type)
  jest.advanceTimersByTime(600_000)
  askForMissing()
  expect(others).toHaveLength(0)
})

test('nor what its caller has removed', () => {
  const { first, others } = asked()
  first.remove()
  jest.advanceTimersByTime(600_000)
  expect(others).toHaveLength(0)
})

test('a second request that fails leaves the first one waiting', () => {
  const { others, came } = asked()
  jest.advanceTimersByTime(8000)
  arrive(others[0], 'error')
  expect(others[0]?.isConnected).toBe(false)
  expect(came).not.toHaveBeenCalled()
  jest.advanceTimersByTime(16_000)
  arrive(others[1])
  expect(came).toHaveBeenCalledTimes(1)
})

test('the first request that fails leaves the second one waiting', () => {
  const { first, others, came, failed } = asked()
  jest.advanceTimersByTime(8000)
  arrive(first, 'error')
  expect(failed).not.toHaveBeenCalled()
  jest.advanceTimersByTime(16_000)
  expect(others).toHaveLength(2)
  arrive(others[0], 'error')
  expect(failed).not.toHaveBeenCalled()
  arrive(others[1])
  expect(came).toHaveBeenCalledTimes(1)
})

test('only when every request has failed the script has, once', () => {
  const { first, others, came, failed } = asked()
  jest.advanceTimersByTime(8000)
  arrive(others[0], 'error')
  arrive(first, 'error')
  expect(failed).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(600_000)
  askForMissing()
  expect(others).toHaveLength(1)
  expect(came).not.toHaveBeenCalled()
})

test('a reader who presses "retry" does not wait for the pause', () => {
  const { others } = asked()
  askForMissing()
  expect(others).toHaveLength(1)
  jest.advanceTimersByTime(15_999)
  expect(others).toHaveLength(1)
  jest.advanceTimersByTime(1)
  expect(others).toHaveLength(2)
})
