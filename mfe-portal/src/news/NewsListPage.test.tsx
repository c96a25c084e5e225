import { act, screen, waitFor, within } from '@testing-library/react'

import { hotMajorPage } from '@campus/contracts/hot-major'
import { newsCategoryPage, newsPage, noticePage } from '@campus/contracts/news'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { breakCall, keepWaiting, refuse, requestsOf, respond } from '@campus/testing/fake-server'
import { pageResponse } from '@campus/testing/page-response'

import { comeIntoView, observeByHand } from '../common/blocks/in-view.fixtures'
import { pageAt } from '../testing/page-at'
import { newsEntryOf, respondWithNews } from './news.fixtures'

beforeEach(() => {
  observeByHand()
  respondWithNews()
})

const open = pageAt('/news-information/list', { layout: 'news' })
const newsList = () => screen.getByRole('region', { name: '新闻资讯' })
const announcements = () => screen.getByRole('complementary', { name: '公告' })
const category = (name: string) =>
  within(screen.getByRole('navigation', { name: '资讯分类' })).getByRole('link', { name })

test('PO-NEWS-01 the page has the news, the announcements and the hot majors', async () => {
  const { container } = await open()
  expect(await screen.findAllByRole('article')).toHaveLength(4)
  expect(screen.getByRole('heading', { level: 1, name: '新闻资讯' })).toBeVisible()
  expect(await within(announcements()).findAllByRole('listitem')).not.toHaveLength(0)
  expect(requestsOf(hotMajorPage)).toHaveLength(0)
  act(comeIntoView)
  await waitFor(() => expect(screen.getAllByRole('link', { name: '问题 1' })).toHaveLength(5))
  await expectNoAxeViolations(container)
})

test('PO-NEWS-02 PO-NEWS-07 four published ones, newest first, and a pager', async () => {
  const { user, address } = await open()
  await screen.findByRole('article', { name: '新闻 1' })
  expect(requestsOf(newsPage)).toEqual([
    { current: 1, size: 4, sort: 'publishTime', order: 'descending', model: { status: 1 } },
  ])
  await user.click(within(newsList()).getByRole('button', { name: '第3页' }))
  expect(await screen.findByRole('article', { name: '新闻 9' })).toBeVisible()
  expect(within(newsList()).getAllByRole('article')).toHaveLength(1)
  expect(address()).toBe('/news-information/list?page=3')
})

test('PO-NEWS-03 an entry shows cover, title, introduction and time, and opens the detail', async () => {
  respond(newsPage, (request) => pageResponse([newsEntryOf()], request))
  const { container } = await open('/news-information/list?categorizeId=2')
  const entry = await screen.findByRole('article', { name: '电工新一期班开课' })
  expect(container.querySelector('img')).toHaveAttribute('src', '/media/news-1.svg')
  expect(entry).toHaveTextContent('四十二名学员走进实训场。')
  expect(entry).toHaveTextContent('2026-11-20')
  expect(within(entry).getByRole('link')).toHaveAttribute('href', '/news-information/detail?id=31&categorizeId=2')
})

test('PO-NEWS-03 from the list of all news the detail is opened with the item’s own category, if it has one', async () => {
  respond(newsPage, (request) =>
    pageResponse([newsEntryOf(), newsEntryOf({ id: '32', title: '无栏目', relatedCategorizeList: [] })], request),
  )
  await open()
  const linkOf = async (name: string) => within(await screen.findByRole('article', { name })).getByRole('link')
  expect(await linkOf('电工新一期班开课')).toHaveAttribute('href', '/news-information/detail?id=31&categorizeId=2')
  expect(await linkOf('无栏目')).toHaveAttribute('href', '/news-information/detail?id=32')
})

test('an entry without cover, introduction or time leaves no room for them', async () => {
  respond(newsPage, (request) =>
    pageResponse([newsEntryOf({ cover: '', introduction: '', publishTime: '', createdTime: '' })], request),
  )
  const { container } = await open()
  expect(await screen.findByRole('article', { name: '电工新一期班开课' })).toHaveTextContent(/^电工新一期班开课$/)
  await expectNoAxeViolations(container)
})

test('PO-NEWS-04 five announcements a page; an entry opens the notice', async () => {
  const { user, address } = await open('/news-information/list?categorizeId=2')
  const first = await within(announcements()).findByRole('link', { name: /^公告 1/ })
  expect(first).toHaveAttribute('href', '/notice/detail?id=1')
  expect(requestsOf(noticePage)).toEqual([{ current: 1, size: 5, model: {} }])
  await user.click(within(announcements()).getByRole('button', { name: '下一页' }))
  expect(await within(announcements()).findByRole('link', { name: /^公告 8/ })).toBeVisible()
  expect(address()).toBe('/news-information/list?categorizeId=2&announcements=2')
})

test('PO-NEWS-05 every category is asked for at once and stands after 「全部」', async () => {
  await open()
  await screen.findByRole('link', { name: '校园动态' })
  const names = within(screen.getByRole('navigation', { name: '资讯分类' }))
    .getAllByRole('link')
    .map((link) => link.textContent)
  expect(names).toEqual(['全部', '校园动态', '政策解读', '就业服务'])
  expect(requestsOf(newsCategoryPage)).toEqual([{ current: 1, size: 99, model: {} }])
})

test('PO-NEWS-06 a category opens at its first page, 「全部」 without one', async () => {
  const { user, address } = await open('/news-information/list?categorizeId=2&page=2')
  await screen.findByRole('link', { name: '就业服务' })
  expect(category('政策解读')).toHaveAttribute('aria-current', 'page')
  await user.click(category('就业服务'))
  expect(address()).toBe('/news-information/list?categorizeId=3')
  await waitFor(() =>
    expect(requestsOf(newsPage).at(-1)).toMatchObject({ current: 1, model: { categorizeId: '3', status: 1 } }),
  )
  await waitFor(() => expect(category('就业服务')).toHaveAttribute('aria-current', 'page'))
  await user.click(category('全部'))
  expect(address()).toBe('/news-information/list')
  await waitFor(() => expect(category('全部')).toHaveAttribute('aria-current', 'page'))
})

test('PO-NEWS-16 empty lists say 「暂无数据」', async () => {
  respond(newsPage, (request) => pageResponse([], request))
  respond(noticePage, (request) => pageResponse([], request))
  const { container } = await open()
  expect(await within(newsList()).findByText('暂无数据')).toBeVisible()
  expect(await within(announcements()).findByText('暂无数据')).toBeVisible()
  await expectNoAxeViolations(container)
})

test.each([
  ['news', newsPage, '新闻 1'],
  ['announcements', noticePage, '公告 1'],
])('the failure of the %s leaves the rest, and its retry heals it', async (_, broken, healed) => {
  refuse(broken, { msg: '内容暂时无法查看' })
  const { user } = await open()
  const retry = await screen.findByRole('button', { name: '重试' })
  // The server's own message, in its place and only there.
  expect(screen.getByRole('alert')).toHaveTextContent('内容暂时无法查看')
  expect(screen.getAllByText('内容暂时无法查看')).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: '重试' })).toHaveLength(1)
  respondWithNews()
  await user.click(retry)
  expect(await screen.findByRole('link', { name: new RegExp(`^${healed}`) })).toBeVisible()
})

test('without the categories the news are read all together', async () => {
  breakCall(newsCategoryPage)
  await open()
  expect(await screen.findByRole('link', { name: '全部' })).toBeVisible()
  expect(await screen.findByRole('article', { name: '新闻 1' })).toBeVisible()
})

test('while nothing has been answered the page already has its heading', async () => {
  for (const waiting of [newsPage, noticePage, newsCategoryPage]) keepWaiting(waiting)
  const { container } = await open()
  expect(screen.getByRole('heading', { level: 1, name: '新闻资讯' })).toBeVisible()
  await expectNoAxeViolations(container)
})

test('the loader starts each list once', async () => {
  await open('/news-information/list?categorizeId=2&page=2&announcements=2')
  await screen.findByRole('article', { name: '新闻 5' })
  await within(announcements()).findByRole('link', { name: /^公告 6/ })
  expect(
    [requestsOf(newsPage), requestsOf(noticePage), requestsOf(newsCategoryPage)].map((sent) => sent.length),
  ).toEqual([1, 1, 1])
})

test('in English the page reads English', async () => {
  await open('', { locale: 'en' })
  expect(await screen.findByRole('heading', { level: 1, name: 'News' })).toBeVisible()
  expect(await screen.findAllByText('Nov 20, 2026')).not.toHaveLength(0)
})
