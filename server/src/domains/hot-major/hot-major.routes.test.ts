import { eq } from 'drizzle-orm'

import { commonQuestionPage, getHotMajor, hotMajorPage } from '@campus/contracts/hot-major'

import { openTestServer, type TestServer } from '../../testing/test-server'
import { commonQuestions, hotMajors } from './hot-major.schema'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const tenantId = '10001'

test('API-56 PO-NEWS-08 five of the majors by seq', async () => {
  const page = await server.call(hotMajorPage, { size: 5, sort: 'seq', order: 'ascending' })
  expect([page.total, page.records.map(({ name }) => name)]).toEqual([
    6,
    ['电工', '焊工', '中式烹调师', '叉车司机', '保育师'],
  ])
})

test('PO-NEWS-08 a major stands where its seq says, whatever its id', async () => {
  const ids = async () =>
    (await server.call(hotMajorPage, { size: 20, sort: 'seq', order: 'ascending' })).records.map(({ id }) => id)
  const before = await ids()
  await server.database.withTenant(tenantId, (tx) =>
    tx.insert(hotMajors).values({ id: '0', name: '最后的专业', seq: 999 }),
  )
  expect(await ids()).toEqual([...before, '0'])
  await server.database.withTenant(tenantId, (tx) => tx.delete(hotMajors).where(eq(hotMajors.id, '0')))
})

test('API-57 a major with salary, certificates and products', async () => {
  const { records } = await server.call(hotMajorPage, {})
  const major = await server.call(getHotMajor, { id: records[0]?.id ?? '' })
  expect(major).toMatchObject({ name: '电工', industrySalary: '6500-9500' })
  expect(major.relatedCertificate[0]).toEqual({
    name: '职业技能等级证书（电工）',
    url: '/media/10001/product/diploma-1.svg',
  })
  expect(major.relatedCertificate.map(({ name }) => name)).toEqual([
    '职业技能等级证书（电工）',
    '特种作业操作证（电工）',
    '培训结业证书（电工）',
  ])
  expect(major.relatedProductList.map(({ name }) => name)).toEqual([
    '电工（四级）技能提升班',
    '低压电工操作证班',
    '家庭用电检修上门师傅班',
  ])
})

test('API-58 a major’s questions by seq, those without one last', async () => {
  const { records } = await server.call(hotMajorPage, {})
  const majorId = records[0]?.id ?? ''
  await server.database.withTenant(tenantId, (tx) =>
    tx.insert(commonQuestions).values({ id: '0', majorId, name: '没有次序的问题', seq: null }),
  )
  const page = await server.call(commonQuestionPage, { size: 20, model: { majorId } })
  expect([page.total, page.records.at(-1)?.name, page.records[0]?.name]).toEqual([
    6,
    '没有次序的问题',
    '零基础能学电工吗？',
  ])
  expect((await server.call(commonQuestionPage, { size: 3, model: { majorId } })).records).toHaveLength(3)
})

test('an unpublished major is not there, nor are its questions', async () => {
  const { records } = await server.call(hotMajorPage, {})
  const id = records[1]?.id ?? ''
  await server.database.withTenant(tenantId, (tx) =>
    tx.update(hotMajors).set({ published: false }).where(eq(hotMajors.id, id)),
  )
  expect((await server.call(hotMajorPage, {})).total).toBe(5)
  expect(await server.refusal(getHotMajor, { id })).toMatchObject({ code: 40400 })
  expect((await server.call(commonQuestionPage, { model: { majorId: id } })).total).toBe(0)
})
