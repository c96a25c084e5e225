// Walks through: shell/src/layouts, shell/src/router, mfe-portal/src/register
import { expect, story } from '../fixtures/story'

const WIDTHS = [1366, 1024] as const

for (const width of WIDTHS) {
  story(
    `${width} pixels wide, a visitor finds every public page without opening a menu`,
    async ({ page, accessible }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      const pages = page.getByRole('navigation', { name: '网站导航' })
      await expect(pages.getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page')
      for (const [name, address] of [
        ['培训项目', '/training-project/detail'],
        ['热门专业', '/educational-product'],
        ['新闻资讯', '/news-information/list'],
        ['通知公告', '/notice/list'],
        ['学校概况', '/school-info?index=0'],
        ['证书查询', '/query_pc'],
      ] as const) {
        const link = pages.getByRole('link', { name })
        await link.click()
        await expect(page).toHaveURL(address)
        await expect(link).toHaveAttribute('aria-current', 'page')
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      }
      await accessible(page)
    },
  )
}

story('a visitor without an account is led from sign-in to registration', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: '没有账号？去注册' }).click()
  await expect(page).toHaveURL('/register?type=1')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})

story('SH-38 who looked a certificate up at a brand signs in at the school again', async ({ page }) => {
  await page.goto('/query_pc/kuka')
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: '证书查询' })).toBeVisible()
  await page.goto('/news-information/list')
  await page.getByRole('banner').getByRole('link', { name: '用户登录' }).click()
  await expect(page).toHaveURL(/^[^?]*\/login\?redirect=/)
})

story('at 1366 pixels the consult dialog gives the focus back to the tool that opened it', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 800 })
  await page.goto('/news-information/list')
  await page.getByRole('button', { name: '咨询与导航' }).click()
  await page.getByRole('button', { name: '留言咨询' }).click()
  await expect(page.getByRole('dialog', { name: '留言咨询' })).toBeVisible()
  await page.getByRole('button', { name: '关闭' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: '留言咨询' })).toBeFocused()
})
