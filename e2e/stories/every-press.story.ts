// Walks through: shell/src, mfe-portal/src, mfe-certificate/src, shared/ui, examples/school
/** Whoever presses anything gets somewhere: a page with a heading, a dialog with words, or a change where they are. */
import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { ROOT } from '../fixtures/campus'
import { operatorOf } from '../fixtures/operator'
import { onOwnCampus } from '../fixtures/own-campus'
import { sitePages } from '../fixtures/pages'
import { pressAll, walkOn } from '../fixtures/pressing'
import { SCHOOLS } from '../fixtures/schools'
import { expect, learnerStory, story } from '../fixtures/story'

const WIDTHS = [1366, 375] as const
const PUBLIC = sitePages().filter(({ learner, framed }) => !learner && framed)
/** What is pressed in every run: most of what can be pressed stands there. */
const EXAMPLES = ['/', '/training-product/detail']
/** Pages of one's own that change nothing for other stories. */
const OWN = ['/account', '/order/mine', '/certificate/mine']
/** Samples of one item, which a school that was just filled has not. */
const isOfSample = (address: string): boolean => /\?(?:id|productId)=/.test(address)

async function everyPressLeads(page: Page, width: number, addresses: readonly string[]): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const walk = await walkOn(page)
  for (const address of addresses) await story.step(address, () => pressAll(walk, address))
  expect(walk.complaints, `${walk.presses} presses`).toEqual([])
  expect(walk.presses).toBeGreaterThan(addresses.length)
}

const ownCampus = onOwnCampus({ SAMPLE_DATA: 'no' })

for (const width of WIDTHS) {
  story(`${width} pixels wide, every press of a visitor leads somewhere, as on two pages`, async ({ page }) => {
    const seen = PUBLIC.filter(({ path }) => EXAMPLES.includes(path))
    await everyPressLeads(
      page,
      width,
      seen.map(({ address }) => address),
    )
  })

  for (const { school } of SCHOOLS) {
    const title = `${width} pixels wide, every press of a visitor of ${school} leads somewhere`
    story(title, { tag: '@sweep' }, async ({ page, school: at }) => {
      const seen = PUBLIC.filter((one) => one.school === 'default' || one.school === school)
      const shown = school === 'default' ? seen : seen.filter(({ address }) => !isOfSample(address))
      story.setTimeout(story.info().timeout * shown.length)
      await everyPressLeads(
        page,
        width,
        shown.map(({ address }) => at(school, address)),
      )
    })
  }

  learnerStory(
    `${width} pixels wide, every press of a learner leads somewhere`,
    { tag: '@sweep' },
    async ({ page }) => {
      const seen = [...PUBLIC.filter(({ school }) => school === 'default').map(({ address }) => address), ...OWN]
      learnerStory.setTimeout(learnerStory.info().timeout * seen.length)
      await everyPressLeads(page, width, seen)
    },
  )

  const filled = `${width} pixels wide, every press at the school of the guide leads somewhere`
  ownCampus(filled, { tag: '@sweep' }, async ({ campus, page }) => {
    await operatorOf(campus)('import', join(ROOT, 'examples/school'))
    const seen = PUBLIC.filter(({ school, address }) => school === 'default' && !isOfSample(address))
    ownCampus.setTimeout(ownCampus.info().timeout * seen.length)
    await everyPressLeads(
      page,
      width,
      seen.map(({ address }) => address),
    )
  })
}
