// Walks through: shell/src, mfe-portal/src, mfe-study/src, mfe-certificate/src
import { devices } from '@playwright/test'

import { startButton } from '../fixtures/exam'
import { HOMEWORK, lookUp, scrollTo } from '../fixtures/reading'
import { expect, learnerStory, story } from '../fixtures/story'

story('SH-01 PO-HOME-01 a visitor reads the home page from the banner to the micro classroom', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: '启明职业培训学校', level: 1 })).toBeVisible()
  const parts = ['学校风采', '最新动态', '优惠券', '培训项目', '学员点评', '大家说', '微课堂']
  const tops: number[] = []
  for (const name of parts) {
    const part = main.getByRole('region', { name, exact: true })
    await scrollTo(part)
    await expect(part).toBeVisible()
    tops.push(await part.evaluate((element) => element.getBoundingClientRect().top + scrollY))
  }
  expect(tops).toEqual([...tops].sort((one, other) => one - other))
  await expect(main.getByRole('article', { name: '电工（四级）技能提升班' })).toBeVisible()
})

for (const width of [1440, 1920]) {
  story(`at ${width} px the tools at the edge stand beside the people of the banner`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/')
    const tools = await page.getByRole('complementary', { name: '咨询与导航' }).boundingBox()
    const banner = page.getByRole('region', { name: '学校风采' })
    // A decoration beside words has no name to find it by.
    const picture = await banner.locator('img:visible').first().boundingBox()
    expect((picture?.x ?? 0) + (picture?.width ?? width)).toBeLessThanOrEqual(tools?.x ?? 0)
  })
}

for (const width of [375, 1366]) {
  story(`at ${width} px the arrows of the album leave the picture free`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/')
    await page.getByRole('button', { name: /^校园环境/ }).click()
    const album = page.getByRole('dialog', { name: '学校相册' })
    const next = album.getByRole('button', { name: '下一张' })
    const picture = await album.getByRole('img').first().boundingBox()
    expect((await next.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(
      (picture?.y ?? width) + (picture?.height ?? width),
    )
    await next.press('ArrowRight')
    await expect(next).toBeFocused()
  })
}

story('PO-PROD-01 a visitor looks through the training projects of a category', async ({ page }) => {
  await page.goto('/')
  const projects = page.getByRole('region', { name: '培训项目', exact: true })
  await projects.getByRole('tab', { name: '特种作业' }).click()
  await expect(projects.getByRole('tabpanel', { name: '特种作业' }).getByRole('article').first()).toBeVisible()
  await expect(projects.getByRole('article', { name: '电工（四级）技能提升班' })).toHaveCount(0)
  const address = page.url()
  await page.reload()
  await expect(projects.getByRole('tab', { name: '特种作业' })).toHaveAttribute('aria-selected', 'true')
  expect(page.url()).toBe(address)
})

learnerStory('a learner sees their classes and class periods', async ({ page }) => {
  await page.goto('/study/mine')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: '我的学习', level: 1 })).toBeVisible()
  await expect(main.getByRole('tabpanel', { name: /全部/ }).getByRole('article')).toHaveCount(4)
  await main.getByRole('link', { name: '班期' }).click()
  await expect(page).toHaveURL(/\/study\/mine\?.*view=period/)
  await expect(main.getByRole('tab', { name: '培训' })).toHaveAttribute('aria-selected', 'true')
  await expect(main.getByRole('article').first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/study/mine')
})

learnerStory('a learner reads what a homework asks for and how it went before', async ({ page }) => {
  await page.goto(HOMEWORK)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: '电工实操作业：配电箱安装与故障排查', level: 1 })).toBeVisible()
  await expect(main.getByRole('heading', { name: '作业要求' })).toBeVisible()
  await expect(startButton(page)).toBeVisible()
  await expect(main.getByRole('heading', { name: '作答记录' })).toBeVisible()
})

story('CE-13 CE-17 CE-19 a visitor looks up a certificate by name and number', async ({ page }) => {
  await page.goto('/query_pc')
  await lookUp(page, { name: '林小满', number: 'S100012026000001' })
  const sheet = page.getByRole('article', { name: /林小满/ })
  await expect(sheet).toContainText('已查询到证书')
  await expect(sheet).toContainText('S100012026000001')
  await expect(sheet, 'card and mobile are masked').not.toContainText('990105199803120028')
  await expect(
    sheet.getByRole('button', { name: '下载证书' }).or(sheet.getByRole('link', { name: '下载证书' })),
  ).toBeVisible()
  const picture = sheet.getByRole('img', { name: '林小满的证书' })
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
})

story('CE-24 a wrong name finds nothing and says what to check', async ({ page }) => {
  await page.goto('/query_pc?tab=1')
  await lookUp(page, { name: '林大满', number: 'T100012026000001' })
  await expect(page.getByText('抱歉没有查询到相关信息')).toBeVisible()
  await expect(page.getByText('请确认姓名是否正确')).toBeVisible()
})

story.describe('on a phone', () => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']
  story.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch })

  story('SH-10 CE-16 the certificate lookup leads to the page for phones', async ({ page }) => {
    await page.goto('/query?tab=1')
    await expect(page).toHaveURL('/query_h5?tab=1')
    await expect(page).toHaveTitle('启明职业培训学校')
    await lookUp(page, { name: '陈国强', number: 'T100012026000002' })
    await expect(page.getByRole('article', { name: /陈国强/ })).toContainText('T100012026000002')
  })
})

story('SH-10 on a computer the certificate lookup leads to the wide page', async ({ page }) => {
  await page.goto('/query?tab=1')
  await expect(page).toHaveURL('/query_pc?tab=1')
})
