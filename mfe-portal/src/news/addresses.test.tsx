/** The selections in the addresses of news and notices, as a shared link or a reload opens them. */
import { screen, within } from '@testing-library/react'

import { getNewsDetail, getNoticeDetail, newsPage } from '@campus/contracts/news'
import { requestsOf, respond } from '@campus/testing/fake-server'
import { pageResponse } from '@campus/testing/page-response'

import { pageAt } from '../testing/page-at'
import { newsDetailOf, newsEntryOf, noticeDetailOf, respondWithNews } from './news.fixtures'

beforeEach(() => {
  respondWithNews()
  respond(newsPage, (request) =>
    pageResponse([newsEntryOf({ title: `新闻 ${request.model.categorizeId ?? '全部'}` })], request),
  )
  respond(getNewsDetail, ({ id }) => newsDetailOf({ id, title: `新闻 ${id}` }))
  respond(getNoticeDetail, ({ id }) => noticeDetailOf({ id, title: `公告 ${id}` }))
})

const openList = pageAt('/news-information/list', { layout: 'news' })
const openNews = pageAt('/news-information/detail', { layout: 'news' })
const openNotice = pageAt('/notice/detail', { layout: 'notice' })
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

test.each([
  ['?categorizeId=2', '新闻 2'],
  ['', '新闻 全部'],
])('SH-07 at the list%s stand the news of the category', async (query, entry) => {
  await openList(query)
  expect(await screen.findByRole('article', { name: entry })).toBeVisible()
  expect(requestsOf(newsPage)).toHaveLength(1)
})

test('SH-07 an item is the one the address names, read in the category it names', async () => {
  await openNews('?id=45&categorizeId=3')
  expect(await title('新闻 45')).toBeVisible()
  expect(requestsOf(getNewsDetail)).toEqual([{ id: '45' }])
  const trail = screen.getByRole('navigation', { name: '当前位置' })
  expect(within(trail).getByRole('link', { name: '新闻资讯' })).toHaveAttribute(
    'href',
    '/news-information/list?categorizeId=3',
  )
})

test('SH-09 a notice is the one the address names', async () => {
  await openNotice('?id=52')
  expect(await title('公告 52')).toBeVisible()
  expect(requestsOf(getNoticeDetail)).toEqual([{ id: '52' }])
})
