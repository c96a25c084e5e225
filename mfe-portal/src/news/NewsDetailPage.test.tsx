import { fireEvent, screen, within } from '@testing-library/react'

import { ERROR_CODES } from '@campus/contracts/errors'
import { getNewsDetail, noticePage, type NewsDetail } from '@campus/contracts/news'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { keepWaiting, refuse, requestsOf, respond } from '@campus/testing/fake-server'

import { productsOf } from '../common/product/product.fixtures'
import { pageAt } from '../testing/page-at'
import { newsDetailOf, respondWithNews } from './news.fixtures'

beforeEach(respondWithNews)

const openNews = pageAt('/news-information/detail', { layout: 'news' })

async function open(differing: Partial<NewsDetail> = {}, route = '/news-information/detail?id=31') {
  respond(getNewsDetail, newsDetailOf(differing))
  return openNews(route)
}

const title = () => screen.findByRole('heading', { level: 1, name: '电工新一期班开课' })

test('PO-NEWS-12 the detail shows title, source and time', async () => {
  const { container } = await open()
  expect(await title()).toBeVisible()
  expect(screen.getByText('来源：启明宣传中心')).toBeVisible()
  expect(screen.getByText('时间：2026-11-20 16:20')).toBeVisible()
  expect(await screen.findByText('先立规矩。')).toBeVisible()
  expect(requestsOf(getNewsDetail)).toEqual([{ id: '31' }])
  await expectNoAxeViolations(container)
})

test('PO-NEWS-12 no publish time: the created time; an empty source is left out', async () => {
  await open({ publishTime: '', sources: '' })
  await title()
  expect(screen.getByText('时间：2026-11-19 09:00')).toBeVisible()
  expect(screen.queryByText(/来源/)).not.toBeInTheDocument()
})

test('PO-NEWS-13 the content is sanitised rich text', async () => {
  await open({ content: '<p>先看图<img src="x" onerror="alert(1)"></p><script>alert(1)</script><style>p{}</style>' })
  expect(await screen.findByText('先看图')).toBeVisible()
  expect(document.querySelector('[onerror], main script, article style')).toBeNull()
})

test('PO-NEWS-13 the content of an INFORMATION is a video that waits to be started', async () => {
  const { container } = await open({
    contentType: { code: 'INFORMATION', desc: '视频' },
    content: '/media/1/video.mp4',
  })
  await title()
  const video = screen.getByLabelText('电工新一期班开课')
  expect(video).toHaveAttribute('src', '/media/1/video.mp4')
  expect(video).toHaveAttribute('poster', '/media/news-1.svg')
  expect(video).not.toHaveAttribute('autoplay')
  await expectNoAxeViolations(container)
  fireEvent.error(video)
  expect(screen.getByText('此浏览器无法播放该视频')).toBeVisible()
})

test('PO-NEWS-14 related products are listed beneath and lead to their pages', async () => {
  respond(getNewsDetail, newsDetailOf({ relatedProductList: productsOf(2) }))
  await openNews('?id=31')
  const products = await screen.findByRole('region', { name: '相关培训产品' })
  expect(within(products).getAllByRole('article')).toHaveLength(2)
  expect(within(products).getByRole('link', { name: '培训项目 2' })).toHaveAttribute(
    'href',
    '/training-product/detail?id=2',
  )
})

test('PO-PROD-13 an item about no product says so', async () => {
  await open()
  const products = await screen.findByRole('region', { name: '相关培训产品' })
  expect(within(products).getByText('暂无数据')).toBeVisible()
})

test.each([
  ['/news-information/detail?id=31&categorizeId=3', '就业服务'],
  ['/news-information/detail?id=31', '政策解读'],
])('PO-NEWS-15 opened at %s the category is %s', async (route, marked) => {
  await open({}, route)
  await title()
  const nav = await screen.findByRole('navigation', { name: '资讯分类' })
  expect(
    within(nav)
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'))
      .map((link) => link.textContent),
  ).toEqual([marked])
})

test('the way back leads to the category it was read in', async () => {
  await open({}, '/news-information/detail?id=31&categorizeId=3')
  await title()
  const trail = screen.getByRole('navigation', { name: '当前位置' })
  expect(within(trail).getByRole('link', { name: '新闻资讯' })).toHaveAttribute(
    'href',
    '/news-information/list?categorizeId=3',
  )
})

test('PO-NEWS-16 an item without content says 「暂无内容」', async () => {
  await open({ content: '' })
  expect(await screen.findByText('暂无内容')).toBeVisible()
})

test.each([['/news-information/detail?id=gone'], ['/news-information/detail']])(
  '%s is no item: the page says so and leads to all of them',
  async (route) => {
    refuse(getNewsDetail, { code: ERROR_CODES.notFound, msg: '没有找到相关内容' })
    const { container } = await openNews(route)
    expect(await screen.findByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible()
    expect(screen.getByRole('link', { name: '查看全部资讯' })).toHaveAttribute('href', '/news-information/list')
    await expectNoAxeViolations(container)
  },
)

test('a failure can be tried again, the announcements stay', async () => {
  refuse(getNewsDetail, { msg: '资讯暂时无法查看' })
  const { user } = await openNews('?id=31')
  const retry = await screen.findByRole('button', { name: '重试' })
  expect(screen.getByRole('alert')).toHaveTextContent('资讯暂时无法查看')
  expect(await screen.findByRole('link', { name: /^公告 1/ })).toBeVisible()
  respond(getNewsDetail, newsDetailOf())
  await user.click(retry)
  expect(await title()).toBeVisible()
})

test('while the article loads shapes stand for its title, and no heading', async () => {
  let arrive: (item: NewsDetail) => void = () => undefined
  respond(getNewsDetail, () => new Promise<NewsDetail>((resolve) => (arrive = resolve)))
  const { container } = await openNews('?id=31')
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument()
  await expectNoAxeViolations(container)
  arrive(newsDetailOf())
  expect(await title()).toBeVisible()
})

test('PO-NEWS-04 the announcements beside it turn their pages in the address', async () => {
  const { user, address } = await open()
  await title()
  await user.click(await screen.findByRole('button', { name: '下一页' }))
  expect(address()).toBe('/news-information/detail?id=31&announcements=2')
  expect(requestsOf(noticePage).at(-1)).toMatchObject({ current: 2, size: 5 })
})

test('while nothing has been answered no category is marked', async () => {
  keepWaiting(getNewsDetail)
  await openNews('?id=31')
  const nav = await screen.findByRole('navigation', { name: '资讯分类' })
  expect(
    within(nav)
      .getAllByRole('link')
      .some((link) => link.hasAttribute('aria-current')),
  ).toBe(false)
})
