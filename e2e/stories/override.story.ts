// Walks through: shell/src/overrides, server/src/site/registry

/** A developer looks at a release that nobody gets yet, in a tab of their own. */
import { rmSync } from 'node:fs'

import type { Page } from '@playwright/test'

import { changedLookup, LOOKUP_ID, lookupVersion } from '../fixtures/changed-lookup'
import { pageHeading } from '../fixtures/modules'
import { onOwnCampus } from '../fixtures/own-campus'
import { teamOf } from '../fixtures/release-team'
import { expect } from '../fixtures/story'

const overrideStory = onOwnCampus()

const LOOKUP = '/query_pc'
const OLD = '证书查询'
const NEW = '证书核验'

const banner = (page: Page) => page.getByRole('complementary', { name: '开发预览：本标签页使用了替换的模块' })

overrideStory(
  'a developer tries a published release in one tab, walks and reloads there, and goes back by one press; nobody else sees it',
  async ({ page, context, campus, accessible }) => {
    const release = await teamOf(campus, 'lookup-team', LOOKUP_ID)
    const build = changedLookup('-override', OLD, NEW)
    const next = lookupVersion(build)
    try {
      await release('publish', LOOKUP_ID, '--from', build)
    } finally {
      rmSync(build, { recursive: true, force: true })
    }
    await page.goto(`${LOOKUP}?override=${LOOKUP_ID}@${next}`)
    await expect(pageHeading(page, NEW)).toBeVisible()
    await expect(banner(page)).toContainText(`${LOOKUP_ID} → ${next}`)
    await accessible(page)

    await page.getByRole('banner').getByRole('link', { name: '启明职业培训学校首页' }).click()
    await expect(pageHeading(page, '启明职业培训学校')).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
    await page.reload()
    await expect(banner(page)).toBeVisible()
    await page.setViewportSize({ width: 375, height: 740 })
    await expect(banner(page)).toBeInViewport()
    await page.goto(LOOKUP)
    await expect(pageHeading(page, NEW), 'the tab keeps it').toBeVisible()

    const other = await context.newPage()
    await other.goto(LOOKUP)
    await expect(pageHeading(other, OLD)).toBeVisible()
    await expect(banner(other)).toHaveCount(0)

    await banner(page).getByRole('link', { name: '恢复正常' }).click()
    await expect(pageHeading(page, OLD)).toBeVisible()
    await expect(banner(page)).toHaveCount(0)
    expect(new URL(page.url()).search).toBe('')
    await page.reload()
    await expect(pageHeading(page, OLD)).toBeVisible()
  },
)
