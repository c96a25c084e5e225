import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { useState } from 'react'

import { newsPage } from '@campus/contracts/news'
import { queryStudentClassAndPeriodList } from '@campus/contracts/study'
import { sessionKeeper } from '@campus/session/session-keeper'
import { headersOf, keepWaiting, refuse, requestsOf, respond } from '@campus/testing/fake-server'
import { renderPage } from '@campus/testing/render'

import { callQuery, infiniteQuery, invalidate, ownTenantId, pageQuery } from './query'

const CALL = queryStudentClassAndPeriodList
const keyOf = (...args: Parameters<typeof callQuery<typeof CALL>>) => callQuery(...args).queryKey

test('a read is known by its call, the school that is asked, and what is asked', () => {
  sessionKeeper.setState({ tenantId: '10001' })
  expect(ownTenantId()).toBe('10001')
  expect(keyOf(CALL, { userId: '5' })).toEqual([CALL.id, '10001', { userId: '5' }])
  expect(keyOf(CALL, { userId: '5' }, { at: { tenantId: '10002' } })).toEqual([CALL.id, '10002', { userId: '5' }])
  expect(keyOf(CALL, { userId: '5' }, { at: { schoolId: '10004' } })).toEqual([CALL.id, '10004', { userId: '5' }])
  expect(keyOf(CALL, { userId: '5' }, { at: { schoolId: '' } })).toEqual([CALL.id, '10001', { userId: '5' }])
  sessionKeeper.setState({ tenantId: '10003' })
  expect(keyOf(CALL, { userId: '5' })).toEqual([CALL.id, '10003', { userId: '5' }])
})

function Names({
  asked,
  at = {},
}: {
  asked: Parameters<typeof callQuery<typeof CALL>>[1]
  at?: { tenantId?: string }
}) {
  const queryClient = useQueryClient()
  const read = useQuery(callQuery(CALL, asked, { at, select: (cards) => cards.length }))
  return (
    <>
      <p>
        {read.status} {read.data}
      </p>
      <button onClick={() => void invalidate(queryClient, CALL)}>invalidate</button>
    </>
  )
}

test('a failure is told by who shows it, not by a toast', async () => {
  refuse(CALL, { msg: 'not today' })
  await renderPage(<Names asked={{}} />)
  expect(await screen.findByText('error')).toBeVisible()
  expect(screen.queryByText('not today')).not.toBeInTheDocument()
})

test('another school is asked when it is named', async () => {
  respond(CALL, [])
  await renderPage(<Names asked={{}} at={{ tenantId: '10002' }} />)
  expect(await screen.findByText('success 0')).toBeVisible()
  expect(headersOf(CALL)).toMatchObject({ tenantid: '10002' })
})

test('while there is nothing to ask, nothing is sent', async () => {
  await renderPage(<Names asked={null} />)
  expect(await screen.findByText('pending')).toBeVisible()
})

test('what holds the moment of asking is made when it is asked, and is one read', async () => {
  respond(CALL, [])
  let asked = 0
  const now = () => ({ userId: String((asked += 1)) })
  const { user } = await renderPage(<Names asked={now} />)
  await screen.findByText('success 0')
  await user.click(screen.getByRole('button'))
  expect(requestsOf(CALL)).toEqual([{ userId: '1' }, { userId: '2' }])
})

test('a read that leaves before it is answered cancels its call', async () => {
  keepWaiting(CALL)
  const { queryClient, unmount } = await renderPage(<Names asked={{}} />)
  await screen.findByText('pending')
  unmount()
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.fetchStatus),
  ).toEqual(['idle'])
})

const newsAt = (current: number) => ({
  records: [{ id: `n${current}`, title: `news ${current}` }],
  current,
  size: 1,
  total: 2,
  pages: 2,
})

test('the page before stays while the next one comes', async () => {
  respond(newsPage, ({ current }) => newsAt(current))
  function News() {
    const [page, setPage] = useState(1)
    const news = useQuery(pageQuery(newsPage, { current: page, size: 1, model: { status: 1 } }))
    return (
      <button onClick={() => setPage(2)}>
        {news.data?.records[0]?.title} {String(news.isPlaceholderData)}
      </button>
    )
  }
  const { user } = await renderPage(<News />)
  await screen.findByText('news 1 false')
  keepWaiting(newsPage)
  await user.click(screen.getByRole('button'))
  expect(await screen.findByText('news 1 true')).toBeVisible()
})

test('an endless list grows to its last page', async () => {
  respond(newsPage, ({ current }) => newsAt(current))
  function News() {
    const news = useInfiniteQuery(infiniteQuery(newsPage, { size: 1, model: { status: 1 } }))
    const titles = news.data?.pages.flatMap(({ records }) => records.map(({ title }) => title)) ?? []
    return (
      <button disabled={!news.hasNextPage} onClick={() => void news.fetchNextPage()}>
        {titles.join(', ')}
      </button>
    )
  }
  const { user } = await renderPage(<News />)
  await user.click(await screen.findByRole('button', { name: 'news 1' }))
  expect(await screen.findByRole('button', { name: 'news 1, news 2' })).toBeDisabled()
  expect(requestsOf(newsPage).map(({ current }) => current)).toEqual([1, 2])
})
