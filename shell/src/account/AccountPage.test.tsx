import { screen, waitFor, within } from '@testing-library/react'

import { closeAccount, endOwnSessions, ownAccount, setPassword, setPicture } from '@campus/contracts/account'
import { ERROR_CODES, TOLD_CODES } from '@campus/contracts/errors'
import { getOrCreateStudentId, getUserInfo, sendSmsCode, updateStudent, type UserInfo } from '@campus/contracts/sign-in'
import { sessionStore } from '@campus/session/session-store'
import { brandFlags } from '@campus/session/session.model'
import { currentUser } from '@campus/session/signed-in'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { aUser, signedIn } from '@campus/testing/builders'
import { breakCall, refuse, requestsOf, respond } from '@campus/testing/fake-server'

import { shellPageAt, type VisitInSiteOptions } from '../testing/in-site'

const open = shellPageAt('/account', { layout: 'main', login: true, special: true })

const PAGES = ['/', '/study/mine', '/order/mine', '/certificate/mine', '/query_pc', '/query_pc/kuka']
const ACCOUNT = { hasPassword: true, canSendCode: true, sessions: 3 }

async function openAccount(
  account: Partial<typeof ACCOUNT> = {},
  { person = aUser({ nickName: '小林' }), ...options }: VisitInSiteOptions & { person?: UserInfo } = {},
) {
  respond(ownAccount, { ...ACCOUNT, ...account })
  respond(getUserInfo, person)
  return open('', { session: signedIn({ nickName: '小林' }), site: { paths: PAGES }, ...options })
}

const section = (name: string) => screen.getByRole('region', { name })
const button = (name: string) => screen.getByRole('button', { name })

test('a visitor signs in first, and comes back', async () => {
  const { address } = await open()
  expect(address()).toBe('/login?redirect=%2Faccount')
})

test('a person sees who they are, with the number masked, and the ways to what they have', async () => {
  const { container } = await openAccount()
  expect(screen.getByRole('heading', { level: 1, name: '个人中心' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: '林晓' })).toBeVisible()
  expect(screen.getAllByText('138****0001')).toHaveLength(2)
  expect(container).not.toHaveTextContent('13800000001')
  const own = within(screen.getByRole('navigation', { name: '我的内容' })).getAllByRole('link')
  expect(own.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['我的学习', '/study/mine'],
    ['我的报名', '/order/mine'],
    ['我的优惠券', '/order/mine?show=coupons'],
    ['我的证书', '/certificate/mine'],
    ['我的咨询', '/order/mine?show=enquiries'],
    ['证书查询', '/query_pc'],
  ])
  await expectNoAxeViolations(container)
})

test('what the school has changed since somebody signed in is shown, and kept', async () => {
  await openAccount({}, { session: signedIn({ avatar: '/files/former.jpg' }), person: aUser({ realName: '林小晓' }) })
  expect(await screen.findByRole('heading', { level: 2, name: '林小晓' })).toBeVisible()
  expect(button('设置头像')).toBeEnabled()
  expect(currentUser(sessionStore.getState())).toMatchObject({ realName: '林小晓', avatar: '' })
})

test('a partner’s people are led to the partner’s lookup, and a site without such pages leads to none', async () => {
  const { unmount } = await openAccount({}, { session: { ...signedIn(), ...brandFlags('kuka') } })
  expect(screen.getByRole('link', { name: '证书查询' })).toHaveAttribute('href', '/query_pc/kuka')
  unmount()
  await openAccount({}, { site: {} })
  expect(screen.queryByRole('navigation', { name: '我的内容' })).toBeNull()
})

describe('names', () => {
  const saved = (names: Parameters<typeof aUser>[0]) => {
    respond(getOrCreateStudentId, '77')
    respond(updateStudent, true)
    respond(getUserInfo, aUser(names))
  }

  test('the nickname is changed, and the page shows what the server knows then', async () => {
    const { user } = await openAccount()
    saved({ nickName: '大林' })
    const nickName = screen.getByRole('textbox', { name: /^昵称/ })
    expect(nickName).toHaveValue('小林')
    expect(screen.queryByRole('textbox', { name: /^姓名/ })).toBeNull()
    expect(screen.getByText(/如有误请联系学校修改/)).toBeVisible()
    await user.clear(nickName)
    await user.click(button('保存'))
    expect(await screen.findByText('请输入昵称')).toBeVisible()
    await user.type(nickName, ' 大林 ')
    await user.click(button('保存'))
    expect(await screen.findByText('已保存')).toBeVisible()
    expect(requestsOf(updateStudent)).toEqual([{ id: '77', nickName: '大林' }])
    expect(currentUser(sessionStore.getState())?.nickName).toBe('大林')
  })

  test('who has no name yet gives it, and is called by it', async () => {
    const nobodys = { realName: '', nickName: '', username: '13800000001' }
    const { user, container } = await openAccount({}, { session: signedIn(nobodys), person: aUser(nobodys) })
    saved({ realName: '林晓', nickName: '小林' })
    expect(screen.getByRole('heading', { level: 2, name: '138****0001' })).toBeVisible()
    await expectNoAxeViolations(container)
    await user.type(screen.getByRole('textbox', { name: /^姓名/ }), '林晓')
    await user.type(screen.getByRole('textbox', { name: /^昵称/ }), '小林')
    await user.click(button('保存'))
    expect(await screen.findByRole('heading', { level: 2, name: '林晓' })).toBeVisible()
    expect(requestsOf(updateStudent)).toEqual([{ id: '77', nickName: '小林', realName: '林晓' }])
  })

  test('what the server does not take stays in the form', async () => {
    respond(getOrCreateStudentId, '77')
    breakCall(updateStudent)
    const { user } = await openAccount()
    await user.type(screen.getByRole('textbox', { name: /^昵称/ }), '二')
    await user.click(button('保存'))
    expect(await screen.findByText(/system busy|系统繁忙/)).toBeVisible()
    expect(screen.getByRole('textbox', { name: /^昵称/ })).toHaveValue('小林二')
  })
})

describe('picture', () => {
  const CHOSEN = new File(['a picture'], 'me.png', { type: 'image/png' })
  const AVATAR = '/files/10001/1/picture.jpg'
  const picker = (container: HTMLElement) => {
    const [found] = container.querySelectorAll<HTMLInputElement>('input[type=file]')
    if (found === undefined) throw new Error('there is nothing to choose a file with')
    return found
  }
  /** What the browser draws on; jsdom has neither. */
  const drawImage = jest.fn()
  beforeEach(() => {
    drawImage.mockReset()
    Reflect.set(globalThis, 'createImageBitmap', async () => ({ width: 400, height: 300, close: () => undefined }))
    const surface = { fillRect: () => undefined, drawImage }
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(surface as never)
    jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,/9j/4AA=')
  })
  afterEach(() => {
    jest.restoreAllMocks()
    Reflect.deleteProperty(globalThis, 'createImageBitmap')
  })

  test('the middle of what is chosen goes on, and stands there; it is taken away again', async () => {
    const { user, container } = await openAccount()
    respond(setPicture, { avatar: AVATAR })
    respond(getUserInfo, aUser({ avatar: AVATAR }))
    expect(screen.queryByRole('button', { name: '移除头像' })).toBeNull()
    expect(button('设置头像')).toBeEnabled()
    await user.upload(picker(container), CHOSEN)
    expect(await screen.findByText('已保存')).toBeVisible()
    expect(drawImage.mock.calls).toEqual([[expect.anything(), 50, 0, 300, 300, 0, 0, 256, 256]])
    expect(button('更换头像')).toBeEnabled()
    expect(currentUser(sessionStore.getState())?.avatar).toBe(AVATAR)
    await expectNoAxeViolations(container)

    respond(setPicture, { avatar: '' })
    respond(getUserInfo, aUser())
    await user.click(button('移除头像'))
    expect(await screen.findByRole('button', { name: '设置头像' })).toBeEnabled()
    expect(requestsOf(setPicture)).toEqual([{ picture: '/9j/4AA=' }, { picture: '' }])
  })

  test('a file that is no picture is told, and nothing is sent', async () => {
    Reflect.set(globalThis, 'createImageBitmap', async () => {
      throw new DOMException('no picture', 'InvalidStateError')
    })
    const { user, container } = await openAccount()
    await user.upload(picker(container), CHOSEN)
    expect(await screen.findByText('无法读取这张图片，请换一张')).toBeVisible()
    expect(requestsOf(setPicture)).toEqual([])
  })
})

describe('password', () => {
  const NEW = 'river-stone-41'
  const newPassword = () => screen.getByLabelText(/^新密码/)

  test('by a code to the own number another password is set', async () => {
    respond(sendSmsCode, true)
    respond(setPassword, true)
    const { user, container } = await openAccount()
    await user.click(button('修改密码'))
    expect(screen.getByText(/验证码将发送到 138\*\*\*\*0001/)).toBeVisible()
    await expectNoAxeViolations(container)
    await user.click(button('获取验证码'))
    expect(await screen.findByText('发送验证码成功')).toBeVisible()
    expect(requestsOf(sendSmsCode)).toMatchObject([{ mobile: '13800000001', purpose: 'setPassword' }])
    await user.click(button('保存密码'))
    expect(await screen.findByText('请输入验证码')).toBeVisible()
    expect(screen.getByText('请输入新密码')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: /^验证码/ }), '123456')
    await user.type(newPassword(), 'short')
    expect(await screen.findByText('密码至少 8 个字符')).toBeVisible()
    await user.clear(newPassword())
    await user.type(newPassword(), NEW)
    respond(ownAccount, { ...ACCOUNT, sessions: 1 })
    await user.click(button('保存密码'))
    expect(await screen.findByText('密码已保存，其他设备需要重新登录')).toBeVisible()
    expect(requestsOf(setPassword)).toEqual([{ password: NEW, proof: { by: 'code', code: '123456' } }])
    await waitFor(() => expect(screen.queryByLabelText(/^新密码/)).toBeNull())
    expect(await screen.findByText('您的账号现在只在这里登录。')).toBeVisible()
  })

  test.each([
    [ERROR_CODES.smsCodeWrong, '验证码错误或已失效'],
    [TOLD_CODES.badRequest, '这个密码太容易被猜到，请换一个'],
  ])('a refusal (%i) is told, and the form keeps what was typed', async (code, msg) => {
    refuse(setPassword, { code, msg })
    const { user } = await openAccount({ hasPassword: false })
    expect(screen.getByText(/还没有设置密码/)).toBeVisible()
    await user.click(button('设置密码'))
    await user.type(screen.getByRole('textbox', { name: /^验证码/ }), '123456')
    await user.type(newPassword(), NEW)
    await user.click(button('保存密码'))
    expect(await screen.findByText(msg)).toBeVisible()
    expect(newPassword()).toHaveValue(NEW)
  })

  test('where no text message is sent, the former password shows whose account it is', async () => {
    respond(setPassword, true)
    const { user, container } = await openAccount({ canSendCode: false })
    await user.click(button('修改密码'))
    expect(screen.queryByRole('textbox', { name: /^验证码/ })).toBeNull()
    await expectNoAxeViolations(container)
    await user.click(button('保存密码'))
    expect(await screen.findByText('请输入当前密码')).toBeVisible()
    await user.type(screen.getByLabelText(/^当前密码/), 'long-enough')
    await user.type(newPassword(), NEW)
    await user.click(button('保存密码'))
    await waitFor(() =>
      expect(requestsOf(setPassword)).toEqual([{ password: NEW, proof: { by: 'password', password: 'long-enough' } }]),
    )
  })

  test('who can show nothing is told whom to ask', async () => {
    await openAccount({ canSendCode: false, hasPassword: false })
    expect(screen.getByText('本站没有开通短信，请联系学校设置密码。')).toBeVisible()
    expect(screen.getByText('本站没有开通短信，请联系学校注销账号。')).toBeVisible()
    expect(screen.queryByRole('button', { name: /密码/ })).toBeNull()
  })
})

describe('sessions', () => {
  const end = async (user: Awaited<ReturnType<typeof openAccount>>['user']) => {
    await user.click(button('全部退出'))
    const dialog = await screen.findByRole('alertdialog', { name: '退出所有登录？' })
    return { dialog, confirm: within(dialog).getByRole('button', { name: '全部退出' }) }
  }

  test('all of them end after a question, this one too', async () => {
    respond(endOwnSessions, { ended: 3 })
    const { user, address } = await openAccount()
    expect(section('登录状态')).toHaveTextContent('您的账号现在有 3 处登录')
    const { confirm } = await end(user)
    await expectNoAxeViolations()
    await user.click(confirm)
    expect(await screen.findByText('已退出所有登录')).toBeVisible()
    await waitFor(() => expect(address()).toBe('/login'))
    expect(currentUser(sessionStore.getState())).toBeNull()
    expect(requestsOf(endOwnSessions)).toHaveLength(1)
  })

  test('called off, or not done by the server, none ends', async () => {
    breakCall(endOwnSessions)
    const { user, address } = await openAccount()
    const first = await end(user)
    await user.click(within(first.dialog).getByRole('button', { name: '取消' }))
    await waitFor(() => expect(first.dialog).not.toBeInTheDocument())
    expect(requestsOf(endOwnSessions)).toEqual([])
    const { confirm } = await end(user)
    await user.click(confirm)
    expect(await screen.findByText(/system busy|系统繁忙/)).toBeVisible()
    expect(address()).toBe('/account')
    expect(currentUser(sessionStore.getState())).not.toBeNull()
  })
})

describe('closing the account', () => {
  test('it says what goes and what stays; closed by a code to the own number, one is signed out', async () => {
    respond(sendSmsCode, true)
    respond(closeAccount, true)
    const { user, address, container } = await openAccount()
    expect(section('注销账号')).toHaveTextContent('学习记录、成绩、证书和报名信息由学校保管')
    await user.click(button('注销账号'))
    await expectNoAxeViolations(container)
    await user.click(button('获取验证码'))
    expect(await screen.findByText('发送验证码成功')).toBeVisible()
    expect(requestsOf(sendSmsCode)).toMatchObject([{ mobile: '13800000001', purpose: 'closeAccount' }])
    await user.click(button('确认注销'))
    expect(await screen.findByText('请输入验证码')).toBeVisible()
    expect(requestsOf(closeAccount)).toEqual([])
    await user.type(screen.getByRole('textbox', { name: /^验证码/ }), '123456')
    await user.click(button('确认注销'))
    expect(await screen.findByText('账号已注销')).toBeVisible()
    expect(requestsOf(closeAccount)).toEqual([{ proof: { by: 'code', code: '123456' } }])
    await waitFor(() => expect(address()).toBe('/login'))
    expect(currentUser(sessionStore.getState())).toBeNull()
  })

  test('refused, the account stays open, and the form keeps what was typed; folded, it forgets it', async () => {
    refuse(closeAccount, { code: TOLD_CODES.credentialsWrong, msg: '当前密码不正确' })
    const { user, address } = await openAccount({ canSendCode: false })
    await user.click(button('注销账号'))
    await user.type(screen.getByLabelText(/^当前密码/), 'nope')
    await user.click(button('确认注销'))
    expect(await screen.findByText('当前密码不正确')).toBeVisible()
    expect(screen.getByLabelText(/^当前密码/)).toHaveValue('nope')
    expect(address()).toBe('/account')
    expect(currentUser(sessionStore.getState())).not.toBeNull()
    await user.click(button('注销账号'))
    expect(screen.queryByLabelText(/^当前密码/)).toBeNull()
  })
})

test('how one signs in is asked for again where it did not come', async () => {
  respond(getUserInfo, aUser())
  breakCall(ownAccount)
  const { user } = await open('', { session: signedIn() })
  expect(screen.getAllByRole('button', { name: '重试' })).toHaveLength(3)
  respond(ownAccount, ACCOUNT)
  await user.click(screen.getAllByRole('button', { name: '重试' })[0] as HTMLElement)
  expect(await screen.findByText(/已设置密码/)).toBeVisible()
})
