import { createHash } from 'node:crypto'

import { act, screen, waitFor } from '@testing-library/react'

import { ERROR_CODES } from '@campus/contracts/errors'
import { captchaChallenge, captchaImage, sendSmsCode } from '@campus/contracts/sign-in'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { breakCall, headersOf, refuse, requestsOf, respond } from '@campus/testing/fake-server'
import { renderPage } from '@campus/testing/render'
import { CodeButton } from '@campus/ui/code-button'

import { CaptchaField } from './captcha-field'
import { useCodeSender } from './use-code-sender'

const MOBILE = '13800000001'

function Form({ mobile = MOBILE }: { mobile?: string | null }) {
  const sender = useCodeSender(() => Promise.resolve(mobile))
  return (
    <>
      <CaptchaField sender={sender} />
      <CodeButton onSend={sender.send} />
    </>
  )
}

const getCode = () => screen.getByRole('button', { name: '获取验证码' })
const captcha = () => screen.findByRole('textbox', { name: /^图形验证码/ })

/** A form whose server asks for a captcha at the first send. */
async function renderAskedForCaptcha() {
  refuse(sendSmsCode, { code: ERROR_CODES.captchaRequired, msg: '请输入图形验证码' })
  respond(captchaImage, new Blob(['<svg/>'], { type: 'image/svg+xml' }))
  const page = await renderPage(<Form />)
  await page.user.click(getCode())
  await captcha()
  await waitFor(() => expect(page.container.querySelector('img')).not.toBeNull())
  return page
}

test('nothing is sent while the form has no number', async () => {
  const { user } = await renderPage(<Form mobile={null} />)
  await user.click(getCode())
  expect(requestsOf(sendSmsCode)).toEqual([])
})

test('without a captcha asked for, none is shown or sent', async () => {
  respond(sendSmsCode, true)
  const { user } = await renderPage(<Form />)
  await user.click(getCode())
  expect(await screen.findByText('发送验证码成功')).toBeVisible()
  expect(requestsOf(sendSmsCode)).toEqual([{ mobile: MOBILE, templateCode: 'VISITOR_MSG_VERIFY' }])
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

test('an asked-for captcha takes the focus, and its answer travels with the next send', async () => {
  const { user, container } = await renderAskedForCaptcha()
  expect(await captcha()).toHaveFocus()
  // A question, no mistake.
  expect(await captcha()).toBeValid()
  expect(await captcha()).toHaveAccessibleDescription('输入图中的字符后，再次获取验证码')
  await expectNoAxeViolations(container)
  respond(sendSmsCode, true)
  await user.type(await captcha(), ' 4821 ')
  await user.click(getCode())
  expect(await screen.findByText('发送验证码成功')).toBeVisible()
  expect(requestsOf(sendSmsCode).at(-1)).toMatchObject({
    captchaKey: requestsOf(captchaImage).at(-1)?.key,
    captchaCode: '4821',
  })
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

test('a code of another school is asked for there, its captcha too', async () => {
  function JoinForm() {
    const sender = useCodeSender(() => Promise.resolve({ mobile: MOBILE, tenantId: '10002' }))
    return (
      <>
        <CaptchaField sender={sender} />
        <CodeButton onSend={sender.send} />
      </>
    )
  }
  refuse(sendSmsCode, { code: ERROR_CODES.captchaRequired, msg: '请输入图形验证码' })
  respond(captchaImage, new Blob(['<svg/>'], { type: 'image/svg+xml' }))
  const { user } = await renderPage(<JoinForm />)
  await user.click(getCode())
  await user.type(await captcha(), '4821')
  expect(headersOf(captchaImage)).toMatchObject({ tenantid: '10002' })
  respond(sendSmsCode, true)
  await user.click(getCode())
  expect(await screen.findByText('发送验证码成功')).toBeVisible()
  expect(headersOf(sendSmsCode)).toMatchObject({ tenantid: '10002' })
})

test('an unanswered captcha is asked for again and nothing is sent', async () => {
  const { user } = await renderAskedForCaptcha()
  await user.click(getCode())
  expect(await captcha()).toHaveAccessibleDescription(/请输入图形验证码/)
  expect(requestsOf(sendSmsCode)).toHaveLength(1)
})

test('a send that fails uses the captcha up', async () => {
  const { user } = await renderAskedForCaptcha()
  breakCall(sendSmsCode)
  await user.type(await captcha(), '4821')
  await user.click(getCode())
  expect(await screen.findByText('发送验证码失败')).toBeVisible()
  await waitFor(() => expect(new Set(requestsOf(captchaImage).map(({ key }) => key)).size).toBe(2))
  expect(await captcha()).toHaveValue('')
})

test('a picture that does not come can be asked for again', async () => {
  refuse(sendSmsCode, { code: ERROR_CODES.captchaRequired, msg: '请输入图形验证码' })
  breakCall(captchaImage)
  const { user, container } = await renderPage(<Form />)
  await user.click(getCode())
  await captcha()
  await waitFor(() => expect(container.querySelector('button svg')).not.toBeNull())
  respond(captchaImage, new Blob(['<svg/>'], { type: 'image/svg+xml' }))
  await user.click(screen.getByRole('button', { name: '验证码加载失败，点击重试' }))
  await waitFor(() => expect(container.querySelector('img')).not.toBeNull())
})

test('a wrong captcha brings a new picture and says so at the field', async () => {
  const { user } = await renderAskedForCaptcha()
  refuse(sendSmsCode, { code: ERROR_CODES.captchaWrong, msg: '图形验证码错误，请重新输入' })
  await user.type(await captcha(), '0000')
  await user.click(getCode())
  expect(await screen.findAllByText('图形验证码错误，请重新输入')).toHaveLength(1)
  expect(await captcha()).toHaveValue('')
  await waitFor(() => expect(new Set(requestsOf(captchaImage).map(({ key }) => key)).size).toBe(2))
})

test('another picture can be asked for', async () => {
  const { user } = await renderAskedForCaptcha()
  await user.click(screen.getByRole('button', { name: '看不清，换一张' }))
  await waitFor(() => expect(requestsOf(captchaImage)).toHaveLength(2))
})

test('who cannot see the picture lets the browser answer', async () => {
  const { user } = await renderAskedForCaptcha()
  const salt = 'abc'
  respond(captchaChallenge, { salt, challenge: createHash('sha256').update(`${salt}77`).digest('hex'), maxNumber: 100 })
  await user.click(screen.getByRole('button', { name: '看不见图片？由浏览器完成验证' }))
  await waitFor(async () => expect(await captcha()).toHaveValue('77'))
  expect(requestsOf(captchaChallenge)).toEqual([{ key: requestsOf(captchaImage).at(-1)?.key }])
})

test('a computed answer that cannot be had is told', async () => {
  const { user } = await renderAskedForCaptcha()
  breakCall(captchaChallenge)
  await user.click(screen.getByRole('button', { name: '看不见图片？由浏览器完成验证' }))
  expect(await screen.findByText('系统繁忙')).toBeInTheDocument()
})

test('leaving the form while the browser computes tells nothing', async () => {
  const { user, unmount } = await renderAskedForCaptcha()
  respond(captchaChallenge, { salt: 'abc', challenge: '0'.repeat(64), maxNumber: 1e9 })
  await user.click(screen.getByRole('button', { name: '看不见图片？由浏览器完成验证' }))
  await waitFor(() => expect(requestsOf(captchaChallenge)).toHaveLength(1))
  unmount()
  await act(() => new Promise((resolve) => setTimeout(resolve, 30)))
  expect(screen.queryByText('系统繁忙')).toBeNull()
})
