// Walks through: mfe-portal/src/news, server/src/domains/news
import type { Page } from '@playwright/test'

import { consultForm } from '../fixtures/consult'
import { readSmsCode, requestCode } from '../fixtures/sms'
import { expect, story } from '../fixtures/story'

const news = (page: Page) => page.getByRole('region', { name: '新闻资讯' })
const categories = (page: Page) => page.getByRole('navigation', { name: '资讯分类' })

story('SH-09 PO-NOTE-02 PO-NOTE-03 a visitor reads the notice the home page tells of', async ({ page, accessible }) => {
  // Who wants no motion reads the newest line for as long as they like.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const entry = page.getByRole('region', { name: '最新动态' }).getByRole('link').first()
  const title = (await entry.innerText()).split('\n').at(-1) ?? ''
  await entry.click()
  await expect(page).toHaveURL(/\/notice\/detail\?id=\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  await expect(page.getByText(/^发布人：/)).toBeVisible()
  await expect(page.getByRole('article').getByRole('table')).toBeVisible()
  await accessible(page)
})

story('PO-NOTE-01 a visitor looks through older notices and finds the place again', async ({ page, accessible }) => {
  await page.goto('/notice')
  await expect(page).toHaveURL('/notice/list')
  const notices = page.getByRole('main').getByRole('list').first().getByRole('link')
  await expect(notices).toHaveCount(6)
  await accessible(page)
  await page.getByRole('button', { name: '第2页' }).click()
  await expect(notices).toHaveCount(4)
  const oldest = notices.last()
  const name = await oldest.innerText()
  await oldest.click()
  await expect(page).toHaveURL(/\/notice\/detail/)
  await page.goBack()
  await expect(page).toHaveURL('/notice/list?page=2')
  await expect(notices.last()).toHaveText(name, { useInnerText: true })
})

story(
  'SH-06 PO-NEWS-02 PO-NEWS-06 PO-NEWS-15 a visitor reads the news of one category and goes back to them',
  async ({ page, accessible }) => {
    await page.goto('/news')
    await expect(page).toHaveURL('/news-information/list')
    await expect(news(page).getByRole('article')).toHaveCount(4)
    await expect(page.getByRole('complementary', { name: '公告' }).getByRole('listitem').first()).toBeVisible()
    await accessible(page)
    await categories(page).getByRole('link', { name: '校园动态' }).click()
    await expect(page).toHaveURL(/\/news-information\/list\?categorizeId=\d+$/)
    await news(page).getByRole('button', { name: '第2页' }).click()
    await expect(page).toHaveURL(/categorizeId=\d+&page=2$/)
    const list = page.url()
    await expect(news(page).getByRole('article')).toHaveCount(2)
    const item = news(page).getByRole('link').first()
    const title = await item.innerText()
    await item.click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
    await expect(categories(page).getByRole('link', { name: '校园动态' })).toHaveAttribute('aria-current', 'true')
    await page.goBack()
    await expect(page).toHaveURL(list)
    await expect(news(page).getByRole('link', { name: title })).toBeVisible()
  },
)

story(
  'PO-NEWS-12 PO-NEWS-14 a visitor reads a news item and sees which courses belong to it',
  async ({ page, accessible }) => {
    await page.goto('/news-information/list')
    await news(page).getByRole('article').first().getByRole('link').click()
    await expect(page.getByText(/^来源：/)).toBeVisible()
    await expect(page.getByText(/^时间：\d{4}-\d{2}-\d{2}/)).toBeVisible()
    await expect(page.getByRole('article').getByRole('heading', { level: 3 }).first()).toBeVisible()
    const courses = page.getByRole('region', { name: '相关培训产品' })
    await expect(courses.getByRole('article')).toHaveCount(2)
    await accessible(page)
  },
)

story('PO-NEWS-13 a visitor watches the school’s video', async ({ page, accessible }) => {
  await page.goto('/news-information/list?page=3')
  await news(page)
    .getByRole('link', { name: /^视频：/ })
    .click()
  const player = page.getByRole('main').locator('video')
  await expect(player).toHaveAttribute('src', /^blob:/)
  await expect(player).toHaveJSProperty('paused', true)
  await player.evaluate((video: HTMLVideoElement) => {
    video.muted = true
    return video.play()
  })
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  await accessible(page)
})

story('a news item that is gone says so and leads to the others', async ({ page, problems }) => {
  // The browser notes the status of the page itself.
  problems.allow(/status of 404/)
  const response = await page.goto('/news-information/detail?id=none')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible()
  await page.getByRole('link', { name: '查看全部资讯' }).click()
  await expect(page).toHaveURL('/news-information/list')
})

story('PO-NEWS-09 PO-NEWS-10 PO-CON-09 PO-CON-10 a visitor asks about a major', async ({ page, accessible }) => {
  await page.goto('/news-information/list')
  await expect(news(page).getByRole('article')).toHaveCount(4)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const majors = page.getByRole('region', { name: '热门专业' })
  await expect(majors.getByRole('article')).toHaveCount(5)
  await expect(majors.getByRole('article').first().getByRole('listitem')).toHaveCount(3)
  const ask = majors.getByRole('button', { name: '咨询顾问' })
  await ask.click()
  const form = consultForm(page)
  await form.name.fill('李明')
  await form.mobile.fill('13900000051')
  await form.content.fill('零基础可以直接报四级班吗？')
  await form.agreement.check()
  await requestCode(page, form.sendCode)
  await expect(page.getByText('发送验证码成功')).toBeVisible()
  const sent = await readSmsCode(page, '13900000051')
  await form.code.fill(sent === '123456' ? '654321' : '123456')
  await form.submit.click()
  await expect(form.dialog.getByText('验证码错误或已失效')).toBeVisible()
  await expect(form.content).toHaveValue('零基础可以直接报四级班吗？')
  await accessible(page)
  await form.code.fill(sent)
  await form.submit.click()
  await expect(page.getByText('提交成功')).toBeVisible()
  await expect(form.dialog).toHaveCount(0)
  await expect(ask).toBeFocused()
})

story('SH-81 a visitor leaves a message from any page', async ({ page }) => {
  await page.goto('/notice/list')
  await page.getByRole('button', { name: '咨询与导航' }).click()
  await page.getByRole('button', { name: '留言咨询' }).click()
  await expect(consultForm(page).dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(consultForm(page).dialog).toHaveCount(0)
})

for (const path of ['/news-information/list', '/notice/list']) {
  story(`${path} fits the narrowest phone`, async ({ page, accessible }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('list').first().getByRole('link').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    await accessible(page)
  })
}
