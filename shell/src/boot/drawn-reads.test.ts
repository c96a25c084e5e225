import { QueryClient } from '@tanstack/react-query'

import { READS_ELEMENT_ID } from '@campus/contracts/drawn-page'

import { keepDrawnReads } from './drawn-reads'

afterEach(() => document.body.replaceChildren())

test('what the server drew the page with is known', () => {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = READS_ELEMENT_ID
  script.textContent = JSON.stringify([[['news.detail', '10001', { id: '1' }], { title: 'one' }]])
  document.body.append(script)
  const queryClient = new QueryClient()
  keepDrawnReads(queryClient)
  expect(queryClient.getQueryData(['news.detail', '10001', { id: '1' }])).toEqual({ title: 'one' })
})

test('a page that the browser draws knows nothing', () => {
  const queryClient = new QueryClient()
  keepDrawnReads(queryClient)
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})
