import { render, screen } from '@testing-library/react'

import { Boundary } from './Boundary'

const Broken = () => {
  throw new Error('boom')
}

test('what throws is taken out and told of, what stands beside it stays', () => {
  // React logs every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const heard: string[] = []
  render(
    <>
      <h1>neighbour</h1>
      <Boundary onError={({ message }) => heard.push(message)}>
        <Broken />
      </Boundary>
    </>,
  )
  expect(screen.getByRole('heading', { name: 'neighbour' })).toBeInTheDocument()
  expect(heard).toEqual(['boom'])
})

test('what is whole is drawn', () => {
  render(
    <Boundary onError={() => undefined}>
      <p role="note">whole</p>
    </Boundary>,
  )
  expect(screen.getByRole('note')).toHaveTextContent('whole')
})
