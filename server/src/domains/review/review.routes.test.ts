import { eq } from 'drizzle-orm'

import { wallPage, WALLS } from '@campus/contracts/home'
import { commentScorePage, commentScoreTagList, thumbsDelete, thumbsUp } from '@campus/contracts/review'

import { TEST_NOW } from '../../testing/test-clock'
import { openTestServer, type TestServer } from '../../testing/test-server'
import { reviews } from './review.schema'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const tenantId = '10001'
const model = { commentObjectType: 'ORDER' as const }
const visitor = (name: string) => ({ headers: { cookie: `campus_visitor=${name.padEnd(22, '-')}` } })
const reviewsOf = async (options = {}) => (await server.call(commentScorePage, { size: 20, model }, options)).records

describe('API-39 reviews', () => {
  test('PO-REV-01 pinned first, then newest, two a page', async () => {
    const first = await server.call(commentScorePage, { size: 2, model })
    expect([first.total, first.pages, first.records.map(({ commentTop }) => commentTop)]).toEqual([9, 5, [true, false]])
    const times = (await reviewsOf()).slice(1).map(({ createdTime }) => createdTime)
    expect(times).toEqual([...times].sort().reverse())
  })

  test('PO-REV-01 are those of product orders, and no others', async () => {
    const before = (await reviewsOf()).map(({ id }) => id)
    const other = { id: 'other', commentObjectType: 'COURSE', commentContent: '课程', createdTime: TEST_NOW }
    await server.database.withTenant(tenantId, (tx) => tx.insert(reviews).values(other))
    expect((await reviewsOf()).map(({ id }) => id)).toEqual(before)
    await server.database.withTenant(tenantId, (tx) => tx.delete(reviews).where(eq(reviews.id, 'other')))
  })

  test('have every field; the pinned one is longer than 133 characters and answered', async () => {
    const [pinned] = await reviewsOf()
    expect(pinned).toMatchObject({
      commentAuthorName: '陈师傅',
      thumbsCount: 368,
      thumbs: false,
      product: { varietyName: '电工（四级）技能提升班' },
    })
    expect(pinned?.commentContent.length).toBeGreaterThan(133)
    expect(pinned?.schoolComment.commentContent).not.toBe('')
    expect(pinned?.fileList).toHaveLength(2)
  })

  test('API-40 PO-REV-02 are filtered by tags, each review once', async () => {
    const tags = await server.call(commentScoreTagList, {})
    const idOf = (name: string) => tags.find((tag) => tag.name === name)?.id ?? ''
    const tagged = (...names: string[]) =>
      server.call(commentScorePage, { size: 20, model: { ...model, tagIdList: names.map(idOf) } })
    expect((await tagged('就业有帮助')).total).toBe(3)
    const several = await tagged('就业有帮助', '通过率高')
    expect(several.total).toBe(several.records.length)
    expect(new Set(several.records.map(({ id }) => id)).size).toBe(5)
    expect((await server.call(commentScorePage, { model: { ...model, tagIdList: ['unknown'] } })).total).toBe(0)
  })

  test('unpublished ones are neither shown nor liked', async () => {
    const last = (await reviewsOf()).at(-1)?.id ?? ''
    await server.database.withTenant(tenantId, (tx) =>
      tx.update(reviews).set({ published: false }).where(eq(reviews.id, last)),
    )
    expect((await reviewsOf()).map(({ id }) => id)).not.toContain(last)
    expect(await server.refusal(thumbsUp, { bizId: last, bizType: 'COMMENT_SCORE' })).toMatchObject({ code: 40400 })
    await server.database.withTenant(tenantId, (tx) =>
      tx.update(reviews).set({ published: true }).where(eq(reviews.id, last)),
    )
  })
})

describe('API-41 API-42 likes', () => {
  const liked = async (id: string, options: object) => {
    const found = (await reviewsOf(options)).find((review) => review.id === id)
    return [found?.thumbsCount, found?.thumbs]
  }
  const target = async (place: number) => {
    const found = (await reviewsOf())[place]
    return { like: { bizId: found?.id ?? '', bizType: 'COMMENT_SCORE' as const }, before: found?.thumbsCount ?? 0 }
  }

  test('PO-REV-10 a visitor likes once and takes it back once', async () => {
    const { like, before } = await target(1)
    const me = visitor('again')
    await server.call(thumbsUp, { ...like, thumbs: 1 }, me)
    await server.call(thumbsUp, like, me)
    expect(await liked(like.bizId, me)).toEqual([before + 1, true])
    expect(await liked(like.bizId, visitor('other'))).toEqual([before + 1, false])
    await server.call(thumbsDelete, like, me)
    await server.call(thumbsDelete, like, me)
    expect(await liked(like.bizId, me)).toEqual([before, false])
  })

  test('one person at the same moment counts once', async () => {
    const { like, before } = await target(2)
    await Promise.all(Array.from({ length: 20 }, () => server.call(thumbsUp, like, visitor('eager'))))
    expect(await liked(like.bizId, visitor('eager'))).toEqual([before + 1, true])
    await Promise.all(Array.from({ length: 20 }, () => server.call(thumbsDelete, like, visitor('eager'))))
    expect(await liked(like.bizId, visitor('eager'))).toEqual([before, false])
  })

  test('many people at the same moment all count', async () => {
    const { like, before } = await target(3)
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => server.call(thumbsUp, like, visitor(`crowd${String(index)}`))),
    )
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => server.call(thumbsDelete, like, visitor(`crowd${String(index)}`))),
    )
    expect(await liked(like.bizId, visitor('crowd29'))).toEqual([before + 20, true])
  })

  test('what a visitor liked is not counted again after signing in, and can be taken back then', async () => {
    const { like, before } = await target(4)
    const me = visitor('signs-in')
    const signedIn = { ...me, token: await server.signIn() }
    await server.call(thumbsUp, like, me)
    await server.call(thumbsUp, like, signedIn)
    expect(await liked(like.bizId, signedIn)).toEqual([before + 1, true])
    await server.call(thumbsDelete, like, signedIn)
    expect(await liked(like.bizId, me)).toEqual([before, false])
  })

  test('a signed-in person is the same at another browser', async () => {
    const { like, before } = await target(5)
    const token = await server.signIn()
    await server.call(thumbsUp, like, { ...visitor('desk'), token })
    await server.call(thumbsUp, like, { ...visitor('phone'), token })
    expect(await liked(like.bizId, { ...visitor('phone'), token })).toEqual([before + 1, true])
  })

  test('PO-WALL-05 a wall item is liked the same way; a lesson cannot be', async () => {
    const page = () => server.call(wallPage, { model: { bizType: WALLS.everyoneSays } }, visitor('wall'))
    const [item] = (await page()).records
    await server.call(thumbsUp, { bizId: item?.id ?? '', bizType: 'EVERYONE_SAYS' }, visitor('wall'))
    expect((await page()).records[0]).toMatchObject({ likeNum: (item?.likeNum ?? 0) + 1, likeStatus: true })
    const [lesson] = (await server.call(wallPage, { model: { bizType: WALLS.microClassroom } })).records
    expect(await server.refusal(thumbsUp, { bizId: lesson?.id ?? '', bizType: 'EVERYONE_SAYS' })).toMatchObject({
      code: 40400,
    })
  })

  test('what is not there, or not a like, is refused', async () => {
    const { like } = await target(1)
    expect(await server.refusal(thumbsUp, { ...like, bizId: 'unknown' })).toMatchObject({ code: 40400 })
    expect(await server.refusal(thumbsDelete, { ...like, bizId: 'unknown' })).toMatchObject({ code: 40400 })
    expect(await server.refusal(thumbsUp, { ...like, thumbs: 0 })).toMatchObject({ status: 400, field: 'thumbs' })
  })

  test('another site’s page cannot like', async () => {
    const { like } = await target(1)
    expect(await server.refusal(thumbsUp, like, { headers: { 'sec-fetch-site': 'cross-site' } })).toMatchObject({
      code: 40300,
    })
  })

  test('an address that keeps no cookies likes only so often', async () => {
    const { like, before } = await target(6)
    const crowd = await openTestServer()
    let refused = 0
    for (let index = 0; index < 125; index += 1) {
      const response = await crowd.send(thumbsUp, like)
      refused += response.json<{ code: number }>().code === 42900 ? 1 : 0
    }
    const after = (await crowd.call(commentScorePage, { size: 20, model })).records.find(({ id }) => id === like.bizId)
    expect([refused, (after?.thumbsCount ?? 0) - before]).toEqual([5, 120])
    await crowd.close()
  })
})
