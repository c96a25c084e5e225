import { eq } from 'drizzle-orm'

import { productListByIds, productPage, queryProductCategories } from '@campus/contracts/product'

import { openTestServer, type TestServer } from '../../testing/test-server'
import { productCategories, productRelations, products } from './product.schema'

let server: TestServer
let categoryId: string
beforeAll(async () => {
  server = await openTestServer()
  const [category] = await server.call(queryProductCategories, { tenantId })
  categoryId = category?.id ?? ''
})
afterAll(() => server.close())

const tenantId = '10001'
const inCategory = (bizId: string) => ({ bizId, bizType: 'CATEGORY' as const, state: 1 })

test('API-44 categories by seq, one of them the default', async () => {
  const categories = await server.call(queryProductCategories, { tenantId, isVariety: 1, state: 1 })
  expect(categories.map(({ name }) => name)).toEqual(['技能等级', '特种作业', '创业就业', '学历提升'])
  expect(categories.map(({ defaultFlag }) => defaultFlag)).toEqual([true, false, false, false])
  expect(await server.call(queryProductCategories, { tenantId, state: 0 })).toEqual([])
})

test('API-45 PO-PROD-02 four products a page, by seq', async () => {
  const pages = await Promise.all(
    [1, 2, 3].map((current) =>
      server.call(productPage, { current, size: 4, sort: 'seq', order: 'ascending', model: inCategory(categoryId) }),
    ),
  )
  expect(pages.map(({ records, total, pages: count }) => [records.length, total, count])).toEqual([
    [4, 9, 3],
    [4, 9, 3],
    [1, 9, 3],
  ])
  expect(pages[0]?.records[0]).toEqual({
    id: expect.any(String),
    name: '电工（四级）技能提升班',
    pic: expect.stringMatching(/^\/media\/10001\/product\/electrician-\d\.svg$/),
    picTag: '热招',
    thumbs: 2310,
    tenantChildType: 'E1',
    schoolName: '启明职业培训学校',
    trainingInstitutionsName: '启明职业培训学校',
    onlineClassPeriodTypeList: [1, 2, 3],
    certificationOrg: '之江技能评价中心',
    issuingAuthorityName: '之江技能评价中心',
    certificateType: { code: 'SKILL_LEVEL', desc: '职业技能等级证书' },
    certificateVerificationType: 1,
    certificateBenefits: '可申领技能提升补贴、积分落户加分、企业薪酬定级参考',
    defStandPrice: 2680,
    defCouponPrice: '1980起',
    subsidyPrice: 1500,
  })
})

test('API-45 what is off sale in any way is not listed', async () => {
  const { records } = await server.call(productPage, { size: 20, model: inCategory(categoryId) })
  const [first, second] = records
  await server.database.withTenant(tenantId, async (tx) => {
    await tx
      .update(products)
      .set({ state: 0 })
      .where(eq(products.id, first?.id ?? ''))
    await tx
      .update(productRelations)
      .set({ state: 0 })
      .where(eq(productRelations.productId, second?.id ?? ''))
  })
  const left = await server.call(productPage, { size: 20, model: inCategory(categoryId) })
  expect([left.total, left.records.map(({ id }) => id)]).toEqual([7, records.slice(2).map(({ id }) => id)])
  expect(await server.call(productListByIds, { ids: [first?.id ?? ''] })).toEqual([])
  const [, hidden] = await server.call(queryProductCategories, { tenantId })
  await server.database.withTenant(tenantId, (tx) =>
    tx
      .update(productCategories)
      .set({ state: 0 })
      .where(eq(productCategories.id, hidden?.id ?? '')),
  )
  expect((await server.call(productPage, { model: inCategory(hidden?.id ?? '') })).total).toBe(0)
})

test('API-66 products by ids in the order asked for, each once, unknown ones left out', async () => {
  const { records } = await server.call(productPage, { size: 4, model: inCategory(categoryId) })
  const ids = records.map(({ id }) => id)
  const [one = '', two = ''] = ids
  expect((await server.call(productListByIds, { ids: [two, 'unknown', one, two] })).map(({ id }) => id)).toEqual([
    two,
    one,
  ])
  expect(await server.call(productListByIds, { ids: [] })).toEqual([])
  expect(await server.refusal(productListByIds, { ids: Array.from({ length: 51 }, String) })).toMatchObject({
    status: 400,
    field: 'ids',
  })
})
