// Walks through: mfe-study/src, shell/src/session, server/src/domains/study, server/src/platform/http

/** A learner of a partner's site, whose classes are held at other schools too. */
import type { Page } from '@playwright/test'

import { addressOf } from '../fixtures/address'
import { pageHeading } from '../fixtures/modules'
import { HOMEWORK } from '../fixtures/reading'
import { fillPassword, LEARNER, personMenu, proveMobile, signInForm, signInProved } from '../fixtures/sign-in'
import { expect, story } from '../fixtures/story'

/** The partner's site; its classes are its own and those of the other schools where the learner has an account. */
const partnerStory = story.extend({
  baseURL: async ({ port }, use) => use(addressOf('kingdee', '', port)),
})

/** A homework of 启明职业培训学校. */
const ELSEWHERE = `${HOMEWORK}&schoolId=10001`
const TITLE = '电工实操作业：配电箱安装与故障排查'

/** The page is the partner's, and the learner is signed in there. */
async function expectPartnersPage(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('banner').getByRole('link', { name: '金穗云校首页' })).toBeVisible()
  await expect(personMenu(page)).toBeVisible()
}

const prove = (page: Page) => page.getByRole('link', { name: '验证手机号' })

/** As the first tab of 我的学习 has it. */
async function countOfClasses(page: Page): Promise<number> {
  const text = await page.getByRole('tab', { name: /^全部/ }).textContent()
  return Number(/\d+/.exec(text ?? '')?.[0])
}

partnerStory(
  'ST-MINE-21 ST-MINE-22 a class of another school is opened, reloaded and left by the way back',
  async ({ page }) => {
    const mine = '/study/mine?status=1'
    await signInProved(page, mine)
    const card = page.getByRole('article', { name: '养老护理员1班' })
    await card.getByRole('button').click()
    const address = '/study/training-class?classId=1000251008&schoolId=10002'
    await expectPartnersPage(page, address)
    await page.reload()
    await expectPartnersPage(page, address)

    await page.goBack()
    await expectPartnersPage(page, mine)
    await page.goto('/study/mine?status=2')
    await expect(page.getByRole('article', { name: '养老护理员1班' }), 'reported in at that school').toBeVisible()
  },
)

partnerStory(
  'CX-GEN-08 SH-21 homework of another school stands at its address: on reload, for who else is signed in, and on the way back',
  async ({ page, browser }) => {
    await signInProved(page, ELSEWHERE)
    await expect(pageHeading(page, TITLE)).toBeVisible()
    await expectPartnersPage(page, ELSEWHERE)
    const attempts = page.getByRole('region', { name: '作答记录' }).getByRole('link')
    await expect(attempts).toHaveCount(3)
    expect(await attempts.first().getAttribute('href')).toContain('schoolId=10001')
    await page.reload()
    await expect(pageHeading(page, TITLE)).toBeVisible()
    await expectPartnersPage(page, ELSEWHERE)

    const origin = new URL(page.url()).origin
    const context = await browser.newContext({ baseURL: origin })
    const shared = await context.newPage()
    await signInProved(shared, '/study/mine')
    await shared.goto(page.url())
    await expect(pageHeading(shared, TITLE)).toBeVisible()
    await expectPartnersPage(shared, origin + ELSEWHERE)
    await shared.goBack()
    await expectPartnersPage(shared, `${origin}/study/mine`)
    await shared.goForward()
    await expect(pageHeading(shared, TITLE)).toBeVisible()
    await context.close()
  },
)

partnerStory(
  'SH-117 a visitor with the link signs in at the partner’s by a password, is asked for a code once, and arrives there',
  async ({ page, accessible }) => {
    await page.goto(ELSEWHERE)
    const login = `/kingdee-login?redirect=${encodeURIComponent(ELSEWHERE)}`
    await expect(page).toHaveURL(login)
    await page.reload()
    await expect(page).toHaveURL(login)
    await fillPassword(page, LEARNER)
    await signInForm(page).submit.click()
    // A password is the school's: of other schools it shows nothing.
    await expect(prove(page)).toBeVisible()
    await expect(page.getByText('请先用短信验证码验证手机号')).toBeVisible()
    await page.goto('/study/mine')
    await expect(page.getByText('用短信验证手机号后，可以看到您在其他学校的课程')).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
    const own = await countOfClasses(page)
    await accessible(page)

    await page.goto(ELSEWHERE)
    await prove(page).click()
    await expect(pageHeading(page, '验证手机号')).toBeVisible()
    await accessible(page)
    await proveMobile(page)
    await expect(pageHeading(page, TITLE)).toBeVisible()
    await expectPartnersPage(page, ELSEWHERE)
    await page.goto('/study/mine')
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(await countOfClasses(page)).toBeGreaterThan(own)
    await expect(prove(page)).toHaveCount(0)
  },
)

story(
  'SH-21 a partner’s site that the address names at nobody’s host stays named beside the school of a class',
  async ({ page, port }) => {
    const nobody = `http://nobody.localhost:${port}`
    const own = '/study/mine?tenantId=20001'
    // Only a browser finds every *.localhost on this machine.
    const host = new URL(addressOf('kingdee', '', port)).host
    const handed = await page.request.get(`http://localhost:${port}/dev/sso`, { headers: { host }, maxRedirects: 0 })
    const code = handed.headers()['location']?.split('code=')[1] ?? ''
    await page.goto(`${nobody}/sso-login?code=${code}&tenantId=20001&redirect=${encodeURIComponent(own)}`)
    await expectPartnersPage(page, nobody + own)
    const address = `${nobody}${ELSEWHERE}&tenantId=20001`
    await page.goto(address)
    await expect(pageHeading(page, TITLE)).toBeVisible()
    await expectPartnersPage(page, address)
  },
)

story(
  'on an ordinary school’s host schoolId names the site: it is opened at its own host, where its session counts alone',
  async ({ page, school }) => {
    await page.goto(school('hailan', `/login?redirect=${encodeURIComponent('/study/mine')}`))
    await fillPassword(page, LEARNER)
    await signInForm(page).submit.click()
    await expect(personMenu(page)).toBeVisible()
    await page.goto(school('hailan', ELSEWHERE))
    await expect(page).toHaveURL(
      ({ hostname, pathname, searchParams }) =>
        hostname === 'localhost' && pathname === '/login' && searchParams.get('schoolId') === '10001',
    )
    await expect(page.getByText('启明职业培训学校').first()).toBeVisible()
  },
)
