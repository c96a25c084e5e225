import { act, screen } from '@testing-library/react'
import { useState } from 'react'

import { getOrCreateStudentId, getUserInfo, login } from '@campus/contracts/sign-in'
import { endSession } from '@campus/session/session-actions'
import { sessionKeeper } from '@campus/session/session-keeper'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { aUser, signedIn } from '@campus/testing/builders'
import { dialogsGone } from '@campus/testing/dialogs'
import { respond } from '@campus/testing/fake-server'

import { isPageHeld } from '../session/page-hold'
import { renderInSite } from '../testing/in-site'
import { SignInDialog } from './SignInDialog'

/** A page that must stay open: its dialog opens when the session ends. */
function Page() {
  const [open, setOpen] = useState(false)
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        save
      </button>
      <SignInDialog open={open} onClose={() => setOpen(false)} />
    </main>
  )
}

async function openDialog(person: { id: string }, { isKept = false } = {}) {
  respond(login, { userId: person.id, token: 'fresh-token', expiration: '2999-01-01 00:00:00' })
  respond(getUserInfo, aUser(person))
  respond(getOrCreateStudentId, '9001')
  const rendered = await renderInSite(<Page />, { route: '/study/test/answer', session: signedIn({ id: '501' }) })
  if (!isKept) act(() => endSession())
  await rendered.user.click(screen.getByRole('button', { name: 'save' }))
  await screen.findByRole('dialog', { name: '登录' })
  return rendered
}

test('it holds its page while it is there', async () => {
  const { unmount } = await renderInSite(<Page />, { session: signedIn() })
  expect(isPageHeld()).toBe(true)
  unmount()
  expect(isPageHeld()).toBe(false)
})

test('who was here is asked for a code alone, and goes on where they were', async () => {
  const { user, address, container } = await openDialog({ id: '501' })
  await expectNoAxeViolations(container)
  expect(screen.getByRole('textbox', { name: /^手机号/ })).toHaveValue('13800000001')
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  await user.type(screen.getByRole('textbox', { name: /^验证码/ }), '123456')
  await user.click(screen.getByRole('button', { name: '登录' }))
  await dialogsGone()
  expect(address()).toBe('/study/test/answer')
})

test('it asks for the sign-in though the browser still keeps the session that the server has ended', async () => {
  const { user } = await openDialog({ id: '501' }, { isKept: true })
  expect(sessionKeeper.getState().token).toBe('')
  await user.type(screen.getByRole('textbox', { name: /^验证码/ }), '123456')
  await user.click(screen.getByRole('button', { name: '登录' }))
  await dialogsGone()
  expect(sessionKeeper.getState().token).toBe('fresh-token')
})

test('with another number the agreement is asked for', async () => {
  const { user } = await openDialog({ id: '502' })
  const number = screen.getByRole('textbox', { name: /^手机号/ })
  await user.clear(number)
  await user.type(number, '13800000002')
  await user.type(screen.getByRole('textbox', { name: /^验证码/ }), '123456')
  expect(screen.getByRole('checkbox', { name: /^我已阅读并同意/ })).not.toBeChecked()
  await user.click(screen.getByRole('button', { name: '登录' }))
  expect(await screen.findByText('请先阅读并同意协议')).toBeVisible()
})

test('it can be closed without signing in', async () => {
  const { user } = await openDialog({ id: '501' })
  await user.keyboard('{Escape}')
  await dialogsGone()
})
