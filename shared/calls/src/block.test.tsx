import { onlineManager, useQuery } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'

import { getAgreement } from '@campus/contracts/agreement'
import { ERROR_CODES, TOLD_CODES } from '@campus/contracts/errors'
import { newsPage } from '@campus/contracts/news'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { breakCall, keepWaiting, refuse, requestsOf, respond } from '@campus/testing/fake-server'
import { renderPage } from '@campus/testing/render'

import { QueryBlock } from './block'
import { PagedBlock } from './paged-block'
import { callQuery, pageQuery } from './query'

interface TextProps {
  named?: boolean
  empty?: React.ReactElement | null
  notFound?: { to: string; label: string }
}

function Text({ named = true, ...block }: TextProps) {
  return (
    <QueryBlock query={useQuery(callQuery(getAgreement, named ? { type: 'user' } : null))} skeleton={<hr />} {...block}>
      {({ content }) => <p>{content}</p>}
    </QueryBlock>
  )
}

const WAY_ON = { to: '/texts', label: 'all texts' }
const TEXT = { content: 'the text', updatedTime: '' }

test('waiting, then what has come', async () => {
  keepWaiting(getAgreement)
  const { container } = await renderPage(<Text />)
  expect(await screen.findByRole('status')).toHaveTextContent('加载中…')
  expect(container.querySelector('hr')).toBeInTheDocument()
  await expectNoAxeViolations(container)
})

test('what has come is drawn', async () => {
  respond(getAgreement, TEXT)
  await renderPage(<Text />)
  expect(await screen.findByText('the text')).toBeVisible()
})

test.each([
  [undefined, '暂无数据'],
  [<p key="own">no text yet</p>, 'no text yet'],
])('nothing there', async (empty, told) => {
  respond(getAgreement, null)
  await renderPage(empty === undefined ? <Text /> : <Text empty={empty} />)
  expect(await screen.findByText(told)).toBeVisible()
})

test('what a password does not open leads to the page that asks for a code, and back here', async () => {
  refuse(getAgreement, { code: ERROR_CODES.mobileNotProved, msg: '请先验证手机号' })
  const { container } = await renderPage(<Text />, { route: '/texts?page=2' })
  expect(await screen.findByText('请先验证手机号')).toBeVisible()
  expect(screen.getByRole('link', { name: '验证手机号' })).toHaveAttribute(
    'href',
    `/prove-mobile?redirect=${encodeURIComponent('/texts?page=2')}`,
  )
  expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument()
  await expectNoAxeViolations(container)
})

test('a page that cannot come offline is told so, and comes when the line is back', async () => {
  const pageOf = (current: number) => ({
    records: [{ id: String(current), title: `news ${current}` }],
    total: 2,
    size: 1,
    current,
    pages: 2,
  })
  function List() {
    const [page, setPage] = useState(1)
    const news = useQuery(pageQuery(newsPage, { current: page, size: 1, model: {} }))
    return (
      <PagedBlock query={news} page={page} onPage={setPage} skeleton={<hr />}>
        {({ records }) => records.map(({ id, title }) => <p key={id}>{title}</p>)}
      </PagedBlock>
    )
  }
  respond(newsPage, pageOf(1))
  const { user } = await renderPage(<List />)
  await screen.findByText('news 1')
  act(() => onlineManager.setOnline(false))
  await user.click(screen.getByRole('button', { name: '下一页' }))
  expect(await screen.findByText('网络已断开，恢复后自动继续')).toBeVisible()
  expect(screen.getByText('news 1')).toBeVisible()
  respond(newsPage, pageOf(2))
  act(() => onlineManager.setOnline(true))
  expect(await screen.findByText('news 2')).toBeVisible()
  expect(screen.queryByText('网络已断开，恢复后自动继续')).toBeNull()
})

test('nothing there, and nothing said about it', async () => {
  respond(getAgreement, null)
  const { container } = await renderPage(<Text empty={null} />)
  await waitFor(() => expect(container).not.toHaveTextContent(/./))
})

test('a refusal is told once, in its place, in the server’s words, and can be asked again', async () => {
  refuse(getAgreement, { msg: 'the archive is closed' })
  const { user, container } = await renderPage(<Text />)
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('the archive is closed')
  expect(alert).toHaveTextContent('test-trace')
  expect(screen.getAllByText('the archive is closed')).toHaveLength(1)
  await expectNoAxeViolations(container)
  respond(getAgreement, TEXT)
  await user.click(within(alert).getByRole('button', { name: '重试' }))
  expect(await screen.findByText('the text')).toBeVisible()
})

test('what broke is told in the page’s words, with the number it is found by', async () => {
  breakCall(getAgreement, 502)
  await renderPage(<Text />)
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('请检查网络后重试')
  expect(alert).toHaveTextContent('test-trace')
})

describe('what an address names', () => {
  beforeEach(() => refuse(getAgreement, { code: ERROR_CODES.notFound, msg: 'gone' }))

  test('is gone: there is a way on', async () => {
    const { user, address, container } = await renderPage(<Text notFound={WAY_ON} />)
    expect(await screen.findByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible()
    await expectNoAxeViolations(container)
    await user.click(screen.getByRole('link', { name: 'all texts' }))
    expect(address()).toBe('/texts')
  })

  test('is not named: there is the same way on, and nobody is asked', async () => {
    await renderPage(<Text notFound={WAY_ON} named={false} />)
    expect(await screen.findByRole('link', { name: 'all texts' })).toBeVisible()
    expect(requestsOf(getAgreement)).toEqual([])
  })

  test('is a failure like others where no way on is known', async () => {
    await renderPage(<Text />)
    expect(await screen.findByRole('alert')).toHaveTextContent('gone')
  })

  test('was refused for another reason: that is told', async () => {
    refuse(getAgreement, { code: TOLD_CODES.forbidden, msg: 'not for you' })
    await renderPage(<Text notFound={WAY_ON} />)
    expect(await screen.findByRole('alert')).toHaveTextContent('not for you')
  })
})

test('without a connection that is said, and what waits goes on when it is back', async () => {
  respond(getAgreement, TEXT)
  act(() => onlineManager.setOnline(false))
  await renderPage(<Text />)
  expect(await screen.findByRole('status')).toHaveTextContent('网络已断开')
  act(() => onlineManager.setOnline(true))
  expect(await screen.findByText('the text')).toBeVisible()
})

describe('a list that pages', () => {
  const newsAt = (current: number) => ({
    records: current > 2 ? [] : [{ id: `n${current}`, title: `news ${current}` }],
    current,
    size: 1,
    total: 2,
    pages: 2,
  })

  function News({ first = 1 }: { first?: number }) {
    const [page, setPage] = useState(first)
    const news = useQuery(pageQuery(newsPage, { current: page, size: 1, model: { status: 1 } }))
    return (
      <PagedBlock query={news} page={page} onPage={setPage} label="news" skeleton={<hr />}>
        {({ records }) => <p>{records.map(({ title }) => title)}</p>}
      </PagedBlock>
    )
  }

  test('keeps the page before, busy, until the next one has come', async () => {
    respond(newsPage, ({ current }) => newsAt(current))
    const { user, container } = await renderPage(<News />)
    expect((await screen.findByText('news 1')).parentElement).toHaveAttribute('aria-busy', 'false')
    await expectNoAxeViolations(container)
    let arrive = () => {}
    respond(newsPage, ({ current }) => new Promise((resolve) => (arrive = () => resolve(newsAt(current)))))
    await user.click(screen.getByRole('button', { name: '下一页' }))
    expect(screen.getByText('news 1').parentElement).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByRole('button', { name: '第2页' })).toHaveAttribute('aria-current', 'page')
    arrive()
    expect((await screen.findByText('news 2')).parentElement).toHaveAttribute('aria-busy', 'false')
  })

  test('leads back from a page past its last', async () => {
    respond(newsPage, ({ current }) => newsAt(current))
    const { user } = await renderPage(<News first={3} />)
    expect(await screen.findByText('暂无数据')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '第2页' }))
    expect(await screen.findByText('news 2')).toBeVisible()
  })
})
