import { screen } from '@testing-library/react'

import { orderList, ownCouponList, placeOrder } from '@campus/contracts/order'
import { getProduct } from '@campus/contracts/product-detail'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { signedIn } from '@campus/testing/builders'
import { refuse, requestsOf, respond } from '@campus/testing/fake-server'

import { classOf, productDetailOf } from '../common/product/product-detail.fixtures'
import { pageAt } from '../testing/page-at'
import { orderOf, ownCouponOf } from './order.fixtures'

const openOrderPage = pageAt('/order/new', { layout: 'main', login: true })
const open = (at = '?productId=7') => openOrderPage(at, { session: signedIn() })

beforeEach(() => {
  respond(getProduct, ({ id }) =>
    productDetailOf({
      id,
      classList: [classOf({ remaining: 3 }), classOf({ id: 'k2', name: '照护 3 班', remaining: 0 })],
    }),
  )
  respond(orderList, [])
  respond(ownCouponList, [ownCouponOf(), ownCouponOf({ id: 'q2', title: '大额券', amount: 500 })])
  respond(placeOrder, { id: 'o1' })
})

test('it says the course, the classes with their seats, and what is to be paid with the best coupon', async () => {
  const { container } = await open()
  expect(await screen.findByRole('heading', { level: 2, name: '养老护理员（三级）职业技能培训' })).toBeVisible()
  const choice = await screen.findByRole('combobox', { name: '选择班级' })
  expect([...choice.querySelectorAll('option')].map((option) => [option.textContent, option.disabled])).toEqual([
    ['由学校安排最近的班级', false],
    ['照护 2 班 · 2026-11-01 · 滨江实训楼 · 余 3 席', false],
    ['照护 3 班 · 2026-11-01 · 滨江实训楼 · 已报满', true],
  ])
  expect(screen.getByRole('combobox', { name: '使用优惠券' })).toHaveDisplayValue('大额券（减 ¥500）')
  expect(screen.getByText('应付').parentElement).toHaveTextContent('¥2,180')
  await expectNoAxeViolations(container)
})

test('placed once however often it is pressed; then the own orders say how it goes on', async () => {
  const { user, address } = await open('?productId=7&classId=k1')
  expect(await screen.findByRole('combobox', { name: '选择班级' })).toHaveValue('k1')
  await user.selectOptions(screen.getByRole('combobox', { name: '使用优惠券' }), '')
  expect(screen.getByText('应付').parentElement).toHaveTextContent('¥2,680')
  await user.dblClick(screen.getByRole('button', { name: '提交报名' }))
  expect(await screen.findByText('报名成功')).toBeVisible()
  expect(requestsOf(placeOrder)).toEqual([{ productId: '7', classId: 'k1' }])
  expect(address()).toBe('/order/mine')
})

test('a refusal is told in the server’s words, and the form stays as it is', async () => {
  refuse(placeOrder, { msg: '这个班级已报满，请选择其他班级' })
  const { user } = await open('?productId=7&classId=k1')
  await user.click(await screen.findByRole('button', { name: '提交报名' }))
  expect(await screen.findByText('这个班级已报满，请选择其他班级')).toBeVisible()
  expect(screen.getByRole('combobox', { name: '选择班级' })).toHaveValue('k1')
})

test('who has an open order of the course is led to it', async () => {
  respond(orderList, [orderOf()])
  await open()
  expect(await screen.findByRole('link', { name: '查看我的报名' })).toHaveAttribute('href', '/order/mine')
  expect(screen.queryByRole('button', { name: '提交报名' })).not.toBeInTheDocument()
})

test('without a price or a coupon there is nothing to choose of them', async () => {
  respond(getProduct, () => productDetailOf({ id: '7', defStandPrice: null }))
  await open()
  expect(await screen.findByText('费用以学校告知为准')).toBeVisible()
  expect(screen.queryByRole('combobox', { name: '使用优惠券' })).not.toBeInTheDocument()
})

test.each([['?productId=9'], ['']])('nothing can be ordered at %s', async (at) => {
  respond(getProduct, () => null)
  await open(at)
  expect(await screen.findByText('这门课程已下架')).toBeVisible()
})
