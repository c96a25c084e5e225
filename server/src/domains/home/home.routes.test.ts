import { eq } from 'drizzle-orm'

import { receivableCouponPage, receiveCoupon, receivedCouponList } from '@campus/contracts/coupon'
import {
  discoverArticlePage,
  getDiscoverArticle,
  getMaterialPosterList,
  getOperationBasic,
  materialCategoryTabs,
  mergeCustomPage,
  NEWS_CODE,
  queryMaterialCategories,
  queryMaterials,
  wallPage,
  WALLS,
  wallTagList,
} from '@campus/contracts/home'

import { wireTime } from '../../platform/http/wire-time'
import { TEST_NOW } from '../../testing/test-clock'
import { openTestServer, type TestServer } from '../../testing/test-server'
import { news } from '../news/news.schema'
import { albumItems, banners, coupons, wallItems } from './home.schema'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const tenantId = '10001'
const DAY_MS = 24 * 60 * 60 * 1000
const lastDays = (days: number) => ({
  startTime: wireTime(new Date(TEST_NOW.getTime() - days * DAY_MS)),
  endTime: wireTime(TEST_NOW),
})

test('API-26 banners in order, published ones only', async () => {
  const all = await server.call(getMaterialPosterList, { tenantId })
  expect(all.map(({ pic }) => pic)).toEqual(
    ['autumn', 'subsidy', 'kitchen', 'contest'].map((name) => `/media/10001/banner/${name}.svg`),
  )
  await server.database.withTenant(tenantId, (tx) =>
    tx
      .update(banners)
      .set({ published: false })
      .where(eq(banners.id, all[0]?.id ?? '')),
  )
  expect(await server.call(getMaterialPosterList, { tenantId })).toEqual(all.slice(1))
})

test('API-27 album categories by seq with what they hold', async () => {
  const categories = await server.call(queryMaterialCategories, { tenantId })
  expect(categories.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5])
  expect(categories[1]).toMatchObject({ categoryName: '实训现场', picNum: 6, videoNum: 0, count: 6 })
  expect(
    (await server.call(queryMaterialCategories, { tenantId, categoryTabKey: 'TEACHING' })).map(({ seq }) => seq),
  ).toEqual([2, 3])
  expect(await server.call(queryMaterialCategories, { tenantId, clientType: 'TV' })).toEqual([])
})

test('API-28 album tabs, for visitors too', async () => {
  expect(await server.call(materialCategoryTabs, { tenantId })).toEqual([
    { categoryTabName: '校园风采', categoryTabKey: 'CAMPUS' },
    { categoryTabName: '教学实训', categoryTabKey: 'TEACHING' },
  ])
})

describe('API-29 album items', () => {
  test('PO-ALB-04 PO-ALB-05 of a category, pictures and videos told apart', async () => {
    const categories = await server.call(queryMaterialCategories, { tenantId, categoryTabKey: 'TEACHING' })
    const items = await server.call(queryMaterials, {
      categoryTabKey: 'TEACHING',
      materialCategoryId: categories[1]?.id ?? '',
    })
    expect(items.map(({ name, type }) => [name, type.code])).toEqual([
      ['颁奖现场', 'PIC'],
      ['赛前集训', 'PIC'],
      ['赛场回放', 'VIDEO'],
    ])
    expect(items[0]).toMatchObject({ introduce: '学员代表登台领奖。', materialCategoryName: '技能竞赛', video: '' })
    expect(items[2]?.video).not.toBe('')
  })

  test('nothing that is closed, of another tab, or of no category', async () => {
    const [category] = await server.call(queryMaterialCategories, { tenantId, categoryTabKey: 'TEACHING' })
    const materialCategoryId = category?.id ?? ''
    const all = await server.call(queryMaterials, { materialCategoryId })
    expect(all).toHaveLength(6)
    expect(await server.call(queryMaterials, { materialCategoryId, categoryTabKey: 'CAMPUS' })).toEqual([])
    expect(await server.call(queryMaterials, { materialCategoryId, open: 0 })).toEqual([])
    expect(await server.call(queryMaterials, { materialCategoryId: 'unknown' })).toEqual([])
    await server.database.withTenant(tenantId, (tx) =>
      tx
        .update(albumItems)
        .set({ open: false })
        .where(eq(albumItems.id, all[0]?.id ?? '')),
    )
    expect(await server.call(queryMaterials, { materialCategoryId })).toEqual(all.slice(1))
  })
})

describe('API-33 API-34 discover articles', () => {
  test('are the entries of the ticker, of any time', async () => {
    const ticker = await server.call(mergeCustomPage, { size: 50, ...lastDays(30) })
    const all = await server.call(discoverArticlePage, { size: 200 })
    expect(all.total).toBeGreaterThanOrEqual(ticker.total)
    expect(all.records.slice(0, ticker.total)).toEqual(ticker.records)
    for (const entry of [
      all.records[0],
      all.records.find(({ commentObjectType }) => commentObjectType.code !== NEWS_CODE),
    ]) {
      expect(await server.call(getDiscoverArticle, { id: entry?.id ?? '' })).toEqual(entry)
    }
  })

  test('one that is not there, or not out yet, is refused', async () => {
    await server.database.withTenant(tenantId, (tx) =>
      tx.insert(news).values([
        { id: 'unpublished', title: '草稿', status: 0, publishTime: TEST_NOW, createdTime: TEST_NOW },
        { id: 'tomorrow', title: '明天', publishTime: new Date(TEST_NOW.getTime() + DAY_MS), createdTime: TEST_NOW },
      ]),
    )
    for (const id of ['unknown', 'unpublished', 'tomorrow']) {
      expect(await server.refusal(getDiscoverArticle, { id })).toMatchObject({ code: 40400 })
    }
    const { records } = await server.call(discoverArticlePage, { size: 200 })
    expect(records.filter(({ id }) => id === 'unpublished' || id === 'tomorrow')).toEqual([])
  })
})

describe('receiving coupons', () => {
  const receivable = async () => (await server.call(receivableCouponPage, {})).records

  test('a signed-in person has it once, however often they ask; nobody else has it', async () => {
    const token = await server.signIn()
    const couponId = (await receivable())[0]?.id ?? ''
    const before = await server.call(receivedCouponList, {}, { token })
    expect(before).not.toContain(couponId)
    await Promise.all(Array.from({ length: 5 }, () => server.call(receiveCoupon, { couponId }, { token })))
    expect(await server.call(receivedCouponList, {}, { token })).toEqual([...before, couponId])
    const elsewhere = await server.signIn('10002')
    expect(await server.call(receivedCouponList, {}, { token: elsewhere, tenantId: '10002' })).not.toContain(couponId)
  })

  test('a visitor is refused, as is what cannot be received', async () => {
    const token = await server.signIn()
    const couponId = (await receivable())[1]?.id ?? ''
    expect(await server.refusal(receiveCoupon, { couponId })).toMatchObject({ code: 40001 })
    expect(await server.refusal(receivedCouponList, {})).toMatchObject({ code: 40001 })
    expect(await server.refusal(receiveCoupon, { couponId: 'unknown' }, { token })).toMatchObject({ code: 40400 })
    await server.database.withTenant(tenantId, (tx) =>
      tx.update(coupons).set({ state: 0 }).where(eq(coupons.id, couponId)),
    )
    expect(await server.refusal(receiveCoupon, { couponId }, { token })).toMatchObject({ code: 40400 })
    await server.database.withTenant(tenantId, (tx) =>
      tx.update(coupons).set({ state: 1 }).where(eq(coupons.id, couponId)),
    )
  })
})

describe('API-35 the ticker', () => {
  test('mixes news and notices of thirty days, newest first, and says which is which', async () => {
    const page = await server.call(mergeCustomPage, { size: 50, ...lastDays(30) })
    expect(page.total).toBe(23)
    expect(page.records[0]?.title).toContain('理论机考')
    const codes = page.records.map(({ commentObjectType }) => commentObjectType.code)
    expect(codes.filter((code) => code === NEWS_CODE)).toHaveLength(13)
  })

  test('keeps to the span, and to what is out', async () => {
    expect((await server.call(mergeCustomPage, { ...lastDays(2) })).total).toBe(2)
    await server.database.withTenant(tenantId, (tx) =>
      tx.insert(news).values([
        { id: 'draft', title: '草稿', status: 0, publishTime: TEST_NOW, createdTime: TEST_NOW },
        { id: 'later', title: '明天', publishTime: new Date(TEST_NOW.getTime() + 60_000), createdTime: TEST_NOW },
      ]),
    )
    const open = { startTime: '2020-01-01', endTime: '2099-12-31' }
    const { records } = await server.call(mergeCustomPage, { size: 100, ...open })
    expect(records.filter(({ id }) => id === 'draft' || id === 'later')).toEqual([])
  })

  test('its pages are the whole list, cut into pieces', async () => {
    const whole = await server.call(mergeCustomPage, { size: 50, ...lastDays(30) })
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((current) => server.call(mergeCustomPage, { current, size: 5, ...lastDays(30) })),
    )
    expect(pages.flatMap(({ records }) => records)).toEqual(whole.records)
    expect(pages.map(({ total, pages }) => [total, pages])).toEqual(pages.map(() => [whole.total, 5]))
    expect(await server.call(mergeCustomPage, { current: 6, size: 5, ...lastDays(30) })).toMatchObject({
      records: [],
      total: whole.total,
    })
  })

  test.each(['startTime', 'endTime'])('refuses a wrong %s by name', async (field) => {
    expect(await server.refusal(mergeCustomPage, { ...lastDays(30), [field]: 'yesterday' })).toMatchObject({
      status: 400,
      field,
    })
  })
})

describe('API-38 coupons', () => {
  test('PO-HOME-11 that can be received: three of them, newest created first', async () => {
    const page = await server.call(receivableCouponPage, {
      size: 3,
      sort: 'createdTime',
      order: 'descending',
      model: { state: 1 },
    })
    expect(page.records.map(({ title, amount, minPoint }) => [title, amount, minPoint])).toEqual([
      ['新学员报名立减', 50, 0],
      ['技能等级班专享', 200, 2000],
      ['两人同行优惠', 300, 3000],
    ])
    expect([page.total, page.pages]).toEqual([4, 2])
    expect(page.records[0]).toMatchObject({ useStartTime: '2026-11-20 00:00:00', useEndTime: '2027-01-19 23:59:00' })
  })

  test('PO-HOME-11 a new one is the first, whatever its id', async () => {
    const ids = async () =>
      (
        await server.call(receivableCouponPage, {
          size: 3,
          sort: 'createdTime',
          order: 'descending',
          model: { state: 1 },
        })
      ).records.map(({ id }) => id)
    const before = await ids()
    const newest = {
      id: 'zz',
      title: '刚刚发放',
      amount: 1,
      useStartTime: TEST_NOW,
      useEndTime: new Date(TEST_NOW.getTime() + DAY_MS),
      createdTime: new Date(TEST_NOW.getTime() + 1),
    }
    await server.database.withTenant(tenantId, (tx) => tx.insert(coupons).values(newest))
    expect(await ids()).toEqual(['zz', ...before.slice(0, 2)])
    await server.database.withTenant(tenantId, (tx) => tx.delete(coupons).where(eq(coupons.id, 'zz')))
  })

  test('that are withdrawn or over are not listed, nor are others on request', async () => {
    const past = {
      id: 'past',
      title: '过期',
      amount: 1,
      useStartTime: new Date(0),
      useEndTime: new Date(1),
      createdTime: TEST_NOW,
    }
    const held = {
      id: 'held',
      title: '停用',
      amount: 1,
      state: 0,
      useStartTime: TEST_NOW,
      useEndTime: new Date(TEST_NOW.getTime() + DAY_MS),
      createdTime: TEST_NOW,
    }
    await server.database.withTenant(tenantId, (tx) => tx.insert(coupons).values([past, held]))
    expect((await server.call(receivableCouponPage, {})).total).toBe(4)
    expect((await server.call(receivableCouponPage, { model: { state: 0 } })).total).toBe(0)
  })
})

describe('the video walls', () => {
  test('API-31 API-46 tags of a wall; payload optional', async () => {
    const tags = await server.call(wallTagList, { tenantId, bizType: WALLS.everyoneSays })
    expect(tags.map(({ name }) => name)).toEqual(['学员心声', '企业评价', '老师寄语', '家人眼中'])
    expect(await server.call(wallTagList, {})).toEqual(tags)
    expect(await server.call(wallTagList, { bizType: 'OTHER' })).toEqual([])
  })

  test('API-30 API-47 PO-WALL-02 a tag’s items by seq, eight a page', async () => {
    const [tag] = await server.call(wallTagList, { bizType: WALLS.everyoneSays })
    const model = { bizType: WALLS.everyoneSays, tagId: tag?.id ?? '' }
    const first = await server.call(wallPage, { size: 8, model })
    const second = await server.call(wallPage, { current: 2, size: 8, model })
    expect([first.total, first.records.length, second.records.length]).toEqual([10, 8, 2])
    expect(first.records[0]).toMatchObject({ author: '陈师傅', likeNum: 1286, likeStatus: false, tagId: model.tagId })
    expect(
      first.records.every(
        ({ pic, authorAvatar }) =>
          pic.startsWith('/media/10001/wall/') && authorAvatar.startsWith('/media/10001/avatar/'),
      ),
    ).toBe(true)
  })

  test('PO-WALL-02 an item stands where its seq says, whatever its id', async () => {
    const [tag] = await server.call(wallTagList, { bizType: WALLS.everyoneSays })
    const model = { bizType: WALLS.everyoneSays, tagId: tag?.id ?? '' }
    const ids = async () => (await server.call(wallPage, { size: 20, model })).records.map(({ id }) => id)
    const before = await ids()
    const last = { id: '0', ...model, pic: '/media/10001/wall/0.svg', title: '最后', seq: 999 }
    await server.database.withTenant(tenantId, (tx) => tx.insert(wallItems).values(last))
    expect(await ids()).toEqual([...before, '0'])
    await server.database.withTenant(tenantId, (tx) => tx.delete(wallItems).where(eq(wallItems.id, '0')))
  })

  test('PO-WALL-07 PO-WALL-10 the micro-classroom is told apart by bizType and has class types', async () => {
    const { records } = await server.call(wallPage, { size: 8, model: { bizType: WALLS.microClassroom } })
    expect(records.length).toBeGreaterThanOrEqual(5)
    expect(new Set(records.map(({ classType }) => classType))).toEqual(new Set([1, 2, 3]))
    expect(records.every(({ description }) => description !== '')).toBe(true)
  })

  test('API-32 a lesson with its related products; not a wall item, not an unpublished one', async () => {
    const { records } = await server.call(wallPage, { model: { bizType: WALLS.microClassroom } })
    const id = records[0]?.id ?? ''
    const lesson = await server.call(getOperationBasic, { id })
    expect(lesson.relatedProductResultVOS.map(({ name }) => name)[0]).toBe('电工（四级）技能提升班')
    expect(lesson.relatedProductResultVOS).toHaveLength(3)
    const said = await server.call(wallPage, { model: { bizType: WALLS.everyoneSays } })
    expect(await server.refusal(getOperationBasic, { id: said.records[0]?.id ?? '' })).toMatchObject({ code: 40400 })
    await server.database.withTenant(tenantId, (tx) =>
      tx.update(wallItems).set({ published: false }).where(eq(wallItems.id, id)),
    )
    expect(await server.refusal(getOperationBasic, { id })).toMatchObject({ code: 40400 })
  })
})
