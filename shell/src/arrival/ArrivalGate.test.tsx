import { act, screen, waitFor } from '@testing-library/react'

import { logout } from '@campus/contracts/sign-in'
import type { Locale } from '@campus/i18n/locale'
import { sessionStore } from '@campus/session/session-store'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { aUser, signedIn } from '@campus/testing/builders'
import { requestsOf, respond } from '@campus/testing/fake-server'

import { admit, arrivalStore, stay } from '../session/arrival'
import { renderInSite } from '../testing/in-site'
import { ArrivalGate } from './ArrivalGate'

const session = signedIn({ id: '501', realName: '林小满', mobile: '13800000001' })
const OTHER = aUser({ id: '77', realName: '王大力', mobile: '13900000077' })

beforeEach(() => respond(logout, true))
afterEach(() => act(() => stay()))

/** The page of a signed-in person; another person arrives at it. */
async function arrive(locale: Locale = 'zh-CN') {
  const page = await renderInSite(<ArrivalGate />, { session, locale })
  let isIn: Promise<boolean> = Promise.resolve(false)
  act(() => void (isIn = admit({ signIn: { token: 'theirs', expiration: '' }, user: OTHER })))
  return { ...page, isIn, question: await screen.findByRole('alertdialog') }
}

const signedInAs = () => sessionStore.getState().userInfo.userId

test('nothing is asked while nobody arrives', async () => {
  const { container } = await renderInSite(<ArrivalGate />, { session })
  expect(container).toHaveTextContent('')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('the question names who is signed in, and masked who arrives', async () => {
  const { question } = await arrive()
  expect(question).toHaveAccessibleName('要切换账号吗？')
  expect(question).toHaveTextContent('您已登录为 林小满 138****0001。')
  expect(question).toHaveTextContent('刚打开的链接要登录另一个账号：王** 139****0077。')
  expect(document.body).not.toHaveTextContent(/王大力|13900000077/)
  await expectNoAxeViolations(document.body)
})

test('it reads in English too', async () => {
  const { question } = await arrive('en')
  await waitFor(() => expect(question).toHaveAccessibleName('Switch accounts?'))
  expect(question).toHaveTextContent(/^.*You are signed in as 林小满 138\*\*\*\*0001\./)
  expect(screen.getByRole('button', { name: 'Stay with this account' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Log out and switch' })).toBeVisible()
})

test('with the keyboard: the question has the focus, and Escape stays', async () => {
  const { user, isIn, question } = await arrive()
  await waitFor(() => expect(question).toContainElement(document.activeElement as HTMLElement))
  await user.keyboard('{Escape}')
  expect(await isIn).toBe(false)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect([signedInAs(), requestsOf(logout)]).toEqual(['501', []])
})

test('who presses to stay is still who they were', async () => {
  const { user, isIn } = await arrive()
  await user.click(screen.getByRole('button', { name: '继续使用当前账号' }))
  expect([await isIn, signedInAs()]).toEqual([false, '501'])
})

test('who presses to switch is the other, and the question is gone', async () => {
  const { user, isIn } = await arrive()
  await user.click(screen.getByRole('button', { name: '退出并切换' }))
  expect([await isIn, signedInAs()]).toEqual([true, '77'])
  expect(requestsOf(logout)).toHaveLength(1)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(arrivalStore.getState().waiting).toBeNull()
})
