import { screen, waitFor } from '@testing-library/react'

import { ERROR_CODES, TOLD_CODES } from '@campus/contracts/errors'
import { captchaImage, sendSmsCode } from '@campus/contracts/sign-in'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { breakCall, refuse, requestsOf, respond } from '@campus/testing/fake-server'

import { renderInSite } from '../testing/in-site'
import { SignInForm } from './SignInForm'

const getCode = () => screen.getByRole('button', { name: '获取验证码' })
const captcha = () => screen.findByRole('textbox', { name: /^图形验证码/ })

async function renderForm(mobile = '13800000001') {
  const page = await renderInSite(<SignInForm />)
  if (mobile !== '') await page.user.type(screen.getByLabelText(/^手机号/), mobile)
  return page
}

/** A form whose server asks for a captcha at the first send. */
async function renderAskedForCaptcha() {
  refuse(sendSmsCode, { code: ERROR_CODES.captchaRequired, msg: '请输入图形验证码' })
  respond(captchaImage, new Blob(['<svg/>'], { type: 'image/svg+xml' }))
  const page = await renderForm()
  await page.user.click(getCode())
  await captcha()
  return page
}

test.each([
  ['SH-91', '', '请输入手机号'],
  ['SH-92', '1380000000', '请输入正确的手机号'],
  ['SH-92', '23800000001', '请输入正确的手机号'],
])('%s with the number %p it says %s and sends nothing', async (_row, mobile, text) => {
  const { user } = await renderForm(mobile)
  await user.click(getCode())
  expect(await screen.findByText(text)).toBeInTheDocument()
  expect(requestsOf(sendSmsCode)).toEqual([])
})

test('SH-87 SH-88 SH-90 SH-93 a sent code is told and counted down; while it counts nothing is sent', async () => {
  respond(sendSmsCode, true)
  const { user, container } = await renderForm()
  await user.click(getCode())
  expect(await screen.findByText('发送验证码成功')).toBeInTheDocument()
  expect(requestsOf(sendSmsCode)).toEqual([{ mobile: '13800000001', templateCode: 'VISITOR_MSG_VERIFY' }])
  const counting = screen.getByRole('button', { name: '60秒重新获取' })
  await expectNoAxeViolations(container)
  await user.click(counting)
  expect(await screen.findByText('倒计时结束后再发送')).toBeInTheDocument()
  expect(requestsOf(sendSmsCode)).toHaveLength(1)
})

test('SH-88 the countdown goes on while the form is in password mode', async () => {
  respond(sendSmsCode, true)
  const { user } = await renderForm()
  await user.click(getCode())
  await screen.findByRole('button', { name: '60秒重新获取' })
  await user.click(screen.getByRole('tab', { name: '密码登录' }))
  await user.click(screen.getByRole('tab', { name: '验证码登录' }))
  expect(screen.getByRole('button', { name: /秒重新获取/ })).toBeInTheDocument()
})

test('SH-94 a refusal shows the server’s message alone, without a countdown', async () => {
  refuse(sendSmsCode, { code: TOLD_CODES.tooManyRequests, msg: '发送过于频繁，请在60秒后再试' })
  const { user } = await renderForm()
  await user.click(getCode())
  expect(await screen.findAllByText('发送过于频繁，请在60秒后再试')).toHaveLength(1)
  expect(screen.queryByText('发送验证码失败')).toBeNull()
  expect(getCode()).toBeInTheDocument()
})

test('SH-94 without a response it says that sending failed, once', async () => {
  breakCall(sendSmsCode)
  const { user } = await renderForm()
  await user.click(getCode())
  expect(await screen.findAllByText('发送验证码失败')).toHaveLength(1)
  expect(screen.queryByText('system busy')).toBeNull()
  expect(getCode()).toBeInTheDocument()
})

test('the captcha appears in the form only when the server asks, and travels with the next send', async () => {
  const { user, container } = await renderAskedForCaptcha()
  // A question, no mistake.
  expect(await captcha()).toBeValid()
  await waitFor(async () => expect(await captcha()).toHaveFocus())
  await expectNoAxeViolations(container)

  await user.click(getCode())
  expect(requestsOf(sendSmsCode)).toHaveLength(1)

  respond(sendSmsCode, true)
  await user.type(await captcha(), '4821')
  await user.click(getCode())
  expect(await screen.findByText('发送验证码成功')).toBeInTheDocument()
  const shownKey = requestsOf(captchaImage).at(-1)?.key
  expect(requestsOf(sendSmsCode).at(-1)).toMatchObject({ captchaKey: shownKey, captchaCode: '4821' })
  expect(screen.queryByRole('textbox', { name: /^图形验证码/ })).toBeNull()
})
