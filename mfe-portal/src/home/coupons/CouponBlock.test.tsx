import { screen, waitFor, within } from '@testing-library/react'

import { receivableCouponPage, receiveCoupon, receivedCouponList } from '@campus/contracts/coupon'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { signedIn } from '@campus/testing/builders'
import { breakCall, refuse, requestsOf, respond } from '@campus/testing/fake-server'
import { pageResponse } from '@campus/testing/page-response'
import { renderPage } from '@campus/testing/render'

import { couponOf } from '../home.fixtures'
import { Component as CouponBlock } from './CouponBlock'

function respondWithCoupons(...coupons: ReturnType<typeof couponOf>[]) {
  respond(receivableCouponPage, (request) => pageResponse(coupons, request))
}

test('PO-HOME-11 it asks for three coupons, newest created first', async () => {
  respondWithCoupons(couponOf())
  await renderPage(<CouponBlock />)
  await screen.findByRole('article')
  expect(requestsOf(receivableCouponPage)).toEqual([
    { current: 1, size: 3, sort: 'createdTime', order: 'descending', model: { state: 1 } },
  ])
})

test('PO-HOME-12 a coupon shows title, amount, threshold and use period', async () => {
  respondWithCoupons(couponOf({ title: '新学员立减券', amount: 200, minPoint: 1000 }))
  const { container } = await renderPage(<CouponBlock />)
  const ticket = await screen.findByRole('article', { name: '新学员立减券' })
  expect(within(ticket).getByText('¥200')).toBeVisible()
  expect(within(ticket).getByText('满1000元可用')).toBeVisible()
  expect(ticket).toHaveTextContent('有效期：2026-01-01 至 2026-12-31')
  await expectNoAxeViolations(container)
})

test('PO-HOME-12 minPoint 0 reads 「无门槛」, and fen are shown', async () => {
  respondWithCoupons(couponOf({ minPoint: 0, amount: 99.5 }))
  await renderPage(<CouponBlock />)
  expect(await screen.findByText('无门槛')).toBeVisible()
  expect(screen.getByText('¥99.50')).toBeVisible()
})

describe('receiving', () => {
  const get = () => screen.findByRole('button', { name: '立即领取' })

  test('PO-HOME-12 who is signed in has it at once and is told; then it leads to where it is used', async () => {
    respondWithCoupons(couponOf({ id: '7' }))
    respond(receivedCouponList, [])
    respond(receiveCoupon, true)
    const { user, container, address } = await renderPage(<CouponBlock />, { session: signedIn() })
    const press = await get()
    respond(receivedCouponList, ['7'])
    await user.dblClick(press)
    expect(await screen.findByText('领取成功')).toBeVisible()
    expect(requestsOf(receiveCoupon)).toEqual([{ couponId: '7' }])
    await expectNoAxeViolations(container)
    await user.click(screen.getByRole('link', { name: '已领取，去使用' }))
    expect(address()).toBe('/#training-projects')
  })

  test('PO-HOME-12 what one has is shown as had', async () => {
    respondWithCoupons(couponOf({ id: '7' }), couponOf({ id: '8', title: '老学员券' }))
    respond(receivedCouponList, ['8'])
    await renderPage(<CouponBlock />, { session: signedIn() })
    const had = await screen.findByRole('article', { name: '老学员券' })
    expect(await within(had).findByRole('link', { name: '已领取，去使用' })).toBeVisible()
    expect(within(had).queryByRole('button')).not.toBeInTheDocument()
    expect(await get()).toBeVisible()
  })

  test('a refusal is told in the server’s words, and it can be tried again', async () => {
    respondWithCoupons(couponOf())
    respond(receivedCouponList, [])
    refuse(receiveCoupon, { msg: '没有找到相关内容' })
    const { user } = await renderPage(<CouponBlock />, { session: signedIn() })
    await user.click(await get())
    expect(await screen.findByText('没有找到相关内容')).toBeVisible()
    expect(await get()).toBeVisible()
  })

  test('PO-HOME-12 a visitor signs in first, with the way back', async () => {
    respondWithCoupons(couponOf())
    const { user, address } = await renderPage(<CouponBlock />)
    await user.click(await get())
    expect(await screen.findByText('请先登录')).toBeVisible()
    expect(address()).toBe(`/login?redirect=${encodeURIComponent('/?coupon=1#coupons')}`)
    expect([...requestsOf(receivedCouponList), ...requestsOf(receiveCoupon)]).toEqual([])
  })

  test('PO-HOME-12 who has signed in for it has it without another press, once', async () => {
    respondWithCoupons(couponOf({ id: '7' }))
    respond(receivedCouponList, [])
    respond(receiveCoupon, true)
    const { address } = await renderPage(<CouponBlock />, { session: signedIn(), route: '/?coupon=7#coupons' })
    expect(await screen.findByText('领取成功')).toBeVisible()
    expect(requestsOf(receiveCoupon)).toEqual([{ couponId: '7' }])
    expect(address()).not.toContain('coupon=')
  })

  test('PO-HOME-12 who has it already is not told again', async () => {
    respondWithCoupons(couponOf({ id: '7' }))
    respond(receivedCouponList, ['7'])
    const { address } = await renderPage(<CouponBlock />, { session: signedIn(), route: '/?coupon=7' })
    await waitFor(() => expect(address()).not.toContain('coupon='))
    expect(requestsOf(receiveCoupon)).toEqual([])
  })
})

test('PO-HOME-13 without coupons the block is left out', async () => {
  respondWithCoupons()
  await renderPage(<CouponBlock />)
  await waitFor(() => expect(screen.queryByRole('heading')).not.toBeInTheDocument())
})

test('a failure is its own, with a retry', async () => {
  breakCall(receivableCouponPage)
  const { user } = await renderPage(<CouponBlock />)
  const retry = await screen.findByRole('button', { name: '重试' })
  respondWithCoupons(couponOf())
  await user.click(retry)
  expect(await screen.findByRole('article')).toBeVisible()
})
