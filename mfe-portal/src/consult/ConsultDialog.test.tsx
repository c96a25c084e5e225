import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'

import { ERROR_CODES, TOLD_CODES } from '@campus/contracts/errors'
import { getPublicSettings } from '@campus/contracts/public-settings'
import { saveClue } from '@campus/contracts/school'
import { captchaImage, sendSmsCode } from '@campus/contracts/sign-in'
import { sessionStore } from '@campus/session/session-store'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { signedIn } from '@campus/testing/builders'
import { dialogsGone } from '@campus/testing/dialogs'
import { breakCall, headersOf, refuse, requestsOf, respond } from '@campus/testing/fake-server'
import { renderPage, type PageOptions, type RenderedPage } from '@campus/testing/render'

import { Component as ConsultDialog } from './ConsultDialog'

function Opener({ about }: { about?: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        ask
      </button>
      <ConsultDialog open={open} onClose={() => setOpen(false)} {...(about !== undefined && { about })} />
    </>
  )
}

beforeEach(() => respond(getPublicSettings, { sites: {} }))

const FILLED = { name: '李明', mobile: '13900000008', code: '246810', content: '电工班周末上课吗？' }

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) })
const fields = () => ({ name: field('姓名'), mobile: field('电话'), code: field('验证码'), content: field('咨询内容') })
const agreement = () => screen.getByRole('checkbox', { name: /我已阅读并同意/ })
const submit = () => screen.getByRole('button', { name: '提交' })

async function open(options: PageOptions = {}): Promise<RenderedPage> {
  const page = await renderPage(<Opener />, options)
  await page.user.click(await screen.findByRole('button', { name: 'ask' }))
  await screen.findByRole('dialog', { name: '留言咨询' })
  return page
}

async function fillIn({ user }: RenderedPage, differing: Partial<typeof FILLED> = {}) {
  const given = { ...FILLED, ...differing }
  await user.click(agreement())
  for (const [name, control] of Object.entries(fields())) {
    await user.clear(control)
    await user.type(control, given[name as keyof typeof FILLED])
  }
}

test('SH-115 PO-CON-01 it asks a visitor for name, mobile, code and content', async () => {
  await open()
  const controls = within(screen.getByRole('dialog')).getAllByRole('textbox')
  expect(controls).toEqual(Object.values(fields()))
  for (const control of controls) expect(control).toBeRequired()
  await expectNoAxeViolations(document.body)
})

test('a site without text messages asks for nothing that needs a code, and says how else to reach the school', async () => {
  respond(getPublicSettings, { sites: {}, sendsSms: false })
  await open()
  const dialog = within(screen.getByRole('dialog'))
  expect(await dialog.findByText(/本站没有开通短信，暂时不能在线留言/)).toBeVisible()
  expect(dialog.queryAllByRole('textbox')).toEqual([])
  expect(dialog.queryByRole('button', { name: '提交' })).toBeNull()
  await expectNoAxeViolations(document.body)
})

test('without consent to the agreements nothing is sent; they open in a window of their own', async () => {
  respond(saveClue, '1')
  const page = await open()
  await fillIn(page)
  await page.user.click(agreement())
  await page.user.click(submit())
  await waitFor(() => expect(agreement()).toHaveAccessibleDescription('请先阅读并同意协议'))
  expect(requestsOf(saveClue)).toEqual([])
  await expectNoAxeViolations(document.body)
  const privacy = screen.getByRole('link', { name: /隐私/ })
  expect(privacy).toHaveAttribute('href', `/agreement/privacy?tenantId=${sessionStore.getState().tenantId}`)
  expect(privacy).toHaveAttribute('target', '_blank')
  await page.user.click(agreement())
  await page.user.click(submit())
  expect(await screen.findByText('提交成功')).toBeVisible()
})

test('who is signed in finds name and number filled in', async () => {
  await open({ session: signedIn({ realName: '王晓', mobile: '13800000001' }) })
  expect(field('姓名')).toHaveValue('王晓')
  expect(field('电话')).toHaveValue('13800000001')
  expect(field('咨询内容')).toHaveValue('')
})

test('an enquiry about a course begins with its name, and typed words stay', async () => {
  const { user } = await renderPage(<Opener about="电工（四级）" />)
  const ask = await screen.findByRole('button', { name: 'ask' })
  await user.click(ask)
  await waitFor(() => expect(field('咨询内容')).toHaveValue('我想咨询报名「电工（四级）」。'))
  await user.type(field('咨询内容'), '周末上课吗？')
  await user.keyboard('{Escape}')
  await dialogsGone()
  await user.click(ask)
  await screen.findByRole('dialog', { name: '留言咨询' })
  expect(field('咨询内容')).toHaveValue('我想咨询报名「电工（四级）」。周末上课吗？')
})

test('PO-CON-02 PO-CON-04 PO-CON-06 PO-CON-07 what is missing is said at each field, and nothing is sent', async () => {
  const { user } = await open()
  await user.click(submit())
  const texts = ['请输入姓名', '请输入电话', '请输入验证码', '请输入您要咨询的内容']
  for (const [at, control] of Object.values(fields()).entries()) {
    await waitFor(() => expect(control).toHaveAccessibleDescription(texts[at]))
  }
  expect(fields().name).toHaveFocus()
  expect(requestsOf(saveClue)).toEqual([])
  await expectNoAxeViolations(document.body)
})

test.each([
  ['PO-CON-03', 'name', '李明1', '姓名格式不正确'],
  ['PO-CON-05', 'mobile', '12345', '请输入正确的手机号'],
  ['PO-CON-06', 'code', '123', '请输入6位验证码'],
] as const)('%s a wrong %s %j: %s', async (_, name, value, text) => {
  const page = await open()
  await fillIn(page, { [name]: value })
  await page.user.click(submit())
  await waitFor(() => expect(fields()[name]).toHaveAccessibleDescription(text))
  expect(requestsOf(saveClue)).toEqual([])
})

test('PO-CON-05 PO-CON-06 PO-CON-07 no field takes more than it may', async () => {
  const { user } = await open()
  const { mobile, code, content } = fields()
  await user.type(mobile, '139000000081234')
  await user.type(code, '24681012')
  await user.click(content)
  await user.paste('问'.repeat(600))
  expect([mobile, code]).toEqual([
    expect.objectContaining({ value: '13900000008' }),
    expect.objectContaining({ value: '246810' }),
  ])
  expect(content).toHaveValue('问'.repeat(500))
  expect(screen.getByText('500/500')).toBeVisible()
})

test('PO-CON-08 while it is on its way it cannot be sent again or left', async () => {
  let arrive: (id: string) => void = () => undefined
  respond(saveClue, () => new Promise<string>((resolve) => (arrive = resolve)))
  const page = await open()
  await fillIn(page)
  await page.user.click(submit())
  await waitFor(() => expect(submit()).toHaveAttribute('aria-busy', 'true'))
  await page.user.click(submit())
  await page.user.type(fields().name, '{Enter}')
  await page.user.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeVisible()
  arrive('1')
  await dialogsGone()
  expect(requestsOf(saveClue)).toHaveLength(1)
})

test('PO-CON-09 a sent enquiry is told, the form is emptied and closed, and the focus is back', async () => {
  respond(saveClue, '1')
  const page = await open()
  await fillIn(page)
  await page.user.click(submit())
  expect(await screen.findByText('提交成功')).toBeVisible()
  expect(screen.getByText('老师会拨打 139****0008 与您联系，处理情况可在个人中心查看。')).toBeVisible()
  await dialogsGone()
  const opener = screen.getByRole('button', { name: 'ask' })
  await waitFor(() => expect(opener).toHaveFocus())
  await page.user.click(opener)
  await screen.findByRole('dialog')
  for (const control of Object.values(fields())) expect(control).toHaveValue('')
  expect(agreement()).not.toBeChecked()
})

test('PO-CON-09 a wrong code is said at its field and every word stays', async () => {
  refuse(saveClue, { code: ERROR_CODES.smsCodeWrong, msg: '验证码错误或已失效' })
  const page = await open()
  await fillIn(page)
  await page.user.click(submit())
  await waitFor(() => expect(fields().code).toHaveAccessibleDescription('验证码错误或已失效'))
  expect(fields().code).toHaveFocus()
  for (const [name, control] of Object.entries(fields())) {
    expect(control).toHaveValue(FILLED[name as keyof typeof FILLED])
  }
  expect(screen.getAllByText('验证码错误或已失效')).toHaveLength(1)
})

test('PO-CON-09 a field the server refuses is marked', async () => {
  refuse(saveClue, { code: TOLD_CODES.badRequest, msg: '参数 content 不正确', field: 'content' })
  const page = await open()
  await fillIn(page)
  await page.user.click(submit())
  await waitFor(() => expect(fields().content).toHaveAccessibleDescription('参数 content 不正确'))
  const refused = headersOf(saveClue)?.['idempotency-key']
  await page.user.type(fields().content, '！')
  await page.user.click(submit())
  await waitFor(() => expect(requestsOf(saveClue)).toHaveLength(2))
  // Other text is another enquiry.
  expect(headersOf(saveClue)?.['idempotency-key']).not.toBe(refused)
})

test('PO-CON-09 without a response it says so above the button; sent again it arrives', async () => {
  breakCall(saveClue)
  const page = await open()
  await fillIn(page)
  await page.user.click(submit())
  expect(await screen.findByRole('alert')).toHaveTextContent('提交失败，请重试')
  expect(fields().content).toHaveValue(FILLED.content)
  await expectNoAxeViolations(document.body)
  const lost = headersOf(saveClue)?.['idempotency-key']
  respond(saveClue, '1')
  await page.user.click(submit())
  expect(await screen.findByText('提交成功')).toBeVisible()
  expect(screen.queryByText('提交失败，请重试')).not.toBeInTheDocument()
  // The server may have received the first one: the key tells it that this is the same.
  expect(headersOf(saveClue)?.['idempotency-key']).toBe(lost)
})

test('API-37 PO-CON-10 a visitor sends the visitor’s id, without signing in', async () => {
  respond(saveClue, '1')
  const page = await open()
  const { userInfo } = sessionStore.getState()
  await fillIn(page)
  await page.user.click(submit())
  await screen.findByText('提交成功')
  expect(userInfo.type).toBe('visitor')
  expect(requestsOf(saveClue)).toEqual([{ ...FILLED, clueId: userInfo.id }])
})

test('API-37 PO-CON-10 who is signed in sends the user id', async () => {
  respond(saveClue, '1')
  const page = await open({ session: signedIn() })
  await fillIn(page)
  await page.user.click(submit())
  await screen.findByText('提交成功')
  expect(requestsOf(saveClue)).toEqual([{ ...FILLED, clueId: '501' }])
})

test('SH-87 the code goes to the number in the form, once that is right', async () => {
  respond(sendSmsCode, true)
  const { user } = await open()
  const getCode = screen.getByRole('button', { name: '获取验证码' })
  await user.click(getCode)
  await waitFor(() => expect(fields().mobile).toHaveAccessibleDescription('请输入电话'))
  expect(requestsOf(sendSmsCode)).toEqual([])
  await user.type(fields().mobile, FILLED.mobile)
  await user.click(getCode)
  expect(await screen.findByText('发送验证码成功')).toBeVisible()
  expect(requestsOf(sendSmsCode)).toEqual([
    { mobile: FILLED.mobile, templateCode: 'VISITOR_MSG_VERIFY', purpose: 'consult' },
  ])
  expect(screen.getByRole('button', { name: '60秒重新获取' })).toBeVisible()
})

test('when the server wants a captcha first, the form has one', async () => {
  refuse(sendSmsCode, { code: ERROR_CODES.captchaRequired, msg: '请输入图形验证码' })
  respond(captchaImage, new Blob(['<svg/>'], { type: 'image/svg+xml' }))
  const { user } = await open()
  await user.type(fields().mobile, FILLED.mobile)
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
  expect(await screen.findByRole('textbox', { name: /^图形验证码/ })).toBeVisible()
  await waitFor(() => expect(document.querySelector('[role=dialog] img')).not.toBeNull())
  await expectNoAxeViolations(document.body)
})

test('a form closed by a slip keeps what was typed', async () => {
  const { user } = await open()
  await user.type(fields().content, FILLED.content)
  await user.keyboard('{Escape}')
  await dialogsGone()
  await user.click(screen.getByRole('button', { name: 'ask' }))
  await screen.findByRole('dialog')
  expect(fields().content).toHaveValue(FILLED.content)
})

test('in English it reads English', async () => {
  const { user } = await renderPage(<Opener />, { locale: 'en' })
  await user.click(await screen.findByRole('button', { name: 'ask' }))
  expect(await screen.findByRole('dialog', { name: 'Enquiry' })).toBeVisible()
})
