// Walks through: mfe-portal/src, mfe-certificate/src/lookup, server/src/site/rendering
import { createHash } from 'node:crypto'

import type { Page } from '@playwright/test'

import { holdAnswers } from '../fixtures/held-page'
import { MOST_SHIFT, shiftsOf, watchShifts } from '../fixtures/layout-shift'
import { expect, learnerStory, story } from '../fixtures/story'
import { drawnPage } from '../fixtures/takeover'

const ITEM = '/news-information/detail?id=1000141001'

/** Pages that the server draws. */
const DRAWN = [
  '/',
  '/educational-product',
  '/training-project/detail',
  ITEM,
  '/news-information/list',
  '/notice/list',
  '/notice/detail?id=1000142001',
  '/query_pc',
  '/query_h5',
  '/v',
  '/school-info',
  '/register?type=1',
  '/login',
  '/agreement/user',
]

/** Calls that these pages declare; what comes late below them is the browser's to ask for. */
const DECLARED =
  /\/(?:newInformation|categorize|notice|materialCategory|discoverArticle|coupon|hotMajor|commonQuestion|trainingProject|product\w*|universityInformation|business|parameter|agreement)\/|getMaterialPosterList/

story.describe('with script switched off', () => {
  story.use({ javaScriptEnabled: false })

  story('the home page shows the school, what is new and what it offers', async ({ page, school }) => {
    await drawnPage(school('default', '/'))
    await page.goto('/', { waitUntil: 'load' })
    const banner = page.getByRole('region', { name: '学校风采' }).getByRole('group', { name: /^第1/ })
    await expect(banner.getByText('把手艺变成底气')).toBeVisible()
    await expect(banner.locator('img')).toHaveAttribute('fetchpriority', 'high')
    await expect(page.getByRole('article', { name: '新学员报名立减' })).toBeVisible()
    await expect(page.getByRole('article', { name: '电工（四级）技能提升班' })).toBeVisible()
    await expect(page.getByRole('button', { name: '暂停' })).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCSS('opacity', '1')
    await page.getByRole('region', { name: '最新动态' }).getByRole('link').click()
    await expect(page).toHaveURL(/\/(?:notice|news-information)\/detail\?id=\d+/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/./)
  })

  story('news are found and read, and links lead on', async ({ page, school }) => {
    for (const path of DRAWN) await drawnPage(school('default', path))
    await page.goto('/news-information/list', { waitUntil: 'load' })
    const first = page.getByRole('region', { name: '新闻资讯' }).getByRole('article').first().getByRole('link')
    const title = await first.innerText()
    await first.click()
    await expect(page).toHaveURL(/\/news-information\/detail\?id=\d+/)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('article').getByRole('paragraph').first()).toHaveText(/./)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.locator('noscript')).toHaveCount(0)
    await page.getByRole('complementary', { name: '公告' }).getByRole('listitem').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/notice\/detail\?id=\d+/)
    await expect(page.getByText(/^发布人：/)).toBeVisible()
  })
})

story.describe('with script switched off on a phone', () => {
  story.use({ javaScriptEnabled: false, viewport: { width: 375, height: 720 } })

  story('registration says that its form needs a script, below everything else', async ({ page, school }) => {
    await drawnPage(school('default', '/register?type=1'))
    await page.goto('/register?type=1', { waitUntil: 'load' })
    // Not by its text alone: that is not looked for in a `noscript`.
    const words = page.locator('noscript p', { hasText: '填写本页的表单需要启用 JavaScript' })
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await expect(words).toBeInViewport()
    await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 10_000)
    await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeInViewport({ ratio: 1 })
    await expect(words).toBeInViewport()
  })
})

/** What the picture of the page's captcha says, computed as by who cannot see it. */
async function captchaOf(page: Page): Promise<string> {
  const key = await page.locator('input[name="captchaKey"]').inputValue()
  const response = await page.request.get(`/api/oauth/anyTenant/captcha/challenge?key=${key}`)
  const { salt, challenge } = ((await response.json()) as { data: { salt: string; challenge: string } }).data
  const hashOf = (number: number) => createHash('sha256').update(`${salt}${number}`).digest('hex')
  let number = 0
  while (hashOf(number) !== challenge) number += 1
  return `pow:${number}`
}

for (const [path, width] of [
  ['/query_pc', 1366],
  ['/query_h5', 375],
] as const) {
  story.describe(`${path} with script switched off`, () => {
    story.use({ javaScriptEnabled: false, viewport: { width, height: 720 } })

    story(`a certificate is found at ${width} px, and a mistake is told`, async ({ page, school }) => {
      await drawnPage(school('default', path))
      await page.goto(path, { waitUntil: 'load' })
      const field = (name: string) => page.getByRole('textbox', { name })
      const ask = async (name: string, captcha: string): Promise<void> => {
        await field('姓名').fill(name)
        await field('证书编号').fill('S100012026000001')
        await field('验证码').fill(captcha)
        await page.getByRole('button', { name: '查询' }).click()
      }
      const picture = page.getByRole('img', { name: '验证码' })
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
      await ask('林小满', '00000')
      await expect(page.getByRole('alert').filter({ hasText: '验证码错误' })).toBeVisible()
      await expect(field('姓名')).toHaveValue('林小满')
      await ask('林大满', await captchaOf(page))
      await expect(page.getByRole('heading', { name: '抱歉没有查询到相关信息' })).toBeVisible()
      await ask('林小满', await captchaOf(page))
      const sheet = page.getByRole('article', { name: /林小满/ })
      await expect(sheet.getByText('已查询到证书')).toBeVisible()
      await expect(sheet.getByRole('img', { name: '林小满的证书' })).toBeVisible()
      await expect(page.getByRole('button')).toHaveText(['查询', '预览'])
      await page.getByRole('link', { name: '培训结业证书' }).click()
      await expect(page).toHaveURL(/\?tab=1$/)
    })
  })
}

/** What the server has drawn, and the reads it was drawn with. */
function drawnIn(html: string): string {
  const [drawn = ''] = /<div id="root" data-drawn="true">.*?id="campus-boot"/s.exec(html) ?? []
  // Each response has a nonce and a captcha of its own.
  return drawn.replaceAll(/ nonce="[^"]*"|captchaKey" value="\w+"|captcha\?key=\w+/g, '')
}

for (const path of DRAWN) {
  learnerStory(`${path} is drawn the same for a learner as for anybody`, async ({ page, school }) => {
    const address = school('default', path)
    await page.goto(path)
    const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }))
    const forLearner = await drawnPage(address, { cookie: cookies })
    expect(drawnIn(forLearner)).toBe(drawnIn(await drawnPage(address)))
    expect(stored).toContain('林小满')
    expect(drawnIn(forLearner)).not.toContain('林小满')
  })

  for (const width of [1366, 375]) {
    story(`${path} is taken over at ${width} px: nothing moves or is asked for again`, async ({ page, school }) => {
      await drawnPage(school('default', path))
      await page.setViewportSize({ width, height: 720 })
      await watchShifts(page)
      const answers = await holdAnswers(page)
      const asked: string[] = []
      page.on('request', (request) => {
        if (['xhr', 'fetch'].includes(request.resourceType())) asked.push(new URL(request.url()).pathname)
      })
      await answers.open(path, { next: 'first asked', document: 'as it is' })
      await expect(page.locator('#campus-reads')).toHaveCount(1)
      await answers.letAllCome()
      await expect(page.locator('#root:not([data-drawn])')).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/./)
      expect(asked.filter((call) => DECLARED.test(call))).toEqual([])
      const { sum, report } = await shiftsOf(page)
      expect(sum, report).toBeLessThanOrEqual(MOST_SHIFT)
    })
  }
}
