import { screen, waitFor } from '@testing-library/react'

import { ERROR_CODES } from '@campus/contracts/errors'
import { getMobileProof, proveMobile } from '@campus/contracts/mobile-proof'
import { sendSmsCode } from '@campus/contracts/sign-in'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { signedIn } from '@campus/testing/builders'
import { breakCall, refuse, requestsOf, respond } from '@campus/testing/fake-server'

import { shellPageAt } from '../testing/in-site'

const open = shellPageAt('/prove-mobile', { layout: 'login' })
const TARGET = '/study/homework?classId=1&schoolId=10001'
const openFor = (target = TARGET) => open(`?redirect=${encodeURIComponent(target)}`, { session: signedIn() })

const code = () => screen.findByRole('textbox', { name: /^验证码/ })
const confirm = () => screen.getByRole('button', { name: '确定' })

test('a visitor signs in first and comes back here', async () => {
  const { address } = await open(`?redirect=${encodeURIComponent(TARGET)}`)
  const here = `/prove-mobile?redirect=${encodeURIComponent(TARGET)}`
  await waitFor(() => expect(address()).toBe(`/login?redirect=${encodeURIComponent(here)}`))
  expect(requestsOf(getMobileProof)).toEqual([])
})

test('a code is sent to the own number for this alone, and the right one opens the target', async () => {
  respond(getMobileProof, { isProved: false, canProve: true })
  respond(sendSmsCode, true)
  respond(proveMobile, true)
  const { user, address, container } = await openFor()
  expect(await screen.findByText(/验证码将发送到 138\*\*\*\*0001/)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: '验证手机号' })).toBeVisible()
  await expectNoAxeViolations(container)
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
  expect(await screen.findByText('发送验证码成功')).toBeVisible()
  expect(requestsOf(sendSmsCode)).toEqual([
    { mobile: '13800000001', templateCode: 'VISITOR_MSG_VERIFY', purpose: 'proveMobile' },
  ])
  await user.type(await code(), '123456')
  respond(getMobileProof, { isProved: true, canProve: true })
  await user.click(confirm())
  await waitFor(() => expect(address()).toBe(TARGET))
  expect(requestsOf(proveMobile)).toEqual([{ code: '123456' }])
  expect(screen.getByText('验证成功')).toBeVisible()
})

test.each([
  ['', '请输入验证码'],
  ['12345', '请输入6位验证码'],
])('with the code %j it says %s and sends nothing', async (typed, told) => {
  respond(getMobileProof, { isProved: false, canProve: true })
  const { user } = await openFor()
  if (typed !== '') await user.type(await code(), typed)
  await code()
  await user.click(confirm())
  expect(await screen.findByText(told)).toBeVisible()
  expect(requestsOf(proveMobile)).toEqual([])
})

test('a wrong code is told, stays, and leads nowhere', async () => {
  respond(getMobileProof, { isProved: false, canProve: true })
  refuse(proveMobile, { code: ERROR_CODES.smsCodeWrong, msg: '验证码错误或已失效' })
  const { user, address } = await openFor()
  await user.type(await code(), '123456')
  await user.click(confirm())
  expect(await screen.findByText('验证码错误或已失效')).toBeVisible()
  expect(await code()).toHaveValue('123456')
  expect(address()).toContain('/prove-mobile')
})

test.each([
  ['what is asked for', TARGET, TARGET],
  ['one’s own learning instead of another site', 'https://evil.example/', '/study/mine'],
])('who has proved their number already is led to %s', async (_, asked, target) => {
  respond(getMobileProof, { isProved: true, canProve: true })
  const { address } = await openFor(asked)
  await waitFor(() => expect(address()).toBe(target))
})

test('a site that sends no messages says so instead of a form', async () => {
  respond(getMobileProof, { isProved: false, canProve: false })
  await openFor()
  expect(await screen.findByText(/本站没有开通短信，暂时无法验证手机号/)).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

test('a server that does not answer is told, with a retry', async () => {
  breakCall(getMobileProof)
  await openFor()
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
})
