// Walks through: mfe-certificate/src, server/src/domains/certificate
import { devices, type Locator, type Page } from '@playwright/test'

import { pageHeading } from '../fixtures/modules'
import { lookUp } from '../fixtures/reading'
import { fillPassword, LEARNER, personMenu, signInForm } from '../fixtures/sign-in'
import { expect, story } from '../fixtures/story'

const BRANDS = [
  { brand: 'kingdee', name: '金穗', number: 'S200012026000001' },
  { brand: 'gdhuanbao', name: '粤环', number: 'S200022026000001' },
  { brand: 'kuka', name: '酷嘉', number: 'S200032026000001' },
] as const
type BrandFacts = (typeof BRANDS)[number]

/** Everything behind which the brand has its one sign-in. */
const SIGN_INS = ['实训登录', '考试登录', '用户登录', '机构登录']

/** The drawing in a brand's mark, by which one logo is told from another. */
async function markOf(home: Locator): Promise<string> {
  return home.locator('svg').first().innerHTML()
}

async function expectFrame(page: Page, { name }: BrandFacts): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: `${name}首页` })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByText(`本站由${name}授权运营`)).toBeVisible()
  await expect(page.getByRole('button', { name: '咨询与导航' })).toHaveCount(0)
}

async function signInHere(page: Page): Promise<void> {
  await fillPassword(page, LEARNER)
  await signInForm(page).submit.click()
}

for (const facts of BRANDS) {
  const { brand, name, number } = facts
  const lookup = `/query_pc/${brand}`

  story(
    `CE-26 CE-28 CE-31 CE-32 CE-33 CE-36 a visitor of ${name} finds the brand’s own site around the lookup`,
    async ({ page, school, accessible }) => {
      await page.goto(school(brand, lookup))
      await expect(pageHeading(page, '证书查询')).toBeVisible()
      await expectFrame(page, facts)
      const header = page.getByRole('banner')
      for (const label of ['培训认证项目', '分销']) {
        await expect(header.getByText(label)).toBeVisible()
        await expect(header.getByRole('link', { name: label })).toHaveCount(0)
      }
      for (const entry of SIGN_INS) {
        await expect(header.getByRole('link', { name: entry })).toHaveAttribute(
          'href',
          `/${brand}-login?redirect=${encodeURIComponent(lookup)}`,
        )
      }
      await accessible(page)
    },
  )

  story(
    `CE-29 CE-30 CE-34 CE-35 CE-37 a learner of ${name} signs in, looks a certificate up, goes home and leaves`,
    async ({ page, school }) => {
      await page.goto(school(brand, lookup))
      await page.getByRole('banner').getByRole('link', { name: '用户登录' }).click()
      await expect(page).toHaveURL(school(brand, `/${brand}-login?redirect=${encodeURIComponent(lookup)}`))
      await expectFrame(page, facts)
      await signInHere(page)
      await expect(page).toHaveURL(school(brand, lookup))
      const header = page.getByRole('banner')
      await expect(personMenu(page)).toContainText('138****0001')
      for (const entry of SIGN_INS) await expect(header.getByRole('link', { name: entry })).toHaveCount(0)
      await expect(header.getByRole('link', { name: '证书查询' })).toHaveAttribute('href', lookup)

      await lookUp(page, { name: LEARNER.name, number })
      await expect(page.getByRole('article', { name: new RegExp(LEARNER.name) })).toContainText(number)

      await page.getByRole('main').getByRole('link', { name: '网校首页' }).click()
      await expect(page).toHaveURL(school(brand, '/'))
      await page.goBack()
      // The header of home has the same menu, and goes with it.
      await expect(pageHeading(page, '证书查询')).toBeVisible()
      await personMenu(page).click()
      await page.getByRole('menuitem', { name: '退出登录' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
      await expect(page).toHaveURL(new RegExp(`/${brand}-login`))
      await expect(personMenu(page)).toHaveCount(0)
    },
  )
}

story('CE-27 every brand wears a mark of its own', async ({ page, school }) => {
  const marks: string[] = []
  for (const { brand, name } of BRANDS) {
    await page.goto(school(brand, `/query_pc/${brand}`))
    marks.push(await markOf(page.getByRole('banner').getByRole('link', { name: `${name}首页` })))
  }
  expect(new Set(marks).size).toBe(BRANDS.length)
})

story('CE-36 the pages around a brand’s lookup are the school’s own', async ({ page, school }) => {
  await page.goto(school('kuka', '/query_pc/kuka'))
  await expect(page.getByText('本站由酷嘉授权运营')).toBeVisible()
  for (const path of ['/', '/query_pc']) {
    await page.goto(school('kuka', path))
    await expect(page.getByRole('banner').getByRole('link', { name: '酷嘉技能培训中心首页' })).toBeVisible()
    await expect(page.getByText('本站由酷嘉授权运营')).toHaveCount(0)
    await expect(page.getByRole('button', { name: '咨询与导航' })).toBeVisible()
  }
})

story.describe('on a phone', () => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']
  story.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch })

  for (const facts of BRANDS) {
    const { brand, name, number } = facts
    story(
      `CE-16 CE-32 CE-33 a visitor of ${name} has the same behind one button`,
      async ({ page, school, accessible }) => {
        await page.goto(school(brand, `/query_pc/${brand}`))
        await expectFrame(page, facts)
        await page.getByRole('banner').getByRole('button', { name: '菜单' }).tap()
        for (const entry of SIGN_INS) await expect(page.getByRole('link', { name: entry })).toBeVisible()
        await accessible(page)
        await page.keyboard.press('Escape')
        await lookUp(page, { name: LEARNER.name, number })
        await expect(page.getByRole('article', { name: new RegExp(LEARNER.name) })).toContainText(number)
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
          'nothing to scroll sideways',
        ).toBe(true)
      },
    )
  }
})
