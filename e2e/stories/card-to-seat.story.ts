// Walks through: mfe-portal/src/product, mfe-portal/src/preview, mfe-portal/src/register, shell/src/sign-in, mfe-study/src/mine, server/src/domains/product

/** The whole way of a visitor who wants a course: from its card to a seat in a class. */
import type { Locator, Page } from '@playwright/test'

import { consultForm } from '../fixtures/consult'
import { operator } from '../fixtures/operator'
import { scrollTo } from '../fixtures/reading'
import { fillPerson, registerForm } from '../fixtures/register'
import { fillCode } from '../fixtures/sms'
import { expect, learnerStory, story } from '../fixtures/story'

const SCHOOL = '10001'
const CLASS = '1000151001'
const NAME = '沈小禾'
/** A number gets one message a minute, so the question is asked with another than the one that joins. */
const NUMBERS = { 1366: ['13900000071', '13900000072'], 375: ['13900000073', '13900000074'] } as const

/** The mobile site in its frame: what it opens is a page of the school. */
async function enrolOnMobileSite(page: Page, opener: Locator, course: string): Promise<void> {
  await opener.click()
  const preview = page.getByRole('dialog', { name: '移动端预览' })
  const inside = preview.frameLocator('iframe')
  await expect(inside.getByRole('heading', { level: 1 })).toHaveText(course)
  await expect(inside.getByText('您还未登录')).toBeVisible()
  await expect(preview.getByRole('status')).toHaveCount(0)
  const opened = page.waitForEvent('popup')
  // By key: the frame is drawn smaller, where a simulated click misses its place.
  await inside.getByRole('link', { name: '注册报名' }).press('Enter')
  const form = await opened
  await expect(registerForm(form).submit).toBeVisible()
  await form.close()
  await preview.getByRole('button', { name: '关闭' }).click()
  await expect(preview).toBeHidden()
}

async function openPersonMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name }).click()
}

for (const width of [1366, 375] as const) {
  const [asking, mobile] = NUMBERS[width]
  const person = { name: NAME, mobile }
  story(
    `${String(width)} pixels wide, a visitor gets from a course card to a seat in a class`,
    async ({ page, accessible }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')

      // The card: its price and its certificate.
      const projects = page.getByRole('region', { name: '培训项目', exact: true })
      await scrollTo(projects)
      const card = projects.getByRole('article').first()
      await expect(card.getByText(/^¥[\d,]+$/).first()).toBeVisible()
      await expect(card.getByText('证书类型')).toBeVisible()
      const course = (await card.getByRole('heading', { level: 3 }).textContent()) ?? ''
      await card.getByRole('link', { name: course, exact: true }).click()

      // Its page: what it costs, what one learns, and when.
      await expect(page).toHaveURL(/\/training-product\/detail\?id=\d+$/)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1, name: course })).toBeVisible()
      await expect(main.getByText(/^标准价 ¥[\d,]+，/)).toBeVisible()
      for (const part of ['课程介绍', '适合谁学', '近期班级', '可取得的证书', '常见问题']) {
        await expect(main.getByRole('region', { name: part })).toBeVisible()
      }
      await accessible(page)
      const onPhone = main.getByRole('button', { name: '在手机上打开' })
      if (width === 375) await expect(onPhone).toBeHidden()
      else await enrolOnMobileSite(page, onPhone, course)

      // The question about it, and joining the school.
      await main.getByRole('button', { name: '咨询报名' }).click()
      const form = consultForm(page)
      await expect(form.content).toHaveValue(new RegExp(course.slice(0, 4)))
      await form.name.fill(person.name)
      await form.mobile.fill(asking)
      await form.agreement.check()
      await fillCode(page, form, asking)
      await form.submit.click()
      await expect(page.getByText('提交成功')).toBeVisible()

      await page.getByRole('banner').getByRole('link', { name: '用户登录' }).click()
      await page.getByRole('link', { name: '没有账号？去注册' }).click()
      await registerForm(page).school.selectOption({ label: '启明职业培训学校' })
      await fillPerson(page, person)
      await registerForm(page).submit.click()
      await expect(page.getByText('加入成功')).toBeVisible()

      // Before the school has given a seat, the page says what comes next.
      await openPersonMenu(page, person.name)
      await page.getByRole('menuitem', { name: '我的学习' }).click()
      await expect(page).toHaveURL('/study/mine')
      await expect(page.getByText('报名后由学校安排班级')).toBeVisible()
      await accessible(page)

      await operator('admit', SCHOOL, person.mobile, CLASS)
      await page.reload()
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
      await page.getByRole('main').getByRole('article').getByRole('button').first().click()
      await expect(page).toHaveURL(new RegExp(`/study/training-class\\?classId=${CLASS}`))
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    },
  )
}

learnerStory('a learner is one press from the own classes on every page, on a phone too', async ({ page }) => {
  for (const width of [375, 1024, 1366]) {
    await page.setViewportSize({ width, height: 740 })
    for (const address of [
      '/',
      '/news-information/list',
      '/school-info?index=0',
      '/query_pc',
      '/educational-product',
    ]) {
      await page.goto(address)
      await expect(page.getByRole('banner').getByRole('link', { name: '我的学习' })).toBeVisible()
    }
    await page.getByRole('banner').getByRole('link', { name: '我的学习' }).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: '我的学习' })).toBeVisible()
  }
})

story('a visitor with a phone reaches every page of the site by the menu', async ({ page, accessible }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto('/')
  const menu = page.getByRole('banner').getByRole('button', { name: '菜单' })
  const pages = page.getByRole('navigation', { name: '全部页面' })
  await menu.click()
  await accessible(page)
  const names = await pages.getByRole('link').allTextContents()
  expect(names).toEqual(['首页', '培训项目', '热门专业', '新闻资讯', '通知公告', '学校概况', '证书查询'])
  await menu.click()
  for (const name of names) {
    await menu.click()
    const link = pages.getByRole('link', { name })
    const leadsTo = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname
    await link.click()
    await expect(page).toHaveURL(({ pathname }) => pathname === leadsTo)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await menu.click()
    await expect(pages.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    await menu.click()
  }
})

story(
  'a visitor with a phone keeps the code of the school’s contact, and copies the number',
  async ({ page, context, accessible }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.setViewportSize({ width: 375, height: 740 })
    await page.goto('/notice/list')
    await page.getByRole('button', { name: '客服二维码' }).click()
    const code = page.getByRole('img', { name: '客服二维码' })
    await expect(code).toHaveJSProperty('naturalWidth', 400)
    // Phones recognise and save pictures of pixels alone.
    const kind = await code.evaluate(async (image) =>
      (await fetch((image as HTMLImageElement).src)).headers.get('content-type'),
    )
    expect(kind).toBe('image/png')
    await expect(page.getByText('长按图片，识别或保存二维码')).toBeVisible()
    await accessible(page)
    const help = page.getByRole('complementary', { name: '咨询与导航' })
    const number = await help.locator('a[href^="tel:"]').textContent()
    await help.getByRole('button', { name: '复制号码' }).click()
    await expect(page.getByText('号码已复制')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number)
  },
)

story('every link of the school to another site of its own leads to a page', async ({ page }) => {
  await page.goto('/')
  const banner = page.getByRole('banner')
  for (const [name, title] of [
    [/实训登录/, '启明职业培训学校 实训平台'],
    [/考试登录/, '启明职业培训学校 考试平台'],
  ] as const) {
    const opened = page.waitForEvent('popup')
    await banner.getByRole('link', { name }).click()
    const other = await opened
    await expect(other).toHaveTitle(title)
    await other.getByRole('link', { name: '返回学校网站' }).click()
    await expect(other).toHaveURL('/')
    await other.close()
  }
})
