import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'

import { receiveCoupon } from '@campus/contracts/coupon'
import { orderList, ownCouponList, placeOrder, withdrawOrder } from '@campus/contracts/order'
import { getProduct } from '@campus/contracts/product-detail'

import { openSession } from '../../platform/session/session'
import { users } from '../../platform/session/session.schema'
import { sampleId } from '../../sample/sample-id'
import { TEST_NOW } from '../../testing/test-clock'
import { openTestServer, TEST_TENANT, type TestServer } from '../../testing/test-server'
import { coupons } from '../home/home.schema'
import { products } from '../product/product.schema'
import { schools } from '../school/school.schema'
import { classStudents, teachingClasses } from '../study/study.schema'
import { orders } from './order.schema'

const CONFLICT = { code: 40900 }
const FORBIDDEN = { code: 40300 }
const NOT_FOUND = { code: 40400 }

/** 电工（四级）技能提升班 at ¥2,680, with a class that is held now. */
const PRODUCT = sampleId(TEST_TENANT, 'product', 1)
const OTHER_PRODUCT = sampleId(TEST_TENANT, 'product', 2)

let server: TestServer
let classId: string
let people = 0
beforeAll(async () => {
  server = await openTestServer()
  const product = await server.call(getProduct, { id: PRODUCT })
  classId = product?.classList[0]?.id ?? ''
  expect(classId).not.toBe('')
})
beforeEach(() => server.setNow(TEST_NOW))
afterAll(() => server.close())

/** Somebody who has joined and is signed in. */
async function person() {
  people += 1
  const id = `buyer-${people}`
  return server.database.withTenant(TEST_TENANT, async (tx) => {
    await tx.insert(users).values({ id, mobile: `136000${String(people).padStart(5, '0')}`, realName: '陈一' })
    const opened = await openSession(tx, { userId: id, mobileProvedTime: null, now: TEST_NOW, lifetime: 86_400 })
    return { id, token: opened?.token ?? '' }
  })
}
type Person = Awaited<ReturnType<typeof person>>

const asking = ({ token }: Person) => ({ token, headers: { 'idempotency-key': randomUUID() } })
const place = (who: Person, more: { classId?: string; couponId?: string; productId?: string } = {}) =>
  server.call(placeOrder, { productId: PRODUCT, ...more }, asking(who))
const refused = (who: Person, more: { classId?: string; couponId?: string; productId?: string } = {}) =>
  server.refusal(placeOrder, { productId: PRODUCT, ...more }, asking(who))
const listOf = (who: Person) => server.call(orderList, {}, { token: who.token })
const change = (work: Parameters<TestServer['database']['withTenant']>[1]) =>
  server.database.withTenant(TEST_TENANT, work)

/** A coupon that the person has. */
async function coupon(who: Person, more: Partial<typeof coupons.$inferInsert> = {}): Promise<string> {
  const id = `coupon-${randomUUID()}`
  await change((tx) =>
    tx.insert(coupons).values({
      id,
      title: '立减券',
      amount: 200,
      minPoint: 1000,
      useStartTime: new Date(TEST_NOW.getTime() - 1000),
      useEndTime: new Date(TEST_NOW.getTime() + 60_000),
      createdTime: TEST_NOW,
      ...more,
    }),
  )
  await server.call(receiveCoupon, { couponId: id }, { token: who.token })
  return id
}

test('an order has a number, the class, the price with the coupon, and when it was placed', async () => {
  const who = await person()
  const couponId = await coupon(who)
  const { id } = await place(who, { classId, couponId })
  expect(await listOf(who)).toEqual([
    {
      id,
      number: expect.stringMatching(/^\d{11}$/) as string,
      productId: PRODUCT,
      productName: '电工（四级）技能提升班',
      state: 'placed',
      classId,
      className: expect.stringContaining('班') as string,
      trainingStartTime: expect.stringMatching(/^\d{4}-/) as string,
      trainingEndTime: expect.stringMatching(/^\d{4}-/) as string,
      place: expect.any(String) as string,
      standPrice: 2680,
      couponTitle: '立减券',
      couponAmount: 200,
      payable: 2480,
      paymentUrl: '',
      stepList: [{ state: 'placed', time: '2026-11-20 12:00:00', bySchool: false, words: '' }],
    },
  ])
})

test('the price is that of the order, whatever the product costs later', async () => {
  const who = await person()
  await place(who)
  await change((tx) => tx.update(products).set({ defStandPrice: 9999 }).where(eq(products.id, PRODUCT)))
  expect(await listOf(who)).toMatchObject([{ classId: '', className: '', payable: 2680 }])
  await change((tx) => tx.update(products).set({ defStandPrice: 2680 }).where(eq(products.id, PRODUCT)))
})

test('where the school has an address for payments, the order tells it its number and its amount', async () => {
  const who = await person()
  const address = (paymentUrl: string) => change((tx) => tx.update(schools).set({ paymentUrl }))
  await address('https://pay.example/?no={number}&yuan={amount}')
  await place(who)
  const [order] = await listOf(who)
  expect(order?.paymentUrl).toBe(`https://pay.example/?no=${order?.number}&yuan=2680`)
  await address('')
})

describe('one open order of a product', () => {
  test('a second one is refused; another product can be ordered', async () => {
    const who = await person()
    await place(who)
    expect(await refused(who, { classId })).toMatchObject(CONFLICT)
    await place(who, { productId: OTHER_PRODUCT })
    expect(await listOf(who)).toHaveLength(2)
  })

  test('of presses at the same moment one is an order', async () => {
    const who = await person()
    const presses = await Promise.allSettled(Array.from({ length: 5 }, () => place(who)))
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await listOf(who)).toHaveLength(1)
  })

  test('the same press twice is the same order', async () => {
    const who = await person()
    const options = asking(who)
    const [one, other] = [
      await server.call(placeOrder, { productId: PRODUCT }, options),
      await server.call(placeOrder, { productId: PRODUCT }, options),
    ]
    expect(one).toEqual(other)
  })

  test('after it was taken back there can be another', async () => {
    const who = await person()
    const { id } = await place(who)
    expect(await server.call(withdrawOrder, { id }, { token: who.token })).toBe(true)
    expect(await server.refusal(withdrawOrder, { id }, { token: who.token })).toMatchObject(CONFLICT)
    await place(who)
    const [now, before] = await listOf(who)
    expect([now?.state, before?.state, before?.stepList.map(({ state }) => state)]).toEqual([
      'placed',
      'withdrawn',
      ['placed', 'withdrawn'],
    ])
  })
})

describe('a class', () => {
  const held = (values: Partial<typeof teachingClasses.$inferInsert>) =>
    change((tx) => tx.update(teachingClasses).set(values).where(eq(teachingClasses.id, classId)))

  test('must be one of the product', async () => {
    const who = await person()
    expect(await refused(who, { classId: 'none' })).toMatchObject(NOT_FOUND)
    expect(await refused(who, { productId: OTHER_PRODUCT, classId })).toMatchObject(NOT_FOUND)
  })

  test('that is finished takes nobody', async () => {
    await held({ status: 2 })
    expect(await refused(await person(), { classId })).toMatchObject(FORBIDDEN)
    await held({ status: 1 })
  })

  test('that is full takes nobody, and the page of the course says so before', async () => {
    await held({ places: 1 })
    const product = await server.call(getProduct, { id: PRODUCT })
    expect(product?.classList.find(({ id }) => id === classId)?.remaining).toBe(0)
    expect(await refused(await person(), { classId })).toMatchObject(FORBIDDEN)
    await held({ places: null })
    await place(await person(), { classId })
  })

  test('in which one has a place cannot be ordered again', async () => {
    const who = await person()
    const seat = { tenantId: TEST_TENANT, id: `of-${who.id}`, userId: who.id, classId, serviceStatus: 1 }
    await server.database.asOwner((tx) => tx.insert(classStudents).values({ ...seat, createdTime: TEST_NOW }))
    expect(await refused(who, { classId })).toMatchObject(CONFLICT)
  })
})

describe('a coupon', () => {
  test('must have been received', async () => {
    const [one, other] = [await person(), await person()]
    expect(await refused(one, { couponId: await coupon(other) })).toMatchObject(NOT_FOUND)
  })

  test.each([
    ['for a higher price', { minPoint: 2681 }],
    ['not yet of use', { useStartTime: new Date(TEST_NOW.getTime() + 1000) }],
  ])('%s is refused', async (_, more) => {
    const who = await person()
    expect(await refused(who, { couponId: await coupon(who, more) })).toMatchObject(FORBIDDEN)
  })

  test('that is over is refused', async () => {
    const who = await person()
    const couponId = await coupon(who)
    server.setNow(new Date(TEST_NOW.getTime() + 60_000))
    expect(await refused(who, { couponId })).toMatchObject(FORBIDDEN)
  })

  test('worth more than the course makes it free, not less', async () => {
    const who = await person()
    await place(who, { couponId: await coupon(who, { amount: 5000 }) })
    expect(await listOf(who)).toMatchObject([{ payable: 0 }])
  })

  test('is used by one order, and is there again when that is taken back', async () => {
    const who = await person()
    const couponId = await coupon(who)
    const { id } = await place(who, { couponId })
    const used = async () => (await server.call(ownCouponList, {}, { token: who.token })).map((own) => own.used)
    expect(await used()).toEqual([true])
    expect(await refused(who, { productId: OTHER_PRODUCT, couponId })).toMatchObject(FORBIDDEN)
    await server.call(withdrawOrder, { id }, { token: who.token })
    expect(await used()).toEqual([false])
    await place(who, { productId: OTHER_PRODUCT, couponId })
  })
})

test('an order is its person’s alone', async () => {
  const [one, other] = [await person(), await person()]
  const { id } = await place(one)
  expect(await listOf(other)).toEqual([])
  expect(await server.refusal(withdrawOrder, { id }, { token: other.token })).toMatchObject(NOT_FOUND)
  expect(await listOf(one)).toMatchObject([{ state: 'placed' }])
})

test('what is paid the person cannot take back', async () => {
  const who = await person()
  const { id } = await place(who)
  await server.database.asOwner((tx) =>
    tx
      .update(orders)
      .set({ state: 'paid' })
      .where(and(eq(orders.tenantId, TEST_TENANT), eq(orders.id, id))),
  )
  expect(await server.refusal(withdrawOrder, { id }, { token: who.token })).toMatchObject(CONFLICT)
})

test('a person places ten orders in an hour at most', async () => {
  const who = await person()
  for (let placed = 0; placed < 10; placed += 1) {
    const { id } = await place(who)
    await server.call(withdrawOrder, { id }, { token: who.token })
  }
  expect(await refused(who)).toMatchObject({ code: 42900 })
})

test('a visitor is asked to sign in', async () => {
  expect(await server.refusal(placeOrder, { productId: PRODUCT })).toMatchObject({ code: 40001 })
})
