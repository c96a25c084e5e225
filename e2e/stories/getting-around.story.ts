// Walks through: shell/src/layouts, shell/src/router
import type { Page } from '@playwright/test'

import { failureCard, filesOf, pageHeading, SCRIPT_FAULTS } from '../fixtures/modules'
import { followRequests, readHome } from '../fixtures/reading'
import { expect, story } from '../fixtures/story'

const lookupLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: '证书查询' })
const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY)

story('SH-18 while the next page is on its way a bar says so, and the page before stays', async ({ page }) => {
  await page.goto('/')
  await expect(pageHeading(page, '启明职业培训学校')).toBeVisible()
  let goOn = (): void => undefined
  const held = new Promise<void>((resolve) => (goOn = resolve))
  await page.route(filesOf('mfe-certificate'), async (route) => {
    await held
    await route.continue()
  })
  await lookupLink(page).click()
  await expect(page.getByRole('progressbar', { name: '加载中' })).toBeVisible()
  await expect(pageHeading(page, '启明职业培训学校')).toBeVisible()
  goOn()
  await expect(pageHeading(page, '证书查询')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

story('SH-19 a new page begins at its top; back leads to where one was reading', async ({ page }) => {
  const settle = followRequests(page)
  await page.goto('/')
  await readHome(page)
  await settle()
  const read = page.getByRole('region', { name: '微课堂', exact: true })
  const place = (): Promise<number> => read.evaluate((part) => Math.round(part.getBoundingClientRect().top))
  const before = await place()
  expect(await scrolled(page)).toBeGreaterThan(0)
  // A press by the mouse would scroll the header into place first.
  await lookupLink(page).evaluate((link: HTMLElement) => link.click())
  await expect(pageHeading(page, '证书查询')).toBeVisible()
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await expect(read).toBeInViewport()
  await expect.poll(place).toBe(before)
})

story('after a navigation the focus is at the new page’s heading, and the change is told', async ({ page }) => {
  await page.goto('/')
  await expect(pageHeading(page, '启明职业培训学校')).toBeVisible()
  await expect(pageHeading(page, '启明职业培训学校')).not.toBeFocused()
  await lookupLink(page).click()
  await expect(pageHeading(page, '证书查询')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: '证书查询' })).toHaveCount(1)
  // From there the keyboard goes on into the page and not through the header again.
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

story('where the next page cannot be had, the focus is at what stands there instead', async ({ page, problems }) => {
  SCRIPT_FAULTS.forEach(problems.allow)
  await page.goto('/')
  await expect(pageHeading(page, '启明职业培训学校')).toBeVisible()
  await page.route(filesOf('mfe-certificate'), (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  )
  await lookupLink(page).click()
  await expect(failureCard(page)).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

story(
  'another language changes the texts and nothing else: the page, its address and what was typed stay',
  async ({ page }) => {
    await page.goto('/query_pc?tab=1')
    await expect(pageHeading(page, '证书查询')).toBeVisible()
    await page.getByRole('textbox', { name: '姓名' }).fill('林小满')
    const opened = await page.evaluate(() => performance.timeOrigin)
    await page.getByRole('banner').getByRole('button', { name: 'English' }).click()
    await expect(pageHeading(page, 'Certificate lookup')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page).toHaveURL('/query_pc?tab=1')
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('林小满')
    expect(await page.evaluate(() => performance.timeOrigin), 'the page was not loaded anew').toBe(opened)
    await page.reload()
    await expect(pageHeading(page, 'Certificate lookup')).toBeVisible()
    await page.getByRole('banner').getByRole('button', { name: '简体中文' }).click()
    await expect(pageHeading(page, '证书查询')).toBeVisible()
  },
)

story('the dark look is remembered, also for the first paint of the next visit', async ({ page }) => {
  const background = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.goto('/')
  await expect(pageHeading(page, '启明职业培训学校')).toBeVisible()
  const light = await background()
  await page.getByRole('radio', { name: '深色' }).check({ force: true })
  await expect.poll(background).not.toBe(light)
  const dark = await background()
  await page.reload()
  await expect(page.getByRole('radio', { name: '深色' })).toBeChecked()
  expect(await background()).toBe(dark)
  await page.getByRole('radio', { name: '跟随系统' }).check({ force: true })
  await expect.poll(background).toBe(light)
})
