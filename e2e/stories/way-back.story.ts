// Walks through: shell/src/sign-in, shell/src/arrival, shell/src/session
import type { Locator, Page, Request } from '@playwright/test'

import { newToken, revoke } from '../fixtures/outside'
import { fillPassword, LEARNER, personMenu, signIn, signInForm, userLogin } from '../fixtures/sign-in'
import { expect, learnerStory, story } from '../fixtures/story'

/** The token this browser keeps for the default school. */
function keptToken(page: Page): Promise<string> {
  return page.evaluate(
    () => (JSON.parse(localStorage.getItem('campus:session:10001') ?? '{}') as { token?: string }).token ?? '',
  )
}

/** The messages that stand on the page now. */
function messagesOn(page: Page): Locator {
  return page.getByRole('region', { name: '通知' }).getByRole('listitem')
}

story('SH-117 a visitor who wants to their learning signs in first and arrives there', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: '学校服务' }).getByRole('link', { name: /学习/ }).click()
  await expect(page).toHaveURL('/login?redirect=%2Fstudy%2Fmine')
  await fillPassword(page, LEARNER)
  await signInForm(page).submit.click()
  await expect(page).toHaveURL('/study/mine')
  await page.goBack()
  await expect(page).toHaveURL('/')
})

/** A few of each kind; the function that decides has the long lists in its own tests. */
const HOSTILE_REDIRECTS = [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  'javascript:alert(document.domain)',
  'data:text/html,<script>alert(1)</script>',
  'http://localhost@evil.example/',
  '/login?redirect=https://evil.example/',
  '/sso-login?code=planted',
]

learnerStory(`SH-108 ${HOSTILE_REDIRECTS.length} hostile ways back all lead home`, async ({ page }) => {
  const left: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).hostname !== 'localhost') left.push(request.url())
  })
  for (const redirect of HOSTILE_REDIRECTS) {
    await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`)
    await expect(page, `after ${JSON.stringify(redirect)}`).toHaveURL('/')
  }
  expect(left).toEqual([])
})

story('SH-23 a token in the address signs in and is gone from it at once', async ({ page }) => {
  const token = await newToken()
  const carriers: string[] = []
  const looks: Promise<void>[] = []
  const look = async (request: Request) => {
    const { referer } = await request.allHeaders()
    const first = request.isNavigationRequest()
    if ((!first && request.url().includes(token)) || referer?.includes(token)) carriers.push(request.url())
  }
  const lookLater = (request: Request) => void looks.push(look(request))
  page.on('request', lookLater)
  await page.goto(`/study/mine?view=period&encryptionToken=${encodeURIComponent(token)}#top`)
  await expect(personMenu(page)).toBeVisible()
  await expect(page).toHaveURL('/study/mine?view=period#top')
  expect(await keptToken(page)).toBe(token)
  page.off('request', lookLater)
  await Promise.all(looks)
  expect(looks.length).toBeGreaterThan(5)
  expect(carriers).toEqual([])
  await page.reload()
  await expect(personMenu(page)).toBeVisible()
})

story('SH-23 a planted token does not sign out who is signed in, here or in another tab', async ({ page, context }) => {
  await signIn(page, '/study/mine')
  const token = await keptToken(page)
  const planted = await context.newPage()
  const otherTab = page
  const left: string[] = []
  otherTab.on('framenavigated', (frame) => left.push(frame.url()))
  await planted.clock.install()
  await planted.goto('/query_pc?encryptionToken=planted-by-somebody')
  await expect(planted).toHaveURL('/query_pc')
  await expect(personMenu(planted)).toBeVisible()
  // Longer than the second after which a session's end leads to the login page.
  await planted.clock.runFor(3000)
  await expect(planted).toHaveURL('/query_pc')
  await expect(messagesOn(planted)).toHaveCount(0)
  await expect(personMenu(planted)).toBeVisible()
  expect(await keptToken(planted)).toBe(token)
  expect(left).toEqual([])
})

story('SH-23 a planted token makes nobody of a visitor', async ({ page }) => {
  await page.clock.install()
  await page.goto('/?encryptionToken=planted-by-somebody')
  await expect(userLogin(page)).toBeVisible()
  await page.clock.runFor(3000)
  await expect(page).toHaveURL('/')
  await expect(messagesOn(page)).toHaveCount(0)
  expect(await keptToken(page)).toBe('')
})

story(
  'SH-49 HTTP-22 HTTP-23 a session that ended elsewhere: one message, then sign-in with the way back',
  async ({ page }) => {
    await signIn(page, '/study/mine')
    await expect(page.getByRole('heading', { name: '我的学习', level: 1 })).toBeVisible()
    const token = await keptToken(page)
    // A call of this page still under way would be told of the end here, and its message go with the page.
    await page.goto('about:blank')
    await revoke(token)
    // The message goes by itself, on a slow machine before the page has loaded: it is looked for within the page.
    const told = page.waitForFunction(() => {
      const messages = [...document.querySelectorAll('[aria-label="通知"] li')].map(
        ({ textContent }) => textContent ?? '',
      )
      return messages.some((message) => message.includes('请先登录')) ? messages : null
    })
    await page.goto('/study/mine')
    expect(await (await told).jsonValue()).toHaveLength(1)
    await expect(page).toHaveURL('/login?redirect=%2Fstudy%2Fmine')
    expect(await keptToken(page)).toBe('')
    await fillPassword(page, LEARNER)
    await signInForm(page).submit.click()
    await expect(page).toHaveURL('/study/mine')
  },
)

story('SH-22 a sign-in that began on another site ends here, and its code serves once', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/sso-login') asked.push(searchParams.get('code') ?? '')
  })
  await page.goto('/dev/sso')
  await expect(page).toHaveURL('/')
  await expect(personMenu(page)).toBeVisible()

  const [code = ''] = asked
  expect(code).not.toBe('')
  await page.goto(`/sso-login?code=${encodeURIComponent(code)}&redirect=%2Fquery_pc`)
  await expect(page.getByRole('alert')).toContainText('登录失败，请重新登录')
  await expect(page).toHaveURL('/sso-login?redirect=%2Fquery_pc')
  await expect(page.getByRole('link', { name: '去登录' })).toHaveAttribute('href', '/login?redirect=%2Fquery_pc')
})
