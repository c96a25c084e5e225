import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'

import { getMaterialPosterList, mergeCustomPage, queryMaterialCategories } from '@campus/contracts/home'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { breakCall, keepWaiting, refuse, requestsOf, respond } from '@campus/testing/fake-server'
import { pageResponse } from '@campus/testing/page-response'
import { renderPage } from '@campus/testing/render'

import { WithEverySlot } from '../../common/slot-host.fixtures'
import { respondWithHome } from '../home-responses.fixtures'
import { bannersOf, categoryOf, tickerEntryOf } from '../home.fixtures'
import { Hero } from './Hero'

beforeEach(respondWithHome)
afterEach(() => jest.useRealTimers())

test('PO-HOME-01 banner, category strip and ticker stand together and read well', async () => {
  const { container, user } = await renderPage(<Hero />)
  expect(await screen.findByRole('region', { name: '学校风采' })).toBeVisible()
  // Nothing moves while it is examined.
  await user.click(screen.getByRole('button', { name: '暂停播放' }))
  expect(await screen.findByRole('region', { name: '最新动态' })).toBeVisible()
  expect(await screen.findByRole('list', { name: '学校相册' })).toBeVisible()
  await expectNoAxeViolations(container)
})

describe('banner', () => {
  test('PO-HOME-02 it shows the picture of each item; the first is fetched first, and none is a link', async () => {
    await renderPage(<Hero />)
    const banner = await screen.findByRole('region', { name: '学校风采' })
    const pictures = within(banner).getAllByRole('img', { hidden: true })
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(bannersOf(3).map(({ pic }) => pic))
    expect(pictures[0]).toHaveAttribute('fetchpriority', 'high')
    expect(pictures[0]).toHaveAttribute('loading', 'eager')
    expect(pictures[1]).toHaveAttribute('loading', 'lazy')
    expect(within(banner).queryByRole('link')).not.toBeInTheDocument()
  })

  test('PO-HOME-03 several banners can be paused by anyone', async () => {
    const { user } = await renderPage(<Hero />)
    const banner = await screen.findByRole('region', { name: '学校风采' })
    await user.click(within(banner).getByRole('button', { name: '暂停播放' }))
    expect(within(banner).getByRole('button', { name: '继续播放' })).toBeVisible()
  })

  test('PO-HOME-03 one banner does not move', async () => {
    respond(getMaterialPosterList, bannersOf(1))
    await renderPage(<Hero />)
    const banner = await screen.findByRole('region', { name: '学校风采' })
    expect(within(banner).queryByRole('button')).not.toBeInTheDocument()
  })

  test('PO-HOME-13 without banners 「暂无数据」', async () => {
    respond(getMaterialPosterList, [])
    await renderPage(<Hero />)
    expect(await screen.findByText('暂无数据')).toBeVisible()
  })

  test('its place is kept while it loads', async () => {
    keepWaiting(getMaterialPosterList)
    await renderPage(<Hero />)
    expect((await screen.findAllByText('加载中…')).length).toBeGreaterThan(0)
  })

  test('when it fails the rest stands, and a retry brings it', async () => {
    breakCall(getMaterialPosterList)
    const { user } = await renderPage(<Hero />)
    expect(await screen.findByRole('link', { name: /秋季班开始报名/ })).toBeVisible()
    respond(getMaterialPosterList, bannersOf(2))
    await user.click(await screen.findByRole('button', { name: '重试' }))
    expect(await screen.findByRole('region', { name: '学校风采' })).toBeVisible()
  })
})

describe('category strip', () => {
  const four = [4, 2, 1, 3].map((seq) => categoryOf({ id: String(seq), seq, categoryName: `类别${seq}`, count: seq }))

  test('PO-HOME-04 the categories up to seq 3 in order; on a site without an album they are no controls', async () => {
    respond(queryMaterialCategories, four)
    await renderPage(<Hero />)
    const strip = await screen.findByRole('list', { name: '学校相册' })
    expect(
      within(strip)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['类别1 1', '类别2 2', '类别3 3'])
    expect(within(strip).queryByRole('button')).not.toBeInTheDocument()
  })

  test('PO-HOME-04 a press opens the album at that category', async () => {
    respond(queryMaterialCategories, four)
    const { user, container } = await renderPage(
      <WithEverySlot>
        <Hero />
      </WithEverySlot>,
    )
    await user.click(await screen.findByRole('button', { name: '类别2 2' }))
    expect(screen.getByRole('dialog', { name: 'album-dialog.v1' })).toHaveTextContent('{"categoryId":"2"}')
    await expectNoAxeViolations(container)
    await user.click(screen.getByRole('button', { name: 'close' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('without such categories there is no strip', async () => {
    respond(queryMaterialCategories, [categoryOf({ seq: 4 })])
    await renderPage(<Hero />)
    await screen.findByRole('region', { name: '最新动态' })
    expect(screen.queryByRole('list', { name: '学校相册' })).not.toBeInTheDocument()
  })
})

describe('ticker', () => {
  const entries = [
    tickerEntryOf({ id: '1', title: '甲' }),
    tickerEntryOf({ id: '2', title: '乙', commentObjectType: { code: 'NOTICE', desc: '' } }),
  ]

  function respondWithEntries() {
    respond(mergeCustomPage, (request) => pageResponse(entries, request))
  }

  test('PO-HOME-05 it asks for the last 30 days', async () => {
    await renderPage(<Hero />)
    await screen.findByRole('region', { name: '最新动态' })
    const [request] = requestsOf(mergeCustomPage)
    const time = (wire = '') => Date.parse(`${wire.replace(' ', 'T')}+08:00`)
    expect(time(request?.endTime) + 1000 - time(request?.startTime)).toBe(30 * 24 * 60 * 60 * 1000)
    expect(time(request?.endTime)).toBeGreaterThanOrEqual(Math.floor(Date.now() / 1000) * 1000)
  })

  test('PO-HOME-06 PO-HOME-08 news and notices say which they are and open their detail', async () => {
    respond(mergeCustomPage, (request) => pageResponse(entries.slice(0, 1), request))
    const { unmount } = await renderPage(<Hero />)
    expect(await screen.findByRole('link', { name: '资讯 甲' })).toHaveAttribute(
      'href',
      '/news-information/detail?id=1',
    )
    unmount()
    respond(mergeCustomPage, (request) => pageResponse(entries.slice(1), request))
    await renderPage(<Hero />)
    expect(await screen.findByRole('link', { name: '公告 乙' })).toHaveAttribute('href', '/notice/detail?id=2')
  })

  test('PO-HOME-07 it goes on after six seconds, round and round, and waits under the pointer', async () => {
    respondWithEntries()
    jest.useFakeTimers({ advanceTimers: true })
    await renderPage(<Hero />)
    await screen.findByRole('link', { name: '资讯 甲' })
    act(() => jest.advanceTimersByTime(6000))
    expect(screen.getByRole('link', { name: '公告 乙' })).toBeVisible()
    act(() => jest.advanceTimersByTime(6000))
    const first = screen.getByRole('link', { name: '资讯 甲' })
    fireEvent.pointerEnter(first)
    act(() => jest.advanceTimersByTime(20_000))
    expect(screen.getByRole('link', { name: '资讯 甲' })).toBeVisible()
    fireEvent.pointerLeave(first)
    act(() => jest.advanceTimersByTime(6000))
    expect(screen.getByRole('link', { name: '公告 乙' })).toBeVisible()
  })

  test('PO-HOME-07 anyone can stop it by a button', async () => {
    respondWithEntries()
    const { user } = await renderPage(<Hero />)
    await user.click(await screen.findByRole('button', { name: '暂停滚动' }))
    expect(screen.getByRole('button', { name: '继续滚动' })).toBeVisible()
  })

  test('PO-HOME-08 without entries there is no ticker', async () => {
    respond(mergeCustomPage, (request) => pageResponse([], request))
    await renderPage(<Hero />)
    await screen.findByRole('list', { name: '学校相册' })
    await waitFor(() => expect(screen.queryByText('加载中…')).not.toBeInTheDocument())
    expect(screen.queryByRole('region', { name: '最新动态' })).not.toBeInTheDocument()
  })

  test('when it fails it says so in its line and can be tried again', async () => {
    breakCall(mergeCustomPage)
    const { user } = await renderPage(<Hero />)
    const retry = await screen.findByRole('button', { name: '重试' })
    respondWithEntries()
    await user.click(retry)
    expect(await screen.findByRole('link', { name: '资讯 甲' })).toBeVisible()
  })
})

test.each([
  ['banner', getMaterialPosterList],
  ['album categories', queryMaterialCategories],
  ['ticker', mergeCustomPage],
])('a refusal of the %s is told in the server’s own words, in its place only', async (_, refused) => {
  refuse(refused, { msg: '本校已停用此栏目' })
  await renderPage(<Hero />)
  expect(await screen.findByRole('alert')).toHaveTextContent('本校已停用此栏目')
  expect(screen.getAllByText('本校已停用此栏目')).toHaveLength(1)
})
