// Walks through: mfe-portal/src/training-project, mfe-portal/src/consult, server/src/domains/training-project
import type { Page } from '@playwright/test'

import { scrollTo } from '../fixtures/reading'
import { SCHOOLS } from '../fixtures/schools'
import { expect, story } from '../fixtures/story'

const catalog = (page: Page) => page.getByRole('navigation', { name: '项目目录' })
const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

story(
  'SH-15 PO-TP-01 PO-TP-02 PO-TP-03 a visitor reads about the training projects one after another',
  async ({ page, accessible }) => {
    await page.goto('/')
    const projects = part(page, '培训项目')
    await scrollTo(projects)
    await projects.getByRole('link', { name: '项目介绍' }).click()
    await expect(page).toHaveURL('/training-project/detail')
    await expect(title(page, '技能等级培训项目')).toBeFocused()
    await expect(page.getByRole('main').getByText('教学培训', { exact: true })).toBeVisible()
    await expect(part(page, '项目介绍').getByRole('table')).toContainText('电工（四级）技能提升班')
    await accessible(page)
    await catalog(page).getByRole('link', { name: '特种作业培训项目' }).click()
    await expect(page).toHaveURL(/\/training-project\/detail\?id=\d+$/)
    await expect(title(page, '特种作业培训项目')).toBeVisible()
    await expect(part(page, '项目介绍').getByRole('table')).toContainText('低压电工操作证班')
    await page.reload()
    await expect(title(page, '特种作业培训项目')).toBeVisible()
    await page.getByRole('navigation', { name: '当前位置' }).getByRole('link', { name: '首页' }).click()
    await expect(page).toHaveURL('/')
  },
)

story(
  'PO-TP-04 PO-TP-05 PO-TP-06 a visitor finds the answer to a common question and the courses of the project',
  async ({ page }) => {
    await page.goto('/training-project/detail')
    const questions = part(page, '常见问题').getByRole('button')
    await expect(questions).toHaveText([/^没有基础/, /^上班的人/, /^学费/, /^学完/, /^可以到校/])
    await questions.first().click()
    await expect(part(page, '常见问题')).toContainText('跟不上可以免费插班重听一次')
    await expect(part(page, '相关培训产品').getByRole('article')).toHaveCount(3)
  },
)

story(
  'PO-TP-07 a project that is not there says 「暂无数据」 and leads to the others',
  async ({ page, accessible, problems }) => {
    // The browser notes the status of the page itself.
    problems.allow(/status of 404/)
    await page.goto('/training-project/detail?id=none')
    await expect(page.getByText('暂无数据')).toBeVisible()
    await accessible(page)
    await page.getByRole('link', { name: '查看全部项目' }).click()
    await expect(title(page, '技能等级培训项目')).toBeVisible()
  },
)

story('SH-20 every school shows its own projects', async ({ page, school }) => {
  for (const { school: host, project } of SCHOOLS) {
    await page.goto(school(host, '/training-project/detail'))
    await expect(part(page, '项目介绍').getByRole('table')).toContainText(project)
  }
})

story('the projects fit the narrowest phone', async ({ page, accessible }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/training-project/detail')
  await expect(part(page, '相关培训产品').getByRole('article').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await accessible(page)
})

/** The words of a table that stand in more than one line. */
const brokenWords = (page: Page): Promise<string[]> =>
  part(page, '项目介绍')
    .getByRole('table')
    .evaluate((table) => {
      const range = document.createRange()
      const lines = (): number =>
        new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))).size
      const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        for (const { segment, index } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(
          node.nodeValue ?? '',
        )) {
          range.setStart(node, index)
          range.setEnd(node, index + segment.length)
          if (lines() > 1) broken.push(segment)
        }
      }
      return broken
    })

story('a visitor with a phone reads the price table word by word', async ({ page }) => {
  for (const width of [375, 360, 320]) {
    await page.setViewportSize({ width, height: 812 })
    await page.goto('/training-project/detail')
    const table = part(page, '项目介绍').getByRole('table')
    await expect(table).toContainText('职业技能等级证书')
    expect(await brokenWords(page), `at ${String(width)} px`).toEqual([])
  }
})
