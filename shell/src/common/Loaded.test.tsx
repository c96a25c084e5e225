import { act, render, screen } from '@testing-library/react'

import { expectNoAxeViolations } from '@campus/testing/axe'

import { Loaded } from './Loaded'

type Part = () => React.ReactNode
const Came: Part = () => <h1>came</h1>

const draw = (load: () => Promise<Part>) =>
  render(
    <main>
      <Loaded load={load} waiting={<p role="status">waiting</p>} instead={<p role="alert">instead</p>}>
        {(Part) => <Part />}
      </Loaded>
    </main>,
  )

test('a part is waited for, and drawn when it has come', async () => {
  let arrive = (_: Part): void => undefined
  const { container } = draw(() => new Promise((resolve) => (arrive = resolve)))
  expect(screen.getByRole('status')).toHaveTextContent('waiting')
  await act(async () => arrive(Came))
  expect(screen.getByRole('heading', { name: 'came' })).toBeInTheDocument()
  expect(screen.queryByRole('status')).toBeNull()
  await expectNoAxeViolations(container)
})

describe('a part that does not come', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

  test('something else stands in its place until it comes after all', async () => {
    const load = jest.fn(async () => Came)
    for (let tries = 0; tries < 3; tries += 1) load.mockRejectedValueOnce(new Error('chunk lost'))
    draw(load)
    expect(screen.getByRole('status')).toHaveTextContent('waiting')
    await pass(4000)
    expect(screen.getByRole('alert')).toHaveTextContent('instead')
    await pass(15_000)
    expect(screen.getByRole('heading', { name: 'came' })).toBeInTheDocument()
  })

  test('without anything instead its place stays empty', async () => {
    const { container } = render(
      <Loaded load={async () => Promise.reject(new Error('chunk lost'))}>{() => <p>came</p>}</Loaded>,
    )
    await pass(4000)
    expect(container).toBeEmptyDOMElement()
  })
})
