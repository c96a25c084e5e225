import { eq } from 'drizzle-orm'

import { productListByIds } from '@campus/contracts/product'
import { getTrainingProject, trainingProjectPage } from '@campus/contracts/training-project'

import { SAMPLE_SCHOOLS } from '../../sample/sample-schools'
import { openTestServer, type TestServer } from '../../testing/test-server'
import { trainingProjectQuestions, trainingProjects } from './training-project.schema'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const tenantId = '10001'
const firstId = async (at = 0): Promise<string> => (await server.call(trainingProjectPage, {})).records[at]?.id ?? ''

test('API-65 the catalog by seq', async () => {
  const { total, records } = await server.call(trainingProjectPage, { size: 99 })
  expect([total, records.map(({ name }) => name)]).toEqual([
    5,
    ['技能等级培训项目', '特种作业培训项目', '创业就业培训项目', '学历提升培训项目', '企业订单班'],
  ])
})

test('API-65 a project with introduction, questions and the ids of its products', async () => {
  const project = await server.call(getTrainingProject, { id: await firstId() })
  expect(project).toMatchObject({
    name: '技能等级培训项目',
    introduction: expect.stringContaining('<h3>课程设置</h3>'),
  })
  expect(project?.commonQuestionList.map(({ seq }) => seq)).toEqual([3, 1, 2, 4, null])
  const products = await server.call(productListByIds, {
    ids: project?.relatedProductList.map(({ productId }) => productId) ?? [],
  })
  expect(products.map(({ name }) => name)).toEqual([
    '电工（四级）技能提升班',
    '焊工（四级）技能提升班',
    '中式烹调师（四级）精品班',
  ])
})

test('PO-TP-05 a question without a seq travels without one', async () => {
  const id = await firstId()
  await server.database.withTenant(tenantId, (tx) =>
    tx.insert(trainingProjectQuestions).values({ id: '0', projectId: id, name: '没有次序的问题' }),
  )
  const project = await server.call(getTrainingProject, { id })
  expect(project?.commonQuestionList[0]).toEqual({ id: '0', name: '没有次序的问题', answer: '', seq: null })
})

test('PO-TP-07 there is no info of an unpublished or unknown project', async () => {
  const id = await firstId(1)
  await server.database.withTenant(tenantId, (tx) =>
    tx.update(trainingProjects).set({ published: false }).where(eq(trainingProjects.id, id)),
  )
  expect((await server.call(trainingProjectPage, {})).total).toBe(4)
  expect(await server.call(getTrainingProject, { id })).toBeNull()
  expect(await server.call(getTrainingProject, { id: 'none' })).toBeNull()
  expect(await server.refusal(getTrainingProject, { id: '' })).toMatchObject({ status: 400, field: 'id' })
})

test.each(SAMPLE_SCHOOLS.map(({ id, name }) => [name, id] as const))(
  '%s has projects of its own, each with products on sale',
  async (_, school) => {
    const { records } = await server.call(trainingProjectPage, {}, { tenantId: school })
    expect(records.length).toBeGreaterThanOrEqual(3)
    for (const { id } of records) {
      expect(id).toContain(school)
      const project = await server.call(getTrainingProject, { id }, { tenantId: school })
      expect(project?.commonQuestionList.length).toBeGreaterThanOrEqual(4)
      const ids = project?.relatedProductList.map(({ productId }) => productId) ?? []
      expect(await server.call(productListByIds, { ids }, { tenantId: school })).toHaveLength(3)
    }
  },
)
