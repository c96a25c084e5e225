import { act, render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'

import { lateTexts } from '@campus/testing/late-texts'

import { useLoaded } from './use-loaded'

function Part({ load, wanted = true }: { load: () => Promise<ReactNode>; wanted?: boolean }) {
  const { part, error } = useLoaded(load, wanted)
  if (error) throw error
  return <p>{part ?? '等待'}</p>
}

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <button type="button" onClick={() => this.setState({ failed: false })}>
        重试
      </button>
    )
  }
}

const show = (part: ReactNode) => act(async () => render(<Boundary>{part}</Boundary>))

test('waits, then has it', async () => {
  const load = jest.fn(() => Promise.resolve('来了'))
  await show(<Part load={load} />)
  expect(screen.getByText('来了')).toBeInTheDocument()
})

test('fetches nothing until it is wanted', async () => {
  const load = jest.fn(() => Promise.resolve('来了'))
  const { rerender } = await show(<Part load={load} wanted={false} />)
  expect(load).not.toHaveBeenCalled()
  await act(async () =>
    rerender(
      <Boundary>
        <Part load={load} wanted />
      </Boundary>,
    ),
  )
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

test('a lost chunk reaches the boundary, and a retry asks again', async () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = jest.fn(() => Promise.resolve('来了'))
  load.mockRejectedValueOnce(new Error('chunk lost'))
  await show(<Part load={load} />)
  const retry = screen.getByRole('button', { name: '重试' })
  expect(reported).toHaveBeenCalled()
  await act(async () => retry.click())
  expect(screen.getByText('来了')).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(2)
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
