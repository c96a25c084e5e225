// Walks through: shell/src/modules, shell/src/boot
import type { Page } from '@playwright/test'

import { FAULTS, OF_EVERY_RUN, withoutHash, type Fault } from '../fixtures/faults'
import { failureCard, filesOf, MODULES, pageHeading, SCRIPT_FAULTS, type ModuleFacts } from '../fixtures/modules'
import { personMenu } from '../fixtures/sign-in'
import { expect, learnerStory } from '../fixtures/story'
import { drawnPage } from '../fixtures/takeover'

/** Goes on by the header, as someone does who will not wait. */
async function goElsewhere(page: Page, { elsewhere }: ModuleFacts): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: elsewhere.link, exact: true }).click()
  await expect(pageHeading(page, elsewhere.heading)).toBeVisible()
}

/** How soon the card comes is proved with a clock of the test's own (module-loader.test.ts); a busy machine proves nothing. */
async function expectCard(page: Page): Promise<void> {
  await expect(failureCard(page)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
}

async function expectHealing(page: Page, { heading }: ModuleFacts, repair: () => void): Promise<void> {
  const opened = await page.evaluate(() => performance.timeOrigin)
  repair()
  await failureCard(page).getByRole('button', { name: '重试' }).click()
  await expect(pageHeading(page, heading)).toBeVisible()
  await expect(failureCard(page)).toHaveCount(0)
  expect(await page.evaluate(() => performance.timeOrigin), 'the page was not loaded anew').toBe(opened)
}

/** Answers how to repair them; a request that hangs goes on hanging, or what it brings late would heal the page by itself. */
async function breakFiles(page: Page, files: RegExp, fault: Fault): Promise<() => void> {
  let broken = true
  await page.route(files, (route) => (broken ? fault.happens(route) : route.continue()))
  return () => {
    broken = false
  }
}

learnerStory(
  'news that the server has drawn can be read while their module is missing, and a retry heals',
  async ({ page, school, problems }) => {
    SCRIPT_FAULTS.forEach(problems.allow)
    const news = school('default', '/news-information/list')
    const heading = pageHeading(page, '新闻资讯')
    await drawnPage(news)
    let broken = true
    await page.route(filesOf('mfe-portal'), (route) => (broken ? route.fulfill({ status: 404 }) : route.continue()))
    await page.goto(news, { waitUntil: 'commit' })
    const failure = page.getByRole('main').getByRole('alert').filter({ hasText: '这个页面的部分功能暂时不可用' })
    await expect(failure).toBeVisible({ timeout: 30_000 })
    await expect(personMenu(page)).toBeVisible()
    await expect(heading).toBeVisible()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()

    broken = false
    await failure.getByRole('button', { name: '重试' }).click()
    await expect(failure).toHaveCount(0)
    await expect(heading).toHaveCount(1)
    await expect(heading).toBeVisible()
    await expect(page.locator('style[data-drawn]')).toHaveCount(0)
  },
)

for (const module of MODULES) {
  for (const fault of FAULTS) {
    const isOfEveryRun = module.id === 'mfe-exam' && OF_EVERY_RUN.includes(fault.name)
    learnerStory(
      `${module.id} ${fault.name}: its place says so, the rest works, a retry heals`,
      { tag: isOfEveryRun ? [] : '@faults' },
      async ({ page, problems }) => {
        SCRIPT_FAULTS.forEach(problems.allow)
        const repair = await breakFiles(page, filesOf(module.id), fault)
        await page.goto(module.path, { waitUntil: 'commit' })
        if (fault.hangs) {
          await goElsewhere(page, module)
          await page.goBack({ waitUntil: 'commit' })
          await expectCard(page)
        } else {
          await expectCard(page)
          await goElsewhere(page, module)
          await page.goBack()
          await expect(failureCard(page)).toBeVisible()
        }
        await expectHealing(page, module, repair)
      },
    )
  }
}

/** What arrives well while another file of the same release does not. */
const PARTS = [
  ['the file that describes the module', 'module.*.js'],
  ['the file of the page', 'mine-page.*.js'],
] as const

for (const [part, file] of PARTS) {
  for (const fault of FAULTS.filter(({ name }) => OF_EVERY_RUN.includes(name))) {
    const tag = part === 'the file of the page' ? [] : '@faults'
    learnerStory(`${part} ${fault.name}: its place says so, a retry heals`, { tag }, async ({ page, problems }) => {
      const certificates = MODULES.find(({ id }) => id === 'mfe-certificate')
      if (certificates === undefined) throw new Error('the certificate module is not in the list')
      SCRIPT_FAULTS.forEach(problems.allow)
      const repair = await breakFiles(page, filesOf(certificates.id, file), fault)
      await page.goto(certificates.path, { waitUntil: 'commit' })
      await expectCard(page)
      await expectHealing(page, certificates, repair)
    })
  }
}

learnerStory(
  'a script whose hash is missing does not run: its place says so, the rest works, the next page is whole',
  async ({ page, problems }) => {
    const certificates = MODULES.find(({ id }) => id === 'mfe-certificate')
    if (certificates === undefined) throw new Error('the certificate module is not in the list')
    SCRIPT_FAULTS.forEach(problems.allow)
    await withoutHash(page, certificates.path, 'remoteEntry.js')
    await page.goto(certificates.path)
    await expectCard(page)
    expect(
      await page.evaluate(() => Object.keys(globalThis).filter((name) => name.startsWith('mfe_certificate'))),
    ).toEqual([])
    await goElsewhere(page, certificates)
    await page.unrouteAll()
    await page.goto(certificates.path)
    await expect(pageHeading(page, certificates.heading)).toBeVisible()
  },
)
