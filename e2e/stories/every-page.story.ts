import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

import { violationsIn, WITH_TARGET_SIZE } from '../fixtures/accessibility'
import { MOST_SHIFT, readCalmly, shiftsOf, watchShifts } from '../fixtures/layout-shift'
import { sitePages } from '../fixtures/pages'
import { readToEnd } from '../fixtures/reading'
import { expect, learnerStory, story } from '../fixtures/story'

const WIDTHS = [1366, 375] as const
/** Structure and colours are those of the widths above; only the layout differs. */
const FURTHER_WIDTHS = [768, 1920] as const
const HEIGHT = 800
/** Rules of axe; structure and names are the same in every look. */
const ABOUT_COLOUR: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }

const pages = sitePages()

/** Pages by who sees them where. */
const GROUPS = [
  ...(['default', 'kingdee', 'gdhuanbao', 'kuka'] as const).map((school) => ({
    name: `a visitor of ${school === 'default' ? 'the default school' : school}`,
    kind: story,
    school,
    seen: pages.filter((page) => page.school === school && !page.learner),
  })),
  { name: 'a learner', kind: learnerStory, school: 'default', seen: pages.filter(({ learner }) => learner) },
] as const

/** Everything that is to come has come: no skeleton stands, however far one reads. */
async function expectWhole(page: Page): Promise<void> {
  await readToEnd(page)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

async function expectFound(page: Page, address: string): Promise<void> {
  await expect
    .soft(
      page.getByRole('heading', { name: '页面不存在' }),
      `${address} shows nothing; give it an example in fixtures/pages.ts`,
    )
    .toHaveCount(0)
}

/** The header scrolls away from here on: what lies half below it at the page's end is no target that is too small. */
async function releaseHeader(page: Page): Promise<void> {
  await page.getByRole('banner').evaluate((header) => (header.style.position = 'static'))
}

/** Accessible in both looks, and no wider than the window. */
async function expectFit(page: Page, address: string): Promise<void> {
  await releaseHeader(page)
  expect.soft(await violationsIn(page, WITH_TARGET_SIZE), `${address} in light`).toBe('')
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await violationsIn(page, ABOUT_COLOUR), `${address} in the dark`).toBe('')
  await page.emulateMedia({ colorScheme: 'light' })
  expect
    .soft(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `${address} sticks out at the side`,
    )
    .toBeLessThanOrEqual(0)
}

/** Nothing moves under the reader's eyes while the page comes. */
async function expectStill(page: Page, address: string): Promise<void> {
  const { sum, report } = await shiftsOf(page)
  expect.soft(sum, `${address} moves by itself:\n${report}`).toBeLessThanOrEqual(MOST_SHIFT)
}

type Group = (typeof GROUPS)[number]

/** A page of each kind: every run looks at these, the sweep at all. */
const OF_EACH_KIND = [
  '/',
  '/news-information/list',
  '/news-information/detail',
  '/training-project/detail',
  '/register',
  '/login',
  '/query_pc',
  '/query_pc/kuka',
  '/study/mine',
  '/study/class-time-table',
  '/study/course/course-detail',
  '/study/classroom/online',
  '/study/test',
  '/study/test/answer',
  '/study/test/check-my-test-exam',
]

function itStaysWhereItIs({ name, kind, school, seen }: Group, width: number): void {
  const title = `${name}, ${width} pixels wide: ${seen.length} pages stay where they are`
  kind(title, { tag: '@sweep' }, async ({ page, school: at }) => {
    kind.setTimeout(kind.info().timeout * Math.max(1, seen.length / 6))
    await page.setViewportSize({ width, height: HEIGHT })
    await watchShifts(page)
    for (const { address } of seen) {
      await kind.step(address, async () => {
        await page.goto(at(school, address))
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
        await readCalmly(page)
        await expectStill(page, address)
      })
    }
  })
}

function itIsAccessible({ name, kind, school, seen }: Group, width: number): void {
  kind(
    `${name}, ${width} pixels wide: ${seen.length} pages are accessible in light and dark, stay where they are, and the console is silent`,
    { tag: '@sweep' },
    async ({ page, school: at }) => {
      kind.setTimeout(kind.info().timeout * Math.max(1, seen.length / 3))
      await page.setViewportSize({ width, height: HEIGHT })
      // Without it, what changes its colour slowly would be looked at on the way.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await watchShifts(page)
      for (const { address } of seen) {
        await kind.step(address, async () => {
          await page.goto(at(school, address))
          await readCalmly(page)
          await expectWhole(page)
          await expectFound(page, address)
          await expectStill(page, address)
          await expectFit(page, address)
        })
      }
    },
  )
}

/** How far a page moves depends on how fast it comes, so that is measured in the sweep alone. */
function eachKindIsAccessible({ name, kind, school, seen }: Group, width: number): void {
  const some = seen.filter(({ path }) => OF_EACH_KIND.includes(path))
  if (some.length === 0) return
  kind(
    `${name}, ${width} pixels wide: a page of each kind (${some.length}) is accessible in light and dark, and the console is silent`,
    async ({ page, school: at }) => {
      await page.setViewportSize({ width, height: HEIGHT })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const { address } of some) {
        await kind.step(address, async () => {
          await page.goto(at(school, address))
          await expectWhole(page)
          await expectFound(page, address)
          await expectFit(page, address)
        })
      }
    },
  )
}

for (const group of GROUPS) {
  group.kind.describe(() => {
    // A learner's attempt is open in one page at a time, and the other says so: the widths take turns.
    if (group.kind === learnerStory) group.kind.describe.configure({ mode: 'default' })
    for (const width of FURTHER_WIDTHS) itStaysWhereItIs(group, width)
    for (const width of WIDTHS) {
      itIsAccessible(group, width)
      eachKindIsAccessible(group, width)
    }
  })
}

story('an address that is no page is accessible as well', async ({ page, problems }) => {
  // The browser notes the status of the page itself.
  problems.allow(/status of 404/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/no-such-page')
  await expectWhole(page)
  await expectFit(page, '/no-such-page')
})
