/** Whatever a person and a school do with orders, in any order: seats, coupons and states fit together. */
import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'

import { receiveCoupon } from '@campus/contracts/coupon'
import { orderList, ownCouponList, placeOrder, withdrawOrder, type OrderState } from '@campus/contracts/order'
import { getProduct } from '@campus/contracts/product-detail'

import { SCHOOL } from '../../../domains/exam/testing/exam-learner'
import { coupons } from '../../../domains/home/home.schema'
import { classStudents, IN_SERVICE } from '../../../domains/study/study.schema'
import { openSession } from '../../../platform/session/session'
import { users } from '../../../platform/session/session.schema'
import { sampleId } from '../../../sample/sample-id'
import { TEST_NOW } from '../../../testing/test-clock'
import { CallFailed } from '../../../testing/test-server'
import { openOperatorSite, type OperatorSite } from '../testing/operator-site'
import { formIn, teacherBrowser, type TeacherBrowser } from '../testing/teacher-browser'

const PRODUCT = sampleId(SCHOOL, 'product', 1)
const COUPON = 'coupon-at-random'
const HOUR = 60 * 60 * 1000

/** What may follow each state. */
const NEXT: Readonly<Record<OrderState, readonly OrderState[]>> = {
  placed: ['paid', 'admitted', 'withdrawn', 'refused'],
  paid: ['admitted', 'refused'],
  admitted: ['withdrawn'],
  withdrawn: [],
  refused: [],
}

type Deed =
  | { readonly kind: 'place'; readonly coupon: boolean; readonly inClass: boolean }
  | { readonly kind: 'seat' }
  | { readonly kind: 'withdraw' | 'pay' | 'admit' | 'refuse' | 'takeBack'; readonly which: number }

/** `seat`: the school admits without an order. */
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.constant({ kind: 'seat' as const }),
  fc.record({ kind: fc.constant('place' as const), coupon: fc.boolean(), inClass: fc.boolean() }),
  fc.record({
    kind: fc.constantFrom('withdraw' as const, 'pay', 'admit', 'refuse', 'takeBack'),
    which: fc.nat({ max: 2 }),
  }),
)

let site: OperatorSite
let browser: TeacherBrowser
let cookie: string
let classId: string
let people = 0
beforeAll(async () => {
  site = await openOperatorSite()
  browser = teacherBrowser(site)
  ;({ cookie } = await browser.teacher())
  classId = (await site.server.call(getProduct, { id: PRODUCT }))?.classList[0]?.id ?? ''
  await site.server.database.withTenant(SCHOOL, (tx) =>
    tx.insert(coupons).values({
      id: COUPON,
      title: '随机券',
      amount: 100,
      useStartTime: new Date(TEST_NOW.getTime() - HOUR),
      useEndTime: new Date(TEST_NOW.getTime() + HOUR),
      createdTime: TEST_NOW,
    }),
  )
})
afterAll(() => site.close())

async function newPerson() {
  people += 1
  const id = `random-${people}`
  const mobile = `135000${String(people).padStart(5, '0')}`
  const token = await site.server.database.withTenant(SCHOOL, async (tx) => {
    await tx.insert(users).values({ id, mobile, realName: '随机' })
    const opened = await openSession(tx, { userId: id, mobileProvedTime: null, now: TEST_NOW, lifetime: 86_400 })
    return opened?.token ?? ''
  })
  await site.server.call(receiveCoupon, { couponId: COUPON }, { token })
  return { id, token }
}

test('after any deeds of both', async () => {
  site.server.setNow(TEST_NOW)
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 3, maxLength: 9 }), async (deeds) => {
      const { id, token } = await newPerson()
      const orders = () => site.server.call(orderList, {}, { token })
      for (const done of deeds) {
        await allowed(perform(done, { id, token }, await orders()))
        await check(id, token)
      }
    }),
    {
      numRuns: 15,
      // A second order must not take the seat of the first.
      examples: [
        [
          [
            { kind: 'place', coupon: false, inClass: false },
            { kind: 'admit', which: 0 },
            { kind: 'place', coupon: false, inClass: false },
            { kind: 'admit', which: 0 },
            { kind: 'takeBack', which: 1 },
          ],
        ],
      ],
    },
  )
})

type Orders = Awaited<ReturnType<typeof site.server.call<typeof orderList>>>

async function perform(
  done: Deed,
  { id, token }: Awaited<ReturnType<typeof newPerson>>,
  orders: Orders,
): Promise<unknown> {
  if (done.kind === 'seat') {
    const address = `/operator/schools/${SCHOOL}/orders/learner-${id}`
    return browser.open(address, cookie, { ...formIn((await browser.open(address, cookie)).html), classId })
  }
  if (done.kind === 'place') {
    const wish = {
      productId: PRODUCT,
      ...(done.coupon && { couponId: COUPON }),
      ...(done.inClass && { classId }),
    }
    return site.server.call(placeOrder, wish, { token, headers: { 'idempotency-key': randomUUID() } })
  }
  const order = orders[done.which]
  if (order === undefined) return undefined
  if (done.kind === 'withdraw') return site.server.call(withdrawOrder, { id: order.id }, { token })
  const address = `/operator/schools/${SCHOOL}/orders/${order.id}`
  const form = formIn((await browser.open(address, cookie)).html)
  return browser.open(address, cookie, { ...form, decision: done.kind, words: '因故', classId })
}

/** A deed that does not fit the state is refused, and nothing else goes wrong. */
async function allowed(deed: Promise<unknown>): Promise<void> {
  try {
    await deed
  } catch (error) {
    if (!(error instanceof CallFailed) || ![40300, 40900].includes(error.code)) throw error
  }
}

async function check(userId: string, token: string): Promise<void> {
  const orders = await site.server.call(orderList, {}, { token })
  const holding = orders.filter(({ state }) => ['placed', 'paid', 'admitted'].includes(state))
  expect(orders.filter(({ state }) => state === 'placed' || state === 'paid').length).toBeLessThanOrEqual(1)
  expect(holding.filter(({ couponTitle }) => couponTitle !== '').length).toBeLessThanOrEqual(1)
  const [coupon] = await site.server.call(ownCouponList, {}, { token })
  expect(coupon?.used).toBe(holding.some(({ couponTitle }) => couponTitle !== ''))
  for (const { state, stepList, standPrice, couponAmount, payable } of orders) {
    expect(stepList.at(-1)?.state).toBe(state)
    for (const [at, step] of stepList.entries()) {
      const before = stepList[at - 1]
      expect(before === undefined ? step.state === 'placed' : NEXT[before.state].includes(step.state)).toBe(true)
    }
    expect(payable).toBe((standPrice ?? 0) - (couponAmount ?? 0))
  }
  const seats = await site.server.database.asOwner((tx) =>
    tx
      .select({ status: classStudents.serviceStatus })
      .from(classStudents)
      .where(and(eq(classStudents.tenantId, SCHOOL), eq(classStudents.userId, userId))),
  )
  const isSeated = seats.some(({ status }) => status === IN_SERVICE)
  expect(isSeated).toBe(orders.some(({ state }) => state === 'admitted'))
}
