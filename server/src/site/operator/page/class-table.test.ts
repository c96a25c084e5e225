/** A teacher sees on the operator's page how a class is doing, and takes it away as a table. */
import { parse } from 'csv-parse/sync'
import { and, eq } from 'drizzle-orm'

import { getPastSummary } from '@campus/contracts/study-activity'
import { getUserStatistic } from '@campus/contracts/study-class'
import { getStudentCourseSituation } from '@campus/contracts/study-course'

import { ATTEMPT_STATUS, attempts } from '../../../domains/exam/attempts/attempt.schema'
import { works } from '../../../domains/exam/papers/paper.schema'
import { SCHOOL } from '../../../domains/exam/testing/exam-learner'
import { classCourses, classrooms } from '../../../domains/study/courses/course.schema'
import { learningRecords } from '../../../domains/study/learning/learning.schema'
import { classPeriods, classStudents, teachingClasses } from '../../../domains/study/study.schema'
import { users } from '../../../platform/session/session.schema'
import { firstClassId, SAMPLE_STUDENT } from '../../../sample/sample-student'
import { TEST_NOW } from '../../../testing/test-clock'
import { openOperatorSite, type OperatorSite } from '../testing/operator-site'
import { teacherBrowser, type TeacherBrowser } from '../testing/teacher-browser'

const OTHER_SCHOOL = '10002'
const CLASS = firstClassId(SCHOOL)
const CLASSES = `/operator/schools/${SCHOOL}/classes`
/** Somebody in the class who has done nothing there. */
const IDLE = { id: 'idle', mobile: '13900000061', realName: '=1+1' }

let site: OperatorSite
let browser: TeacherBrowser
let cookie: string
beforeAll(async () => {
  site = await openOperatorSite()
  browser = teacherBrowser(site)
  ;({ cookie } = await browser.teacher())
  await site.server.database.asOwner(async (tx) => {
    await tx.insert(users).values({ tenantId: SCHOOL, ...IDLE, createdTime: TEST_NOW })
    await tx.insert(classStudents).values(enrolment(SCHOOL, IDLE.id))
  })
})
beforeEach(() => site.server.setNow(TEST_NOW))
afterAll(() => site.close())

function enrolment(tenantId: string, userId: string, classId = CLASS) {
  return { tenantId, id: `of-${userId}-${classId}`, userId, classId, serviceStatus: 2, createdTime: TEST_NOW }
}

type Row = Readonly<Record<string, string>>

async function rowOf(mobile: string): Promise<Row> {
  const { html } = await browser.open(`${CLASSES}/${CLASS}/file`, cookie)
  const row = parse<Row>(html, { columns: true, bom: true }).find((one) => one['手机号'] === mobile)
  if (row === undefined) throw new Error(`${mobile} is not in the table`)
  return row
}

const scores = (row: Row) => Object.entries(row).filter(([column]) => /^(?:作业|测试)：/.test(column))

test('the table tells of a learner what their own pages tell', async () => {
  const token = await site.server.signIn()
  const row = await rowOf(SAMPLE_STUDENT.mobile)
  const [course] = await site.server.database.withTenant(SCHOOL, (tx) =>
    tx.select().from(classCourses).where(eq(classCourses.classId, CLASS)),
  )
  const situation = await site.server.call(
    getStudentCourseSituation,
    { classId: CLASS, courseId: course?.courseId ?? '' },
    { token },
  )
  const [finished, all] = [Number(row['已完成课堂']), Number(row['课堂总数'])]
  expect(finished).toBeGreaterThan(0)
  expect((finished / all) * 100).toBeCloseTo(Number(situation.classLearnProcess))
  const { attendanceNum, absenceNum } = await site.server.call(getPastSummary, { classId: CLASS }, { token })
  expect([row['出勤次数'], row['缺勤次数']]).toEqual([String(attendanceNum), String(absenceNum)])
  const { effectiveLearningDuration: seconds } = await site.server.call(getUserStatistic, { classId: CLASS }, { token })
  expect(row['学习时长（分钟）']).toBe(String(Math.floor(seconds / 60)))
})

test('of several attempts the best counts; what nobody has marked says so; nothing handed in is empty', async () => {
  const held = await site.server.database.withTenant(SCHOOL, (tx) =>
    tx.select().from(works).where(eq(works.classId, CLASS)),
  )
  const [one, other] = held
  if (one === undefined || other === undefined) throw new Error('the class has fewer than two works')
  expect(scores(await rowOf(IDLE.mobile)).map(([, score]) => score)).toEqual(held.map(() => ''))
  const { open, pending, marked } = ATTEMPT_STATUS
  const tried = [
    { workId: one.id, status: marked, score: 9 },
    { workId: one.id, status: marked, score: 12.5 },
    { workId: one.id, status: marked, score: 3 },
    { workId: one.id, status: pending, score: null },
    { workId: other.id, status: pending, score: null },
    { workId: other.id, status: open, score: null },
  ].map((attempt, index) => ({
    ...attempt,
    tenantId: SCHOOL,
    id: `idle-${index}`,
    userId: IDLE.id,
    createdTime: TEST_NOW,
  }))
  await site.server.database.asOwner((tx) => tx.insert(attempts).values(tried))
  const row = await rowOf(IDLE.mobile)
  const scoreOf = (title: string) => scores(row).find(([column]) => column.includes(`：${title}（满分 `))?.[1]
  expect([scoreOf(one.title), scoreOf(other.title)]).toEqual(['12.5', '待批改'])
  expect(Object.keys(row)).toContain('作业：课后随笔（满分 20）')
  expect((await browser.open(`${CLASSES}/${CLASS}`, cookie)).html).toMatch(/<td[^>]*>12\.5<\/td>/)
  await site.server.database.asOwner((tx) => tx.delete(attempts).where(eq(attempts.userId, IDLE.id)))
})

test('no cell of the file is run by a spreadsheet, and Chinese ones read its encoding', async () => {
  const { html, headers } = await browser.open(`${CLASSES}/${CLASS}/file`, cookie)
  expect(html).toContain(`\n'=1+1,${IDLE.mobile},服务中,0,`)
  expect(html.startsWith('\u{feff}')).toBe(true)
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringContaining(encodeURIComponent('电工2班 2026-')),
    'cache-control': 'no-store',
  })
})

test('what another school has under the same ids is not counted', async () => {
  const wholeFile = async () => (await browser.open(`${CLASSES}/${CLASS}/file`, cookie)).html
  const before = await wholeFile()
  await site.server.database.asOwner(async (tx) => {
    const [period] = await tx.select().from(classPeriods).where(eq(classPeriods.tenantId, OTHER_SCHOOL))
    const [room] = await tx.select().from(classrooms).where(eq(classrooms.tenantId, OTHER_SCHOOL))
    if (period === undefined || room === undefined) throw new Error('the other school has no class')
    await tx
      .insert(teachingClasses)
      .values({ tenantId: OTHER_SCHOOL, id: CLASS, periodId: period.id, className: '他校' })
    await tx.insert(classStudents).values(enrolment(OTHER_SCHOOL, SAMPLE_STUDENT.id))
    await tx.insert(learningRecords).values({
      tenantId: OTHER_SCHOOL,
      id: 'elsewhere',
      userId: SAMPLE_STUDENT.id,
      classId: CLASS,
      courseId: room.courseId,
      classroomId: room.id,
      progress: 100,
      studiedMs: 6_000_000,
      firstTime: TEST_NOW,
      lastTime: TEST_NOW,
    })
    const [work] = await tx
      .select()
      .from(works)
      .where(and(eq(works.tenantId, SCHOOL), eq(works.classId, CLASS)))
    if (work === undefined) throw new Error('the class has no work')
    await tx.insert(works).values({ ...work, tenantId: OTHER_SCHOOL, classroomId: room.id, paperId: null })
    const best = { status: ATTEMPT_STATUS.marked, score: 999, createdTime: TEST_NOW }
    await tx
      .insert(attempts)
      .values({ ...best, tenantId: OTHER_SCHOOL, id: 'elsewhere', userId: SAMPLE_STUDENT.id, workId: work.id })
  })
  expect(await wholeFile()).toBe(before)
  expect((await browser.open(CLASSES, cookie)).html).not.toContain('他校')
})

test('a class of another school is not there, nor is its file; a section without a file has none', async () => {
  const { cookie: elsewhere } = await browser.teacher(OTHER_SCHOOL)
  const own = `/operator/schools/${OTHER_SCHOOL}/classes/${firstClassId(SCHOOL)}9`
  for (const address of [own, `${own}/file`, `/operator/schools/${SCHOOL}/marking/1/file`]) {
    expect((await browser.open(address, address.includes(OTHER_SCHOOL) ? elsewhere : cookie)).status).toBe(404)
  }
  for (const address of [`${CLASSES}/${CLASS}`, `${CLASSES}/${CLASS}/file`]) {
    expect((await browser.open(address, elsewhere)).status).toBe(403)
  }
})

test('the list counts the learners of a class; a class that nobody is in says so', async () => {
  await site.server.database.asOwner(async (tx) => {
    const [period] = await tx.select().from(classPeriods).where(eq(classPeriods.tenantId, SCHOOL))
    await tx.insert(teachingClasses).values({ tenantId: SCHOOL, id: 'nobody-yet', periodId: period?.id ?? '' })
  })
  const { html } = await browser.open(CLASSES, cookie)
  expect(html).toMatch(new RegExp(`href="${CLASSES}/${CLASS}">电工2班<[^]*?<td data-name="学员人数">2</td>`))
  expect(html).toContain('>未命名的班级</a>')
  const empty = await browser.open(`${CLASSES}/nobody-yet`, cookie)
  expect(empty.html).toContain('这个班级还没有学员。')
  expect(empty.html).not.toContain('/file"')
})
