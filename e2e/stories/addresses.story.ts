// Walks through: shell/src
import type { Page } from '@playwright/test'

import type { School } from '../fixtures/address'
import { HOMEWORK } from '../fixtures/reading'
import { expect, learnerStory, story } from '../fixtures/story'

interface Address {
  readonly row: string
  readonly address: string
  /** Heading of the page, as its reader finds it. */
  readonly heading: RegExp | string
  readonly school?: School
}

const FRAMED: readonly Address[] = [
  { row: 'SH-01', address: '/', heading: '启明职业培训学校' },
  { row: 'SH-02', address: '/educational-product?id=1000144001', heading: /./ },
  { row: 'SH-03', address: '/school-info?index=0', heading: '启明职业培训学校' },
  { row: 'SH-04', address: '/login/student-login', heading: '登录' },
  { row: 'SH-05', address: '/login/promotion', heading: /./ },
  { row: 'SH-07', address: '/news-information/list?categorizeId=1000140001', heading: /./ },
  { row: 'SH-07', address: '/news-information/detail?id=1000141001', heading: /./ },
  { row: 'SH-09', address: '/notice/list', heading: /./ },
  { row: 'SH-09', address: '/notice/detail?id=1000142001', heading: /./ },
  { row: 'SH-11', address: '/query_pc', heading: /./ },
  { row: 'SH-12', address: '/query_h5', heading: /./ },
  { row: 'SH-15', address: '/training-project/detail?id=1000147001', heading: /./ },
  { row: 'SH-17', address: '/no-such-page', heading: '页面不存在' },
]

const SIGN_IN: readonly Address[] = [
  { row: 'SH-13', address: '/login?redirect=%2Fnotice%2Flist', heading: '登录' },
  { row: 'SH-13', address: '/kingdee-login', heading: '登录', school: 'kingdee' },
  { row: 'SH-13', address: '/gdhuanbao-login', heading: '登录', school: 'gdhuanbao' },
  { row: 'SH-13', address: '/kuka-login', heading: '登录', school: 'kuka' },
  { row: 'SH-15', address: '/register', heading: /./ },
]

const LEARNERS: readonly Address[] = [
  { row: 'SH-14', address: '/study/mine', heading: '我的学习' },
  { row: 'SH-14', address: HOMEWORK, heading: /./ },
]

const tools = (page: Page) => page.getByRole('complementary', { name: '咨询与导航' })

async function expectPage(page: Page, address: string, heading: Address['heading']): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: heading }).first()).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
}

for (const { row, address, heading } of FRAMED) {
  story(`${row} SH-16 ${address} has header, footer and tools panel`, async ({ page, problems }) => {
    if (row === 'SH-17') problems.allow(/status of 404/)
    await expectPage(page, address, heading)
    await expect(tools(page)).toBeVisible()
  })
}

for (const { row, address, heading, school = 'default' } of SIGN_IN) {
  story(`${row} SH-16 ${address} has header and footer, and no tools panel`, async ({ page, school: at }) => {
    await expectPage(page, at(school, address), heading)
    await expect(tools(page)).toHaveCount(0)
  })
}

story('SH-13 /sso-login without a code says that it does not hold, in the frame of sign-in', async ({ page }) => {
  await page.goto('/sso-login')
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(tools(page)).toHaveCount(0)
})

story('SH-13 who came with redirect goes there after signing in', async ({ page, learner }) => {
  await page.context().addCookies(learner.cookies)
  await page.goto('/login?redirect=%2Fnotice%2Flist')
  await page.evaluate(
    (entries) => entries.forEach(({ name, value }) => localStorage.setItem(name, value)),
    learner.origins.flatMap(({ localStorage }) => localStorage),
  )
  await page.reload()
  await expect(page).toHaveURL('/notice/list')
})

for (const { row, address, heading } of LEARNERS) {
  story(`${row} SH-117 ${address} asks a visitor to sign in first`, async ({ page }) => {
    await page.goto(address)
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(address)}`)
  })

  learnerStory(`${row} ${address} opens for a learner, without the tools panel`, async ({ page }) => {
    await expectPage(page, address, heading)
    await expect(tools(page)).toHaveCount(0)
  })
}

story('PO-HOME-03 the banner is 360 px high, and lower with a narrower window', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 800 })
  await page.goto('/')
  const banner = page.getByRole('region', { name: '学校风采' })
  await expect(banner.locator('img').first()).toBeVisible()
  const heights: number[] = []
  for (const width of [1920, 1366, 768]) {
    await page.setViewportSize({ width, height: 800 })
    heights.push(await banner.evaluate((element) => element.getBoundingClientRect().height))
  }
  expect(heights).toEqual([360, 360, 240])
})

story('SH-125 no page opens a socket', async ({ page }) => {
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(socket.url()))
  for (const { address, row } of FRAMED) {
    if (row === 'SH-17') continue
    await page.goto(address)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
  expect(sockets).toEqual([])
})
