import { act, screen, waitFor, within } from '@testing-library/react'

import { ERROR_CODES, TOLD_CODES } from '@campus/contracts/errors'
import { getPublicSettings } from '@campus/contracts/public-settings'
import {
  bindQrCode,
  cloudSchoolList,
  getDefTenantByQrCode,
  getOrCreateStudentId,
  getUserInfo,
  handOver,
  login,
  sendSmsCode,
} from '@campus/contracts/sign-in'
import { sessionKeeper } from '@campus/session/session-keeper'
import { sessionStore } from '@campus/session/session-store'
import { isLoggedIn } from '@campus/session/signed-in'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { aUser, signedIn } from '@campus/testing/builders'
import { breakCall, headersOf, refuse, requestsOf, respond } from '@campus/testing/fake-server'
import type { VisitOptions } from '@campus/testing/module-pages'
import type { RenderedPage } from '@campus/testing/render'

import { pageAt } from '../testing/page-at'
import { openSchool } from './open-school'

jest.mock('./open-school', () => ({ openSchool: jest.fn(() => Promise.resolve()) }))
const HERE = { id: '10001', name: '启明职业培训学校' }
const ELSEWHERE = { id: '10002', name: '海岚健康技能学院' }

beforeEach(() => {
  respond(getPublicSettings, { sites: {} })
  respond(cloudSchoolList, [HERE, ELSEWHERE])
  respond(sendSmsCode, true)
  respond(login, { userId: '901', token: 'new-token', expiration: '2999-12-31 23:59:59' })
  respond(getUserInfo, aUser({ id: '901', realName: '', nickName: '李明', mobile: '13900000008' }))
  respond(getOrCreateStudentId, '3901')
  respond(bindQrCode, true)
  respond(getDefTenantByQrCode, HERE)
})

const openRegister = pageAt('/register', { layout: 'login' })
const open = (type: string, options: VisitOptions = {}) => openRegister(type === '' ? '' : `?type=${type}`, options)

const consent = () => screen.getByRole('checkbox', { name: /^我已阅读并同意/ })
const FILLED = { name: '李明', phone: '13900000008', code: '246810' }
const text = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) })
const school = () => screen.getByRole('combobox', { name: /^云校/ })
const submit = () => screen.getByRole('button', { name: '立即加入' })
const schoolChoices = () => screen.findByRole('option', { name: HERE.name })

async function fillPerson({ user }: RenderedPage, differing: Partial<typeof FILLED> = {}) {
  const given = { ...FILLED, ...differing }
  await user.type(text('姓名'), given.name)
  await user.type(text('手机号'), given.phone)
  await user.type(text('验证码'), given.code)
  await user.click(consent())
}

async function fillSchool(page: RenderedPage, id = HERE.id) {
  await schoolChoices()
  await page.user.selectOptions(school(), id)
  await fillPerson(page)
}

async function fillEnterprise(page: RenderedPage) {
  await page.user.type(text('邀请码'), 'Q10001')
  await page.user.type(text('企业名称'), '甬江电气设备厂')
  await fillPerson(page)
}

test('a site without text messages registers nobody, and says who does', async () => {
  respond(getPublicSettings, { sites: {}, sendsSms: false })
  const { container } = await open('1')
  expect(await screen.findByText(/本站没有开通短信，暂时不能在网上加入/)).toBeVisible()
  expect(screen.queryAllByRole('textbox')).toEqual([])
  expect(screen.queryByRole('button', { name: '立即加入' })).toBeNull()
  await expectNoAxeViolations(container)
})

test.each(['1', '3', '', '9'])('PO-REG-01 PO-REG-02 type %j shows the cloud-school form', async (type) => {
  const { container } = await open(type)
  expect(await screen.findByRole('heading', { level: 1, name: '加入云校' })).toBeVisible()
  await schoolChoices()
  expect(screen.getAllByRole('textbox')).toEqual([text('姓名'), text('手机号'), text('验证码')])
  for (const control of [school(), ...screen.getAllByRole('textbox')]) expect(control).toBeRequired()
  expect(school()).toHaveValue(HERE.id)
  expect(
    within(school())
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['请选择', HERE.name, ELSEWHERE.name])
  await expectNoAxeViolations(container)
})

test('PO-REG-01 PO-REG-04 type 2 shows the enterprise form', async () => {
  const { container } = await open('2')
  expect(await screen.findByRole('heading', { level: 1, name: '企业学员注册' })).toBeVisible()
  expect(screen.getAllByRole('textbox')).toEqual(['邀请码', '企业名称', '姓名', '手机号', '验证码'].map(text))
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  expect(requestsOf(cloudSchoolList)).toEqual([])
  await expectNoAxeViolations(container)
})

test('PO-REG-03 PO-REG-07 what is missing is said at each field, and nothing is sent', async () => {
  const { user, container } = await open('1')
  await schoolChoices()
  await user.selectOptions(school(), '')
  await user.click(submit())
  await waitFor(() => expect(school()).toHaveAccessibleDescription('请选择加入的云校'))
  expect(school()).toHaveFocus()
  expect(text('姓名')).toHaveAccessibleDescription('请输入姓名')
  expect(text('手机号')).toHaveAccessibleDescription('请输入手机号')
  expect(text('验证码')).toHaveAccessibleDescription('请输入验证码')
  expect(consent()).toHaveAccessibleDescription('请先阅读并同意协议')
  expect(requestsOf(login)).toEqual([])
  await expectNoAxeViolations(container)
})

test('PO-REG-05 PO-REG-06 an enterprise and its invitation are required', async () => {
  const { user } = await open('2')
  await user.click(submit())
  await waitFor(() => expect(text('邀请码')).toHaveAccessibleDescription(/^请输入邀请码/))
  expect(text('企业名称')).toHaveAccessibleDescription('请输入企业名称')
})

test.each([
  ['PO-REG-06', '邀请码', 'Q100011', /^邀请码最多6位/],
  ['PO-REG-07', '姓名', '一二三四五六七八九十一二', /^姓名最多11个字符/],
  ['PO-REG-07', '姓名', '李明1', /^姓名格式不正确/],
  ['PO-REG-07', '手机号', '12345', /^请输入正确的手机号/],
  ['PO-REG-02', '验证码', '123', /^请输入6位验证码/],
])('%s a wrong %s %j is said', async (_, name, value, words) => {
  const { user } = await open('2')
  await user.type(text(name), value)
  await user.click(submit())
  await waitFor(() => expect(text(name)).toHaveAccessibleDescription(words))
  expect(requestsOf(login)).toEqual([])
})

test('PO-REG-02 API-25 the code is sent by the school one joins, once that is chosen', async () => {
  const { user } = await open('1')
  await schoolChoices()
  await user.selectOptions(school(), '')
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
  await waitFor(() => expect(school()).toHaveAccessibleDescription('请选择加入的云校'))
  expect(requestsOf(sendSmsCode)).toEqual([])
  await user.selectOptions(school(), ELSEWHERE.id)
  await user.type(text('手机号'), FILLED.phone)
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
  expect(await screen.findByText('发送验证码成功')).toBeVisible()
  expect(requestsOf(sendSmsCode)).toEqual([{ mobile: FILLED.phone, templateCode: 'VISITOR_MSG_VERIFY' }])
  expect(headersOf(sendSmsCode)).toMatchObject({ tenantid: ELSEWHERE.id })
})

test.each(['1', '3'] as const)(
  'PO-REG-01 PO-REG-08 PO-REG-09 type %s joins, signs in and goes home with a toast',
  async (type) => {
    const page = await open(type)
    await fillSchool(page)
    await page.user.click(submit())
    expect(await screen.findByText('加入成功')).toBeVisible()
    await waitFor(() => expect(page.address()).toBe('/'))
    expect(requestsOf(login)).toEqual([
      {
        grantType: 'MOBILE_LOGIN_REGISTER',
        mobile: FILLED.phone,
        code: FILLED.code,
        nickName: FILLED.name,
        registerType: type,
        bizType: 'E_PC',
        terminalType: 'ALL_USER',
        tenantId: HERE.id,
      },
    ])
    expect(headersOf(getUserInfo)).toMatchObject({ token: 'new-token' })
    expect(requestsOf(bindQrCode)).toEqual([])
    expect(isLoggedIn(sessionStore.getState())).toBe(true)
    expect(sessionKeeper.getState()).toMatchObject({
      token: 'new-token',
      userInfo: { userId: '901', nickName: '李明' },
    })
    expect(openSchool).not.toHaveBeenCalled()
  },
)

test('who came on the way to an order joins and goes on to it', async () => {
  const page = await openRegister('?type=1&redirect=%2Forder%2Fnew%3FproductId%3Dp1')
  expect(screen.getByRole('link', { name: '已有账号？去登录' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Forder%2Fnew%3FproductId%3Dp1',
  )
  await schoolChoices()
  await fillPerson(page)
  await page.user.click(submit())
  // The sign-in page leads on who is signed in.
  await waitFor(() => expect(page.address()).toBe('/login?redirect=%2Forder%2Fnew%3FproductId%3Dp1'))
  expect(requestsOf(login)).toMatchObject([{ tenantId: HERE.id }])
})

test('without consent nobody joins; the agreements are those of the chosen school', async () => {
  const page = await open('1')
  await fillSchool(page)
  await page.user.click(consent())
  await page.user.click(submit())
  await waitFor(() => expect(consent()).toHaveAccessibleDescription('请先阅读并同意协议'))
  expect(requestsOf(login)).toEqual([])
  const agreement = () => screen.getByRole('link', { name: '《用户协议》' }).getAttribute('href')
  expect(agreement()).toBe(`/agreement/user?tenantId=${HERE.id}`)
  await page.user.selectOptions(school(), ELSEWHERE.id)
  expect(agreement()).toBe(`/agreement/user?tenantId=${ELSEWHERE.id}`)
})

test('each form leads to the other and to signing in', async () => {
  const page = await open('1')
  await page.user.click(await screen.findByRole('link', { name: '有企业邀请码？企业学员注册' }))
  expect(await screen.findByRole('heading', { level: 1, name: '企业学员注册' })).toBeVisible()
  expect(page.address()).toBe('/register?type=2')
  expect(screen.getByRole('link', { name: '没有邀请码？加入云校' })).toHaveAttribute('href', '/register?type=1')
  expect(screen.getByRole('link', { name: '已有账号？去登录' })).toHaveAttribute('href', '/login')
})

test('who is signed in is not asked to join again, but may join another school', async () => {
  const page = await open('1', { session: signedIn() })
  expect(await screen.findByText(/不用再加入/)).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: '已有账号？去登录' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: '去学习' })).toHaveAttribute('href', '/study/mine')
  await expectNoAxeViolations(page.container)
  await page.user.click(await screen.findByRole('button', { name: '加入其他云校' }))
  await schoolChoices()
  expect(school()).toHaveValue('')
})

test('a site with one school offers no other', async () => {
  respond(cloudSchoolList, [HERE])
  await open('1', { session: signedIn() })
  await waitFor(() => expect(requestsOf(cloudSchoolList)).toHaveLength(1))
  expect(screen.queryByRole('button', { name: '加入其他云校' })).not.toBeInTheDocument()
})

test('who is signed in goes on at once where the registration leads', async () => {
  const page = await openRegister('?type=1&redirect=%2Forder%2Fmine', { session: signedIn() })
  await waitFor(() => expect(page.address()).toBe('/login?redirect=%2Forder%2Fmine'))
})

test('PO-REG-08 PO-REG-09 who joins another school goes there with a one-time code, and leaves no token here', async () => {
  respond(handOver, { code: 'one-time' })
  const page = await open('1')
  await fillSchool(page, ELSEWHERE.id)
  await page.user.click(submit())
  await waitFor(() => expect(openSchool).toHaveBeenCalledWith(ELSEWHERE.id, 'one-time'))
  expect(screen.queryByText('加入成功')).not.toBeInTheDocument()
  for (const asked of [getUserInfo, handOver]) {
    expect(headersOf(asked)).toMatchObject({ token: 'new-token', tenantid: ELSEWHERE.id })
  }
  expect(isLoggedIn(sessionStore.getState())).toBe(false)
  expect(JSON.stringify({ ...localStorage })).not.toContain('new-token')
})

test('PO-REG-09 without a code the other school is opened all the same', async () => {
  breakCall(handOver)
  const page = await open('1')
  await fillSchool(page, ELSEWHERE.id)
  await page.user.click(submit())
  await waitFor(() => expect(openSchool).toHaveBeenCalledWith(ELSEWHERE.id, null))
})

test('PO-REG-08 an enterprise: lookup, registration, bind', async () => {
  const page = await open('2')
  await fillEnterprise(page)
  await page.user.click(submit())
  await waitFor(() => expect(page.address()).toBe('/'))
  const { userInfo } = sessionStore.getState()
  expect(requestsOf(getDefTenantByQrCode)).toMatchObject([{ qrCode: 'Q10001' }])
  expect(requestsOf(login)).toMatchObject([{ registerType: '2', nickName: '李明', tenantId: HERE.id }])
  expect(requestsOf(bindQrCode)).toEqual([
    { qrCode: 'Q10001', tenantId: HERE.id, userId: userInfo.userId, enterpriseName: '甬江电气设备厂' },
  ])
  expect(headersOf(bindQrCode)).toMatchObject({ token: 'new-token' })
})

test('PO-REG-08 before the code is sent the form says whose invitation it is', async () => {
  respond(getDefTenantByQrCode, ELSEWHERE)
  const { user } = await open('2')
  await user.type(text('邀请码'), ' Q10002 ')
  await user.type(text('手机号'), FILLED.phone)
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
  expect(await screen.findByText('将加入：海岚健康技能学院')).toBeVisible()
  await waitFor(() => expect(headersOf(sendSmsCode)).toMatchObject({ tenantid: ELSEWHERE.id }))
})

test('PO-REG-09 an unknown invitation code shows the server’s message at its field; nothing else is lost', async () => {
  refuse(getDefTenantByQrCode, { code: ERROR_CODES.notFound, msg: '邀请码无效' })
  const page = await open('2')
  await fillEnterprise(page)
  await page.user.click(submit())
  await waitFor(() => expect(text('邀请码')).toHaveAccessibleDescription(/^邀请码无效/))
  expect(text('邀请码')).toHaveFocus()
  expect(text('企业名称')).toHaveValue('甬江电气设备厂')
  expect(requestsOf(login)).toEqual([])
  await expectNoAxeViolations(page.container)
})

test('a wrong code is said at its field and every word stays', async () => {
  refuse(login, { code: ERROR_CODES.smsCodeWrong, msg: '验证码错误或已失效' })
  const page = await open('1')
  await fillSchool(page)
  await page.user.click(submit())
  await waitFor(() => expect(text('验证码')).toHaveAccessibleDescription('验证码错误或已失效'))
  expect(text('姓名')).toHaveValue(FILLED.name)
  expect(school()).toHaveValue(HERE.id)
  expect(isLoggedIn(sessionStore.getState())).toBe(false)
})

test('a field the server refuses is marked', async () => {
  refuse(login, { code: TOLD_CODES.badRequest, msg: '参数 nickName 不正确', field: 'nickName' })
  const page = await open('1')
  await fillSchool(page)
  await page.user.click(submit())
  await waitFor(() => expect(text('姓名')).toHaveAccessibleDescription('参数 nickName 不正确'))
})

test('without a response it says so above the button; sent again it arrives', async () => {
  breakCall(login)
  const page = await open('1')
  await fillSchool(page)
  await page.user.click(submit())
  expect(await screen.findByRole('alert')).toHaveTextContent('提交失败，请重试')
  await expectNoAxeViolations(page.container)
  respond(login, { userId: '901', token: 'new-token', expiration: '' })
  await page.user.click(submit())
  await waitFor(() => expect(page.address()).toBe('/'))
})

test('a binding that fails signs nobody in', async () => {
  breakCall(bindQrCode)
  const page = await open('2')
  await fillEnterprise(page)
  await page.user.click(submit())
  expect(await screen.findByRole('alert')).toHaveTextContent('提交失败，请重试')
  expect(isLoggedIn(sessionStore.getState())).toBe(false)
})

test('a student id that cannot be had yet keeps nobody out', async () => {
  breakCall(getOrCreateStudentId)
  const page = await open('1')
  await fillSchool(page)
  await page.user.click(submit())
  await waitFor(() => expect(page.address()).toBe('/'))
})

test('while it is on its way it cannot be sent again', async () => {
  let arrive: () => void = () => undefined
  respond(
    login,
    () => new Promise((resolve) => (arrive = () => resolve({ userId: '901', token: 'new-token', expiration: '' }))),
  )
  const page = await open('1')
  await fillSchool(page)
  await page.user.click(submit())
  await waitFor(() => expect(submit()).toHaveAttribute('aria-busy', 'true'))
  await page.user.click(submit())
  await page.user.type(text('姓名'), '{Enter}')
  arrive()
  await waitFor(() => expect(page.address()).toBe('/'))
  expect(requestsOf(login)).toHaveLength(1)
})

test('pressed twice before anything is drawn it is sent once', async () => {
  const page = await open('1')
  await fillSchool(page)
  const button = submit()
  act(() => {
    button.click()
    button.click()
  })
  await waitFor(() => expect(page.address()).toBe('/'))
  expect(requestsOf(login)).toHaveLength(1)
})

test('schools that do not come can be asked for again', async () => {
  breakCall(cloudSchoolList)
  const { user } = await open('1')
  const retry = await screen.findByRole('button', { name: '重试' })
  respond(cloudSchoolList, [HERE])
  await user.click(retry)
  expect(await schoolChoices()).toBeInTheDocument()
})

test('schools that are refused show the server’s message', async () => {
  refuse(cloudSchoolList, { code: TOLD_CODES.badRequest, msg: '云校列表维护中' })
  await open('1')
  await waitFor(() => expect(school()).toHaveAccessibleDescription(/^云校列表维护中/))
})

test('in English it reads English', async () => {
  await open('2', { locale: 'en' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Enterprise registration' })).toBeVisible()
})
