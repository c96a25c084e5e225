import { act, render, screen } from '@testing-library/react'
import { Component, useState, type ReactNode } from 'react'

import { translateNow } from '@campus/testing/translate'

import { Redraw } from './redraw'

/** Bare text beside what is swapped, as no page of ours has it. */
function Breakable() {
  const [saved, setSaved] = useState(false)
  return (
    <button type="button" onClick={() => setSaved(!saved)}>
      {saved ? <b>✓</b> : <i>…</i>}
      {saved ? 'saved' : 'saving'}
    </button>
  )
}

class Outer extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null }
  static getDerivedStateFromError = (error: unknown) => ({ error })
  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <p role="alert">{String(this.state.error)}</p>
  }
}

const press = () => act(() => screen.getByRole('button').click())

beforeEach(() => {
  jest.useFakeTimers()
  // React logs every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => jest.useRealTimers())

function open(children: ReactNode) {
  const errors: string[] = []
  render(
    <Outer>
      <p>beside it</p>
      <Redraw onRedraw={({ name }) => errors.push(name)}>{children}</Redraw>
    </Outer>,
  )
  return errors
}

test('a part that a translating browser has broken is drawn anew, and can be used', () => {
  const errors = open(<Breakable />)
  translateNow(document.body)
  press()
  expect(errors).toEqual(['NotFoundError'])
  expect(screen.getByRole('button')).toHaveTextContent('…saving')
  press()
  expect(screen.getByRole('button')).toHaveTextContent('✓saved')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what breaks again and again is left to the next boundary', () => {
  const errors = open(<Breakable />)
  for (let time = 0; time < 3; time++) {
    translateNow(document.body)
    press()
  }
  expect(errors).toHaveLength(3)
  translateNow(document.body)
  press()
  expect(errors).toHaveLength(3)
  expect(screen.getByRole('alert')).toHaveTextContent('NotFoundError')
})

test('what breaks now and then is drawn anew each time', () => {
  const errors = open(<Breakable />)
  for (let time = 0; time < 8; time++) {
    translateNow(document.body)
    press()
    jest.advanceTimersByTime(4_000)
  }
  expect(errors).toHaveLength(8)
})

test('an error of the part itself goes on to the next boundary', () => {
  const Broken = () => {
    throw new Error('a mistake in the part')
  }
  expect(open(<Broken />)).toEqual([])
  expect(screen.getByRole('alert')).toHaveTextContent('a mistake in the part')
})
