import { screen, waitFor, within } from '@testing-library/react'

import type { CallResponseInput } from '@campus/contracts/call'
import { productListByIds } from '@campus/contracts/product'
import { getTrainingProject, trainingProjectPage } from '@campus/contracts/training-project'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { keepWaiting, refuse, requestsOf, respond } from '@campus/testing/fake-server'
import type { VisitOptions } from '@campus/testing/module-pages'
import { pageResponse } from '@campus/testing/page-response'

import { productOf } from '../common/product/product.fixtures'
import { pageAt } from '../testing/page-at'

const NAMES = ['技能等级培训项目', '特种作业培训项目', '企业订单班']

type ProjectResponse = NonNullable<CallResponseInput<typeof getTrainingProject>>

function projectOf(id: string, differing: Partial<ProjectResponse> = {}): ProjectResponse {
  return {
    id,
    name: NAMES[Number(id) - 1] ?? '',
    introduction: '<h3>课程设置</h3><p>六人一组。<script>alert(1)</script></p>',
    commonQuestionList: [
      { id: 'c', name: '学费包含什么？', answer: '<p>教材另收。</p>', seq: 3 },
      { id: 'd', name: '可以到校看吗？', answer: '', seq: null },
      { id: 'a', name: '没有基础可以报吗？', answer: '<p>可以。</p>', seq: 1 },
    ],
    relatedProductList: [{ productId: '12' }, { productId: '11' }],
    ...differing,
  }
}

beforeEach(() => {
  respond(trainingProjectPage, (request) =>
    pageResponse(
      NAMES.map((name, at) => ({ id: String(at + 1), name })),
      request,
    ),
  )
  respond(getTrainingProject, ({ id }) => projectOf(id))
  respond(productListByIds, ({ ids }) => ids.map((id) => productOf({ id, name: `产品 ${id}` })))
})

const openProject = pageAt('/training-project/detail', { layout: 'main' })
const open = (at = '?id=2', options: VisitOptions = {}) => openProject(at, options)
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const catalog = () => screen.findByRole('navigation', { name: '项目目录' })
const part = (name: string) => screen.findByRole('region', { name })

test('PO-TP-01 PO-TP-04 the banner, and at the right introduction, questions and products', async () => {
  const { container } = await open()
  expect(screen.getByText('教学培训')).toBeVisible()
  expect(within(await part('项目介绍')).getByRole('heading', { level: 3, name: '课程设置' })).toBeVisible()
  await part('常见问题')
  await part('相关培训产品')
  expect(container.querySelector('section script')).toBeNull()
  await expectNoAxeViolations(container)
})

test('SH-15 PO-TP-02 the project in the query is shown, choosing another shows that one', async () => {
  const { user, address } = await open()
  expect(await title('特种作业培训项目')).toBeVisible()
  const links = within(await catalog()).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(NAMES)
  expect(within(await catalog()).getByRole('link', { current: 'page' })).toHaveTextContent('特种作业培训项目')
  await user.click(within(await catalog()).getByRole('link', { name: '企业订单班' }))
  expect(await title('企业订单班')).toBeVisible()
  expect(address()).toBe('/training-project/detail?id=3')
})

test('PO-TP-02 without an id the first project is shown', async () => {
  await open('/training-project/detail')
  expect(await title('技能等级培训项目')).toBeVisible()
  await part('项目介绍')
  expect(requestsOf(getTrainingProject)).toEqual([{ id: '1' }])
})

test('PO-TP-03 the way here is home, then training projects; home is a link', async () => {
  await open()
  const trail = within(await screen.findByRole('navigation', { name: '当前位置' }))
  expect(trail.getAllByRole('listitem').map((step) => step.textContent)).toEqual(['首页', '培训项目'])
  expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/'])
})

test('PO-TP-05 questions stand by seq, one without stands late; an answer opens under its question', async () => {
  const { user, container } = await open()
  const faqs = within(await part('常见问题'))
  expect(faqs.getAllByRole('button').map((button) => button.textContent)).toEqual([
    '没有基础可以报吗？',
    '学费包含什么？',
    '可以到校看吗？',
  ])
  await user.click(faqs.getByRole('button', { name: '学费包含什么？' }))
  expect(await faqs.findByText('教材另收。')).toBeVisible()
  await expectNoAxeViolations(container)
  await user.click(faqs.getByRole('button', { name: '可以到校看吗？' }))
  expect(await faqs.findByText('暂无内容')).toBeVisible()
  expect(faqs.queryByText('教材另收。')).not.toBeInTheDocument()
})

test('PO-TP-06 related products are loaded by their ids and lead to their pages', async () => {
  await open('?id=2')
  const products = within(await part('相关培训产品'))
  expect(requestsOf(productListByIds)).toEqual([{ ids: ['12', '11'] }])
  expect(products.getAllByRole('article')).toHaveLength(2)
  expect(products.getByRole('link', { name: '产品 11' })).toHaveAttribute('href', '/training-product/detail?id=11')
})

test('PO-TP-06 PO-PROD-13 without products nothing is asked for and the heading says 「暂无数据」', async () => {
  respond(getTrainingProject, projectOf('2', { relatedProductList: [] }))
  await open()
  expect(within(await part('相关培训产品')).getByText('暂无数据')).toBeVisible()
  expect(requestsOf(productListByIds)).toEqual([])
})

test('PO-TP-07 a project without questions or introduction says so in their places', async () => {
  respond(getTrainingProject, projectOf('2', { commonQuestionList: [], introduction: '' }))
  await open()
  expect(within(await part('常见问题')).getByText('暂无相关问题')).toBeVisible()
  expect(within(await part('项目介绍')).getByText('暂无内容')).toBeVisible()
})

test.each([
  ['no such project', null],
  [
    'a project of which nothing is said',
    projectOf('2', { introduction: '', commonQuestionList: [], relatedProductList: [] }),
  ],
])('PO-TP-07 %s: 「暂无数据」, the catalog stays', async (_, project) => {
  respond(getTrainingProject, project)
  const { container } = await open('/training-project/detail?id=9')
  expect(await screen.findByText('暂无数据')).toBeVisible()
  expect(screen.getByRole('link', { name: '查看全部项目' })).toHaveAttribute('href', '/training-project/detail')
  expect(within(await catalog()).getAllByRole('link')).toHaveLength(3)
  await expectNoAxeViolations(container)
})

test('PO-TP-07 a school without projects says 「暂无数据」', async () => {
  respond(trainingProjectPage, (request) => pageResponse([], request))
  await open('/training-project/detail')
  expect(await screen.findByText('暂无数据')).toBeVisible()
})

test('a project that does not come can be asked for again', async () => {
  refuse(getTrainingProject, { msg: '项目暂时无法查看' })
  const { user } = await open()
  const retry = await screen.findByRole('button', { name: '重试' })
  expect(screen.getByRole('alert')).toHaveTextContent('项目暂时无法查看')
  expect(await title('特种作业培训项目')).toBeVisible()
  // Without products, because reads that follow a failed read are declared anew only on another visit.
  respond(getTrainingProject, ({ id }) => projectOf(id, { relatedProductList: [] }))
  await user.click(retry)
  expect(await part('项目介绍')).toBeVisible()
})

test('while nothing has come shapes stand there, and no heading', async () => {
  keepWaiting(trainingProjectPage)
  const { container } = await open('/training-project/detail')
  await waitFor(() => expect(container.querySelector('header [aria-busy="true"]')).toBeVisible())
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument()
  await expectNoAxeViolations(container)
})

test('in English it reads English', async () => {
  await open(undefined, { locale: 'en' })
  expect(await screen.findByRole('region', { name: 'Common questions' })).toBeVisible()
})
