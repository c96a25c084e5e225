import { act, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'

import { getOrCreateStudentId, getUserInfo, logout, ssoLogin } from '@campus/contracts/sign-in'
import { sessionKeeper } from '@campus/session/session-keeper'
import { sessionStore } from '@campus/session/session-store'
import { currentUser } from '@campus/session/signed-in'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { aUser, signedIn } from '@campus/testing/builders'
import { breakCall, headersOf, keepWaiting, refuse, requestsOf, respond } from '@campus/testing/fake-server'

import { arrivalStore, stay } from '../session/arrival'
import { shellPageAt, type VisitInSiteOptions } from '../testing/in-site'

const openPage = shellPageAt('/sso-login', { layout: 'login' })
/** Strict mode shows effects that wrongly run twice. */
const open = (at: string, options: VisitInSiteOptions = {}) => openPage(at, { around: StrictMode, ...options })

function respondToExchange(): void {
  respond(ssoLogin, { userId: '501', token: 'sso-token', expiration: '' })
  respond(getUserInfo, aUser())
  respond(getOrCreateStudentId, '9001')
}

test.each([
  ['', '/'],
  ['&redirect=%2Fstudy%2Fmine', '/study/mine'],
  ['&redirect=https%3A%2F%2Fevil.test', '/'],
])('SH-22 a code is exchanged, once, and one goes on: %s leads to %s', async (query, target) => {
  respondToExchange()
  const { address } = await open(`?code=one-time${query}`)
  await waitFor(() => expect(address()).toBe(target))
  expect(requestsOf(ssoLogin)).toEqual([{ code: 'one-time' }])
  expect(currentUser(sessionStore.getState())?.userId).toBe('501')
  expect(screen.getByText('登录成功')).toBeInTheDocument()
})

test('PO-REG-09 who joined at another school is told so here, where the page stays', async () => {
  respondToExchange()
  const { address } = await open('?joined=1&code=one-time')
  await waitFor(() => expect(address()).toBe('/'))
  expect(screen.getByText('加入成功')).toBeInTheDocument()
  expect(screen.queryByText('登录成功')).toBeNull()
})

test('SH-22 meanwhile it says what happens, and the code is out of the address', async () => {
  keepWaiting(ssoLogin)
  const { address, container } = await open('?code=one-time&redirect=%2Fa')
  expect(screen.getByRole('heading', { name: '正在登录…' })).toBeInTheDocument()
  expect(address()).toBe('/sso-login?redirect=%2Fa')
  await expectNoAxeViolations(container)
})

test('SH-22 a refused code shows one message and the way to the login page', async () => {
  refuse(ssoLogin, { msg: '登录链接无效或已失效，请重新登录' })
  const { user, address, container } = await open('?code=used&redirect=%2Fstudy%2Fmine')
  expect(await screen.findByRole('alert')).toHaveTextContent('登录失败，请重新登录')
  expect(screen.queryByText('登录链接无效或已失效，请重新登录')).toBeNull()
  await expectNoAxeViolations(container)
  await user.click(screen.getByRole('link', { name: '去登录' }))
  expect(address()).toBe('/login?redirect=%2Fstudy%2Fmine')
})

test('SH-22 an address without a code asks the server nothing', async () => {
  await open('')
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  expect(requestsOf(ssoLogin)).toEqual([])
})

test('SH-22 a code that fails leaves whoever is signed in signed in', async () => {
  refuse(ssoLogin, { msg: 'no' })
  await open('?code=used', { session: signedIn() })
  await screen.findByRole('alert')
  expect(currentUser(sessionStore.getState())?.userId).toBe('501')
})

test('SH-22 a token whose person cannot be loaded signs nobody in, and nobody out', async () => {
  respondToExchange()
  breakCall(getUserInfo)
  await open('?code=one-time', { session: signedIn({ id: '7' }) })
  await screen.findByRole('alert')
  expect(sessionKeeper.getState()).toMatchObject({ token: 'test-token', userInfo: { userId: '7' } })
})

test('SH-22 a code of another’s waits for the word of who is signed in; who stays goes on, and its token ends', async () => {
  respondToExchange()
  respond(logout, true)
  const { address } = await open('?code=one-time&redirect=%2Fstudy%2Fmine', { session: signedIn({ id: '7' }) })
  await waitFor(() => expect(arrivalStore.getState().waiting?.arrival.user.id).toBe('501'))
  expect(sessionKeeper.getState()).toMatchObject({ token: 'test-token', userInfo: { userId: '7' } })
  expect(address()).toBe('/sso-login?redirect=%2Fstudy%2Fmine')
  act(() => stay())
  await waitFor(() => expect(address()).toBe('/study/mine'))
  expect(headersOf(logout)).toMatchObject({ token: 'sso-token' })
  expect(sessionKeeper.getState()).toMatchObject({ token: 'test-token', userInfo: { userId: '7' } })
  expect(screen.queryByText('登录成功')).toBeNull()
})

test('SH-22 the same person’s code asks nothing', async () => {
  respondToExchange()
  const { address } = await open('?code=x', { session: signedIn() })
  await waitFor(() => expect(address()).toBe('/'))
  expect(sessionKeeper.getState().token).toBe('sso-token')
})
