import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'

import { newsPage } from '@campus/contracts/news'
import { thumbsUp } from '@campus/contracts/review'
import { updateEnrolState } from '@campus/contracts/study'
import { call } from '@campus/http/client'
import { keepWaiting, refuse, requestsOf, respond } from '@campus/testing/fake-server'
import { renderPage } from '@campus/testing/render'

import { callQuery, infiniteQuery, invalidate } from './query'
import { useCallOnce } from './use-call-once'
import { useOptimisticCall } from './use-optimistic-call'

describe('a change that must happen once', () => {
  const events: string[] = []
  beforeEach(() => events.splice(0))

  function Report({ errors }: { errors?: 'toast' | 'inline' }) {
    const { run, running } = useCallOnce(updateEnrolState, {
      payload: (classId: string) => ({ classId, userId: '5' }),
      ...(errors && { settings: () => ({ errors }) }),
      onSuccess: (response, classId) => void events.push(`${classId} ${String(response)}`),
      onError: (error, classId) => void events.push(`${classId} ${error.message}`),
    })
    return (
      <button
        onClick={() => {
          run('7')
          run('8')
        }}
      >
        report {running?.wish}
      </button>
    )
  }
  const button = () => screen.findByRole('button')

  test('is sent once however often it is wished, also by another of its kind on the page', async () => {
    keepWaiting(updateEnrolState)
    const { user } = await renderPage(
      <>
        <Report />
        <Report />
      </>,
    )
    const [one, other] = await screen.findAllByRole('button')
    if (one === undefined || other === undefined) throw new Error('two buttons')
    await user.dblClick(one)
    await user.click(other)
    expect(one).toHaveTextContent('report 7')
    expect(other).toHaveTextContent('report')
    expect(requestsOf(updateEnrolState)).toEqual([{ classId: '7', userId: '5' }])
  })

  test('can be wished again once it is over', async () => {
    respond(updateEnrolState, true)
    const { user } = await renderPage(<Report />)
    await user.click(await button())
    await waitFor(() => expect(events).toEqual(['7 true']))
    expect(await button()).toHaveTextContent(/^report$/)
    await user.click(await button())
    await waitFor(() => expect(requestsOf(updateEnrolState)).toHaveLength(2))
  })

  test('tells its failure by a toast', async () => {
    refuse(updateEnrolState, { msg: 'not yet' })
    const { user } = await renderPage(<Report />)
    await user.click(await button())
    expect(await screen.findByText('not yet')).toBeVisible()
    expect(events).toEqual(['7 not yet'])
  })

  test('leaves its failure to its caller where that says so', async () => {
    refuse(updateEnrolState, { msg: 'not yet' })
    const { user } = await renderPage(<Report errors="inline" />)
    await user.click(await button())
    await waitFor(() => expect(events).toEqual(['7 not yet']))
    expect(screen.queryByText('not yet')).not.toBeInTheDocument()
  })
})

describe('a change that is on show at once', () => {
  const ASKED = { size: 1, model: { status: 1 as const } }
  const news = (title: string) => ({ records: [{ id: 'n1', title }], current: 1, size: 1, total: 1, pages: 1 })

  function News({ isEachAThing = false }) {
    const one = useQuery(callQuery(newsPage, ASKED))
    const endless = useInfiniteQuery(infiniteQuery(newsPage, ASKED))
    const { run } = useOptimisticCall({
      ...(isEachAThing && { thing: (mark: string) => mark }),
      send: (mark: string) => call(thumbsUp, { bizId: mark, bizType: 'COMMENT_SCORE' }),
      shown: newsPage,
      apply: (page, mark) => ({
        ...page,
        records: page.records.map((record) => ({ ...record, title: record.title + mark })),
      }),
    })
    const titles = [one.data, ...(endless.data?.pages ?? [])].map((page) => page?.records[0]?.title)
    return (
      <button
        onClick={() => {
          run('!')
          run('?')
        }}
      >
        {titles.join(' ')}
      </button>
    )
  }

  test('in every cached response of the call, one change at a time', async () => {
    respond(newsPage, news('a'))
    keepWaiting(thumbsUp)
    const { user } = await renderPage(<News />)
    await user.dblClick(await screen.findByRole('button', { name: 'a a' }))
    expect(await screen.findByRole('button', { name: 'a! a!' })).toBeVisible()
    await waitFor(() => expect(requestsOf(thumbsUp)).toHaveLength(1))
  })

  test('of something else waits for its turn; a second press on the same is dropped', async () => {
    respond(newsPage, news('a'))
    const sent: (() => void)[] = []
    respond(thumbsUp, () => new Promise((resolve) => sent.push(() => resolve(true))))
    const { user } = await renderPage(<News isEachAThing />)
    await user.dblClick(await screen.findByRole('button', { name: 'a a' }))
    expect(await screen.findByRole('button', { name: 'a!? a!?' })).toBeVisible()
    await waitFor(() => expect(requestsOf(thumbsUp)).toMatchObject([{ bizId: '!' }]))
    sent[0]?.()
    await waitFor(() => expect(requestsOf(thumbsUp)).toMatchObject([{ bizId: '!' }, { bizId: '?' }]))
    sent[1]?.()
    expect(await screen.findByRole('button', { name: 'a!? a!?' })).toBeVisible()
  })

  test('that fails below a later one is told apart by the server, once both are over', async () => {
    respond(newsPage, news('a'))
    respond(thumbsUp, ({ bizId }) => {
      if (bizId === '!') throw new Error('lost')
      respond(newsPage, news('a?'))
      return true
    })
    const { user } = await renderPage(<News isEachAThing />)
    await user.click(await screen.findByRole('button', { name: 'a a' }))
    expect(await screen.findByText('system busy')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'a? a?' })).toBeVisible()
  })

  test('is taken back when its call fails, which a toast tells', async () => {
    respond(newsPage, news('a'))
    refuse(thumbsUp, { msg: 'not now' })
    const { user } = await renderPage(<News />)
    await user.click(await screen.findByRole('button', { name: 'a a' }))
    expect(await screen.findByText('not now')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'a a' })).toBeVisible()
  })

  test('does not take back what was fetched meanwhile', async () => {
    respond(newsPage, news('a'))
    let fail = () => {}
    respond(thumbsUp, () => new Promise((_, reject) => (fail = () => reject(new Error('lost')))))
    const { user, queryClient } = await renderPage(<News />)
    await user.click(await screen.findByRole('button', { name: 'a a' }))
    await screen.findByRole('button', { name: 'a! a!' })
    await waitFor(() => expect(requestsOf(thumbsUp)).toHaveLength(1))
    respond(newsPage, news('b'))
    await invalidate(queryClient, newsPage)
    fail()
    expect(await screen.findByText('system busy')).toBeVisible()
    expect(screen.getByRole('button', { name: 'b b' })).toBeVisible()
  })
})
