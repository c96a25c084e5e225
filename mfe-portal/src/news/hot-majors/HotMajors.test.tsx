import { screen, waitFor, within } from '@testing-library/react'

import { commonQuestionPage, hotMajorPage } from '@campus/contracts/hot-major'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { breakCall, refuse, requestsOf } from '@campus/testing/fake-server'
import { renderPage } from '@campus/testing/render'

import { WithEverySlot } from '../../common/slot-host.fixtures'
import { respondWithMajors } from '../news.fixtures'
import { Component as HotMajors } from './HotMajors'

beforeEach(() => respondWithMajors(7, 4))

const major = (name: string) => screen.findByRole('article', { name })

test('PO-NEWS-08 five majors by seq', async () => {
  const { container } = await renderPage(<HotMajors />)
  await waitFor(() => expect(screen.getAllByRole('link', { name: '问题 1' })).toHaveLength(5))
  expect(screen.getAllByRole('article')).toHaveLength(5)
  expect(requestsOf(hotMajorPage)).toEqual([{ current: 1, size: 5, sort: 'seq', order: 'ascending', model: {} }])
  await expectNoAxeViolations(container)
})

test('PO-NEWS-09 each with up to three questions', async () => {
  await renderPage(<HotMajors />)
  const faqs = within(await major('专业 2'))
  expect(await faqs.findAllByRole('listitem')).toHaveLength(3)
  expect(requestsOf(commonQuestionPage)).toContainEqual({ current: 1, size: 3, model: { majorId: '2' } })
  expect(faqs.getByRole('link', { name: '问题 2' })).toHaveAttribute('href', '/educational-product?id=2&questionId=22')
})

test('PO-NEWS-10 the consult button opens the enquiry form', async () => {
  const { user } = await renderPage(
    <WithEverySlot>
      <HotMajors />
    </WithEverySlot>,
  )
  await user.click(await screen.findByRole('button', { name: '咨询顾问' }))
  const dialog = screen.getByRole('dialog', { name: 'consult-dialog.v1' })
  await user.click(within(dialog).getByRole('button', { name: 'close' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('PO-NEWS-10 where the site has no enquiry form there is no button for it', async () => {
  await renderPage(<HotMajors />)
  await major('专业 1')
  expect(screen.queryByRole('button', { name: '咨询顾问' })).not.toBeInTheDocument()
})

test('PO-NEWS-11 the learn-more link carries the major and its first question', async () => {
  await renderPage(<HotMajors />)
  const third = within(await major('专业 3'))
  await third.findByRole('link', { name: '问题 1' })
  expect(third.getByRole('link', { name: '了解更多：专业 3' })).toHaveAttribute(
    'href',
    '/educational-product?id=3&questionId=31',
  )
})

test('a major nobody asked about says so, and can still be learned about', async () => {
  respondWithMajors(1, 0)
  await renderPage(<HotMajors />)
  expect(await screen.findByText('暂无相关问题')).toBeVisible()
  expect(screen.getByRole('link', { name: /了解更多/ })).toHaveAttribute('href', '/educational-product?id=1')
})

test('questions that do not come are told in their card; the major can still be learned about', async () => {
  respondWithMajors(1, 1)
  refuse(commonQuestionPage, { msg: '问题暂时无法查看' })
  const { user, container } = await renderPage(<HotMajors />)
  const card = within(await major('专业 1'))
  expect(await card.findByRole('alert')).toHaveTextContent('问题暂时无法查看')
  expect(card.getByRole('link', { name: /了解更多/ })).toHaveAttribute('href', '/educational-product?id=1')
  await expectNoAxeViolations(container)
  respondWithMajors(1, 1)
  await user.click(card.getByRole('button', { name: '重试' }))
  expect(await card.findByRole('link', { name: '问题 1' })).toBeVisible()
})

test('a school without majors says 「暂无数据」', async () => {
  respondWithMajors(0, 0)
  await renderPage(<HotMajors />)
  expect(await screen.findByText('暂无数据')).toBeVisible()
})

test('the panel can be asked for again', async () => {
  breakCall(hotMajorPage)
  const { user } = await renderPage(<HotMajors />)
  const retry = await screen.findByRole('button', { name: '重试' })
  respondWithMajors(2, 1)
  await user.click(retry)
  expect(await major('专业 2')).toBeVisible()
})
