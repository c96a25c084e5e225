import { screen, waitFor } from '@testing-library/react'

import { getDomainByDomainType } from '@campus/contracts/school'
import { logout } from '@campus/contracts/sign-in'
import { sessionKeeper } from '@campus/session/session-keeper'
import { sessionStore, useSession } from '@campus/session/session-store'
import { brandFlags } from '@campus/session/session.model'
import { currentUser } from '@campus/session/signed-in'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { signedIn } from '@campus/testing/builders'
import { breakCall, headersOf, respond } from '@campus/testing/fake-server'

import { renderInSite, type InSiteOptions } from '../../testing/in-site'
import { SchoolUserMenu } from './SchoolUserMenu'

function Person() {
  const user = useSession(currentUser)
  return user === null ? <p>visitor</p> : <SchoolUserMenu user={user} />
}

async function openMenu(options: InSiteOptions = {}) {
  const page = await renderInSite(<Person />, { session: signedIn(), route: '/study/mine', ...options })
  await page.user.click(screen.getByRole('button', { name: '林晓' }))
  return page
}

async function askToLogOut(options: InSiteOptions = {}) {
  const page = await openMenu(options)
  await page.user.click(screen.getByRole('menuitem', { name: '退出登录' }))
  return { ...page, dialog: await screen.findByRole('alertdialog', { name: '提醒' }) }
}

test('SH-66 SH-67 the personal center of the online-school app opens in a new window', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null)
  const { user, container, queryClient } = await openMenu({
    site: { sites: { onlineSchoolApp: 'https://fallback.test' } },
  })
  await expectNoAxeViolations(container)
  await user.click(screen.getByRole('menuitem', { name: /APP内个人中心/ }))
  expect(open).toHaveBeenLastCalledWith('https://fallback.test/pages/main/mine/mine', '_blank', 'noopener,noreferrer')

  respond(getDomainByDomainType, 'app.example')
  await queryClient.invalidateQueries()
  await user.click(screen.getByRole('button', { name: '林晓' }))
  await user.click(screen.getByRole('menuitem', { name: /APP内个人中心/ }))
  expect(open).toHaveBeenLastCalledWith('https://app.example/pages/main/mine/mine', '_blank', 'noopener,noreferrer')
})

test('SH-66 SH-67 the personal center is a page of the site; a school without the app has no other', async () => {
  const { user, address } = await openMenu()
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['个人中心', '退出登录'])
  await user.click(screen.getByRole('menuitem', { name: '个人中心' }))
  expect(address()).toBe('/account')
})

test('SH-68 log out asks first, and cancelling keeps the session', async () => {
  const { user, dialog } = await askToLogOut()
  expect(dialog).toHaveTextContent('确定退出登录？')
  await expectNoAxeViolations()
  await user.click(screen.getByRole('button', { name: '取消' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(currentUser(sessionStore.getState())).not.toBeNull()
})

test('SH-48 SH-69 a confirmed log out ends the session, says so and leads to login without a way back', async () => {
  respond(logout, true)
  const visitorBefore = sessionStore.getState().userInfo.id
  const { user, address } = await askToLogOut()
  await user.click(screen.getByRole('button', { name: '确定' }))
  expect(await screen.findByText('退出成功')).toBeInTheDocument()
  expect(address()).toBe('/login')
  const { token, userInfo } = sessionKeeper.getState()
  expect([token, userInfo.type]).toEqual(['', 'visitor'])
  expect(userInfo.id).not.toBe(visitorBefore)
  // The server can revoke only the token it receives.
  await waitFor(() => expect(headersOf(logout)).toMatchObject({ token: 'test-token' }))
})

test('SH-48 a server that does not hear of it changes nothing', async () => {
  breakCall(logout)
  const { user, address } = await askToLogOut()
  await user.click(screen.getByRole('button', { name: '确定' }))
  expect(await screen.findByText('退出成功')).toBeInTheDocument()
  expect(address()).toBe('/login')
  expect(screen.queryByText('system busy')).toBeNull()
})

test('CE-34 while a brand is on, log out leads to its own login page', async () => {
  respond(logout, true)
  const { user, address } = await askToLogOut({ session: { ...signedIn(), ...brandFlags('kuka') } })
  await user.click(screen.getByRole('button', { name: '确定' }))
  await screen.findByText('退出成功')
  expect(address()).toBe('/kuka-login')
})
