/** The sign-in addresses of the whole site: the page at each, and where it leads. */
import { act, screen, within } from '@testing-library/react'

import { getUserInfo } from '@campus/contracts/sign-in'
import { call } from '@campus/http/client'
import { endSession, setBrand } from '@campus/session/session-actions'
import { sessionKeeper } from '@campus/session/session-keeper'
import { sessionStore } from '@campus/session/session-store'
import { isLoggedIn } from '@campus/session/signed-in'
import { signedIn } from '@campus/testing/builders'
import { refuse } from '@campus/testing/fake-server'

import { openSite } from '../testing/open-site'

const pages = ['/', '/notice/list', '/study/mine'].map((path) => ({
  path,
  open: async () => ({ Component: () => <h1>page at {path}</h1> }),
}))

beforeEach(() => {
  endSession()
  setBrand(null)
})
afterEach(() => jest.useRealTimers())

const main = () => within(screen.getByRole('main'))
const tools = () => screen.findByRole('complementary', { name: '咨询与导航' })

test.each(['/login', '/kingdee-login', '/gdhuanbao-login', '/kuka-login'])(
  'SH-13 at %s one signs in, in the frame of sign-in',
  async (address) => {
    await openSite({ address, pages })
    expect(await main().findByRole('heading', { level: 1, name: '登录' })).toBeVisible()
    expect(main().getByRole('textbox', { name: /^手机号/ })).toBeVisible()
    expect(location.pathname).toBe(address)
    expect(screen.queryByRole('complementary')).toBeNull()
  },
)

test('SH-13 at /sso-login a sign-in of another site ends; without its code it does not hold', async () => {
  await openSite({ address: '/sso-login', pages })
  expect(await main().findByRole('alert')).toBeVisible()
  expect(screen.queryByRole('complementary')).toBeNull()
})

test.each([
  ['SH-13', '/login?redirect=%2Fnotice%2Flist', '/notice/list'],
  ['SH-13', '/login', '/'],
])('%s whoever is signed in is led on from %s to %s', async (_row, address, target) => {
  sessionKeeper.setState(signedIn())
  await openSite({ address, pages })
  expect(await screen.findByRole('heading', { name: `page at ${target}` })).toBeVisible()
  expect(location.pathname).toBe(target)
})

test('SH-04 whoever is signed in finds the app at /login/student-login', async () => {
  sessionKeeper.setState(signedIn())
  await openSite({ address: '/login/student-login', pages })
  expect(await screen.findByRole('heading', { level: 1, name: '下载APP，随时随地学习' })).toBeVisible()
  expect(location.pathname).toBe('/login/student-login')
})

test('SH-04 at /login/student-login the app stands beside the form, in the main layout', async () => {
  await openSite({ address: '/login/student-login', pages })
  expect(await main().findByRole('region', { name: '下载APP，随时随地学习' })).toBeVisible()
  expect(main().getByRole('textbox', { name: /^手机号/ })).toBeVisible()
  expect(await tools()).toBeVisible()
})

test('SH-49 HTTP-23 a call finds the session over: the site says so, and a second later leads to sign in and back', async () => {
  await openSite({ address: '/notice/list?page=2', pages })
  await act(async () => sessionKeeper.setState(signedIn()))
  refuse(getUserInfo, { code: 40001, msg: '登录已失效' })
  jest.useFakeTimers()
  await act(() => expect(call(getUserInfo, {})).rejects.toThrow())
  expect(screen.getByText('登录已失效')).toBeVisible()
  expect(isLoggedIn(sessionStore.getState())).toBe(false)
  await act(() => jest.advanceTimersByTimeAsync(999))
  expect(location.pathname).toBe('/notice/list')
  await act(() => jest.advanceTimersByTimeAsync(1))
  jest.useRealTimers()
  expect(await main().findByRole('heading', { name: '登录' })).toBeVisible()
  expect(location.search).toBe(`?redirect=${encodeURIComponent('/notice/list?page=2')}`)
})
