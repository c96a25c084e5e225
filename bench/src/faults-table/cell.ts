/** One fault of one module in one page: what a person sees and when, whether it is reported, and what heals it. */
import type { Browser, BrowserContext, Page } from '@playwright/test'

import { failureCard, pageHeading } from '../../../e2e/fixtures/modules'
import type { Kind, Release } from './kinds'

/** What stands in the module's place. */
type Sight = 'page' | 'card' | 'nothing'

export interface Cell {
  readonly sight: Sight
  /** Until that stood there for good. */
  readonly seconds: number
  readonly isReported: boolean
  /** What brought the page back; '' when nothing did. */
  readonly healedBy: '' | 'itself' | 'retry' | 'next page'
}

/** Milliseconds for which a sight stays before it counts. */
const SETTLED = 700
/** Milliseconds after which nothing more is expected. */
const GIVEN_UP = 15_000
/** Milliseconds for a report: it is sent two seconds after its outcome. */
const REPORT = 6000
/** Milliseconds without a sign of life after which the next page knows that one hung. */
const SILENCE = 5500
const LOOK = 50

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

export interface Stage {
  readonly browser: Browser
  readonly baseURL: string
  readonly learner: StorageState
}

export async function playCell({ browser, baseURL, learner }: Stage, kind: Kind, release: Release): Promise<Cell> {
  const context = await browser.newContext({ baseURL, storageState: learner, locale: 'zh-CN' })
  try {
    return await (kind.freezes ? playFrozen(context, kind, release) : play(await context.newPage(), kind, release))
  } finally {
    await context.close()
  }
}

async function play(page: Page, kind: Kind, release: Release): Promise<Cell> {
  const reports = reportsOf(page, release)
  const repair = await kind.breaks(page, release)
  const started = performance.now()
  await page.goto(release.module.path, { waitUntil: 'commit' })
  if (kind.deed === 'click') await pageHeading(page, release.module.heading).click()
  const seen = await settledSight(page, release, started)
  const isReported = await within(REPORT, async () => reports.failed() > 0)
  if (seen.sight === 'page') return { ...seen, isReported, healedBy: 'itself' }
  return { ...seen, isReported, healedBy: await heal(page, release, repair) }
}

/** The first page hangs and nobody can help it; the next one is looked at. */
async function playFrozen(context: BrowserContext, kind: Kind, release: Release): Promise<Cell> {
  const frozen = await context.newPage()
  await kind.breaks(frozen, release)
  await frozen.goto(release.module.path, { waitUntil: 'commit' })
  await pause(SILENCE + 2000)
  const page = await context.newPage()
  const reports = reportsOf(page, release)
  const repair = await kind.breaks(page, release)
  const started = performance.now()
  await page.goto(release.module.path, { waitUntil: 'commit' })
  const seen = await settledSight(page, release, started)
  const isReported = await within(REPORT, async () => reports.failed() > 0)
  if (seen.sight === 'nothing') return { ...seen, isReported, healedBy: '' }
  if (seen.sight === 'page') return { ...seen, isReported, healedBy: 'itself' }
  return { ...seen, isReported, healedBy: await heal(page, release, repair) }
}

async function heal(page: Page, { module }: Release, repair: () => Promise<void>): Promise<Cell['healedBy']> {
  await repair()
  const isThere = async (): Promise<boolean> =>
    (await pageHeading(page, module.heading).isVisible()) && (await failureCard(page).count()) === 0
  const retry = failureCard(page).getByRole('button', { name: '重试' })
  if (await retry.isVisible()) {
    await retry.click()
    if (await within(GIVEN_UP, isThere)) return 'retry'
  }
  await page.goto(module.path, { waitUntil: 'commit' })
  return (await within(GIVEN_UP, isThere)) ? 'next page' : ''
}

/** What stands there for good; the seconds are those until it began to. */
async function settledSight(
  page: Page,
  { module }: Release,
  started: number,
): Promise<Pick<Cell, 'sight' | 'seconds'>> {
  const look = async (): Promise<Sight> => {
    if (await failureCard(page).isVisible()) return 'card'
    return (await pageHeading(page, module.heading).isVisible()) ? 'page' : 'nothing'
  }
  const end = started + GIVEN_UP
  let last: Sight = 'nothing'
  let since = performance.now()
  while (performance.now() < end) {
    // A page that hangs answers nobody.
    const sight = await Promise.race([look(), pause(1000).then((): Sight => 'nothing')])
    if (sight !== last) [last, since] = [sight, performance.now()]
    if (sight !== 'nothing' && performance.now() - since >= SETTLED) break
    await pause(LOOK)
  }
  return { sight: last, seconds: (since - started) / 1000 }
}

interface Outcome {
  readonly module: string
  readonly version: string
  readonly ok: boolean
}

/** Counts the failures of the release that the page reported and the server took. */
function reportsOf(page: Page, { module, version }: Release): { failed: () => number } {
  let failures = 0
  page.on('response', (response) => {
    const request = response.request()
    if (!request.url().endsWith('/moduleOutcome') || !response.ok()) return
    const { outcomes } = request.postDataJSON() as { readonly outcomes: readonly Outcome[] }
    failures += outcomes.filter((one) => one.module === module.id && one.version === version && !one.ok).length
  })
  return { failed: () => failures }
}

async function within(milliseconds: number, isSo: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + milliseconds
  while (performance.now() < end) {
    if (await isSo()) return true
    await pause(LOOK)
  }
  return false
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))
