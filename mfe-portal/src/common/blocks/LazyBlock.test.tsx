import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { expectNoAxeViolations } from '@campus/testing/axe'

import { comeIntoView, observeByHand } from './in-view.fixtures'
import { LazyBlock } from './LazyBlock'

beforeEach(observeByHand)
afterEach(() => void jest.useRealTimers())

const Content = () => <p>content</p>

test('the block’s code is asked for when it comes near, not before', async () => {
  const load = jest.fn(async () => ({ Component: Content }))
  const { container } = render(<LazyBlock load={load} skeleton={<p>shape</p>} id="place" />)
  expect(screen.getByText('shape')).toBeVisible()
  expect(container.querySelector('#place')).toBeInTheDocument()
  expect(load).not.toHaveBeenCalled()
  act(comeIntoView)
  expect(await screen.findByText('content')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
  await expectNoAxeViolations(container)
})

test('a block that came once is drawn at once on the next visit, near or not', async () => {
  const load = jest.fn(async () => ({ Component: Content }))
  const { unmount } = render(<LazyBlock load={load} skeleton={<p>shape</p>} />)
  act(comeIntoView)
  expect(await screen.findByText('content')).toBeVisible()
  unmount()
  render(<LazyBlock load={load} skeleton={<p>shape</p>} />)
  expect(screen.getByText('content')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})

test('code that does not arrive at several tries leaves the rest of the page, and a retry asks again', async () => {
  jest.useFakeTimers()
  const heard = listenForFailures()
  const load = jest.fn(async () => ({ Component: Content }))
  for (let tries = 0; tries < 3; tries += 1) load.mockRejectedValueOnce(new Error('chunk lost'))
  render(
    <>
      <h2>neighbour</h2>
      <LazyBlock load={load} skeleton={<p>shape</p>} />
    </>,
  )
  act(comeIntoView)
  await act(() => jest.advanceTimersByTimeAsync(3999))
  expect(screen.getByText('shape')).toBeVisible()
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(screen.getByRole('alert')).toHaveTextContent('加载失败')
  expect(screen.getByText('neighbour')).toBeVisible()
  expect(heard()).toEqual(['chunk lost'])
  jest.useRealTimers()
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('content')).toBeVisible()
})

test('a block that fails while it is drawn takes nothing with it', async () => {
  const heard = listenForFailures()
  const Broken = () => {
    throw new Error('cannot draw')
  }
  render(
    <>
      <h2>neighbour</h2>
      <LazyBlock load={async () => ({ Component: Broken })} skeleton={null} />
    </>,
  )
  act(comeIntoView)
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByText('neighbour')).toBeVisible()
  expect(heard()).toContain('cannot draw')
})

/** React logs every error that a boundary catches; the page's own report is what counts. */
function listenForFailures(): () => unknown[] {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const report = jest.fn<void, [Error]>()
  // jsdom does not implement it.
  globalThis.reportError = report as (failure: unknown) => void
  return () => report.mock.calls.map(([failure]) => (failure.cause as Error).message)
}
