import { act, render, screen } from '@testing-library/react'

import { useServerNow } from './use-server-now'

/** The server's time as the http client gives it; the client's own tests are beside it. */
let now = 0
const nobody = (): void => undefined
let clockSet = nobody
jest.mock('@campus/http/client', () => ({
  serverNow: () => now,
  onServerClockSet: (listener: () => void) => {
    clockSet = listener
    return () => (clockSet = nobody)
  },
}))

const rendered = jest.fn()
function Clock({ every }: { every?: number }) {
  rendered()
  return <p>{useServerNow(every)}</p>
}

let visibility: DocumentVisibilityState = 'visible'
beforeEach(() => {
  jest.useFakeTimers()
  now = 10_400
  rendered.mockClear()
  visibility = 'visible'
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

function pass(milliseconds: number): void {
  act(() => {
    for (let step = 0; step < milliseconds; step += 100) {
      now += 100
      jest.advanceTimersByTime(100)
    }
  })
}

function see(state: DocumentVisibilityState): void {
  visibility = state
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

const shown = () => Number(screen.getByRole('paragraph').textContent)

test('it is renewed at every full interval of the server’s time', () => {
  render(<Clock />)
  expect(shown()).toBe(10_400)
  pass(500)
  expect(shown()).toBe(10_400)
  pass(100)
  expect(shown()).toBe(11_000)
  pass(1000)
  expect(shown()).toBe(12_000)
  expect(rendered.mock.calls.length).toBe(3)
})

test('the interval is the caller’s', () => {
  render(<Clock every={60_000} />)
  pass(49_500)
  expect(shown()).toBe(10_400)
  pass(100)
  expect(shown()).toBe(60_000)
})

test('a page out of sight rests, and shows the time at once when it is back', () => {
  render(<Clock />)
  see('hidden')
  pass(5000)
  expect([shown(), rendered.mock.calls.length]).toEqual([10_400, 1])
  see('visible')
  expect(shown()).toBe(15_400)
  pass(600)
  expect(shown()).toBe(16_000)
})

test('a page that is opened out of sight rests too', () => {
  visibility = 'hidden'
  render(<Clock />)
  pass(5000)
  expect(shown()).toBe(10_400)
})

test('when the server’s time turns out to be another, it is shown at once, and what is gone hears nothing', () => {
  const { unmount } = render(<Clock every={60_000} />)
  now += 86_400_000
  act(() => clockSet())
  expect(shown()).toBe(86_410_400)
  unmount()
  expect(jest.getTimerCount()).toBe(0)
  // A listener that is still registered would wait for the next interval again.
  see('visible')
  expect(jest.getTimerCount()).toBe(0)
  expect(clockSet).toBe(nobody)
})
