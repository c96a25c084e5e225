import { act, screen, waitFor, within } from '@testing-library/react'

import { commentPage } from '@campus/contracts/comment'
import { receivableCouponPage } from '@campus/contracts/coupon'
import {
  getMaterialPosterList,
  getOperationBasic,
  mergeCustomPage,
  queryMaterialCategories,
  wallPage,
  wallTagList,
} from '@campus/contracts/home'
import { productPage, queryProductCategories } from '@campus/contracts/product'
import { commentScorePage } from '@campus/contracts/review'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { breakCall, keepWaiting, requestsOf, respond } from '@campus/testing/fake-server'
import { pageResponse } from '@campus/testing/page-response'

import { comeIntoView, observeByHand } from '../common/blocks/in-view.fixtures'
import { pageAt } from '../testing/page-at'
import { respondWithHome } from './home-responses.fixtures'
import { bannersOf } from './home.fixtures'
import { wallItemsOf } from './walls/wall.fixtures'

const open = pageAt('/', { layout: 'main' })

beforeEach(() => {
  observeByHand()
  respondWithHome()
  // A single banner does not move, however slow the machine is.
  respond(getMaterialPosterList, bannersOf(1))
})

/** A text of every loaded block. */
async function wholePage() {
  await screen.findByRole('region', { name: '学校风采' })
  await screen.findByRole('link', { name: /秋季班开始报名/ })
  await screen.findByRole('article', { name: '新学员立减券' })
  await screen.findByRole('article', { name: '培训项目 1' })
  await screen.findByRole('article', { name: '林晓雨' })
  await screen.findAllByRole('article', { name: '作品 1' })
}

// First of all tests: a loaded block is drawn at once on the next visit.
test('on the first visit what lies below asks for nothing until it comes near', async () => {
  await open()
  await screen.findByRole('region', { name: '学校风采' })
  for (const below of [queryProductCategories, productPage, commentScorePage, wallPage]) {
    expect(requestsOf(below)).toHaveLength(0)
  }
  expect(screen.getByRole('heading', { name: '培训项目' })).toBeVisible()
  act(comeIntoView)
  await wholePage()
})

test('PO-HOME-01 the page’s parts in order', async () => {
  await open()
  await screen.findByRole('heading', { level: 1, name: '启明职业培训学校' })
  act(comeIntoView)
  await wholePage()
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    '优惠券',
    '培训项目',
    '学员点评',
    '大家说',
    '微课堂',
  ])
  const [banner, strip, ticker, grid, coupons] = [
    screen.getByRole('region', { name: '学校风采' }),
    screen.getByRole('list', { name: '学校相册' }),
    screen.getByRole('region', { name: '最新动态' }),
    screen.getByRole('navigation', { name: '学校服务' }),
    screen.getByRole('heading', { name: '优惠券' }),
  ]
  const follows = (one: Element, other: Element) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  expect(follows(banner, strip) && follows(banner, ticker) && follows(ticker, grid) && follows(grid, coupons)).toBe(
    true,
  )
})

test('the whole page has no accessibility violation', async () => {
  const { container } = await open()
  await screen.findByRole('heading', { level: 1 })
  act(comeIntoView)
  await wholePage()
  await expectNoAxeViolations(container)
})

test('the loader starts what the first screen shows, once', async () => {
  await open()
  await screen.findByRole('region', { name: '学校风采' })
  for (const first of [getMaterialPosterList, queryMaterialCategories, mergeCustomPage, receivableCouponPage]) {
    expect(requestsOf(first)).toHaveLength(1)
  }
})

test('the page stands while nothing has been answered yet', async () => {
  for (const call of [getMaterialPosterList, queryMaterialCategories, mergeCustomPage, receivableCouponPage]) {
    keepWaiting(call)
  }
  const { container } = await open()
  expect(await screen.findByRole('link', { name: /学习/ })).toBeVisible()
  await expectNoAxeViolations(container)
})

test.each([
  ['banner', getMaterialPosterList],
  ['album categories', queryMaterialCategories],
  ['ticker', mergeCustomPage],
  ['coupons', receivableCouponPage],
  ['categories of projects', queryProductCategories],
  ['products', productPage],
  ['reviews', commentScorePage],
])('the failure of the %s leaves every other part, and its retry heals it', async (_, broken) => {
  breakCall(broken)
  const { user } = await open()
  await screen.findByRole('heading', { level: 1 })
  act(comeIntoView)
  const retry = await screen.findByRole('button', { name: '重试' })
  expect(screen.getAllByRole('button', { name: '重试' })).toHaveLength(1)
  respondWithHome()
  respond(getMaterialPosterList, bannersOf(1))
  await user.click(retry)
  await wholePage()
  expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument()
})

test('further on in a block, and in its dialog, a read is still a declared one', async () => {
  respond(queryProductCategories, [
    { id: '1', name: '健康护理', seq: 1, defaultFlag: true },
    { id: '2', name: '餐饮烹饪', seq: 2, defaultFlag: false },
  ])
  respond(wallTagList, [
    { id: '1', name: '课堂瞬间' },
    { id: '2', name: '上岗日记' },
  ])
  respond(wallPage, (request) => pageResponse(wallItemsOf(9), request))
  respond(getOperationBasic, ({ id }) => ({ id, relatedProductResultVOS: [] }))
  respond(commentPage, (request) => pageResponse([], request))
  const { user } = await open()
  await screen.findByRole('heading', { level: 1 })
  act(comeIntoView)
  await wholePage()
  await user.click(screen.getByRole('tab', { name: '餐饮烹饪' }))
  await user.click(screen.getByRole('button', { name: '老师负责' }))
  await user.click(screen.getByRole('button', { name: '上岗日记' }))
  const classroom = within(screen.getByRole('region', { name: '微课堂' }))
  await user.click(classroom.getByRole('button', { name: '第2页' }))
  await user.click(await classroom.findByRole('button', { name: '播放：作品 9' }))
  await screen.findByRole('dialog', { name: '作品 9' })
  await waitFor(() => expect(requestsOf(getOperationBasic)).toEqual([{ id: '9' }]))
  expect(requestsOf(productPage).at(-1)).toMatchObject({ model: { bizId: '2' } })
  expect(requestsOf(commentScorePage).at(-1)).toMatchObject({ model: { tagIdList: ['1'] } })
  expect(requestsOf(wallPage).at(-2)).toMatchObject({ model: { bizType: 'EVERYONE_SAYS', tagId: '2' } })
  expect(requestsOf(wallPage).at(-1)).toMatchObject({ current: 2, model: { bizType: 'MICRO_CLASSROOM' } })
})

test('PO-HOME-13 a school with nothing yet says so block by block', async () => {
  const nothing = (request: { current: number; size: number }) => pageResponse([], request)
  respond(getMaterialPosterList, [])
  respond(queryMaterialCategories, [])
  respond(mergeCustomPage, nothing)
  respond(receivableCouponPage, nothing)
  respond(queryProductCategories, [])
  respond(commentScorePage, nothing)
  respond(wallPage, nothing)
  const { container } = await open()
  await screen.findByRole('heading', { level: 1 })
  act(comeIntoView)
  expect(await screen.findByText('暂无点评')).toBeVisible()
  expect(await screen.findAllByText('暂无数据')).toHaveLength(2)
  expect(await screen.findAllByText('暂无内容')).toHaveLength(2)
  expect(screen.queryByRole('heading', { name: '优惠券' })).not.toBeInTheDocument()
  await expectNoAxeViolations(container)
})

test('in English the page reads English', async () => {
  await open('', { locale: 'en' })
  expect(await screen.findByRole('heading', { name: 'Training projects' })).toBeVisible()
  expect(screen.getByRole('link', { name: /Study/ })).toBeVisible()
})
