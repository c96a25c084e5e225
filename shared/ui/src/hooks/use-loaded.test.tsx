import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'

import { lateTexts } from '@campus/testing/late-texts'

import { useLoaded } from './use-loaded'

function Part({ load, wanted = true }: { load: () => Promise<ReactNode>; wanted?: boolean }) {
  const { part, error, retry } = useLoaded(load, wanted)
  if (error) {
    return (
      <button type="button" onClick={retry}>
        {error.message}
      </button>
    )
  }
  return <p>{part ?? '等待'}</p>
}

const show = (part: ReactNode) => act(async () => render(part))

test('waits, then has it', async () => {
  const load = jest.fn(() => Promise.resolve('来了'))
  await show(<Part load={load} />)
  expect(screen.getByText('来了')).toBeInTheDocument()
})

test('fetches nothing until it is wanted', async () => {
  const load = jest.fn(() => Promise.resolve('来了'))
  const { rerender } = await show(<Part load={load} wanted={false} />)
  expect(load).not.toHaveBeenCalled()
  await act(async () => rerender(<Part load={load} wanted />))
  expect(screen.getByText('来了')).toBeInTheDocument()
})

test('what came once is there at the next first render', async () => {
  const load = jest.fn(() => Promise.resolve('来了'))
  const first = await show(<Part load={load} />)
  first.unmount()
  render(<Part load={load} />)
  expect(screen.getByText('来了')).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(1)
})

describe('a request that fails', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
  /** Fails so many times, then comes. */
  const failing = (times: number) => {
    const load = jest.fn(() => Promise.resolve('来了'))
    for (let failed = 0; failed < times; failed += 1) load.mockRejectedValueOnce(new Error('lost'))
    return load
  }

  test('is made again after one second and after three more, and nobody hears of it', async () => {
    const load = failing(2)
    await show(<Part load={load} />)
    await pass(999)
    expect(load).toHaveBeenCalledTimes(1)
    await pass(1)
    expect(load).toHaveBeenCalledTimes(2)
    await pass(2999)
    expect(screen.getByText('等待')).toBeInTheDocument()
    await pass(1)
    expect(screen.getByText('来了')).toBeInTheDocument()
    await pass(600_000)
    expect(load).toHaveBeenCalledTimes(3)
  })

  test('is an error at the third time, which goes by itself when the code comes after all', async () => {
    const load = failing(5)
    await show(<Part load={load} />)
    await pass(4000)
    expect(screen.getByRole('button', { name: 'lost' })).toBeInTheDocument()
    await pass(15_000)
    await pass(30_000)
    expect(load).toHaveBeenCalledTimes(5)
    expect(screen.getByRole('button', { name: 'lost' })).toBeInTheDocument()
    await pass(60_000)
    expect(screen.getByText('来了')).toBeInTheDocument()
  })

  test('is made again as soon as the browser is back on the line', async () => {
    const load = failing(3)
    await show(<Part load={load} />)
    await pass(4000)
    expect(screen.getByRole('button', { name: 'lost' })).toBeInTheDocument()
    await act(async () => window.dispatchEvent(new Event('online')))
    expect(screen.getByText('来了')).toBeInTheDocument()
  })

  test('is made again at once for who presses retry, and is an error again at once', async () => {
    const load = failing(4)
    await show(<Part load={load} />)
    await pass(4000)
    await act(async () => screen.getByRole('button', { name: 'lost' }).click())
    expect(load).toHaveBeenCalledTimes(4)
    await act(async () => screen.getByRole('button', { name: 'lost' }).click())
    expect(screen.getByText('来了')).toBeInTheDocument()
  })

  test('is not made again while another is under way', async () => {
    const load = jest.fn(() => new Promise<string>(() => undefined))
    await show(<Part load={load} />)
    window.dispatchEvent(new Event('online'))
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('is not made again for one that has left', async () => {
    const load = failing(9)
    const { unmount } = await show(<Part load={load} />)
    unmount()
    window.dispatchEvent(new Event('online'))
    await pass(600_000)
    expect(load).toHaveBeenCalledTimes(1)
  })
})

test('one that left before it came is left alone', async () => {
  let arrive = (_: string): void => undefined
  const load = () => new Promise<string>((resolve) => (arrive = resolve))
  const { unmount } = await show(<Part load={load} />)
  unmount()
  await act(async () => arrive('来了'))
  expect(screen.queryByText('来了')).not.toBeInTheDocument()
})

test('code is there when the texts that came with it can be read', async () => {
  const { load, arrive } = await lateTexts()
  const loadElement = async () => {
    const Greeting = await load()
    return <Greeting />
  }
  await show(<Part load={loadElement} />)
  expect(screen.getByText('等待')).toBeInTheDocument()
  await arrive()
  expect(screen.getByText('Hello')).toBeInTheDocument()
})
