/** The school decides about orders on the operator's page, and `operator admit` without one. */
import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'

import { orderList, placeOrder } from '@campus/contracts/order'
import { getProduct } from '@campus/contracts/product-detail'
import { queryStudentClassAndPeriodList } from '@campus/contracts/study'
import { getClassDetail } from '@campus/contracts/study-class'

import { SCHOOL } from '../../../domains/exam/testing/exam-learner'
import { orders } from '../../../domains/order/order.schema'
import { classStudents, teachingClasses } from '../../../domains/study/study.schema'
import { eventsOf } from '../../../platform/events/event'
import { openSession } from '../../../platform/session/session'
import { users } from '../../../platform/session/session.schema'
import { sampleId } from '../../../sample/sample-id'
import { TEST_NOW } from '../../../testing/test-clock'
import { openOperatorSite, type OperatorSite } from '../testing/operator-site'
import { formIn, teacherBrowser, type TeacherBrowser } from '../testing/teacher-browser'

const PRODUCT = sampleId(SCHOOL, 'product', 1)
const ORDERS = `/operator/schools/${SCHOOL}/orders`

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

/** Somebody who has ordered a seat. */
async function buyer(order: { readonly classId?: string } = {}) {
  people += 1
  const id = `buyer-${people}`
  const mobile = `136000${String(people).padStart(5, '0')}`
  const token = await site.server.database.withTenant(SCHOOL, async (tx) => {
    await tx.insert(users).values({ id, mobile, realName: `买家${people}` })
    const opened = await openSession(tx, { userId: id, mobileProvedTime: null, now: TEST_NOW, lifetime: 86_400 })
    return opened?.token ?? ''
  })
  const options = { token, headers: { 'idempotency-key': randomUUID() } }
  const placed = await site.server.call(placeOrder, { productId: PRODUCT, ...order }, options)
  const current = async () => (await site.server.call(orderList, {}, { token }))[0]
  return { id, mobile, token, orderId: placed.id, address: `${ORDERS}/${placed.id}`, current }
}
type Buyer = Awaited<ReturnType<typeof buyer>>

const classesOf = async ({ token }: Buyer) =>
  (await site.server.call(queryStudentClassAndPeriodList, {}, { token })).map((card) => card.classId)
const page = async (address: string) => (await browser.open(address, teacher.cookie)).html

/** Sends a form of the order's page as it stands now. */
async function decide(address: string, decision: string, more: Readonly<Record<string, string>> = {}) {
  const { seen = '', ...form } = formIn(await page(address))
  return browser.open(address, teacher.cookie, { ...form, seen, decision, words: '', classId: '', ...more })
}

const places = (count: number | null) =>
  site.server.database.asOwner((tx) =>
    tx
      .update(teachingClasses)
      .set({ places: count })
      .where(and(eq(teachingClasses.tenantId, SCHOOL), eq(teachingClasses.id, classId))),
  )

test('the list has those that wait first, and finds by number, name, mobile number and course', async () => {
  const one = await buyer()
  const number = (await one.current())?.number ?? ''
  const all = await page(ORDERS)
  expect(all).toContain(number)
  expect(all).toContain('待缴费')
  for (const search of [number, `买家${people}`, one.mobile, '电工（四级）']) {
    expect(await page(`${ORDERS}?search=${encodeURIComponent(search)}`)).toContain(number)
  }
  expect(await page(`${ORDERS}?search=${encodeURIComponent('100%')}`)).toContain('没有找到')
  expect(await page('/operator/schools')).toMatch(/报名/)
})

test('paid, then admitted to a class: the learner has it at once, and both know who did what', async () => {
  const one = await buyer({ classId })
  await decide(one.address, 'pay')
  expect((await one.current())?.state).toBe('paid')
  expect((await decide(one.address, 'admit', { classId })).status).toBe(303)
  expect(await classesOf(one)).toEqual([classId])
  await site.server.call(getClassDetail, { classId }, { token: one.token })
  expect((await one.current())?.stepList).toMatchObject([
    { state: 'placed', bySchool: false },
    { state: 'paid', bySchool: true },
    { state: 'admitted', bySchool: true },
  ])
  expect(await page(one.address)).toContain(`已录取 · ${teacher.name}`)
  const events = await eventsOf(site.server.database, SCHOOL, one.orderId)
  expect(events.map(({ kind }) => kind)).toEqual(['order.placed', 'order.paid', 'order.admitted'])
})

test('an order for the next class is admitted to the one that the school chooses', async () => {
  const one = await buyer()
  await decide(one.address, 'admit', { classId })
  expect(await one.current()).toMatchObject({ state: 'admitted', classId })
})

test('refused with words, which the learner reads; without words nothing happens', async () => {
  const one = await buyer()
  expect((await decide(one.address, 'refuse')).status).toBe(409)
  expect((await decide(one.address, 'refuse', { words: '字'.repeat(201) })).status).toBe(409)
  expect((await one.current())?.state).toBe('placed')
  await decide(one.address, 'refuse', { words: '名额已满，请选择下一期' })
  const order = await one.current()
  expect(order?.state).toBe('refused')
  expect(order?.stepList.at(-1)?.words).toBe('名额已满，请选择下一期')
  expect(await page(one.address)).not.toContain('name="decision"')
})

test('a seat that is taken back opens nothing; given again, it is the same one', async () => {
  const one = await buyer()
  await decide(one.address, 'admit', { classId })
  const seat = async () => {
    const [found] = await site.server.database.asOwner((tx) =>
      tx.select().from(classStudents).where(eq(classStudents.userId, one.id)),
    )
    return found
  }
  const given = await seat()
  await decide(one.address, 'takeBack', { words: '改到下一期' })
  expect(await one.current()).toMatchObject({ state: 'withdrawn' })
  expect(await site.server.refusal(getClassDetail, { classId }, { token: one.token })).toMatchObject({ code: 40400 })
  await site.done('admit', { tenant: SCHOOL, mobile: one.mobile, classId })
  expect(await seat()).toMatchObject({ id: given?.id, serviceStatus: 2 })
})

test('the last seat is given once', async () => {
  const [one, other] = [await buyer(), await buyer()]
  const taken = await site.server.database.asOwner((tx) =>
    tx.$count(classStudents, and(eq(classStudents.tenantId, SCHOOL), eq(classStudents.classId, classId))),
  )
  const listed = (await site.server.call(getProduct, { id: PRODUCT }))?.classList.length
  expect(listed).toBeGreaterThan(0)
  await places(taken + 100)
  const remaining = (await site.server.call(getProduct, { id: PRODUCT }))?.classList[0]?.remaining ?? 0
  await places(taken + 100 - remaining + 1)
  expect((await decide(one.address, 'admit', { classId })).status).toBe(303)
  const second = await decide(other.address, 'admit', { classId })
  expect([second.status, second.html.includes('刚刚满员')]).toEqual([409, true])
  expect(await other.current()).toMatchObject({ state: 'placed', classId: '' })
  expect(await classesOf(other)).toEqual([])
  expect(await page(other.address)).toMatch(/<option[^>]*disabled/)
  await places(null)
})

test('who looks at an older page decides nothing', async () => {
  const one = await buyer()
  const form = { ...formIn(await page(one.address)), words: '', classId }
  await decide(one.address, 'pay')
  const late = await browser.open(one.address, teacher.cookie, { ...form, decision: 'admit' })
  expect([late.status, late.html.includes('状态已经变化')]).toEqual([409, true])
  expect((await one.current())?.state).toBe('paid')
})

test('a teacher of another school sees and decides nothing', async () => {
  const one = await buyer()
  const form = { ...formIn(await page(one.address)), decision: 'pay', words: '', classId: '' }
  const elsewhere = await browser.teacher('10002')
  expect((await browser.open(one.address, elsewhere.cookie, form)).status).toBe(403)
  const there = one.address.replace(SCHOOL, '10002')
  const { status, html } = await browser.open(there, elsewhere.cookie)
  expect(status).toBe(404)
  const token = /name="token" value="([^"]*)"/.exec(html)?.[1] ?? ''
  expect((await browser.open(there, elsewhere.cookie, { ...form, token })).status).toBe(404)
  expect((await one.current())?.state).toBe('placed')
})

describe('operator admit', () => {
  const admit = (mobile: string, asked = classId) => site.ask('admit', { tenant: SCHOOL, mobile, classId: asked })

  test('admits the open order of the class’s product, and says its number', async () => {
    const one = await buyer()
    expect((await admit(one.mobile)).data).toEqual({ user: one.id, order: (await one.current())?.number })
    expect(await one.current()).toMatchObject({ state: 'admitted', classId })
    expect(await admit(one.mobile)).toMatchObject({ status: 409, msg: expect.stringContaining('already') as string })
  })

  test('gives a seat to somebody without an order', async () => {
    const one = await buyer()
    await decide(one.address, 'refuse', { words: '请先体检' })
    const { data } = await admit(one.mobile)
    expect(await classesOf(one)).toEqual([classId])
    const written = await one.current()
    expect(data).toEqual({ user: one.id, order: written?.number })
    expect(written).toMatchObject({ state: 'admitted', classId, stepList: [{ bySchool: true }, { bySchool: true }] })
  })

  test.each([
    ['nobody', async () => admit('13999999999')],
    ['no class', async () => admit((await buyer()).mobile, 'none')],
    ['a class of another school', async () => admit((await buyer()).mobile, sampleId('10002', 'class', 1))],
  ])('%s is refused in one sentence', async (_, ask) => {
    expect(await ask()).toMatchObject({ status: 409, msg: expect.stringMatching(/^There is no.*\.$/) as string })
  })
})

test('an order that nobody has is no page', async () => {
  expect((await browser.open(`${ORDERS}/none`, teacher.cookie)).status).toBe(404)
  expect(await site.server.database.asOwner((tx) => tx.$count(orders, eq(orders.id, 'none')))).toBe(0)
})
