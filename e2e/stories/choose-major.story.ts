// Walks through: mfe-portal/src/majors, mfe-portal/src/consult, server/src/domains/hot-major
import type { Page } from '@playwright/test'

import { consultForm } from '../fixtures/consult'
import { scrollTo } from '../fixtures/reading'
import { expect, story } from '../fixtures/story'

const majors = (page: Page) => page.getByRole('navigation', { name: '热门专业' })
const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true })

story(
  'SH-02 PO-NEWS-11 PO-HOT-10 a visitor follows a question in the news to its answer',
  async ({ page, accessible }) => {
    await page.goto('/news-information/list')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const panel = part(page, '热门专业')
    await scrollTo(panel)
    const major = panel.getByRole('article').nth(1)
    const name = await major.getByRole('heading', { level: 3 }).innerText()
    const question = major.getByRole('listitem').nth(1).getByRole('link')
    const words = await question.innerText()
    await question.click()
    await expect(page).toHaveURL(/\/educational-product\?id=\d+&questionId=\d+$/)
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
    await expect(majors(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    const answered = part(page, '常见问题').getByRole('button', { name: words })
    await expect(answered).toHaveAttribute('aria-expanded', 'true')
    await expect(answered).toBeInViewport()
    await accessible(page)
  },
)

story(
  'PO-HOT-01 PO-HOT-02 PO-HOT-03 PO-HOT-09 a visitor compares what majors earn and where they lead',
  async ({ page, accessible }) => {
    await page.goto('/educational-product')
    const links = majors(page).getByRole('link')
    await expect(links).toHaveCount(6)
    await expect(page.getByRole('heading', { level: 1, name: '电工' })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: '6,500–9,500' })).toContainText('元/月')
    await expect(part(page, '就业前景')).toContainText('甬江电气设备厂')
    await expect(part(page, '适合人群')).toBeVisible()
    await expect(part(page, '相关培训产品').getByRole('article')).toHaveCount(3)
    await accessible(page)
    await links.nth(3).click()
    await expect(page.getByRole('heading', { level: 1, name: '叉车司机' })).toBeVisible()
    await expect(part(page, '相关培训产品').getByRole('article', { name: '叉车司机操作证班' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: '电工' })).toBeVisible()
  },
)

story('PO-HOT-04 a visitor looks at a certificate closely', async ({ page, accessible }) => {
  await page.goto('/educational-product')
  const opener = part(page, '相关证书').getByRole('button').first()
  await opener.click()
  const dialog = page.getByRole('dialog', { name: '职业技能等级证书（电工）' })
  const picture = dialog.getByRole('img', { name: '职业技能等级证书（电工）' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
  await accessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

story('PO-HOT-06 PO-HOT-07 a visitor whose question is not answered asks an adviser', async ({ page }) => {
  await page.goto('/educational-product')
  const questions = part(page, '常见问题')
  await questions.getByRole('button', { name: '零基础能学电工吗？' }).click()
  await expect(questions.getByRole('listitem').filter({ hasText: '实操每组不超过六人' }).first()).toBeVisible()
  await expect(page).toHaveURL(/questionId=\d+$/)
  await page.reload()
  await expect(questions.getByText('实操每组不超过六人')).toBeVisible()
  await questions.getByRole('button', { name: '咨询顾问' }).click()
  await expect(consultForm(page).dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(questions.getByRole('button', { name: '咨询顾问' })).toBeFocused()
})

story('a major that is gone says so and leads to the others', async ({ page, accessible, problems }) => {
  // The browser notes the status of the page itself.
  problems.allow(/status of 404/)
  await page.goto('/educational-product?id=none')
  await expect(page.getByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible()
  await accessible(page)
  await page.getByRole('link', { name: '查看全部热门专业' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '电工' })).toBeVisible()
})

story('the majors fit the narrowest phone', async ({ page, accessible }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/educational-product')
  await expect(part(page, '相关培训产品').getByRole('article').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await accessible(page)
})
