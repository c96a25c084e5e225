// Walks through: shell/src, mfe-portal/src/home, mfe-study/src/mine, mfe-exam/src/answering, shared/ui

/** People whose browser translates the page: it takes every text out and puts elements in its place. */
import type { Page } from '@playwright/test'

import { answerPage, next, partnerVisitorStory, PRACTICE, saved, start, submit } from '../fixtures/exam'
import { allOf, fewOf, GROUPS, type Choice, type Group } from '../fixtures/page-groups'
import { followRequests, readToEnd } from '../fixtures/reading'
import { signIn } from '../fixtures/sign-in'
import { expect } from '../fixtures/story'
import { translatePages } from '../fixtures/translate'

partnerVisitorStory('kingdee')(
  'a learner whose browser translates even what asks not to be answers every question, goes back, and hands it in',
  async ({ page, context }) => {
    await translatePages(context)
    await signIn(page, PRACTICE.kingdee)
    await start(page, PRACTICE.kingdee)
    const isLast = async () => (await next(page).count()) === 0
    for (;;) {
      await answerPage(page)
      await expect(saved(page)).toBeVisible()
      if (await isLast()) break
      await next(page).click()
    }
    await page.getByRole('button', { name: '上一题' }).click()
    await page.getByRole('button', { name: '标记' }).first().click()
    await expect(saved(page)).toBeVisible()
    await submit(page)
    await expect(page.getByText(/^已答 (\d+) 题，共 \1 题$/)).toBeVisible()
  },
)

/** Lines on the page with Chinese words in them; a passing message keeps the language in which it was said. */
const chineseLines = async (page: Page): Promise<readonly string[]> => {
  const linesIn = async (place: string): Promise<string[]> =>
    (await page.locator(place).allInnerTexts()).join('\n').split('\n')
  const passing = await linesIn('[data-toaster]')
  const lines = new Set(await linesIn('body'))
  return [...lines].filter((line) => /\p{Script=Han}/u.test(line) && !passing.includes(line))
}

/** Every text of a page changes when its language does; none may go on in the old one. */
function everyTextChanges({ name, kind, school }: Group, choice: Choice): void {
  // Around unfinished work there is no choice of language.
  const seen = choice.seen.filter(({ framed }) => framed)
  const { what, tag } = choice
  if (seen.length === 0) return
  const title = `${name} whose browser translates changes the language of ${seen.length} ${what}: every text follows`
  kind(title, { tag }, async ({ page, context, school: at }) => {
    kind.setTimeout(kind.info().timeout * Math.max(1, seen.length / 6))
    await translatePages(context)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const arrived = followRequests(page)
    for (const { address } of seen) {
      await kind.step(address, async () => {
        const whole = async (other: 'English' | '简体中文'): Promise<void> => {
          await expect(page.getByRole('button', { name: other }).first()).toBeVisible()
          await readToEnd(page)
          await arrived()
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        }
        await page.goto(at(school, address))
        await whole('English')
        await page.getByRole('button', { name: 'English' }).first().click()
        await whole('简体中文')
        const changed = await chineseLines(page)
        await page.reload()
        await whole('简体中文')
        const kept = async () => {
          const opened = await chineseLines(page)
          return changed.filter((line) => !opened.includes(line))
        }
        await expect.soft.poll(kept, `${address} keeps texts`).toEqual([])
        await page.getByRole('button', { name: '简体中文' }).first().click()
      })
    }
  })
}

for (const group of GROUPS) {
  for (const choice of [fewOf(group), allOf(group)]) everyTextChanges(group, choice)
}
