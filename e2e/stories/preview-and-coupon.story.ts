// Walks through: mfe-portal/src/preview, mfe-portal/src/product, mfe-portal/src/home, mfe-portal/src/order, mfe-portal/src/common/coupon, server/src/domains/home
import type { Page } from '@playwright/test'

import { scrollTo } from '../fixtures/reading'
import { personMenu, signInByCode } from '../fixtures/sign-in'
import { expect, learnerStory, story } from '../fixtures/story'

/** What a mobile site does to speak with the page around it. */
function mobileSite(code: string): string {
  return `<!doctype html><meta name="viewport" content="width=device-width"><title>m</title>
<h1>移动端首页</h1><p></p><button>登录</button><script>
addEventListener('message', ({ data, ports: [port] }) => {
  if (data?.type !== 'connect' || port === undefined) return
  const say = (message) => port.postMessage({ protocol: data.protocol, nonce: data.nonce, ...message })
  port.onmessage = (event) => { document.querySelector('p').textContent = event.data.type + ' ' + event.data.schoolId }
  document.querySelector('button').onclick = () => say({ type: 'loginInfo', token: '${code}', id: '1001' })
  say({ type: 'ready' })
})
</script>`
}

async function serveMobileSite(page: Page, code = ''): Promise<void> {
  await page.route('http://m.qiming.localhost:*/**', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: mobileSite(code) }),
  )
}

async function openProduct(page: Page) {
  await page.goto('/training-product/detail?id=1000121001')
  await page.getByRole('main').getByRole('button', { name: '在手机上打开' }).click()
  const dialog = page.getByRole('dialog', { name: '移动端预览' })
  await expect(dialog.getByText('扫码下载APP 报名培训')).toBeVisible()
  return { dialog, inside: dialog.frameLocator('iframe') }
}

story(
  'PO-PRE-01 PO-PRE-06 PO-PRE-07 a visitor opens a course and signs in inside the frame',
  async ({ page, accessible }) => {
    // As another site of the operator hands somebody over: a code, never a token.
    const handed = await page.request.get('/dev/sso', { maxRedirects: 0 })
    const code = new URL(handed.headers()['location'] ?? '', 'http://localhost').searchParams.get('code') ?? ''
    await serveMobileSite(page, code)
    const { dialog, inside } = await openProduct(page)
    await expect(inside.getByText('logout 10001')).toBeVisible()
    await expect(dialog.getByRole('status')).toHaveCount(0)
    await accessible(page)
    // By key: the frame is drawn smaller, where a simulated click misses its place.
    await inside.getByRole('button', { name: '登录' }).press('Enter')
    await expect(inside.getByText('login 10001')).toBeVisible()
    await dialog.getByRole('button', { name: '关闭' }).click()
    await expect(personMenu(page)).toBeVisible()
  },
)

learnerStory('PO-PRE-05 who is signed in is signed in inside the frame', async ({ page }) => {
  await serveMobileSite(page)
  const { inside } = await openProduct(page)
  await expect(inside.getByText('login 10001')).toBeVisible()
})

learnerStory('PO-HOME-12 a learner receives a coupon, and has it at the next visit', async ({ page }) => {
  await page.goto('/')
  const coupon = page.getByRole('article', { name: '新学员报名立减' })
  await scrollTo(coupon)
  await coupon.getByRole('button', { name: '立即领取' }).click()
  await expect(page.getByText('领取成功')).toBeVisible()
  await page.reload()
  await scrollTo(coupon)
  await coupon.getByRole('link', { name: '已领取，去使用' }).click()
  const projects = page.getByRole('region', { name: '培训项目', exact: true })
  await expect(projects).toBeInViewport()
  await projects.getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('list', { name: '可用优惠券' })).toContainText('新学员报名立减')
})

for (const width of [1366, 375]) {
  story(
    `PO-HOME-12 ${String(width)} pixels wide, a visitor who wants a coupon signs in first, has it then, and finds it among their own`,
    async ({ page, accessible }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      const coupon = page.getByRole('article', { name: '新学员报名立减' })
      await scrollTo(coupon)
      await coupon.getByRole('button', { name: '立即领取' }).click()
      await expect(page).toHaveURL(/^[^?]*\/login\?redirect=%2F%3Fcoupon%3D\d+%23coupons$/)
      await expect(page.getByText('请先登录')).toBeVisible()
      await signInByCode(page, width === 375 ? '13900000085' : '13900000084')
      await expect(page.getByText('领取成功')).toBeVisible()
      await expect(page).toHaveURL('/')
      await expect(coupon).toBeInViewport()
      await expect(coupon.getByRole('link', { name: '已领取，去使用' })).toBeVisible()

      await page.goto('/study/mine')
      const main = page.getByRole('main')
      await main.getByRole('link', { name: '我的报名' }).click()
      await main.getByRole('tab', { name: '优惠券' }).click()
      const own = main.getByRole('article', { name: '新学员报名立减' })
      await expect(own).toBeVisible()
      await accessible(page)
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await own.getByRole('link', { name: '去使用' }).click()
      await expect(page).toHaveURL('/training-project/detail')
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    },
  )
}
