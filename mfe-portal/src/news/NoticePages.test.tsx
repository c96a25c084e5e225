import { screen, within } from '@testing-library/react'

import { ERROR_CODES } from '@campus/contracts/errors'
import { getNoticeDetail, noticePage } from '@campus/contracts/news'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { keepWaiting, refuse, requestsOf, respond } from '@campus/testing/fake-server'
import { pageResponse } from '@campus/testing/page-response'

import { pageAt } from '../testing/page-at'
import { noticeDetailOf, noticesOf } from './news.fixtures'

describe('the list', () => {
  beforeEach(() => respond(noticePage, (request) => pageResponse(noticesOf(8), request)))
  const open = pageAt('/notice/list', { layout: 'notice' })

  test('PO-NOTE-01 six a page, with a pager', async () => {
    const { user, address, container } = await open()
    expect(await screen.findAllByRole('link', { name: /公告/ })).toHaveLength(6)
    expect(requestsOf(noticePage)).toEqual([{ current: 1, size: 6, model: {} }])
    await expectNoAxeViolations(container)
    await user.click(screen.getByRole('button', { name: '第2页' }))
    expect(await screen.findByRole('link', { name: /公告 8/ })).toBeVisible()
    expect(screen.getAllByRole('link', { name: /公告/ })).toHaveLength(2)
    expect(address()).toBe('/notice/list?page=2')
  })

  test('PO-NOTE-02 an entry shows title and time and opens the notice', async () => {
    await open()
    const entry = await screen.findByRole('link', { name: '2026-11-20 公告 3' })
    expect(entry).toHaveAttribute('href', '/notice/detail?id=3')
    expect(within(entry).getByText('20')).toBeVisible()
    expect(within(entry).getByText('2026-11')).toBeVisible()
  })

  test('a notice of an unknown day shows its title alone', async () => {
    respond(noticePage, (request) =>
      pageResponse(
        noticesOf(1).map((notice) => ({ ...notice, publishTime: '' })),
        request,
      ),
    )
    await open()
    expect(await screen.findByRole('link', { name: '公告 1' })).toBeVisible()
  })

  test('PO-NOTE-05 an empty list says 「暂无数据」', async () => {
    respond(noticePage, (request) => pageResponse([], request))
    const { container } = await open()
    expect(await screen.findByText('暂无数据')).toBeVisible()
    await expectNoAxeViolations(container)
  })

  test('a failure can be tried again', async () => {
    refuse(noticePage, { msg: '公告暂时无法查看' })
    const { user } = await open()
    const retry = await screen.findByRole('button', { name: '重试' })
    expect(screen.getByRole('alert')).toHaveTextContent('公告暂时无法查看')
    respond(noticePage, (request) => pageResponse(noticesOf(1), request))
    await user.click(retry)
    expect(await screen.findByRole('link', { name: /公告 1/ })).toBeVisible()
  })

  test('its heading stands while the notices are on their way', async () => {
    keepWaiting(noticePage)
    const { container } = await open()
    expect(screen.getByRole('heading', { level: 1, name: '通知公告' })).toBeVisible()
    await expectNoAxeViolations(container)
  })
})

describe('a notice', () => {
  const openNotice = pageAt('/notice/detail', { layout: 'notice' })
  const open = (at = '?id=7') => openNotice(at)

  test('PO-NOTE-03 shows title, writer, time and sanitised content', async () => {
    respond(
      getNoticeDetail,
      noticeDetailOf({ content: '<p onclick="alert(1)">请按时参加。</p><iframe src="/x"></iframe>' }),
    )
    const { container } = await open()
    expect(await screen.findByRole('heading', { level: 1, name: '理论机考场次安排' })).toBeVisible()
    expect(screen.getByText('发布人：考务办公室')).toBeVisible()
    expect(screen.getByText('时间：2026-11-20 08:40')).toBeVisible()
    expect(await screen.findByText('请按时参加。')).not.toHaveAttribute('onclick')
    expect(container.querySelector('iframe')).toBeNull()
    expect(requestsOf(getNoticeDetail)).toEqual([{ id: '7' }])
    await expectNoAxeViolations(container)
  })

  test('PO-NOTE-03 no publish time: the created time; without a writer none is named', async () => {
    respond(getNoticeDetail, noticeDetailOf({ publishTime: '', writerName: '' }))
    await open()
    expect(await screen.findByText('时间：2026-11-19 10:00')).toBeVisible()
    expect(screen.queryByText(/发布人/)).not.toBeInTheDocument()
  })

  test('without content it says 「暂无内容」', async () => {
    respond(getNoticeDetail, noticeDetailOf({ content: ' ' }))
    await open()
    expect(await screen.findByText('暂无内容')).toBeVisible()
  })

  test.each([['/notice/detail?id=draft'], ['/notice/detail']])(
    'PO-NOTE-04 %s is not opened; the list is',
    async (route) => {
      refuse(getNoticeDetail, { code: ERROR_CODES.notFound, msg: '没有找到相关内容' })
      await open(route)
      expect(await screen.findByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible()
      expect(screen.getByRole('link', { name: '查看全部公告' })).toHaveAttribute('href', '/notice/list')
    },
  )

  test('a failure can be tried again', async () => {
    refuse(getNoticeDetail, { msg: '公告暂时无法查看' })
    const { user } = await open()
    const retry = await screen.findByRole('button', { name: '重试' })
    expect(screen.getByRole('alert')).toHaveTextContent('公告暂时无法查看')
    respond(getNoticeDetail, noticeDetailOf())
    await user.click(retry)
    expect(await screen.findByRole('heading', { level: 1, name: '理论机考场次安排' })).toBeVisible()
  })
})
