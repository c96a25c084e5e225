import { eq } from 'drizzle-orm'

import {
  getNewsDetail,
  getNoticeDetail,
  newsCategoryPage,
  newsPage,
  noticePage,
  VIDEO_CONTENT_CODE,
} from '@campus/contracts/news'

import { TEST_NOW } from '../../testing/test-clock'
import { openTestServer, type TestServer } from '../../testing/test-server'
import { news, notices } from './news.schema'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const tenantId = '10001'
const DAY_MS = 24 * 60 * 60 * 1000

test('API-61 categories by seq', async () => {
  const { records, size } = await server.call(newsCategoryPage, { size: 99 })
  expect([size, records.map(({ categoryName }) => categoryName)]).toEqual([
    99,
    ['校园动态', '政策解读', '就业服务', '技能竞赛'],
  ])
})

test('API-59 PO-NEWS-07 published news, newest first, four a page', async () => {
  const [first, second] = await Promise.all(
    [1, 2].map((current) => server.call(newsPage, { current, size: 4, model: { status: 1 } })),
  )
  expect([first?.total, first?.pages, first?.records.length]).toEqual([13, 4, 4])
  const times = [...(first?.records ?? []), ...(second?.records ?? [])].map(({ publishTime }) => publishTime)
  expect(times).toEqual([...times].sort().reverse())
  expect(first?.records[0]).toMatchObject({
    publishTime: '2026-11-19 16:20:00',
    cover: expect.stringMatching(/^\/media\/10001\/news\//),
    contentType: { code: 'ARTICLE' },
  })
})

test('API-59 every item of the sample is of the last thirty days', async () => {
  const { records } = await server.call(newsPage, { size: 99, model: {} })
  expect(records.length).toBeGreaterThanOrEqual(10)
  for (const { publishTime } of records) {
    expect(TEST_NOW.getTime() - new Date(`${publishTime.replace(' ', 'T')}+08:00`).getTime()).toBeLessThan(30 * DAY_MS)
  }
})

test('API-59 PO-NEWS-06 a category narrows the list', async () => {
  const { records } = await server.call(newsCategoryPage, {})
  const contests = records.find(({ categoryName }) => categoryName === '技能竞赛')
  const page = await server.call(newsPage, { model: { categorizeId: contests?.id } })
  expect(page.total).toBe(2)
  expect((await server.call(newsPage, { model: { categorizeId: 'unknown' } })).total).toBe(0)
})

test('API-60 a news item with content, source, category and related products', async () => {
  const { records } = await server.call(newsPage, { size: 1, model: {} })
  const item = await server.call(getNewsDetail, { id: records[0]?.id ?? '' })
  expect(item.content).toContain('<h3>')
  expect(item.sources).toBe('启明宣传中心')
  expect(item.relatedCategorizeList).toHaveLength(1)
  expect(item.relatedProductList.map(({ name }) => name)).toContain('电工（四级）技能提升班')
})

test('API-60 PO-NEWS-13 a video’s content is its address', async () => {
  const { records } = await server.call(newsPage, { size: 99, model: {} })
  const video = records.find(({ contentType }) => contentType.code === VIDEO_CONTENT_CODE)
  expect(await server.call(getNewsDetail, { id: video?.id ?? '' })).toMatchObject({
    content: expect.stringMatching(/^\/media\/10001\/film\/news-\d+\/index\.m3u8$/) as string,
  })
})

test('API-64 notices, six a page, and one with its writer', async () => {
  const page = await server.call(noticePage, { size: 6 })
  expect([page.total, page.records.length]).toEqual([10, 6])
  const notice = await server.call(getNoticeDetail, { id: page.records[0]?.id ?? '' })
  expect(notice).toMatchObject({ writerName: '考务办公室', status: 1, publishTime: '2026-11-19 18:10:00' })
  expect(notice.content).toContain('<table>')
})

test('API-59 API-64 PO-NOTE-04 drafts and what is dated later are neither listed nor opened', async () => {
  const later = new Date(TEST_NOW.getTime() + 60_000)
  await server.database.withTenant(tenantId, async (tx) => {
    await tx.insert(news).values({ id: 'later', title: '明天', publishTime: later, createdTime: TEST_NOW })
    await tx.insert(notices).values({ id: 'later', title: '明天', publishTime: later, createdTime: TEST_NOW })
  })
  const [draft] = (await server.call(newsPage, { size: 1, model: {} })).records
  const [hidden] = (await server.call(noticePage, { size: 1 })).records
  await server.database.withTenant(tenantId, async (tx) => {
    await tx
      .update(news)
      .set({ status: 0 })
      .where(eq(news.id, draft?.id ?? ''))
    await tx
      .update(notices)
      .set({ status: 0 })
      .where(eq(notices.id, hidden?.id ?? ''))
  })
  expect([(await server.call(newsPage, { model: {} })).total, (await server.call(noticePage, {})).total]).toEqual([
    12, 9,
  ])
  expect((await server.call(newsPage, { model: { status: 0 } })).total).toBe(0)
  for (const id of ['later', draft?.id ?? '']) {
    expect(await server.refusal(getNewsDetail, { id })).toMatchObject({ code: 40400 })
  }
  for (const id of ['later', hidden?.id ?? '']) {
    expect(await server.refusal(getNoticeDetail, { id })).toMatchObject({ code: 40400 })
  }
})
