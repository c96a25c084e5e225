import { screen } from '@testing-library/react'

import { getAgreement } from '@campus/contracts/agreement'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { breakCall, requestsOf, respond } from '@campus/testing/fake-server'

import { shellPageAt } from '../testing/in-site'

const openAgreement = shellPageAt('/agreement/user', { layout: 'main' })
const openPolicy = shellPageAt('/agreement/privacy', { layout: 'main' })

test('SH-106 the agreement can be read: title, date and text', async () => {
  respond(getAgreement, { content: '<h2>一、账号</h2><p>请妥善保管密码。</p>', updatedTime: '2026-07-01 09:00:00' })
  const { container } = await openAgreement()
  expect(await screen.findByRole('heading', { level: 2, name: '一、账号' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: '用户协议' })).toBeInTheDocument()
  expect(screen.getByText('更新于 2026-07-01')).toBeInTheDocument()
  expect(requestsOf(getAgreement)).toMatchObject([{ type: 'user' }])
  await expectNoAxeViolations(container)
})

test('SH-106 so can the privacy policy', async () => {
  respond(getAgreement, { content: '<p>只显示部分位数。</p>', updatedTime: '2026-07-01 09:00:00' })
  await openPolicy()
  expect(await screen.findByText('只显示部分位数。')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: '隐私政策' })).toBeInTheDocument()
  expect(requestsOf(getAgreement)).toMatchObject([{ type: 'privacy' }])
})

test('a school without one says so', async () => {
  respond(getAgreement, null)
  await openPolicy()
  expect(await screen.findByText('暂无内容')).toBeInTheDocument()
})

test('what fails can be asked for again', async () => {
  breakCall(getAgreement)
  const { user } = await openPolicy()
  const retry = await screen.findByRole('button', { name: '重试' })
  respond(getAgreement, { content: '<p>只显示部分位数。</p>', updatedTime: '2026-07-01 09:00:00' })
  await user.click(retry)
  expect(await screen.findByText('只显示部分位数。')).toBeInTheDocument()
})
