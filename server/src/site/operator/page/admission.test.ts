/** A school admits people who have not ordered: from a learner's page, and from an enquiry. */
import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'

import { orderList, placeOrder } from '@campus/contracts/order'
import { getProduct } from '@campus/contracts/product-detail'
import { queryStudentClassAndPeriodList } from '@campus/contracts/study'
import { getClassDetail } from '@campus/contracts/study-class'

import { SCHOOL } from '../../../domains/exam/testing/exam-learner'
import { clues } from '../../../domains/school/school.schema'
import { teachingClasses } from '../../../domains/study/study.schema'
import { jobs } from '../../../platform/jobs/job.schema'
import { openSession } from '../../../platform/session/session'
import { users } from '../../../platform/session/session.schema'
import { sampleId } from '../../../sample/sample-id'
import { TEST_NOW } from '../../../testing/test-clock'
import { openOperatorSite, type OperatorSite } from '../testing/operator-site'
import { formIn, teacherBrowser, type TeacherBrowser } from '../testing/teacher-browser'

const PRODUCT = sampleId(SCHOOL, 'product', 1)
const AT_SCHOOL = `/operator/schools/${SCHOOL}`

let site: OperatorSite
let browser: TeacherBrowser
let teacher: Awaited<ReturnType<TeacherBrowser['teacher']>>
let classId: string
let people = 0
beforeAll(async () => {
  site = await openOperatorSite()
  browser = teacherBrowser(site)
  teacher = await browser.teacher()
  const product = await site.server.call(getProduct, { id: PRODUCT })
  classId = product?.classList[0]?.id ?? ''
})
beforeEach(() => site.server.setNow(TEST_NOW))
afterAll(() => site.close())

const newMobile = () => `135000${String(++people).padStart(5, '0')}`

async function learner(more: Partial<typeof users.$inferInsert> = {}) {
  const mobile = newMobile()
  const person = { id: `learner-${people}`, mobile, realName: `学员${people}`, ...more }
  const token = await site.server.database.withTenant(SCHOOL, async (tx) => {
    await tx.insert(users).values(person)
    return signedIn(tx, person.id)
  })
  return { ...person, token }
}

type Transaction = Parameters<typeof openSession>[0]

async function signedIn(tx: Transaction, userId: string): Promise<string> {
  const opened = await openSession(tx, { userId, mobileProvedTime: null, now: TEST_NOW, lifetime: 86_400 })
  return opened?.token ?? ''
}

/** An enquiry as a visitor leaves it; its id. */
async function enquiry(mobile: string): Promise<string> {
  const id = `asked-${++people}`
  const row = { id, clueId: 'v', name: '周立', mobile, content: '周末上课吗', createdTime: TEST_NOW }
  await site.server.database.withTenant(SCHOOL, (tx) => tx.insert(clues).values(row))
  return id
}

const page = async (address: string) => (await browser.open(address, teacher.cookie)).html

/** Where the page of a learner or an enquiry leads to admit them. */
async function admissionOf(address: string): Promise<string> {
  const html = await page(address)
  return /<a class="button" href="([^"]*)">录取到班级/.exec(html)?.[1] ?? ''
}

async function admit(address: string, asked = classId) {
  const { token = '' } = formIn(await page(address))
  return browser.open(address, teacher.cookie, { token, classId: asked })
}

const classesOf = async (token: string) =>
  (await site.server.call(queryStudentClassAndPeriodList, {}, { token })).map((card) => card.classId)
const accountOf = async (mobile: string) => {
  const [found] = await site.server.database.withTenant(SCHOOL, (tx) =>
    tx.select().from(users).where(eq(users.mobile, mobile)),
  )
  return found
}

test('a learner’s page leads to a class, and the seat is taken back on the page of the order that is written', async () => {
  const { id, token } = await learner()
  const address = await admissionOf(`${AT_SCHOOL}/learners/${id}`)
  const { status, headers } = await admit(address)
  expect(status).toBe(303)
  expect(await classesOf(token)).toEqual([classId])
  const [order] = await site.server.call(orderList, {}, { token })
  expect(order).toMatchObject({ state: 'admitted', classId, productId: PRODUCT, couponTitle: '' })
  expect(order?.stepList).toMatchObject([
    { state: 'placed', bySchool: true },
    { state: 'admitted', bySchool: true },
  ])
  const written = String(headers['location'])
  const html = await page(written)
  expect(html).toContain(order?.number)
  expect(html).toContain(`已录取 · ${teacher.name}`)
  const form = { ...formIn(html), decision: 'takeBack', words: '改到下一期' }
  expect((await browser.open(written, teacher.cookie, form)).status).toBe(303)
  expect(await site.server.refusal(getClassDetail, { classId }, { token })).toMatchObject({ code: 40400 })
  expect((await admit(address)).status).toBe(303)
  await site.server.call(getClassDetail, { classId }, { token })
})

test('whoever has ordered is admitted by their order, which the page names', async () => {
  const { id, token } = await learner()
  const placed = await site.server.call(
    placeOrder,
    { productId: PRODUCT },
    { token, headers: { 'idempotency-key': randomUUID() } },
  )
  const address = await admissionOf(`${AT_SCHOOL}/learners/${id}`)
  expect(await page(address)).toContain(`${AT_SCHOOL}/orders/${placed.id}"`)
  const { headers } = await admit(address)
  expect(headers['location']).toBe(`${AT_SCHOOL}/orders/${placed.id}`)
  const all = await site.server.call(orderList, {}, { token })
  expect(all).toMatchObject([{ id: placed.id, state: 'admitted', classId }])
})

test('who has enquired gets an account and a seat, and the enquiry waits no more', async () => {
  const mobile = newMobile()
  const id = await enquiry(mobile)
  const address = await admissionOf(`${AT_SCHOOL}/enquiries/${id}`)
  expect(await page(address)).toContain('还没有账号')
  expect((await admit(address)).status).toBe(303)
  const account = await accountOf(mobile)
  expect(account).toMatchObject({ nickName: '周立', mobileProvedTime: null, passwordHash: null })
  const token = await site.server.database.withTenant(SCHOOL, (tx) => signedIn(tx, account?.id ?? ''))
  expect(await classesOf(token)).toEqual([classId])
  expect(await page(`${AT_SCHOOL}/enquiries/${id}`)).toContain('处理</p>')
  expect(await page(`${AT_SCHOOL}/enquiries`)).not.toContain(id)
  const again = await admit(address)
  expect([again.status, again.html.includes('已经在这个班级学习')]).toEqual([409, true])
  expect(await page(address)).toMatch(/<option value="[^"]*" disabled>[^<]*已在班/)
})

test('an enquiry of a learner leads to their own account', async () => {
  const { id, mobile, token } = await learner()
  const address = await admissionOf(`${AT_SCHOOL}/enquiries/${await enquiry(mobile)}`)
  expect(await page(address)).not.toContain('还没有账号')
  await admit(address)
  expect((await accountOf(mobile))?.id).toBe(id)
  expect(await classesOf(token)).toEqual([classId])
})

test('each admission is told by one text message, five times a day at most', async () => {
  const { id, mobile } = await learner()
  const messages = () =>
    site.server.database.asOwner((tx) => tx.select().from(jobs).where(eq(jobs.kind, 'sms.tellAdmission')))
  const before = (await messages()).length
  const address = await admissionOf(`${AT_SCHOOL}/learners/${id}`)
  for (let time = 1; time <= 6; time += 1) {
    const { headers } = await admit(address)
    await admit(address)
    expect((await messages()).length - before).toBe(Math.min(time, 5))
    const written = String(headers['location'])
    await browser.open(written, teacher.cookie, { ...formIn(await page(written)), decision: 'takeBack', words: '换班' })
    site.server.setNow(new Date(TEST_NOW.getTime() + time * 60_000))
  }
  expect((await messages()).at(-1)).toMatchObject({ scope: SCHOOL, data: { mobile, className: '电工2班' } })
})

describe('nothing stays of an admission that is refused', () => {
  const places = (count: number | null) =>
    site.server.database.asOwner((tx) =>
      tx
        .update(teachingClasses)
        .set({ places: count })
        .where(and(eq(teachingClasses.tenantId, SCHOOL), eq(teachingClasses.id, classId))),
    )
  afterEach(() => places(null))

  test.each([
    ['full', async () => places(0), () => classId, '刚刚满员'],
    ['of another school', async () => undefined, () => sampleId('10002', 'class', 1), '班级已不存在'],
    ['not chosen', async () => undefined, () => '', '没有选择班级'],
  ])('of a class that is %s', async (_, before, asked, words) => {
    const mobile = newMobile()
    const id = await enquiry(mobile)
    const address = await admissionOf(`${AT_SCHOOL}/enquiries/${id}`)
    await before()
    const { status, html } = await admit(address, asked())
    expect([status, html.includes(words)]).toEqual([409, true])
    expect(await accountOf(mobile)).toBeUndefined()
    expect(await page(`${AT_SCHOOL}/enquiries`)).toContain(id)
  })

  test('of somebody whose account is closed', async () => {
    const { id, mobile } = await learner({ closedTime: TEST_NOW })
    expect(await admissionOf(`${AT_SCHOOL}/learners/${id}`)).toBe('')
    const address = await admissionOf(`${AT_SCHOOL}/enquiries/${await enquiry(mobile)}`)
    expect(await page(address)).toContain('不能录取')
    expect(await page(address)).not.toContain('<select')
    const { token = '' } = formIn(await page(`${AT_SCHOOL}/learners/${id}`))
    const { status, html } = await browser.open(address, teacher.cookie, { token, classId })
    expect([status, html.includes('不能录取')]).toEqual([409, true])
  })
})

test.each([
  ['a learner', async () => `learner-${(await learner()).id}`],
  ['an enquiry', async () => `enquiry-${await enquiry(newMobile())}`],
  ['nobody', async () => 'learner-none'],
])('%s of this school is nobody at another', async (_, idOf) => {
  const id = await idOf()
  const elsewhere = await browser.teacher('10002')
  const there = `/operator/schools/10002/orders/${id}`
  const { status, html } = await browser.open(there, elsewhere.cookie)
  expect(status).toBe(404)
  const token = /name="token" value="([^"]*)"/.exec(html)?.[1] ?? ''
  const form = { token, classId: sampleId('10002', 'class', 1) }
  expect((await browser.open(there, elsewhere.cookie, form)).status).toBe(404)
  expect((await browser.open(`${AT_SCHOOL}/orders/${id}`, elsewhere.cookie, form)).status).toBe(403)
})

test('an account whose id is made of any signs is admitted, too', async () => {
  const { id, token } = await learner({ id: '学员/1?#&"' })
  const address = await admissionOf(`${AT_SCHOOL}/learners/${encodeURIComponent(id)}`)
  expect((await admit(address)).status).toBe(303)
  expect(await classesOf(token)).toEqual([classId])
})
