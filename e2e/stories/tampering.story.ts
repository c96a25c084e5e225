// Walks through: shell/src, mfe-portal/src, mfe-study/src, mfe-exam/src, mfe-certificate/src, shared, server/src/site/gateway
import type { Page } from '@playwright/test'

import { shellManifest } from '../fixtures/manifests'
import { failureCard, pageHeading, SCRIPT_FAULTS } from '../fixtures/modules'
import { sitePages } from '../fixtures/pages'
import { HOMEWORK } from '../fixtures/reading'
import { scriptsByScenario, type Scenario } from '../fixtures/scenarios'
import { SCHOOLS } from '../fixtures/schools'
import { expect, learnerStory, story } from '../fixtures/story'
import { tamperWith } from '../fixtures/tampering'

async function take(page: Page, { path, english, phone, prepare, act }: Scenario, at: string): Promise<void> {
  if (english) {
    await page.addInitScript(() => {
      if (top === window) localStorage.setItem('campus.locale', 'en')
    })
  }
  if (phone) await page.setViewportSize({ width: 375, height: 720 })
  await prepare?.(page)
  await page.goto(at + path)
  await act?.(page)
}

/** In either language: what was changed may be the texts. */
const LOOKUP = /^(?:证书查询|Certificate lookup)$/
const HOME_LINK = /首页$| home$/
const CARD_LINK = /^(?:返回首页|Back to home)$/
/** Pages of unfinished work. */
const HOLDING = sitePages().flatMap(({ path, framed }) => (framed ? [] : [path]))

/** The way to somebody else's page is open: in the header, and where unfinished work stands alone, on the failure card. */
async function expectRestWorks(page: Page, app: string, { path, school = 'default' }: Scenario): Promise<void> {
  const home = SCHOOLS.find((facts) => facts.school === school)?.name ?? ''
  if (HOLDING.includes(new URL(page.url()).pathname)) {
    await failureCard(page).getByRole('link', { name: CARD_LINK }).click()
    await expect(pageHeading(page, home)).toBeVisible()
    return
  }
  const header = page.getByRole('banner')
  await expect(header).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const toLookup = app === 'mfe-portal' || path === '/'
  await header
    .getByRole('link', { name: toLookup ? LOOKUP : HOME_LINK })
    .first()
    .click()
  await expect(pageHeading(page, toLookup ? LOOKUP : home)).toBeVisible()
}

const { met, unmet } = scriptsByScenario()

story('every script of every build is met on some scenario', () => {
  const lines = unmet.map(({ app, file }) => `${app}: ${file}`)
  expect(
    lines,
    'add what a visitor does to get it to SCENARIOS in fixtures/scenarios.ts, or nobody knows what becomes of the page when it is tampered with',
  ).toEqual([])
})

/** Of the scenarios one of a visitor, one of a learner and one of an exam are tried in every run. */
const OF_EVERY_RUN = ['/query_pc', '/study/mine', HOMEWORK]

for (const [scenario, scripts] of met) {
  const kind = scenario.learner ? learnerStory : story
  const who = [
    scenario.learner && 'learner',
    scenario.english && 'in English',
    scenario.phone && 'phone',
    scenario.act && `acting for ${scripts[0]?.file.split('.')[0] ?? ''}`,
  ]
    .filter(Boolean)
    .join(', ')
  const where = scenario.path + (who && ` (${who})`)
  const isOfEveryRun = OF_EVERY_RUN.includes(where.replace(' (learner)', ''))
  kind(
    `one byte changed in any of ${scripts.length} scripts met at ${where}: it does not run, everything else does`,
    { tag: isOfEveryRun ? [] : '@tamper' },
    async ({ context, problems, school }) => {
      SCRIPT_FAULTS.forEach(problems.allow)
      // What waits for the script is told that it did not come, and tells so.
      problems.allow(/ChunkLoadError|Loading chunk \S+ failed|a block of the page failed/)
      // The page may be left while that is being drawn: React draws again what no longer fails, and says so (520).
      problems.allow(/Minified React error #520/)
      // As long as so many stories.
      story.setTimeout(story.info().timeout * scripts.length)
      for (const script of scripts) {
        await story.step(`${script.app}: ${script.file}`, async () => {
          const page = await context.newPage()
          const { refused, ran, isIts } = await tamperWith(page, script)
          await Promise.all([refused, take(page, scenario, school(scenario.school ?? 'default', ''))])
          await expectRestWorks(page, script.app, scenario)
          expect(ran.filter(isIts), 'the changed script ran').toEqual([])
          expect(ran.filter((url) => url.includes('/shell/'))).not.toEqual([])
          await page.close()
        })
      }
    },
  )
}

for (const file of shellManifest().scripts) {
  story(
    `one byte changed in the shell’s ${file}: it does not run, and the page says that it has not loaded`,
    async ({ page, problems }) => {
      SCRIPT_FAULTS.forEach(problems.allow)
      const { refused, ran, isIts } = await tamperWith(page, { app: 'shell', file })
      const others = shellManifest().scripts.filter((other) => other !== file)
      await Promise.all([refused, page.goto('/study/mine')])
      await expect(page.getByText('启明职业培训学校', { exact: true })).toBeVisible()
      await expect(page.getByRole('alert')).toContainText('页面还没有加载出来')
      await expect.poll(() => others.filter((other) => !ran.some((url) => url.endsWith(`/${other}`)))).toEqual([])
      expect(ran.filter(isIts), 'the changed script ran').toEqual([])
      await expect(page.getByRole('banner')).toBeHidden()
    },
  )
}
