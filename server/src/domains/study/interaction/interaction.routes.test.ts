import { and, eq, sql } from 'drizzle-orm'

import { login } from '@campus/contracts/sign-in'
import { queryClassStudentList } from '@campus/contracts/study-class'
import {
  deleteNotes,
  getLikeState,
  getNoteCount,
  getQuestionCount,
  getQuestionDraft,
  NOTES_OF,
  queryClassroomComments,
  queryNotePage,
  queryQuestionPage,
  saveClassroomComment,
  saveNote,
  saveQuestion,
  toggleLike,
} from '@campus/contracts/study-interaction'

import { users } from '../../../platform/session/session.schema'
import { sampleId } from '../../../sample/sample-id'
import { SAMPLE_STUDENT } from '../../../sample/sample-student'
import { TEST_NOW } from '../../../testing/test-clock'
import { openTestServer, TEST_TENANT, type TestServer } from '../../../testing/test-server'
import { classStudents } from '../study.schema'
import { classroomComments, sharedNotes } from './interaction.schema'

const classId = sampleId(TEST_TENANT, 'class', 1)
const courseId = sampleId(TEST_TENANT, 'course', 11)
const studentId = sampleId(TEST_TENANT, 'enrolment', 1)
const classmate = sampleId(TEST_TENANT, 'member', 102)
const OTHER = { id: '2009', mobile: '13900000029', realName: '高远', nickName: '', studentId: null } as const
const FAMILY = '👨‍👩‍👧‍👦'
/** The video of the sample, with something of everything. */
const video = { classId, courseId, classroomId: sampleId(TEST_TENANT, 'classroom', 4), studentId }
/** Pictures, of which nobody has said anything. */
const quiet = { ...video, classroomId: sampleId(TEST_TENANT, 'classroom', 8) }
const all = { size: 999, current: 1 }

let server: TestServer
let token: string
/** Of somebody else in the class. */
let other: string
beforeAll(async () => {
  server = await openTestServer()
  token = await server.signIn()
  await server.database.asOwner(async (tx) => {
    const [student] = await tx
      .select()
      .from(users)
      .where(and(eq(users.tenantId, TEST_TENANT), eq(users.id, SAMPLE_STUDENT.id)))
    if (student === undefined) throw new Error('there is no sample student')
    await tx.insert(users).values({ ...student, ...OTHER })
    await tx.insert(classStudents).values({
      tenantId: TEST_TENANT,
      id: 'enrolment-of-other',
      userId: OTHER.id,
      classId,
      serviceStatus: 2,
      createdTime: TEST_NOW,
    })
  })
  const signedIn = await server.call(login, {
    grantType: 'PASSWORD',
    username: OTHER.mobile,
    password: SAMPLE_STUDENT.password,
    tenantId: TEST_TENANT,
    terminalType: 'ALL_USER',
    bizType: 'P_MINI',
  })
  other = signedIn.token
})
afterAll(() => server.close())

const questionsOf = async (model: object) =>
  (await server.call(queryQuestionPage, { ...all, model: { ...video, studentId: '', ...model } }, { token })).records
const notesOf = async (model: object) =>
  (await server.call(queryNotePage, { ...all, model: { ...video, ...model } }, { token })).records
const titles = (records: readonly { readonly title: string }[]) => records.map(({ title }) => title)
const refusal = (call: Parameters<TestServer['send']>[0], payload: object) =>
  server
    .send(call, payload, { token })
    .then((response) => response.json<{ code: number; msg: string }>())
    .then(({ code, msg }) => ({ code, msg }))

describe('questions', () => {
  test('ST-API-22 ST-API-23 ST-CAPI-11 newest first with their answers; with a studentId one’s own; counts of both', async () => {
    const questions = await questionsOf({})
    expect(questions.map(({ studentName }) => studentName)).toEqual(['林小满', '吴浩然', '孙佳宁'])
    expect(questions.map(({ answerList }) => answerList.length)).toEqual([1, 0, 2])
    expect(questions[2]?.answerList[0]).toEqual({
      answer: expect.stringContaining('工具检查'),
      teacherName: expect.any(String),
      studentAvatar: expect.stringContaining('/media/'),
      createdTime: expect.stringMatching(/^\d{4}-\d\d-\d\d 09:30:00$/),
    })
    // Whoever is named, the own questions are the session's.
    expect((await questionsOf({ studentId: classmate })).map(({ studentName }) => studentName)).toEqual(['林小满'])
    expect(await server.call(getQuestionCount, video, { token })).toEqual({ questionTotal: 3, myQuestionTotal: 1 })
  })

  test('the page is called current or page', async () => {
    const second = await server.call(
      queryQuestionPage,
      { page: 2, size: 2, model: { ...video, studentId: '' } },
      { token },
    )
    expect(titles(second.records)).toEqual([expect.stringContaining('哪些准备')])
    expect(second).toMatchObject({ current: 2, pages: 2, total: 3 })
  })

  test('ST-API-24 ST-API-25 a draft replaces the one before and is listed nowhere; the question takes its place', async () => {
    const draft = async () => (await server.call(getQuestionDraft, quiet, { token })).title
    expect(await draft()).toBe('')
    await server.call(saveQuestion, { ...quiet, title: '先', isDraft: 1 }, { token })
    await server.call(saveQuestion, { ...quiet, title: '先断电', isDraft: 1 }, { token })
    expect(await draft()).toBe('先断电')
    expect(await questionsOf(quiet)).toEqual([])
    const forged = { studentName: '校长', studentAvatar: 'https://elsewhere.example/a.png', studentId: classmate }
    const id = await server.call(saveQuestion, { ...quiet, ...forged, title: ' 先断电吗？ ', isDraft: 0 }, { token })
    expect(await questionsOf({ ...quiet, studentId: '' })).toMatchObject([
      { id, title: '先断电吗？', studentName: '林小满', studentAvatar: expect.stringContaining('/media/'), studentId },
    ])
    expect(await draft()).toBe('')
  })

  test('a learner’s name and avatar are those that the class knows', async () => {
    const members = await server.call(queryClassStudentList, { classId }, { token })
    const me = members.find((member) => member.studentId === studentId)
    const [question] = await questionsOf({ studentId })
    expect([question?.studentName, question?.studentAvatar]).toEqual([me?.studentName, me?.studentHeadUrl])
  })
})

describe('notes', () => {
  test('ST-INT-20 ST-API-26 ST-API-27 ST-CAPI-12 all that one may read, one’s own, the teachers’; newest first', async () => {
    expect(titles(await notesOf({}))).toEqual(['要再看一遍的地方', '第 36 秒的动作', '我的口诀', '本节要点'])
    expect(titles(await notesOf({ dataType: NOTES_OF.mine }))).toEqual(['要再看一遍的地方', '第 36 秒的动作'])
    expect(titles(await notesOf({ dataType: NOTES_OF.teacher }))).toEqual(['本节要点'])
    const [first, second] = await notesOf({})
    expect(first).toMatchObject({ isShared: false, studentId, createdName: '林小满' })
    expect(second).toMatchObject({ isShared: true, studentId })
    for (const note of [first, second]) {
      expect(note?.notes).toMatch(/\S/)
      expect(note?.avatar).toContain('/media/')
      expect(note?.createdTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    }
    const secondPage = await server.call(queryNotePage, { page: 2, size: 1, model: video }, { token })
    expect(titles(secondPage.records)).toEqual(['第 36 秒的动作'])
    expect(await server.call(getNoteCount, { ...video, dataType: 0 }, { token })).toEqual({
      total: 4,
      ownTotal: 2,
      teacherTotal: 1,
    })
  })

  test('ST-API-27 newest first, private and shared ones together, whichever was kept first', async () => {
    for (const [title, isShared] of [
      ['早的', 0],
      ['晚的', 1],
    ] as const) {
      await server.call(saveNote, { ...quiet, title, notes: '', isShared }, { token })
    }
    const inQuiet = async () => titles(await notesOf({ classroomId: quiet.classroomId }))
    await moveNote('晚的', -1)
    expect(await inQuiet()).toEqual(['早的', '晚的'])
    await moveNote('晚的', 2)
    expect(await inQuiet()).toEqual(['晚的', '早的'])
    const ids = (await notesOf({ classroomId: quiet.classroomId })).map(({ id }) => id)
    await server.call(deleteNotes, { ids }, { token })
  })

  /** Says that a shared note was written so many days later. */
  const moveNote = (title: string, days: number) =>
    server.database.asOwner((tx) =>
      tx
        .update(sharedNotes)
        .set({ createdTime: sql`${sharedNotes.createdTime} + ${days} * interval '1 day'` })
        .where(eq(sharedNotes.title, title)),
    )

  test('ST-INT-20 a private note is nobody else’s, whichever list is asked for', async () => {
    await server.call(saveNote, { ...video, title: '只给自己', isShared: 0 }, { token: other })
    await server.call(saveNote, { ...video, title: '给大家', isShared: 1 }, { token: other })
    for (const dataType of Object.values(NOTES_OF)) {
      expect(titles(await notesOf({ dataType }))).not.toContain('只给自己')
    }
    expect(titles(await notesOf({}))).toContain('给大家')
    expect(await server.call(getNoteCount, video, { token })).toEqual({ total: 5, ownTotal: 2, teacherTotal: 1 })
  })

  test.each([
    [1, true],
    [0, false],
  ])('ST-API-28 a note written with isShared %i stays so, whatever a change says', async (isShared, is) => {
    const id = await server.call(saveNote, { ...quiet, title: '要点', notes: '先断电', isShared }, { token })
    await server.call(saveNote, { ...quiet, id, title: '要点二', notes: '', isShared: 1 - isShared }, { token })
    const [note] = (await notesOf(quiet)).filter((candidate) => candidate.id === id)
    expect(note).toMatchObject({ title: '要点二', notes: '', isShared: is, createdName: '林小满' })
    expect(await server.call(deleteNotes, { ids: [id] }, { token })).toBe(true)
    expect(await notesOf(quiet)).toEqual([])
  })

  test('ST-INT-26 ST-API-29 others’ notes stay: none is changed, and one of them keeps a whole list', async () => {
    const theirs = sampleId(TEST_TENANT, 'sharedNote', 2)
    const before = titles(await notesOf({ dataType: NOTES_OF.mine }))
    expect(await refusal(saveNote, { ...video, id: theirs, title: '改了' })).toEqual({
      code: 40300,
      msg: '只能修改和删除自己的笔记',
    })
    const mine = [sampleId(TEST_TENANT, 'privateNote', 1), sampleId(TEST_TENANT, 'sharedNote', 3)]
    expect(await refusal(deleteNotes, { ids: [...mine, theirs] })).toMatchObject({ code: 40300 })
    expect(await refusal(deleteNotes, { ids: [...mine, 'nobodys'] })).toMatchObject({ code: 40400 })
    expect(titles(await notesOf({ dataType: NOTES_OF.mine }))).toEqual(before)
    const [kept] = await server.database.withTenant(TEST_TENANT, (tx) =>
      tx.select().from(sharedNotes).where(eq(sharedNotes.id, theirs)),
    )
    expect(kept?.title).toBe('我的口诀')
  })

  test('another member cannot change or delete a private note, for them there is none', async () => {
    const id = sampleId(TEST_TENANT, 'privateNote', 1)
    for (const send of [
      () => server.send(saveNote, { ...video, id, title: '改了' }, { token: other }),
      () => server.send(deleteNotes, { ids: [id] }, { token: other }),
    ]) {
      expect((await send()).json()).toMatchObject({ code: 40400 })
    }
    expect(titles(await notesOf({}))).toContain('要再看一遍的地方')
  })
})

describe('comments', () => {
  const list = (classroomId: string) => server.call(queryClassroomComments, { infoId: classroomId, classId }, { token })

  test('ST-API-30 ST-CAPI-12 newest first; a reply says whom it replies to', async () => {
    const comments = await list(video.classroomId)
    expect(comments.map(({ commentAuthorName }) => commentAuthorName)).toEqual(['周婷', '林小满', '王海涛', '赵立新'])
    expect(comments[0]).toMatchObject({
      commentParent: sampleId(TEST_TENANT, 'classroomComment', 3),
      commentParentAuthorName: '林小满',
    })
    expect(comments[1]).toMatchObject({ commentParent: '', commentParentAuthorName: '' })
  })

  test('ST-API-31 a comment and a reply to it; a reply to what stands elsewhere is refused', async () => {
    const about = { id: quiet.classroomId, classId }
    const first = await server.call(saveClassroomComment, { ...about, commentContent: '看懂了' }, { token })
    await server.call(saveClassroomComment, { ...about, commentContent: '真的', commentParent: first }, { token })
    expect(await list(quiet.classroomId)).toMatchObject([
      { commentContent: '真的', commentParent: first, commentParentAuthorName: '林小满' },
      { id: first, commentContent: '看懂了', commentParent: '', commentAuthorName: '林小满' },
    ])
    const elsewhere = sampleId(TEST_TENANT, 'classroomComment', 1)
    expect(
      await refusal(saveClassroomComment, { ...about, commentContent: '回', commentParent: elsewhere }),
    ).toMatchObject({ code: 40400 })
    expect(await list(quiet.classroomId)).toHaveLength(2)
  })

  test('a key that is sent again writes nothing again', async () => {
    const payload = { id: quiet.classroomId, classId, commentContent: '只说一次' }
    const headers = { 'idempotency-key': 'a-comment-that-is-said-once' }
    const ids = [
      await server.call(saveClassroomComment, payload, { token, headers }),
      await server.call(saveClassroomComment, payload, { token, headers }),
    ]
    expect(ids[0]).toBe(ids[1])
    const said = (await list(quiet.classroomId)).filter(({ commentContent }) => commentContent === '只说一次')
    expect(said).toHaveLength(1)
  })
})

describe('likes', () => {
  const article = sampleId(TEST_TENANT, 'classroom', 6)
  const state = (at = token) => server.call(getLikeState, { classroomId: article, classId }, { token: at })
  const set = (isThumb: 0 | 1, at = token) =>
    server.call(toggleLike, { bizType: 1, likeObjectId: article, isThumb, userId: 'x', classId }, { token: at })

  test('ST-CAPI-13 a like counts once, however often it is given or taken back', async () => {
    expect(await state()).toEqual({ isLike: true, likeTotal: 6 })
    expect(await set(1)).toEqual({ isLike: true, likeTotal: 6 })
    expect(await set(0)).toEqual({ isLike: false, likeTotal: 5 })
    expect(await set(0)).toEqual({ isLike: false, likeTotal: 5 })
    expect(await Promise.all([set(1), set(1), set(1)])).toEqual([1, 2, 3].map(() => ({ isLike: true, likeTotal: 6 })))
    expect(await state()).toEqual({ isLike: true, likeTotal: 6 })
  })

  test('whoever is named, the session’s person likes; others have their own', async () => {
    expect(await state(other)).toEqual({ isLike: false, likeTotal: 6 })
    expect(await set(1, other)).toEqual({ isLike: true, likeTotal: 7 })
    expect(await set(0)).toEqual({ isLike: false, likeTotal: 6 })
    expect(await state(other)).toEqual({ isLike: true, likeTotal: 6 })
  })
})

describe('ST-API-35 every write is looked at again', () => {
  test('a shared note of somebody else is neither changed nor deleted, and the refusal says why', async () => {
    const theirs = sampleId(TEST_TENANT, 'sharedNote', 2)
    const refused = { code: 40300, msg: '只能修改和删除自己的笔记' }
    expect(await refusal(saveNote, { ...video, id: theirs, title: '改了' })).toEqual(refused)
    expect(await refusal(deleteNotes, { ids: [theirs] })).toEqual(refused)
    expect(titles(await notesOf({}))).toContain('我的口诀')
  })

  test.each([
    ['a question', saveQuestion, { ...video, title: ' \u200b　\n', isDraft: 0 }, '请填写提问内容'],
    ['a draft', saveQuestion, { ...video, title: '   ', isDraft: 1 }, '请填写提问内容'],
    ['a note', saveNote, { ...video, title: ' ', notes: '先断电' }, '请先填写笔记名称'],
    ['a comment', saveClassroomComment, { id: video.classroomId, classId, commentContent: '\t' }, '请填写评论内容'],
  ])('ST-INT-09 %s that is blank is refused in the words of the page', async (_, call, payload, msg) => {
    expect(await refusal(call, payload)).toEqual({ code: 40000, msg })
  })

  test.each([
    ['a question', saveQuestion, (text: string) => ({ ...quiet, title: text, isDraft: 0 })],
    ['a note’s title', saveNote, (text: string) => ({ ...quiet, title: text })],
    ['a note’s content', saveNote, (text: string) => ({ ...quiet, title: '要点', notes: text })],
    ['a comment', saveClassroomComment, (text: string) => ({ id: quiet.classroomId, classId, commentContent: text })],
  ])('ST-INT-08 %s has at most 100 characters, as a person sees them', async (_, call, payloadOf) => {
    expect(await refusal(call, payloadOf('字'.repeat(101)))).toEqual({ code: 40000, msg: '最多输入100个字' })
    expect(await refusal(call, payloadOf(` ${FAMILY.repeat(100)} `))).toMatchObject({ code: 0 })
  })

  test.each([
    ['a classroom that nobody has', { classroomId: 'none' }],
    ['a classroom of another course', { courseId: sampleId(TEST_TENANT, 'course', 12) }],
    ['a class that the learner has not reported in to', { classId: sampleId(TEST_TENANT, 'class', 8) }],
  ])('%s is not there, to read or to write', async (_, wrong) => {
    const place = { ...video, ...wrong }
    for (const [call, payload] of [
      [getQuestionCount, place],
      [queryQuestionPage, { ...all, model: place }],
      [getQuestionDraft, place],
      [saveQuestion, { ...place, title: '为什么？', isDraft: 0 }],
      [getNoteCount, place],
      [queryNotePage, { ...all, model: place }],
      [saveNote, { ...place, title: '要点' }],
    ] as const) {
      expect({ id: call.id, ...(await refusal(call, payload)) }).toMatchObject({ id: call.id, code: 40400 })
    }
  })

  test.each([
    [saveQuestion, { ...video, title: '为什么？', isDraft: 2 }],
    [queryNotePage, { ...all, model: { ...video, dataType: 2 } }],
    [queryQuestionPage, { size: 1000, model: video }],
    [toggleLike, { likeObjectId: video.classroomId, classId, isThumb: 3 }],
    [deleteNotes, { ids: [] }],
    [saveNote, { ...video, title: 'a'.repeat(2001) }],
  ])('$id refuses what it does not know', async (call, payload) => {
    const response = await server.send(call, payload, { token })
    expect([response.statusCode, response.json<{ code: number }>().code]).toEqual([400, 40000])
  })

  test('who writes without end is asked to wait', async () => {
    const payload = { id: quiet.classroomId, classId, commentContent: '刷屏' }
    const codes: number[] = []
    for (let sent = 0; sent < 25; sent += 1) {
      codes.push((await server.send(saveClassroomComment, payload, { token: other })).json<{ code: number }>().code)
    }
    expect(new Set(codes)).toEqual(new Set([0, 42900]))
    const written = await server.database.withTenant(TEST_TENANT, (tx) =>
      tx.$count(classroomComments, eq(classroomComments.content, '刷屏')),
    )
    expect(written).toBe(codes.filter((code) => code === 0).length)
    expect(written).toBeLessThanOrEqual(20)
  })
})
