import { eq } from 'drizzle-orm'

import { getProduct } from '@campus/contracts/product-detail'
import { commentScorePage } from '@campus/contracts/review'

import { openTestServer, type TestServer } from '../../testing/test-server'
import { coupons } from '../home/home.schema'
import { classCourses, classrooms } from '../study/courses/course.schema'
import { classPeriods, teachingClasses } from '../study/study.schema'
import { products } from './product.schema'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** 电工（四级）技能提升班, which classes of the sample are held for. */
const ID = '1000121001'

const owner = <Result>(work: Parameters<TestServer['database']['asOwner']>[0]): Promise<Result> =>
  server.database.asOwner(work) as Promise<Result>

test('a product says what is taught, by whom, for whom, when, and what a coupon takes off', async () => {
  const product = await server.call(getProduct, { id: ID })
  expect(product).toMatchObject({
    id: ID,
    name: '电工（四级）技能提升班',
    introduction: expect.stringContaining('学完能做什么'),
    suitablePeople: expect.stringContaining('年满十八周岁'),
    certificatePic: expect.stringContaining('/media/10001/product/diploma-'),
  })
  expect(product?.commonQuestionList.map(({ name, seq }) => [name, seq])).toEqual([
    ['学费什么时候交？', 1],
    ['错过一次课怎么办？', 2],
    ['可以退班吗？', 3],
  ])
  expect(product?.courseList.length).toBeGreaterThan(0)
  for (const { chapterList } of product?.courseList ?? []) {
    expect(chapterList.every(({ name, lessonCount }) => name !== '' && lessonCount > 0)).toBe(true)
  }
  const names = product?.teacherList.map(({ name }) => name) ?? []
  expect(names.length).toBeGreaterThan(0)
  expect(new Set(names).size).toBe(names.length)
})

test('its classes are those of training that are not finished, the next first; those without a day last', async () => {
  const product = await server.call(getProduct, { id: ID })
  const listed = product?.classList ?? []
  const days = listed.map(({ trainingStartTime }) => trainingStartTime)
  expect(days.filter((day) => day !== '')).toEqual(days.filter((day) => day !== '').toSorted())
  expect(days.lastIndexOf('')).toBe(days.includes('') ? days.length - 1 : -1)
  const rows = await server.database.asOwner((tx) =>
    tx
      .select({ id: teachingClasses.id, status: teachingClasses.status, type: classPeriods.type })
      .from(teachingClasses)
      .innerJoin(classPeriods, eq(classPeriods.id, teachingClasses.periodId))
      .where(eq(classPeriods.productId, ID)),
  )
  const open = rows.filter(({ status, type }) => status !== 2 && type === 1).map(({ id }) => id)
  expect(listed.map(({ id }) => id).toSorted()).toEqual(open.toSorted())
  expect(rows.length).toBeGreaterThan(open.length)
})

test('what is taught is the plan of the last class that has one, each chapter once with all of its lessons', async () => {
  const before = await server.call(getProduct, { id: ID })
  for (const { id, chapterList } of before?.courseList ?? []) {
    const names = chapterList.map(({ name }) => name)
    expect(names.filter((name, place) => name === names[place - 1])).toEqual([])
    const lessons = await server.database.asOwner((tx) => tx.$count(classrooms, eq(classrooms.courseId, id)))
    expect(chapterList.reduce((sum, { lessonCount }) => sum + lessonCount, 0)).toBe(lessons)
  }
  const planned = await server.database.asOwner((tx) =>
    tx
      .select({ classId: classCourses.classId })
      .from(classCourses)
      .where(eq(classCourses.courseId, before?.courseList[0]?.id ?? '')),
  )
  await owner(async (tx) => {
    await tx.delete(classCourses).where(eq(classCourses.classId, planned[0]?.classId ?? ''))
  })
  const after = await server.call(getProduct, { id: ID })
  expect(after?.courseList.length).toBeGreaterThan(0)
  expect(after?.courseList[0]?.id).not.toBe(before?.courseList[0]?.id)
})

test('coupons are those that the standard price is high enough for, the largest first', async () => {
  const product = await server.call(getProduct, { id: ID })
  const amounts = product?.couponList.map(({ amount }) => amount) ?? []
  expect(amounts.length).toBeGreaterThan(0)
  expect(amounts).toEqual(amounts.toSorted((one, other) => other - one))
  expect(product?.couponList.every(({ minPoint }) => minPoint <= (product.defStandPrice ?? 0))).toBe(true)
  await owner(async (tx) => {
    await tx.update(coupons).set({ state: 0 })
  })
  expect((await server.call(getProduct, { id: ID }))?.couponList).toEqual([])
})

test('reviews can be asked for by product', async () => {
  const model = { commentObjectType: 'ORDER' as const, productId: ID }
  const { records } = await server.call(commentScorePage, { current: 1, size: 20, model })
  expect(records.length).toBeGreaterThan(0)
  expect(new Set(records.map(({ product }) => product?.varietyName))).toEqual(new Set(['电工（四级）技能提升班']))
})

test.each([
  ['unknown', async () => '404'],
  ['another school’s', async () => '1000221001'],
  [
    'not on sale',
    async () => {
      await owner(async (tx) => {
        await tx.update(products).set({ state: 0 }).where(eq(products.id, ID))
      })
      return ID
    },
  ],
])('one that is %s is none', async (_, offer) => {
  expect(await server.call(getProduct, { id: await offer() })).toBeNull()
})
