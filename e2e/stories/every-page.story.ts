// Walks through: shell/src, mfe-portal/src, mfe-study/src, mfe-exam/src, mfe-certificate/src, shared/ui
import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

import { smallTargets, violationsIn, WITH_TARGET_SIZE } from '../fixtures/accessibility'
import { holdAnswers, type Coming } from '../fixtures/held-page'
import { MOST_SHIFT, scrollOn, shiftsOf, watchShifts } from '../fixtures/layout-shift'
import { allOf, fewOf, GROUPS, someOf, type Choice, type Group } from '../fixtures/page-groups'
import { readToEnd } from '../fixtures/reading'
import { expect, learnerStory, story } from '../fixtures/story'

const PHONE = 375
const WIDTHS = [1366, PHONE] as const
/** Structure and colours are those of the widths above; only the layout differs. */
const FURTHER_WIDTHS = [768, 1920] as const
const HEIGHT = 800
/** Rules of axe; structure and names are the same in every look. */
const ABOUT_COLOUR: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }

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

/** Headers scroll away from here on: what lies half below one at the page's end is no target that is too small. */
async function releaseHeaders(page: Page): Promise<void> {
  await page.locator('header').evaluateAll((headers) => {
    for (const header of headers) header.style.position = 'static'
  })
}

/** Accessible in both looks, no wider than the window, and on a phone easy to press. */
async function expectFit(page: Page, address: string): Promise<void> {
  await releaseHeaders(page)
  expect.soft(await violationsIn(page, WITH_TARGET_SIZE), `${address} in light`).toBe('')
  if ((page.viewportSize()?.width ?? 0) === PHONE) {
    expect.soft(await smallTargets(page), `${address} has targets below 24 pixels`).toEqual([])
  }
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

const COMINGS: readonly Coming[] = [
  { next: 'first asked', document: 'as it is' },
  { next: 'last asked', document: 'undrawn' },
]

/**
 * Answers come one by one in the order given; who reads scrolls on when all that is near has come. The end of the page
 * does not move for the impatient either, who scroll on between two answers.
 */
function itStaysWhereItIs({ name, kind, school }: Group, { what, seen, tag }: Choice, width: number): void {
  if (seen.length === 0) return
  const title = `${name}, ${width} pixels wide: nothing moves in ${seen.length} ${what} in whatever order things come`
  kind(title, { tag }, async ({ page, school: at }) => {
    kind.setTimeout(kind.info().timeout * Math.max(1, seen.length / 6))
    await page.setViewportSize({ width, height: HEIGHT })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await watchShifts(page)
    const answers = await holdAnswers(page)
    for (const { address } of seen) {
      for (const coming of COMINGS) {
        await kind.step(`${address}, ${coming.document}, what was ${coming.next} comes first`, async () => {
          await answers.open(at(school, address), coming)
          do await answers.letAllCome()
          while (await scrollOn(page))
          const { sum, report } = await shiftsOf(page)
          await expectFound(page, address)
          expect.soft(sum, `${address} moves by itself:\n${report}`).toBeLessThanOrEqual(MOST_SHIFT)
        })
      }
      await kind.step(`${address}, scrolled while it comes`, async () => {
        await answers.open(at(school, address), { next: 'first asked', document: 'undrawn' })
        await answers.letAllCome(async () => void (await scrollOn(page)))
        const { sum, report } = await shiftsOf(page, 'FOOTER')
        expect.soft(sum, `the footer of ${address} moves by itself:\n${report}`).toBeLessThanOrEqual(MOST_SHIFT)
      })
    }
  })
}

function itIsAccessible({ name, kind, school }: Group, { what, seen, tag }: Choice, width: number): void {
  if (seen.length === 0) return
  const title = `${name}, ${width} pixels wide: ${seen.length} ${what} are accessible in light and dark, and the console is silent`
  kind(title, { tag }, async ({ page, school: at }) => {
    kind.setTimeout(kind.info().timeout * Math.max(1, seen.length / 3))
    await page.setViewportSize({ width, height: HEIGHT })
    // Without it, what changes its colour slowly would be looked at on the way.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const { address } of seen) {
      await kind.step(address, async () => {
        await page.goto(at(school, address))
        await expectWhole(page)
        await expectFound(page, address)
        await expectFit(page, address)
      })
    }
  })
}

for (const group of GROUPS) {
  group.kind.describe(() => {
    // A learner's attempt is open in one page at a time, and the other says so: the widths take turns.
    if (group.kind === learnerStory) group.kind.describe.configure({ mode: 'default' })
    for (const width of WIDTHS) {
      for (const choice of [someOf(group), allOf(group)]) itIsAccessible(group, choice, width)
      for (const choice of [fewOf(group), allOf(group)]) itStaysWhereItIs(group, choice, width)
    }
    for (const width of FURTHER_WIDTHS) itStaysWhereItIs(group, allOf(group), width)
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
