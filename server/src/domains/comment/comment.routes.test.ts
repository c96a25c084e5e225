import { eq } from 'drizzle-orm'

import {
  commentPage,
  getReply,
  removeComment,
  replyToComment,
  saveComment,
  userCommentsPage,
  type CommentObjectType,
} from '@campus/contracts/comment'
import { thumbsDelete, thumbsUp } from '@campus/contracts/review'

import { likes } from '../../platform/likes/likes.schema'
import { sampleId } from '../../sample/sample-id'
import { SAMPLE_STUDENT } from '../../sample/sample-student'
import { NAUGHTY } from '../../testing/arbitrary-input'
import { addSecondLearner, SECOND_LEARNER } from '../../testing/second-learner'
import { TEST_NOW } from '../../testing/test-clock'
import { openTestServer, type TestServer } from '../../testing/test-server'
import { albumItems } from '../home/home.schema'
import { comments } from './comment.schema'

const SCHOOL = '10001'
const PICTURE = { commentObjectId: sampleId(SCHOOL, 'albumItem', 2), commentObjectType: 'UNIVERSITY_PIC' } as const
const LESSON = { commentObjectId: sampleId(SCHOOL, 'wallItem', 101), commentObjectType: 'MICRO_CLASSROOM' } as const
const THREAD = sampleId(SCHOOL, 'comment', 1)

let server: TestServer
let token: string
let minutes = 0
beforeAll(async () => {
  server = await openTestServer()
  token = await server.signIn()
})
// Ten a minute are allowed: each test has minutes of its own.
beforeEach(() => server.setNow(new Date(TEST_NOW.getTime() + (minutes += 2) * 60_000)))
afterAll(() => server.close())

const write = (commentContent: string, about: typeof PICTURE | typeof LESSON = PICTURE) =>
  server.call(saveComment, { commentContent, ...about }, { token })
const reply = (commentParent: string, commentContent = '同感', about: typeof PICTURE | typeof LESSON = PICTURE) =>
  server.call(replyToComment, { commentContent, commentParent, ...about }, { token })
const commentsOn = async (about: typeof PICTURE | typeof LESSON = PICTURE, options = {}) =>
  server.call(commentPage, { size: 50, model: about }, options)
const repliesBelow = async (commentTopId: string, about: typeof PICTURE | typeof LESSON = PICTURE) =>
  (
    await server.call(userCommentsPage, {
      size: 999,
      model: { commentObjectId: about.commentObjectId, commentTopId },
    })
  ).records

describe('API-50 PO-CMT-01 reading', () => {
  test('a visitor reads a page of ten, newest first, without replies', async () => {
    const page = await server.call(commentPage, { model: LESSON })
    expect([page.records.length, page.total, page.pages]).toEqual([10, 11, 2])
    const times = page.records.map(({ createdTime }) => createdTime)
    expect(times).toEqual([...times].sort().reverse())
    expect(page.records.filter(({ commentTopId }) => commentTopId !== '')).toEqual([])
    expect(page.records.find(({ id }) => id === THREAD)).toMatchObject({ childrenCount: 2, thumbsCount: 18 })
  })

  test('API-50 a picture and a lesson that share an id have comments of their own', async () => {
    const { records } = await commentsOn(LESSON)
    expect(records.length).toBeGreaterThan(0)
    const asPicture = { ...PICTURE, commentObjectId: LESSON.commentObjectId }
    expect((await commentsOn(asPicture)).records).toEqual([])
  })

  test('PO-CMT-05 a virtual author is one by their role and has no user id', async () => {
    const { records } = await commentsOn(LESSON)
    expect(records[0]).toMatchObject({ commentAuthorRole: { code: 'VEST' }, commentAuthor: '' })
    expect(records.find(({ commentAuthor }) => commentAuthor === SAMPLE_STUDENT.id)).toMatchObject({
      commentAuthorRole: { code: 'USER' },
      commentAuthorName: '小满',
    })
  })

  test('PO-CMT-06 a page larger than two hundred is refused, a thread takes 999', async () => {
    expect(await server.refusal(commentPage, { size: 201, model: LESSON })).toMatchObject({ field: 'size' })
    const thread = { commentObjectId: LESSON.commentObjectId, commentTopId: THREAD }
    expect((await server.call(userCommentsPage, { size: 999, model: thread })).total).toBe(2)
    expect(await server.refusal(userCommentsPage, { size: 1000, model: thread })).toMatchObject({ field: 'size' })
  })
})

describe('API-51 commenting', () => {
  test('PO-CMT-09 the author is the session’s person under their public name, whatever the caller says', async () => {
    server.setNow(new Date(TEST_NOW.getTime() + 8 * 60_000))
    const forged = { commentAuthorRole: 'VEST', commentAuthor: '999', commentAuthorName: '校长' }
    const made = await server.call(saveComment, { commentContent: '很好', ...PICTURE, ...forged }, { token })
    expect(made).toMatchObject({
      commentContent: '很好',
      commentAuthor: SAMPLE_STUDENT.id,
      commentAuthorName: '小满',
      commentAuthorRole: { code: 'USER' },
      commentTopId: '',
      childrenCount: 0,
      createdTime: '2026-11-20 12:08:00',
    })
    expect((await commentsOn()).records[0]).toEqual(made)
  })

  test('SH-116 a visitor is refused, as is a reply and a removal', async () => {
    const before = (await commentsOn()).total
    for (const refused of [
      await server.refusal(saveComment, { commentContent: '你好', ...PICTURE }),
      await server.refusal(replyToComment, { commentContent: '你好', commentParent: THREAD, ...LESSON }),
      await server.refusal(removeComment, { id: THREAD }),
      await server.refusal(getReply, { id: THREAD }),
    ]) {
      expect(refused.code).toBe(40001)
    }
    expect((await commentsOn()).total).toBe(before)
  })

  test('PO-CMT-03 nothing, blanks and unseen characters are no comment', async () => {
    for (const commentContent of ['', '  \n\t ', '\u3000', '\u200b\u202e']) {
      expect(await server.refusal(saveComment, { commentContent, ...PICTURE }, { token })).toMatchObject({
        code: 40000,
        message: expect.stringContaining('请输入内容') as string,
      })
    }
    expect(
      await server.refusal(saveComment, { commentContent: '字'.repeat(501), ...PICTURE }, { token }),
    ).toMatchObject({ field: 'commentContent' })
  })

  test('what is not shown cannot be commented on, nor one thing under the name of another', async () => {
    const unknown = [
      { commentObjectId: 'unknown', commentObjectType: 'UNIVERSITY_PIC' },
      { commentObjectId: LESSON.commentObjectId, commentObjectType: 'EVERYONE_SAYS' },
      { commentObjectId: PICTURE.commentObjectId, commentObjectType: 'MICRO_CLASSROOM' },
      { commentObjectId: sampleId('10002', 'albumItem', 1), commentObjectType: 'UNIVERSITY_PIC' },
    ] satisfies { commentObjectId: string; commentObjectType: CommentObjectType }[]
    for (const about of unknown) {
      expect(await server.refusal(saveComment, { commentContent: '你好', ...about }, { token })).toMatchObject({
        code: 40400,
      })
    }
    const hide = (open: boolean) =>
      server.database.withTenant(SCHOOL, (tx) =>
        tx.update(albumItems).set({ open }).where(eq(albumItems.id, PICTURE.commentObjectId)),
      )
    await hide(false)
    expect(await server.refusal(saveComment, { commentContent: '你好', ...PICTURE }, { token })).toMatchObject({
      code: 40400,
    })
    await hide(true)
  })

  test('hostile texts come back as the text they are, and unseen characters do not come back', async () => {
    const texts = NAUGHTY.filter((text) => text.length <= 500).slice(0, 120)
    for (const [index, text] of texts.entries()) {
      if (index % 9 === 0) server.setNow(new Date(TEST_NOW.getTime() + (minutes += 2) * 60_000))
      const response = await server.send(saveComment, { commentContent: text, ...PICTURE }, { token })
      const { code, data } = response.json<{ code: number; data: { commentContent: string } | null }>()
      expect([0, 40000]).toContain(code)
      expect(data?.commentContent ?? '').not.toMatch(/[\u0000-\u0009\u200b\u202a-\u202e\u2066-\u2069\ufeff]/)
    }
    const { commentContent } = await write('<img src=x onerror=alert(1)>')
    expect(commentContent).toBe('<img src=x onerror=alert(1)>')
  })

  test('a row that nobody cleaned is cleaned on its way out', async () => {
    const { id } = await write('会被改写')
    await server.database.withTenant(SCHOOL, (tx) =>
      tx.update(comments).set({ content: '倒\u202e着', authorName: '\u2066小满' }).where(eq(comments.id, id)),
    )
    const row = (await commentsOn()).records.find((comment) => comment.id === id)
    expect([row?.commentContent, row?.commentAuthorName]).toEqual(['倒着', '小满'])
  })

  test('the same key twice is one comment', async () => {
    const before = (await commentsOn()).total
    const once = { token, headers: { 'idempotency-key': '0123456789abcdef0123456789abcdef' } }
    const first = await server.call(saveComment, { commentContent: '只说一次', ...PICTURE }, once)
    expect(await server.call(saveComment, { commentContent: '只说一次', ...PICTURE }, once)).toEqual(first)
    expect((await commentsOn()).total).toBe(before + 1)
  })

  test('ten a minute, also side by side; the next minute again', async () => {
    const before = (await commentsOn()).total
    const responses = await Promise.all(
      Array.from({ length: 14 }, (_, index) =>
        server.send(saveComment, { commentContent: `第${String(index)}条`, ...PICTURE }, { token }),
      ),
    )
    const codes = responses.map((response) => response.json<{ code: number }>().code)
    expect(codes.filter((code) => code === 42900)).toHaveLength(4)
    expect((await commentsOn()).total).toBe(before + 10)
    server.setNow(new Date(TEST_NOW.getTime() + (minutes += 2) * 60_000))
    await write('又可以了')
  })
})

describe('API-52 PO-CMT-08 replies', () => {
  test('join the thread of what they respond to and are counted there', async () => {
    const top = await write('顶楼')
    const first = await reply(top.id)
    expect(first).toMatchObject({ commentParent: top.id, commentTopId: top.id, commentParentAuthorName: '' })
    const second = await reply(first.id, '回复的回复')
    expect(second).toMatchObject({ commentParent: first.id, commentTopId: top.id, commentParentAuthorName: '小满' })
    expect((await repliesBelow(top.id)).map(({ id }) => id)).toEqual([first.id, second.id])
    expect((await commentsOn()).records.find(({ id }) => id === top.id)?.childrenCount).toBe(2)
  })

  test('API-54 API-55 both calls give the same thread', async () => {
    expect(await server.call(getReply, { id: THREAD }, { token })).toEqual(await repliesBelow(THREAD, LESSON))
    expect(await repliesBelow(THREAD, PICTURE)).toEqual([])
  })

  test('the thread and the name are the parent’s, whatever the caller says', async () => {
    const top = await write('楼主')
    const other = await write('别的楼')
    const made = await server.call(
      replyToComment,
      {
        commentContent: '换楼',
        commentParent: top.id,
        commentTopId: other.id,
        commentParentAuthorName: '校长',
        ...PICTURE,
      },
      { token },
    )
    expect(made).toMatchObject({ commentTopId: top.id, commentParentAuthorName: '' })
  })

  test('to what is not there, or is on another thing, are refused', async () => {
    const reply = { commentContent: '你好', ...PICTURE }
    expect(await server.refusal(replyToComment, { ...reply, commentParent: 'unknown' }, { token })).toMatchObject({
      code: 40400,
    })
    expect(await server.refusal(replyToComment, { ...reply, commentParent: THREAD }, { token })).toMatchObject({
      code: 40400,
    })
  })

  test('of the same moment are all counted', async () => {
    const top = await write('热帖')
    await Promise.all(Array.from({ length: 8 }, (_, index) => reply(top.id, `第${String(index)}条`)))
    expect((await commentsOn()).records.find(({ id }) => id === top.id)?.childrenCount).toBe(8)
  })
})

describe('API-53 PO-CMT-11 PO-CMT-12 removing', () => {
  test('one’s own comment goes with its thread and its likes', async () => {
    const top = await write('会删掉的')
    const below = await reply(top.id)
    await server.call(thumbsUp, { bizId: top.id, bizType: 'COMMENTS' })
    await server.call(thumbsUp, { bizId: below.id, bizType: 'COMMENTS' })
    await server.call(removeComment, { id: top.id }, { token })
    expect((await commentsOn()).records.find(({ id }) => id === top.id)).toBeUndefined()
    expect(await repliesBelow(top.id)).toEqual([])
    const left = await server.database.withTenant(SCHOOL, (tx) =>
      tx.select().from(likes).where(eq(likes.bizType, 'COMMENTS')),
    )
    expect(left).toEqual([])
    expect(await server.refusal(removeComment, { id: top.id }, { token })).toMatchObject({ code: 40400 })
  })

  test('one’s own reply goes alone; what responds to it stays', async () => {
    const top = await write('楼')
    const first = await reply(top.id)
    const second = await reply(first.id)
    await server.call(removeComment, { id: first.id }, { token })
    expect((await repliesBelow(top.id)).map(({ id }) => id)).toEqual([second.id])
    expect((await commentsOn()).records.find(({ id }) => id === top.id)?.childrenCount).toBe(1)
  })

  test('another’s stays, with words that say why', async () => {
    const refused = await server.refusal(removeComment, { id: THREAD }, { token })
    expect(refused).toMatchObject({ code: 40300, message: expect.stringContaining('只能删除自己的评论') as string })
    const reply = sampleId(SCHOOL, 'comment', 2)
    expect(await server.refusal(removeComment, { id: reply }, { token })).toMatchObject({ code: 40300 })
    expect(await repliesBelow(THREAD, LESSON)).toHaveLength(2)
  })

  test('a second learner removes nothing of the first', async () => {
    await addSecondLearner(server.database, SCHOOL)
    const mine = await write('我的')
    await server.database.withTenant(SCHOOL, (tx) =>
      tx.update(comments).set({ authorId: SECOND_LEARNER.id }).where(eq(comments.id, mine.id)),
    )
    expect(await server.refusal(removeComment, { id: mine.id }, { token })).toMatchObject({ code: 40300 })
  })

  test('another site’s page cannot remove, although the call is a GET', async () => {
    const { id } = await write('留着')
    const crossSite = { token, headers: { 'sec-fetch-site': 'cross-site' } }
    expect(await server.refusal(removeComment, { id }, crossSite)).toMatchObject({ code: 40300 })
    expect((await commentsOn()).records[0]?.id).toBe(id)
  })
})

test('a comment is liked and the like taken back, each once, by a visitor too', async () => {
  const { id } = await write('点我')
  const me = { headers: { cookie: `campus_visitor=${'likes'.padEnd(22, '-')}` } }
  const like = { bizId: id, bizType: 'COMMENTS' } as const
  const shown = async () => {
    const row = (await commentsOn(PICTURE, me)).records.find((comment) => comment.id === id)
    return [row?.thumbsCount, row?.thumbs]
  }
  await server.call(thumbsUp, like, me)
  await server.call(thumbsUp, like, me)
  expect(await shown()).toEqual([1, true])
  await server.call(thumbsDelete, like, me)
  expect(await shown()).toEqual([0, false])
  expect(await server.refusal(thumbsUp, { bizId: 'unknown', bizType: 'COMMENTS' })).toMatchObject({ code: 40400 })
})
