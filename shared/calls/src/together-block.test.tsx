import { render, screen } from '@testing-library/react'

import { TogetherBlock, type TogetherBlockProps } from './together-block'

const HERE = { isPending: false, fetchStatus: 'idle' } as const
const READ_ANEW = { isPending: false, fetchStatus: 'fetching' } as const
const COMING = { isPending: true, fetchStatus: 'fetching' } as const
const OFFLINE = { isPending: true, fetchStatus: 'paused' } as const
const NOT_ASKED = { isPending: true, fetchStatus: 'idle' } as const

const block = (props: Pick<TogetherBlockProps, 'queries' | 'isReady'>) => (
  <TogetherBlock {...props} skeleton={<hr />}>
    <p>all of it</p>
  </TogetherBlock>
)

test.each([
  ['one of its reads is on its way', { queries: [HERE, COMING] }],
  ['its code is on its way', { queries: [HERE], isReady: false }],
])('shapes stand while %s', (_, props) => {
  const { container } = render(block(props))
  expect(screen.getByRole('status')).toHaveTextContent('加载中…')
  expect(container.querySelector('hr')).toBeInTheDocument()
  expect(screen.queryByText('all of it')).not.toBeInTheDocument()
})

test.each([
  ['everything has come, or has failed', [HERE, HERE]],
  ['something is only read anew', [HERE, READ_ANEW]],
  ['the connection is gone: the parts say so', [HERE, OFFLINE]],
  ['nothing is asked', [NOT_ASKED]],
])('the parts appear when %s', (_, queries) => {
  render(block({ queries }))
  expect(screen.getByText('all of it')).toBeVisible()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

test('what has appeared stays, whatever is read later', () => {
  const { rerender } = render(block({ queries: [HERE] }))
  rerender(block({ queries: [COMING], isReady: false }))
  expect(screen.getByText('all of it')).toBeVisible()
})
