import { screen, waitFor } from '@testing-library/react'

import { productPage, queryProductCategories } from '@campus/contracts/product'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { breakCall, requestsOf, respond } from '@campus/testing/fake-server'
import { pageResponse } from '@campus/testing/page-response'
import { renderPage } from '@campus/testing/render'

import { productsOf } from '../../common/product/product.fixtures'
import { Component as TrainingProjects } from './TrainingProjects'

beforeEach(() => {
  respond(
    queryProductCategories,
    ['健康护理', '餐饮烹饪', '智能制造'].map((name, index) => ({
      id: String(index + 1),
      name,
      seq: index,
      defaultFlag: index === 1,
    })),
  )
  respondWithProducts(6)
})

function respondWithProducts(count: number) {
  respond(productPage, (request) => pageResponse(productsOf(count), request))
}

test('PO-PROD-01 the default category is selected first', async () => {
  const { container } = await renderPage(<TrainingProjects />)
  expect(await screen.findByRole('tab', { name: '餐饮烹饪', selected: true })).toBeVisible()
  expect(await screen.findAllByRole('article')).toHaveLength(4)
  await expectNoAxeViolations(container)
})

test('SH-15 the projects in full are one press away', async () => {
  await renderPage(<TrainingProjects />)
  expect(screen.getByRole('link', { name: '项目介绍' })).toHaveAttribute('href', '/training-project/detail')
  await screen.findAllByRole('article')
})

test('PO-PROD-02 four by seq ascending, of the category', async () => {
  await renderPage(<TrainingProjects />)
  await screen.findAllByRole('article')
  expect(requestsOf(productPage)).toEqual([
    { current: 1, size: 4, sort: 'seq', order: 'ascending', model: { bizId: '2', bizType: 'CATEGORY', state: 1 } },
  ])
})

test('PO-PROD-02 the pager turns the page, which the address keeps', async () => {
  const { user, address } = await renderPage(<TrainingProjects />)
  await user.click(await screen.findByRole('button', { name: '第2页' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
  expect(address()).toBe('/?projects=2&projects-page=2')
})

test('PO-PROD-02 a total of four needs no pager', async () => {
  respondWithProducts(4)
  await renderPage(<TrainingProjects />)
  expect(await screen.findAllByRole('article')).toHaveLength(4)
  expect(screen.queryByRole('navigation', { name: /分页/ })).not.toBeInTheDocument()
})

test('PO-PROD-01 another tab starts at its first page and stands in the address', async () => {
  const { user, address } = await renderPage(<TrainingProjects />, { route: '/?projects=2&projects-page=2&reviews=1' })
  await user.click(await screen.findByRole('tab', { name: '智能制造' }))
  await waitFor(() => expect(requestsOf(productPage).at(-1)).toMatchObject({ current: 1, model: { bizId: '3' } }))
  expect(address()).toBe('/?reviews=1&projects=3')
})

test('PO-PROD-01 an address opens at its tab and page', async () => {
  await renderPage(<TrainingProjects />, { route: '/?projects=3&projects-page=2' })
  expect(await screen.findByRole('tab', { name: '智能制造', selected: true })).toBeVisible()
  expect(await screen.findByRole('button', { name: '第2页' })).toHaveAttribute('aria-current', 'page')
})

test('a press opens the page of that product', async () => {
  const { user, address } = await renderPage(<TrainingProjects />)
  await user.click(await screen.findByRole('link', { name: '培训项目 3' }))
  expect(address()).toBe('/training-product/detail?id=3')
})

test('PO-HOME-13 without categories, or without products, 「暂无数据」', async () => {
  respond(queryProductCategories, [])
  const { unmount } = await renderPage(<TrainingProjects />)
  expect(await screen.findByText('暂无数据')).toBeVisible()
  unmount()
  respond(queryProductCategories, [{ id: '1', name: '健康护理', seq: 1, defaultFlag: true }])
  respondWithProducts(0)
  await renderPage(<TrainingProjects />)
  expect(await screen.findByText('暂无数据')).toBeVisible()
})

test('when the products fail the tabs stay, and a retry brings them', async () => {
  breakCall(productPage)
  const { user } = await renderPage(<TrainingProjects />)
  const retry = await screen.findByRole('button', { name: '重试' })
  expect(screen.getAllByRole('tab')).toHaveLength(3)
  respondWithProducts(1)
  await user.click(retry)
  expect(await screen.findByRole('article')).toBeVisible()
})
