import { screen, waitFor, within } from '@testing-library/react'

import { receivableCouponPage } from '@campus/contracts/home'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { breakCall, requestsOf, respond } from '@campus/testing/fake-server'
import { renderPage } from '@campus/testing/render'

import { pageResponse } from '../../common/page.fixtures'
import { WithEverySlot } from '../../common/slot-host.fixtures'
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
  expect(within(ticket).getByText('有效期：2026-01-01 至 2026-12-31')).toBeVisible()
  await expectNoAxeViolations(container)
})

test('PO-HOME-12 minPoint 0 reads 「无门槛」, and fen are shown', async () => {
  respondWithCoupons(couponOf({ minPoint: 0, amount: 99.5 }))
  await renderPage(<CouponBlock />)
  expect(await screen.findByText('无门槛')).toBeVisible()
  expect(screen.getByText('¥99.50')).toBeVisible()
})

test('PO-HOME-12 getting one opens the preview of the mobile site', async () => {
  respondWithCoupons(couponOf())
  const { user, container } = await renderPage(
    <WithEverySlot>
      <CouponBlock />
    </WithEverySlot>,
  )
  await user.click(await screen.findByRole('button', { name: '立即领取' }))
  expect(screen.getByRole('dialog', { name: 'preview-dialog.v1' })).toHaveTextContent('{}')
  await expectNoAxeViolations(container)
})

test('PO-HOME-12 on a site without a preview there is nothing to press', async () => {
  respondWithCoupons(couponOf())
  await renderPage(<CouponBlock />)
  await screen.findByRole('article')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
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
