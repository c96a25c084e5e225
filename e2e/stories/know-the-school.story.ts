// Walks through: mfe-portal/src/school, server/src/domains/school
import type { Page } from '@playwright/test'

import { expect, story } from '../fixtures/story'

const map = (page: Page) => page.getByRole('group', { name: '服务点地图' })
const detailTypes = (page: Page) => page.getByRole('navigation', { name: '介绍内容' })

story('SH-53 PO-SCH-02 PO-SCH-18 a visitor finds out what the school does', async ({ page, accessible }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: '启明职业培训学校', exact: true }).click()
  await expect(page).toHaveURL('/school-info?index=0')
  await expect(page.getByRole('heading', { level: 1, name: '启明职业培训学校' })).toBeFocused()
  await expect(page.getByText('职业技能培训，职业技能等级认定，就业服务')).toBeVisible()
  await expect(page.getByRole('tab', { name: '本项目简介' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: '项目特色' }).click()
  await expect(page.getByRole('tabpanel', { name: '项目特色' }).getByRole('table')).toBeVisible()
  await accessible(page)
  await page.reload()
  await expect(page.getByRole('tab', { name: '项目特色' })).toHaveAttribute('aria-selected', 'true')
})

story(
  'PO-HOME-10 PO-SCH-20 PO-SCH-23 a visitor checks who certifies before enrolling',
  async ({ page, accessible }) => {
    await page.goto('/')
    await page.getByRole('navigation', { name: '学校服务' }).getByRole('link', { name: /评价/ }).click()
    await expect(page).toHaveURL('/school-info?index=0&detail=2')
    const organisations = page.getByRole('region', { name: '认证机构', exact: true }).getByRole('article')
    await expect(organisations).toHaveCount(3)
    await expect(organisations.first()).toContainText('省级')
    await accessible(page)
    await detailTypes(page).getByRole('link', { name: '培训机构' }).click()
    await expect(page.getByText('民办非学历职业培训')).toBeVisible()
    await page.goBack()
    await expect(organisations).toHaveCount(3)
  },
)

story(
  'PO-SCH-09 PO-SCH-12 PO-SCH-17 a visitor looks for the nearest place to train and how to get there',
  async ({ page, accessible }) => {
    await page.goto('/school-info?index=0')
    await page.getByRole('tab', { name: '教学培训点' }).click()
    const kitchen = page.getByRole('article', { name: '夜校烹饪教室' })
    await expect(kitchen).toContainText('暂无咨询电话')
    await expect(kitchen).toContainText(/距您 [\d.]+k?m/)
    await expect(map(page).getByRole('button', { name: /在画面外/ }), 'every place is in view').toHaveCount(0)
    await kitchen.getByRole('button', { name: '夜校烹饪教室' }).click()
    const mark = map(page).getByRole('button', { name: '3 夜校烹饪教室', exact: true })
    await expect(mark).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => offTheMiddle(page)).toBeLessThan(2)
    await expect(kitchen.getByRole('link', { name: /^导航前往夜校烹饪教室/ })).toHaveAttribute(
      'href',
      /^https:\/\/.*30\.\d+.*120\.\d+/,
    )
    await accessible(page)
  },
)

story('a visitor without a mouse looks around on the map', async ({ page }) => {
  await page.goto('/school-info?index=0&points=TEACHING')
  await map(page).getByRole('button', { name: '显示全部服务点' }).focus()
  await page.keyboard.press('Enter')
  const marks = map(page).getByRole('button', { name: /基地|车间|教室/ })
  await expect(marks).toHaveCount(3)
  await expect(map(page).getByRole('button', { name: /在画面外/ })).toHaveCount(0)
  for (let pushes = 0; pushes < 12; pushes += 1) await page.keyboard.press('ArrowRight')
  await expect(
    map(page)
      .getByRole('button', { name: /在画面外/ })
      .first(),
  ).toBeVisible()
})

story('PO-SCH-17 a visitor pushes the map with the mouse', async ({ page }) => {
  await page.goto('/school-info?index=0')
  const school = map(page).getByText('学校', { exact: true })
  await school.scrollIntoViewIfNeeded()
  const before = await school.boundingBox()
  const area = await map(page).boundingBox()
  if (before === null || area === null) throw new Error('The map is not drawn.')
  await page.mouse.move(area.x + 120, area.y + 200)
  await page.mouse.down()
  await page.mouse.move(area.x + 220, area.y + 240, { steps: 5 })
  await page.mouse.up()
  const after = await school.boundingBox()
  expect(Math.round((after?.x ?? 0) - before.x)).toBe(100)
  expect(Math.round((after?.y ?? 0) - before.y)).toBe(40)
})

story('PO-PROD-06 PO-SCH-26 a PE12 school says nothing of a training institution', async ({ page, school }) => {
  await page.goto(school('kuka', '/school-info'))
  const business = page.getByRole('tabpanel', { name: '本项目简介' })
  await expect(business.getByText('服务人群')).toBeVisible()
  await expect(business.getByRole('term').filter({ hasText: '培训机构' })).toHaveCount(0)
  await expect(detailTypes(page).getByRole('link')).toHaveText(['项目介绍', '培训机构', '认证机构'])
})

story('the school profile fits the narrowest phone', async ({ page, accessible }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/school-info?index=0&detail=2&points=TEACHING')
  await expect(map(page)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await accessible(page)
})

/** Pixels between the chosen point's tip and the middle of the map. */
async function offTheMiddle(page: Page): Promise<number> {
  const area = await map(page).boundingBox()
  const mark = await map(page).getByRole('button', { pressed: true }).boundingBox()
  if (area === null || mark === null) return Infinity
  return Math.hypot(mark.x + mark.width / 2 - area.x - area.width / 2, mark.y + mark.height - area.y - area.height / 2)
}
