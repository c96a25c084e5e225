// Walks through: server/src/site/operator, server/src/site/releases

/** An operator sees what runs, takes a release back, and the audit tells it. */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { changedLookup, LOOKUP_ID, lookupVersion } from '../fixtures/changed-lookup'
import { pageHeading } from '../fixtures/modules'
import { operatorOf } from '../fixtures/operator'
import { onOwnCampus } from '../fixtures/own-campus'
import { teamOf } from '../fixtures/release-team'
import { expect } from '../fixtures/story'

const operatorStory = onOwnCampus()

const LOOKUP = '/query_pc'
const OLD = '证书查询'
const NEW = '证书查验'
const FIRST = lookupVersion()

operatorStory(
  'an operator signs in, takes a release back, the next visitor gets the former one, and the audit says who and why',
  async ({ page, browser, campus, accessible, problems }) => {
    problems.allow(/status of 401/)
    const build = changedLookup('-taken-back', OLD, NEW)
    const next = lookupVersion(build)
    const visitor = await browser.newPage({ baseURL: `http://localhost:${campus.port}` })
    try {
      const release = await teamOf(campus, 'lookup-team', LOOKUP_ID)
      await release('publish', LOOKUP_ID, '--from', build, '--why', 'a clearer heading')
      await release('promote', LOOKUP_ID, next)
      await visitor.goto(LOOKUP)
      await expect(pageHeading(visitor, NEW)).toBeVisible()

      const created = await operatorOf(campus)('account:create', 'li', '--roles', 'release,audit')
      const [password = ''] = created.split('\n')
      await page.goto('/operator/')
      await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible()
      await accessible(page)
      await page.getByLabel('账号').fill('li')
      await page.getByLabel('密码').fill('a wrong one')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert')).toHaveText('账号或密码不正确')
      await accessible(page)
      await page.getByLabel('密码').fill(password)
      await page.keyboard.press('Enter')

      await expect(page.getByRole('heading', { level: 1, name: '运行概况' })).toBeVisible()
      const card = page.getByRole('region', { name: LOOKUP_ID })
      await expect(card.getByText(next, { exact: true })).toBeVisible()
      await accessible(page)
      await card.getByRole('link', { name: '版本列表' }).click()
      await expect(page.getByRole('heading', { level: 1, name: LOOKUP_ID })).toBeVisible()
      await accessible(page)
      await page.getByRole('link', { name: `发布 ${LOOKUP_ID} ${FIRST}`, exact: true }).click()
      await expect(page.getByLabel('发布范围')).toBeVisible()
      await accessible(page)
      await page.getByRole('link', { name: '取消' }).click()

      await page.getByRole('link', { name: `回退 ${LOOKUP_ID}（全部学校）` }).press('Enter')
      await expect(page.getByText(`全部学校将不再使用 ${next}`)).toBeVisible()
      await accessible(page)
      await page.getByLabel('原因').fill('标题看不懂')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('status')).toHaveText(`已完成：全部学校的 ${LOOKUP_ID} 现为 ${FIRST}`)
      await visitor.goto(LOOKUP)
      await expect(pageHeading(visitor, OLD)).toBeVisible()

      await page.getByRole('link', { name: '审计记录' }).click()
      const row = page.getByRole('row').filter({ hasText: '标题看不懂' })
      await expect(row).toContainText('li')
      await expect(row).toContainText('回退')
      await expect(row).toContainText(`之前：${next}`)
      await accessible(page)
      await page.getByRole('button', { name: 'English' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'What runs' })).toBeVisible()
      await accessible(page)
      await page.getByRole('button', { name: 'Sign out' }).click()
      await page.goto('/operator/audit')
      await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    } finally {
      await visitor.close()
      rmSync(build, { recursive: true, force: true })
    }
  },
)

operatorStory(
  'code on the portal’s pages reaches nothing of the operator who is signed in',
  async ({ page, campus, problems }) => {
    problems.allow(/status of 403/)
    const password = readFileSync(join(campus.data, 'operator-password'), 'utf8').trim()
    await page.goto('/operator/')
    await page.getByLabel('账号').fill('operator')
    await page.getByLabel('密码').fill(password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: '运行概况' })).toBeVisible()

    const portal = await page.context().newPage()
    await portal.goto(LOOKUP)
    expect(await portal.evaluate(async () => (await fetch('/operator/', { credentials: 'include' })).status)).toBe(403)
    expect(await portal.evaluate(() => document.cookie)).not.toContain('campus_operator')
    const [opened, isOut] = await Promise.all([
      page.context().waitForEvent('page'),
      portal.evaluate(async () => {
        const other = window.open('/operator/')
        if (other === null) return false
        while (!other.closed) await new Promise((resolve) => setTimeout(resolve, 20))
        return true
      }),
    ])
    expect(isOut).toBe(true)
    await expect(opened.getByRole('heading', { level: 1, name: '运行概况' })).toBeVisible()
  },
)

for (const width of [1366, 375]) {
  operatorStory(`nothing of the operator’s page is cut off at ${width}`, async ({ page, campus, accessible }) => {
    const password = readFileSync(join(campus.data, 'operator-password'), 'utf8').trim()
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/operator/sign-in')
    await page.getByLabel('账号').fill('operator')
    await page.getByLabel('密码').fill(password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: '运行概况' })).toBeVisible()
    for (const path of [
      '/operator/',
      `/operator/modules/${LOOKUP_ID}`,
      `/operator/modules/${LOOKUP_ID}/promote?version=${FIRST}`,
      `/operator/modules/${LOOKUP_ID}/rollback?scope=*`,
      '/operator/audit',
    ]) {
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
      await accessible(page)
    }
  })
}
