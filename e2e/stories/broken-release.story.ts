// Walks through: shell/src/modules, server/src/site/registry
import { rmSync } from 'node:fs'

import type { Page } from '@playwright/test'

import {
  breakableApps,
  letNeed,
  letPromise,
  MISBEHAVIOURS,
  ON_PURPOSE,
  switchOf,
  versionIn,
  type Misbehaviour,
} from '../fixtures/breakable'
import { startCampus, type Campus } from '../fixtures/campus'
import { failureCard, MODULES, pageHeading, SCRIPT_FAULTS, type ModuleFacts } from '../fixtures/modules'
import { operatorOf } from '../fixtures/operator'
import { outcomesOf } from '../fixtures/outcomes'
import { followRequests, readHome } from '../fixtures/reading'
import { expect, learnerStory } from '../fixtures/story'

const CERTIFICATES = moduleCalled('mfe-certificate')

/** A name that no release of a shared package exports. */
const MISSING_NAME = 'useLater'

interface Site {
  readonly campus: Campus
  /** Folder of the builds it was started with. */
  readonly apps: string
}

/** A portal of this file's own: its releases may be broken without anybody else noticing. */
const siteStory = learnerStory.extend<object, { site: Site }>({
  site: [
    async ({}, use) => {
      const apps = breakableApps('')
      const campus = await startCampus(apps)
      await use({ campus, apps })
      await campus.stop()
      rmSync(apps, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  port: [async ({ site }, use) => use(site.campus.port), { scope: 'worker' }],
})

function moduleCalled(id: string): ModuleFacts {
  const found = MODULES.find((module) => module.id === id)
  if (found === undefined) throw new Error(`${id} is not in the list`)
  return found
}

// One portal for all of them; the last ones change what it serves.
siteStory.describe.configure({ mode: 'default' })

async function misbehave(page: Page, how: string): Promise<void> {
  await page.addInitScript((value) => Object.assign(globalThis, { misbehaves: value }), how)
}

async function behave(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { misbehaves: '' }))
}

async function expectCardAlone(page: Page, { elsewhere }: ModuleFacts): Promise<void> {
  await expect(failureCard(page)).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: elsewhere.link, exact: true }).click()
  await expect(pageHeading(page, elsewhere.heading)).toBeVisible()
  await page.goBack()
  await expect(failureCard(page)).toBeVisible()
}

async function expectHealing(page: Page, { heading }: ModuleFacts): Promise<void> {
  const opened = await page.evaluate(() => performance.timeOrigin)
  await failureCard(page).getByRole('button', { name: '重试' }).click()
  await expect(pageHeading(page, heading)).toBeVisible()
  await expect(failureCard(page)).toHaveCount(0)
  expect(await page.evaluate(() => performance.timeOrigin), 'the page was not loaded anew').toBe(opened)
}

/** Faults whose place says so; each module shows those of the first list, `pnpm bench faults-table` the others too. */
const IN_EVERY_MODULE: readonly Misbehaviour[] = ['entry', 'module', 'contract', 'render']
const IN_ONE_MODULE: readonly Misbehaviour[] = ['effect', 'missing']

for (const module of MODULES) {
  for (const how of module === CERTIFICATES ? [...IN_EVERY_MODULE, ...IN_ONE_MODULE] : IN_EVERY_MODULE) {
    siteStory(
      `${module.id} ${MISBEHAVIOURS[how]}: its place says so, the rest works, a retry heals`,
      async ({ page, problems }) => {
        problems.allow(new RegExp(ON_PURPOSE))
        const outcomes = outcomesOf(page, module.id)
        await misbehave(page, switchOf(module.id, how))
        await page.goto(module.path)
        await expectCardAlone(page, module)
        await expect.poll(() => outcomes.some(({ ok }) => !ok), 'it is reported').toBe(true)
        await behave(page)
        await expectHealing(page, module)
      },
    )
  }

  siteStory(
    `${module.id}: its files are gone from the server, then back: the card, then a retry heals`,
    async ({ page, problems }) => {
      SCRIPT_FAULTS.forEach(problems.allow)
      const ofModule = (url: URL): boolean => url.pathname.includes(`/${module.id}/`)
      await page.route(ofModule, (route) => route.fulfill({ status: 404 }))
      await page.goto(module.path)
      await expectCardAlone(page, module)
      await page.unroute(ofModule)
      await expectHealing(page, module)
    },
  )
}

siteStory(
  `${CERTIFICATES.id} ${MISBEHAVIOURS.click}: the page stands, and it is reported under the module’s name`,
  async ({ page, problems }) => {
    problems.allow(new RegExp(ON_PURPOSE))
    const outcomes = outcomesOf(page, CERTIFICATES.id)
    await misbehave(page, switchOf(CERTIFICATES.id, 'click'))
    await page.goto(CERTIFICATES.path)
    await pageHeading(page, CERTIFICATES.heading).click()
    await expect.poll(() => outcomes.find(({ phase }) => phase === 'error')?.reason).toContain(ON_PURPOSE)
    await expect(pageHeading(page, CERTIFICATES.heading)).toBeVisible()
    await expect(failureCard(page)).toHaveCount(0)
  },
)

siteStory(
  `${CERTIFICATES.id} ${MISBEHAVIOURS.loop}: the next page keeps it out and says why; a retry takes it all the same`,
  async ({ page, context }) => {
    await misbehave(page, switchOf(CERTIFICATES.id, 'loop'))
    await page.goto(CERTIFICATES.path, { waitUntil: 'commit' })
    const next = await context.newPage()
    await next.goto('/login')
    const silence = (): Promise<number> =>
      next.evaluate(() => {
        const left = Object.entries(localStorage).find(([key]) => key.startsWith('campus.running:'))
        return left === undefined ? 0 : Date.now() - (JSON.parse(String(left[1])) as { at: number }).at
      })
    await expect.poll(silence, { message: 'the first page hangs' }).toBeGreaterThan(5000)
    const outcomes = outcomesOf(next, CERTIFICATES.id)
    await next.goto(CERTIFICATES.path)
    await expect(failureCard(next)).toBeVisible()
    await expect.poll(() => outcomes.find(({ ok }) => !ok)?.reason).toBe('it froze an earlier page of this browser')
    await failureCard(next).getByRole('button', { name: '重试' }).click()
    await expect(pageHeading(next, CERTIFICATES.heading)).toBeVisible()
  },
)

siteStory(
  'a deploy: an open page goes on with its old release, a new one gets the new, and a broken new one is stood in for',
  async ({ page, context, site, problems }) => {
    const loaded = (of: Page): Promise<string[]> =>
      of.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    const old = versionIn(site.apps, 'mfe-certificate')
    const settle = followRequests(page)
    await page.goto('/')
    // To its end: while the server changes, no request of the page is under way.
    await readHome(page)
    await settle()

    const next = breakableApps('-next')
    try {
      await site.campus.deploy(next)
    } finally {
      rmSync(next, { recursive: true, force: true })
    }
    await page.getByRole('banner').getByRole('link', { name: '证书查询' }).click()
    await expect(pageHeading(page, '证书查询')).toBeVisible()
    expect((await loaded(page)).filter((name) => name.includes('/mfe-certificate/'))).toContainEqual(
      expect.stringContaining(`/${old}/`),
    )

    const fresh = await context.newPage()
    await fresh.goto('/query_pc')
    await expect(pageHeading(fresh, '证书查询')).toBeVisible()
    expect(await loaded(fresh)).toContainEqual(expect.stringContaining(`/${old}-next/`))

    problems.allow(new RegExp(ON_PURPOSE))
    const stoodIn = await context.newPage()
    await misbehave(stoodIn, switchOf('mfe-certificate', 'module', '-next'))
    await stoodIn.goto('/query_pc')
    await expect(pageHeading(stoodIn, '证书查询')).toBeVisible()
    expect(await loaded(stoodIn)).toContainEqual(expect.stringContaining(`/${old}/remoteEntry.js`))
  },
)

/**
 * Serves builds whose certificate module needs a name that no shell has; returns its version. `isPromised`: the shell beside it says
 * that it has the name.
 */
async function deployNeedy({ campus }: Site, suffix: string, { isPromised }: { isPromised: boolean }): Promise<string> {
  const needy = breakableApps(suffix)
  try {
    letNeed(needy, CERTIFICATES.id, 'react-router-dom', MISSING_NAME)
    if (isPromised) letPromise(needy, suffix, 'react-router-dom', MISSING_NAME)
    await campus.deploy(needy)
    return versionIn(needy, CERTIFICATES.id)
  } finally {
    rmSync(needy, { recursive: true, force: true })
  }
}

const lacking = { ok: false, reason: expect.stringMatching(`^it needs ${MISSING_NAME} of react-router-dom; `) }

/** Whether any code of a release of the certificate module has run: its entry leaves a container of the version's name. */
async function hasRun(page: Page, version = ''): Promise<boolean> {
  return page.evaluate((name) => name in globalThis, `${CERTIFICATES.id}@${version}`.replace(/\W/g, '_'))
}

siteStory(
  'a build beside the server needs a name this shell lacks: nobody gets it, and the operator is told why',
  async ({ page, site }) => {
    // The portal is started anew.
    siteStory.slow()
    const needy = await deployNeedy(site, '-refused', { isPromised: false })
    const outcomes = outcomesOf(page, CERTIFICATES.id)
    await page.goto(CERTIFICATES.path)
    await expect(pageHeading(page, CERTIFICATES.heading)).toBeVisible()
    await expect.poll(() => outcomes.some(({ ok }) => ok)).toBe(true)
    expect(outcomes.filter(({ ok, version }) => !ok || version === needy)).toEqual([])
    expect(await operatorOf(site.campus)('status')).toMatch(
      new RegExp(
        `Set aside at the start\\n  ${CERTIFICATES.id}  ${needy}  \\S+\\n    ${CERTIFICATES.id} ${needy} needs ${MISSING_NAME} of react-router-dom; `,
      ),
    )
  },
)

siteStory(
  'a shell lacks a name that it promises: a release that needs it is not started, the last good one stands in, behind a second such release too',
  async ({ page, context, site, problems }) => {
    // The portal is started anew twice.
    siteStory.slow()
    // Its scripts are asked for ahead of time, as any page's are, and then not run.
    problems.allow(/^console warning: The resource \S+ was preloaded using link preload but not used /)
    const needy = await deployNeedy(site, '-needy', { isPromised: true })
    const outcomes = outcomesOf(page, CERTIFICATES.id)
    await page.goto(CERTIFICATES.path)
    await expect(pageHeading(page, CERTIFICATES.heading)).toBeVisible()
    await expect.poll(() => outcomes.some(({ ok }) => ok)).toBe(true)
    const standing = outcomes.at(-1)
    expect(outcomes.filter(({ version }) => version !== standing?.version)).toEqual([
      expect.objectContaining({ version: needy, phase: 'load', ...lacking }),
    ])
    expect(await hasRun(page, needy)).toBe(false)
    expect(await hasRun(page, standing?.version)).toBe(true)
    await page.close()

    const needier = await deployNeedy(site, '-needier', { isPromised: true })
    const later = await context.newPage()
    const laterOutcomes = outcomesOf(later, CERTIFICATES.id)
    await later.goto(CERTIFICATES.path)
    await expect(pageHeading(later, CERTIFICATES.heading)).toBeVisible()
    await expect.poll(() => laterOutcomes.some(({ ok }) => ok)).toBe(true)
    expect(laterOutcomes.filter(({ ok }) => !ok)).toEqual([
      expect.objectContaining({ version: needier, phase: 'load', ...lacking }),
    ])
    expect(laterOutcomes.at(-1)?.version, 'not the one before, which failed').toBe(standing?.version)
  },
)
