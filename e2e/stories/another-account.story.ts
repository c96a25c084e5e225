// Walks through: shell/src/arrival, shell/src/session, server/src/domains/sign-in

/** A link that signs somebody else in, opened by who is signed in already. */
import type { Browser, Page } from '@playwright/test'

import { addressOf } from '../fixtures/address'
import { fillPerson, registerForm } from '../fixtures/register'
import { personMenu, signIn } from '../fixtures/sign-in'
import { expect, story } from '../fixtures/story'

const OTHER = { name: '郑大力', mobile: '13900000091', shown: '郑** 139****0091' }

/** What the page's browser keeps of its session. */
function tokenOf(page: Page): Promise<string> {
  return page.evaluate(
    () => (JSON.parse(localStorage.getItem('campus:session:10001') ?? '{}') as { token?: string }).token ?? '',
  )
}

/** A token of somebody who has joined the default school in a browser of their own. */
async function tokenOfAnother(browser: Browser, port: number): Promise<string> {
  const context = await browser.newContext({ baseURL: addressOf('default', '', port) })
  const page = await context.newPage()
  await page.goto('/register?type=1')
  await registerForm(page).school.selectOption({ label: '启明职业培训学校' })
  await fillPerson(page, OTHER)
  await registerForm(page).submit.click()
  await expect(page).toHaveURL('/')
  const token = await tokenOf(page)
  await context.close()
  expect(token).not.toBe('')
  return token
}

/** What the server says of a token: 0 while it counts. */
function codeFor(page: Page, token: string): Promise<number> {
  return page.evaluate(async (given) => {
    const response = await fetch('/api/oauth/appUser/getUserInfo', {
      method: 'POST',
      headers: { 'content-type': 'application/json', tenantId: '10001', token: given },
      body: '{}',
    })
    return ((await response.json()) as { readonly code: number }).code
  }, token)
}

story(
  'SH-22 SH-23 a link with another’s token asks first: who stays stays, who switches is signed out at the server',
  async ({ page, browser, port, accessible }) => {
    const theirs = await tokenOfAnother(browser, port)
    await signIn(page)
    const own = await tokenOf(page)

    await page.goto(`/notice/list?encryptionToken=${encodeURIComponent(theirs)}`)
    const question = page.getByRole('alertdialog', { name: '要切换账号吗？' })
    await expect(question).toContainText(OTHER.shown)
    await expect(page).toHaveURL('/notice/list')
    await accessible(page)
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await page.reload()
    await expect(personMenu(page)).toBeVisible()
    await expect(question).toBeHidden()

    await page.goto(`/notice/list?encryptionToken=${encodeURIComponent(theirs)}`)
    await question.getByRole('button', { name: '退出并切换' }).click()
    await expect(page.getByRole('banner').getByRole('button', { name: OTHER.name })).toBeVisible()
    expect([await codeFor(page, own), await codeFor(page, theirs)]).toEqual([40001, 0])
  },
)

story('SH-22 a one-time code of the same person asks nothing', async ({ page }) => {
  await signIn(page)
  await page.goto('/dev/sso')
  await expect(page).toHaveURL('/')
  await expect(personMenu(page)).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})
