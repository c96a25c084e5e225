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

test('in the place of a part that does not come stands something else; who mounts again asks again', async () => {
  const load = jest.fn(async () => Came)
  load.mockRejectedValueOnce(new Error('chunk lost'))
  const { unmount } = draw(load)
  expect(await screen.findByRole('alert')).toHaveTextContent('instead')
  unmount()
  draw(load)
  expect(await screen.findByRole('heading', { name: 'came' })).toBeInTheDocument()
})

test('without anything instead the place stays empty', async () => {
  const { container } = render(
    <Loaded load={async () => Promise.reject(new Error('chunk lost'))}>{() => 'came'}</Loaded>,
  )
  await act(async () => undefined)
  expect(container).toBeEmptyDOMElement()
})
