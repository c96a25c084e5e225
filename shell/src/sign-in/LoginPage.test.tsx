import { screen, waitFor } from '@testing-library/react'

import { ERROR_CODES } from '@campus/contracts/errors'
import { BRANDS } from '@campus/contracts/school'
import { getOrCreateStudentId, getUserInfo, login } from '@campus/contracts/sign-in'
import { sessionKeeper } from '@campus/session/session-keeper'
import { sessionStore } from '@campus/session/session-store'
import { brandFlags } from '@campus/session/session.model'
import { currentUser } from '@campus/session/signed-in'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { aUser, signedIn } from '@campus/testing/builders'
import { breakCall, headersOf, keepWaiting, refuse, requestsOf, respond } from '@campus/testing/fake-server'
import type { RenderedPage } from '@campus/testing/render'

import { shellPageAt } from '../testing/in-site'

const open = shellPageAt('/login', { layout: 'login' })
const openOf = {
  kingdee: shellPageAt('/kingdee-login', { layout: 'login', special: true }),
  gdhuanbao: shellPageAt('/gdhuanbao-login', { layout: 'login', special: true }),
  kuka: shellPageAt('/kuka-login', { layout: 'login', special: true }),
}
const submit = () => screen.getByRole('button', { name: '登录' })
const agreement = () => screen.getByRole('checkbox', { name: /^我已阅读并同意/ })
const byPassword = () => screen.getByRole('tab', { name: '密码登录' })

function respondToSignIn(): void {
  respond(login, { userId: '501', token: 'fresh-token', expiration: '2999-01-01 00:00:00' })
  respond(getUserInfo, aUser())
  respond(getOrCreateStudentId, '9001')
}

async function fillIn({ user }: Pick<RenderedPage, 'user'>): Promise<void> {
  await user.type(screen.getByRole('textbox', { name: /^手机号/ }), '13800000001')
  await user.type(screen.getByRole('textbox', { name: /^验证码/ }), '123456')
  await user.click(agreement())
}

test('SH-99 SH-100 the page opens in code mode and toggles both ways; the number stays, errors go', async () => {
  const { user, container } = await open()
  expect(screen.getByRole('heading', { level: 1, name: '登录' })).toBeInTheDocument()
  expect(screen.getByRole('tab', { name: '验证码登录' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.queryByLabelText(/^密码/, { selector: 'input' })).toBeNull()
  await user.type(screen.getByRole('textbox', { name: /^手机号/ }), '1380000')
  await user.click(submit())
  expect(await screen.findByText('请输入正确的手机号')).toBeInTheDocument()
  await expectNoAxeViolations(container)

  await user.click(byPassword())
  expect(screen.getByLabelText(/^密码/, { selector: 'input' })).toBeInTheDocument()
  expect(screen.queryByRole('textbox', { name: /^验证码/ })).toBeNull()
  expect(screen.getByRole('textbox', { name: /^手机号/ })).toHaveValue('1380000')
  expect(screen.queryByText('请输入正确的手机号')).toBeNull()
  await expectNoAxeViolations(container)

  await user.click(screen.getByRole('tab', { name: '验证码登录' }))
  expect(screen.getByRole('textbox', { name: /^验证码/ })).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: /^手机号/ })).toHaveValue('1380000')
})

test('PO-REG-09 who joined at another school, and has to sign in, is told so once', async () => {
  const { address } = await open('?schoolId=10001&joined=1')
  expect(await screen.findByText('加入成功')).toBeInTheDocument()
  await waitFor(() => expect(address()).toBe('/login?schoolId=10001'))
})

test('who has no account is led to registration; who forgot the password is told that a code is enough', async () => {
  const { user, container } = await open()
  expect(screen.getByRole('link', { name: '没有账号？去注册' })).toHaveAttribute('href', '/register?type=1')
  expect(screen.queryByRole('button', { name: /忘记密码/ })).toBeNull()
  await user.click(byPassword())
  expect(screen.queryByText(/个人中心设置新密码/)).toBeNull()
  await user.click(screen.getByRole('button', { name: /忘记密码/ }))
  expect(screen.getByRole('textbox', { name: /^验证码/ })).toBeInTheDocument()
  expect(screen.getByText(/个人中心设置新密码/)).toHaveTextContent('用短信验证码登录，不需要密码。')
  await expectNoAxeViolations(container)
  await user.click(byPassword())
  expect(screen.queryByText(/个人中心设置新密码/)).toBeNull()
})

test.each([
  ['zh-CN', '《用户协议》', '《隐私政策》'],
  ['en', 'User Agreement', 'Privacy Policy'],
] as const)(
  'SH-106 what one agrees to can be read without leaving the form (%s)',
  async (locale, userAgreement, privacyPolicy) => {
    await open('', { locale })
    expect(screen.getByRole('link', { name: userAgreement })).toHaveAttribute('href', '/agreement/user?tenantId=10001')
    expect(screen.getByRole('link', { name: privacyPolicy })).toHaveAttribute(
      'href',
      '/agreement/privacy?tenantId=10001',
    )
    for (const name of [userAgreement, privacyPolicy]) {
      const link = screen.getByRole('link', { name })
      expect(link).toHaveAttribute('target', '_blank')
      expect(getComputedStyle(link).textDecoration).toContain('underline')
    }
  },
)

test('SH-101 SH-103 SH-106 an empty form in code mode says what is missing, and nothing is sent', async () => {
  const { user, container } = await open()
  expect(agreement()).not.toBeChecked()
  await user.click(submit())
  for (const text of ['请输入手机号', '请输入验证码', '请先阅读并同意协议']) {
    expect(await screen.findByText(text)).toBeInTheDocument()
  }
  expect(screen.getByRole('textbox', { name: /^手机号/ })).toHaveFocus()
  expect(requestsOf(login)).toEqual([])
  await expectNoAxeViolations(container)
})

test('SH-104 a code of fewer than six digits is told', async () => {
  const { user } = await open()
  await user.type(screen.getByRole('textbox', { name: /^验证码/ }), '123')
  await user.click(submit())
  expect(await screen.findByText('请输入6位验证码')).toBeInTheDocument()
})

test('SH-101 SH-105 SH-106 an empty form in password mode asks for number, password and agreement, not for a code', async () => {
  const { user } = await open()
  await user.click(byPassword())
  await user.click(submit())
  for (const text of ['请输入手机号', '请输入密码', '请先阅读并同意协议']) {
    expect(await screen.findByText(text)).toBeInTheDocument()
  }
  expect(screen.queryByText('请输入验证码')).toBeNull()
})

test('an error changes its language with the page', async () => {
  const { user } = await open('', { locale: 'en' })
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByText('Please enter the mobile number')).toBeInTheDocument()
})

test('SH-107 SH-108 a right code signs in: the token is stored, the person loaded, the student made, and one goes home', async () => {
  respondToSignIn()
  const page = await open()
  await fillIn(page)
  await page.user.click(submit())
  expect(await screen.findByText('登录成功')).toBeInTheDocument()
  expect(page.address()).toBe('/')
  expect(requestsOf(login)).toEqual([
    {
      grantType: 'MOBILE_LOGIN_REGISTER',
      mobile: '13800000001',
      code: '123456',
      tenantId: '10001',
      terminalType: 'ALL_USER',
      bizType: 'P_MINI',
    },
  ])
  expect(headersOf(getUserInfo)).toMatchObject({ token: 'fresh-token' })
  expect(requestsOf(getOrCreateStudentId)).toEqual([{ tenantId: '10001', userId: '501' }])
  const state = sessionStore.getState()
  expect(currentUser(state)).toMatchObject({ userId: '501', realName: '林晓' })
  expect([sessionKeeper.getState().token, state.tokenExpireTime]).toEqual(['fresh-token', '2999-01-01 00:00:00'])
})

test('SH-105 SH-107 a password signs in with the number as user name', async () => {
  respondToSignIn()
  const { user, address } = await open('?redirect=%2Fstudy%2Fmine')
  await user.click(byPassword())
  await user.type(screen.getByRole('textbox', { name: /^手机号/ }), '13800000001')
  await user.type(screen.getByLabelText(/^密码/, { selector: 'input' }), 'secret1')
  await user.click(agreement())
  // After both agreements.
  await user.keyboard('{Tab}{Tab}{Tab}{Enter}')
  await waitFor(() => expect(address()).toBe('/study/mine'))
  expect(requestsOf(login)[0]).toMatchObject({ grantType: 'PASSWORD', username: '13800000001', password: 'secret1' })
})

test.each([
  ['/study/mine?tab=2#x', '/study/mine?tab=2#x'],
  ['https://evil.test/', '/'],
  ['//evil.test', '/'],
  ['/\\evil.test', '/'],
  ['javascript:alert(1)', '/'],
  ['/login?redirect=%2Flogin', '/'],
])('SH-108 SH-112 whoever is signed in already goes straight on: redirect %s leads to %s', async (redirect, target) => {
  const { address } = await open(`?redirect=${encodeURIComponent(redirect)}`, { session: signedIn() })
  expect(address()).toBe(target)
})

test('SH-112 a token that has run out signs nobody in', async () => {
  await open('', { session: { ...signedIn(), tokenExpireTime: '2001-01-01 00:00:00' } })
  expect(submit()).toBeInTheDocument()
})

test('SH-111 a refused sign-in shows the server’s message, once, and the form keeps its input', async () => {
  refuse(login, { code: ERROR_CODES.smsCodeWrong, msg: '验证码错误或已失效' })
  const page = await open()
  await fillIn(page)
  await page.user.click(submit())
  expect(await screen.findAllByText('验证码错误或已失效')).toHaveLength(1)
  expect(page.address()).toBe('/login')
  expect(screen.getByRole('textbox', { name: /^手机号/ })).toHaveValue('13800000001')
  expect(screen.getByRole('textbox', { name: /^验证码/ })).toHaveValue('123456')
  expect(agreement()).toBeChecked()
  expect(sessionKeeper.getState().token).toBe('')
})

test('SH-107 a token without a person signs nobody in', async () => {
  respondToSignIn()
  breakCall(getUserInfo)
  const page = await open()
  await fillIn(page)
  await page.user.click(submit())
  expect(await screen.findByText('system busy')).toBeInTheDocument()
  expect(sessionKeeper.getState().token).toBe('')
  expect(page.address()).toBe('/login')
})

test('SH-107 a student id that cannot be made does not keep anyone out', async () => {
  respondToSignIn()
  breakCall(getOrCreateStudentId)
  const page = await open()
  await fillIn(page)
  await page.user.click(submit())
  await waitFor(() => expect(page.address()).toBe('/'))
  expect(screen.queryByText('system busy')).toBeNull()
})

test('a second press while one sign-in runs sends nothing', async () => {
  keepWaiting(login)
  const page = await open()
  await fillIn(page)
  await page.user.click(submit())
  await page.user.click(submit())
  expect(submit()).toHaveAttribute('aria-busy', 'true')
  await waitFor(() => expect(requestsOf(login)).toHaveLength(1))
})

test.each(BRANDS)('SH-110 CE-37 while %s is on, /login leads to its own page and keeps the redirect', async (brand) => {
  const { address, container } = await open('?redirect=%2Fquery_pc', { session: brandFlags(brand) })
  expect(address()).toBe(`/${brand}-login?redirect=%2Fquery_pc`)
  expect(screen.getByText({ kingdee: '金穗云校', gdhuanbao: '粤环职培', kuka: '酷嘉学院' }[brand])).toBeInTheDocument()
  expect(submit()).toBeInTheDocument()
  await expectNoAxeViolations(container)
})

test.each(BRANDS)('SH-110 CE-37 the page of %s signs in as every other and goes on to the redirect', async (brand) => {
  respondToSignIn()
  const page = await openOf[brand](`?redirect=%2Fquery_pc%2F${brand}`, { session: brandFlags(brand) })
  await fillIn(page)
  await page.user.click(submit())
  await waitFor(() => expect(page.address()).toBe(`/query_pc/${brand}`))
})
