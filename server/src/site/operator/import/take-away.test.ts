/** Rows that a folder takes away, and those that something still needs. */
import { eq, getTableName, sql } from 'drizzle-orm'

import { getNewsDetail } from '@campus/contracts/news'

import { importedTables } from '../../../domains'
import { attempts } from '../../../domains/exam/attempts/attempt.schema'
import { paperQuestions, works } from '../../../domains/exam/papers/paper.schema'
import { couponReceipts } from '../../../domains/home/home.schema'
import { newsCategories } from '../../../domains/news/news.schema'
import { classroomQuestions } from '../../../domains/study/interaction/interaction.schema'
import { classMembers } from '../../../domains/study/learning/learning.schema'
import { tenants } from '../../../platform/tenants/tenants.schema'
import { TEST_NOW } from '../../../testing/test-clock'
import { importContext } from '../../../testing/test-import'
import { openTestServer, type TestServer } from '../../../testing/test-server'
import { folderOf } from '../testing/small-folder'
import { importFolder } from './import-folder'

const SCHOOL = '3001'
const at = { tenantId: SCHOOL }

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.database.asOwner((tx) => tx.delete(tenants))
  expect((await importFolder(importContext(server), folderOf(), { dryRun: false })).faults).toEqual([])
})

/** Files of the school, by name without its ending. */
async function bring(texts: Readonly<Record<string, string>>, dryRun = false) {
  const files = Object.entries(texts).map(([name, text]) => ({ path: `${SCHOOL}/${name}.csv`, text }))
  return importFolder(importContext(server), { files, pictures: [] }, { dryRun })
}

test('a line takes its row away, whatever else it holds; the same line again is no mistake', async () => {
  const taken = await bring({ news: 'id,remove,title,content\nn1,yes,,\n' })
  expect(taken).toMatchObject({
    faults: [],
    notes: [],
    takenAway: { '3001/news.csv': 1 },
    written: { '3001/news.csv': 0 },
  })
  expect(await server.refusal(getNewsDetail, { id: 'n1' }, at)).toMatchObject({ code: 40400 })
  const again = await bring({ news: 'id,remove\nn1,yes\n' })
  expect(again.faults).toEqual([])
  expect(again.notes).toEqual([{ file: '3001/news.csv', line: 2, message: 'n1 is not there: nothing is taken away' }])
})

test('a line that does not say yes changes its row; a dry run takes nothing away', async () => {
  await bring({ news: 'id,remove,title\nn1,no,秋季开学\n' })
  expect(await bring({ news: 'id,remove\nn1,yes\n' }, true)).toMatchObject({ faults: [] })
  expect(await server.call(getNewsDetail, { id: 'n1' }, at)).toMatchObject({ title: '秋季开学' })
  expect((await bring({ news: 'id,remove\nn1,maybe\n' })).faults).toEqual([
    { file: '3001/news.csv', line: 2, message: 'remove must be yes or no, "maybe" is not' },
  ])
})

test('what another row names stays, and the line says what names it; together they go', async () => {
  expect((await bring({ 'news-categories': 'id,remove\nc1,yes\n' })).faults).toEqual([
    {
      file: '3001/news-categories.csv',
      line: 2,
      message: 'c1 cannot be taken away: categoryId of news n1 names it',
    },
  ])
  const together = await bring({ 'news-categories': 'id,remove\nc1,yes\n', news: 'id,remove\nn1,yes\n' })
  expect(together.faults).toEqual([])
  const left = await server.database.withTenant(SCHOOL, (tx) => tx.select().from(newsCategories))
  expect(left).toEqual([])
})

test('what names it may name another in the same folder, and may not name it anew', async () => {
  const moved = await bring({
    'news-categories': 'id,name,remove\nc1,,yes\nc2,公告,\n',
    news: 'id,categoryId\nn1,c2\n',
  })
  expect(moved.faults).toEqual([])
  const named = await bring({ 'news-categories': 'id,remove\nc2,yes\n', news: 'id,categoryId\nn1,c2\n' })
  expect(named.faults).toContainEqual({
    file: '3001/news.csv',
    line: 2,
    message: 'categoryId names c2, which news-categories.csv takes away',
  })
})

test('what only one row may have is free for another in the same folder', async () => {
  const { faults } = await bring({
    'skill-certificates': 'id,certificateCode,name,sendDate,remove\ns1,,,,yes\ns2,S-1,王一,2026-06-30,\n',
  })
  expect(faults).toEqual([])
})

test('what learners have done something with stays', async () => {
  await server.database.asOwner((tx) =>
    tx
      .insert(attempts)
      .values({ tenantId: SCHOOL, id: 'a1', userId: 'u1', workId: 'w1', status: 1, createdTime: TEST_NOW }),
  )
  expect((await bring({ works: 'id,remove\nw1,yes\n' })).faults).toEqual([
    {
      file: '3001/works.csv',
      line: 2,
      message: 'w1 cannot be taken away: an attempt hangs on it',
    },
  ])
  expect(await server.database.withTenant(SCHOOL, (tx) => tx.$count(works))).toBe(1)
})

test('what learners have done keeps what it rests on: the classroom of a sat work, and an activity with a duty done', async () => {
  await server.database.asOwner((tx) =>
    tx
      .insert(attempts)
      .values({ tenantId: SCHOOL, id: 'a1', userId: 'u1', workId: 'w1', status: 1, createdTime: TEST_NOW }),
  )
  const [work] = await server.database.withTenant(SCHOOL, (tx) => tx.select().from(works))
  const room = work?.classroomId ?? ''
  expect((await bring({ classrooms: `id,remove\n${room},yes\n` })).faults).toEqual([
    { file: '3001/classrooms.csv', line: 2, message: `${room} cannot be taken away: an attempt hangs on it` },
  ])
})

test('what a learner has received or asked stays with what it belongs to', async () => {
  const owned = { tenantId: SCHOOL, id: 'o1', userId: 'u1', createdTime: TEST_NOW }
  const [day, end] = ['2026-09-01T08:00+08:00', '2026-10-01T08:00+08:00']
  const coupon = `id,title,amount,useStartTime,useEndTime,createdTime\nv1,九月优惠,20,${day},${end},${day}\n`
  expect((await bring({ coupons: coupon })).faults).toEqual([])
  await server.database.asOwner(async (tx) => {
    await tx.insert(couponReceipts).values({ ...owned, couponId: 'v1' })
    const asked = { classId: 'b1', courseId: 'c1', classroomId: 'r1', studentId: 'l1', studentName: '王一' }
    await tx.insert(classroomQuestions).values({ ...owned, ...asked, title: '为什么？' })
  })
  const room = 'id,remove\nr1,yes\n'
  const { faults } = await bring({
    coupons: 'id,remove\nv1,yes\n',
    classrooms: room,
    works: 'id,remove\nw1,yes\n',
  })
  expect(faults.map(({ file, message }) => [file, message])).toEqual([
    ['3001/classrooms.csv', 'r1 cannot be taken away: a question hangs on it'],
    ['3001/coupons.csv', 'v1 cannot be taken away: a receipt hangs on it'],
  ])
})

/** Columns of what people do that name a row and do not hold it, by the reason. */
const NOT_HELD: Readonly<Record<string, readonly string[]>> = {
  'the version of the paper that was sat keeps the question': [
    'attempt_entries.question_id',
    'attempt_scores.question_id',
    'attempts.current_question_id',
  ],
  'the course has the classroom, which is held': ['classroom_questions.course_id', 'learning_records.course_id'],
  'what is written in a class stays there when its writer has left': [
    'classroom_comments.student_id',
    'classroom_questions.student_id',
    'shared_notes.student_id',
  ],
  'the enrolment, which is held, is of the class': ['member_progress.class_id', 'member_progress.subject_id'],
  'it is asked for by the row alone': [
    'certificate_verification_codes.certificate_id',
    'comments.object_id',
    'duty_records.activity_content_id',
    'duty_records.activity_id',
    'likes.biz_id',
  ],
  'no folder brings what it names': [
    'attempts.paper_version_id',
    'attempts.session_id',
    'attempts.tab_id',
    'classroom_comments.parent_id',
    'clues.clue_id',
    'comments.author_id',
    'comments.parent_id',
    'module_outcome.map_id',
    'release_leases.module_id',
  ],
}

test('what people do refers to what it belongs to, so that the database holds it', async () => {
  const imported = sql.join(
    importedTables.map(({ table }) => sql`${getTableName(table)}`),
    sql`, `,
  )
  const { rows } = (await server.database.asOwner((tx) =>
    tx.execute(sql`select a.attrelid::regclass::text || '.' || a.attname as name from pg_attribute a
      where a.attname like '%\\_id' and a.attname not in ('tenant_id', 'user_id')
      and a.attrelid in (select attrelid from pg_attribute where attname = 'tenant_id')
      and a.attrelid in (select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace)
      and a.attrelid::regclass::text not in (${imported})
      and not exists (select from pg_constraint f
        where f.contype = 'f' and f.conrelid = a.attrelid and a.attnum = any (f.conkey))
      order by 1`),
  )) as { rows: readonly { name: string }[] }
  expect(rows.map(({ name }) => name)).toEqual(Object.values(NOT_HELD).flat().sort())
})

test('a learner is never taken away', async () => {
  const { faults } = await bring({ learners: 'id,remove\nu2,yes\n' })
  expect(faults).toEqual([
    { file: '3001/learners.csv', line: 2, message: expect.stringMatching(/^remove takes nothing away here: .*close/) },
  ])
})

test('who is taken out of a class stands in its list no more', async () => {
  const members = () => server.database.withTenant(SCHOOL, (tx) => tx.$count(classMembers))
  expect(await members()).toBe(1)
  expect((await bring({ 'class-learners': 'id,remove\nl1,yes\n' })).faults).toEqual([])
  expect(await members()).toBe(0)
})

describe('a paper', () => {
  test('does not lose its last question, nor a solution', async () => {
    for (const texts of [
      { questions: 'id,remove\nq1,yes\n', solutions: 'id,remove\nq1,yes\n' },
      { solutions: 'id,remove\nq1,yes\n' },
    ]) {
      expect((await bring(texts)).faults).not.toEqual([])
      expect(await server.database.withTenant(SCHOOL, (tx) => tx.$count(paperQuestions))).toBe(1)
    }
  })

  test('loses one of two questions, but not while somebody sits it', async () => {
    const second = {
      questions: 'id,paperId,position,type,stem,points,options\nq2,t1,2,1,<p>哪个？</p>,5,"甲\n乙"\n',
      solutions: 'id,options,blanks\nq2,A,\n',
    }
    expect((await bring(second)).faults).toEqual([])
    const taken = { questions: 'id,remove\nq2,yes\n', solutions: 'id,remove\nq2,yes\n' }
    await server.database.asOwner((tx) =>
      tx.insert(attempts).values({ tenantId: SCHOOL, id: 'a2', userId: 'u1', workId: 'w1', createdTime: TEST_NOW }),
    )
    expect((await bring(taken)).faults).toContainEqual({
      file: '3001/questions.csv',
      line: 2,
      message: expect.stringContaining('q2 must stay as it was (there) while an attempt is open'),
    })
    await server.database.asOwner((tx) => tx.delete(attempts).where(eq(attempts.id, 'a2')))
    expect((await bring(taken)).faults).toEqual([])
  })
})

test('a course leaves the plan of a class with its works, not before them', async () => {
  const plan = 'id,remove\nb1c1,yes\n'
  expect((await bring({ 'class-courses': plan })).faults).toEqual([
    {
      file: '3001/class-courses.csv',
      line: 0,
      message: expect.stringContaining(
        'works w1: classroomId is of course c1, which class b1 does not have in its plan',
      ),
    },
  ])
  expect((await bring({ 'class-courses': plan, works: 'id,remove\nw1,yes\n' })).faults).toEqual([])
})
