// Walks through: mfe-exam/src, server/src/domains/exam

/** Homework at the partners' sites: of their own school, and of another one where the learner is enrolled. */
import type { Page } from '@playwright/test'

import { addressOf } from '../fixtures/address'
import { answerPage, card, next, question, saved, start, submit } from '../fixtures/exam'
import { signIn, signInProved } from '../fixtures/sign-in'
import { expect, story } from '../fixtures/story'

/** Homework that the server marks, of the learner's first class at a school; nothing else touches it. */
const homeworkOf = (school: number): string =>
  `/study/homework?classId=${school * 100_000 + 51_001}&classroomId=${school * 100_000 + 53_011}&sourceType=xskt`

const SITES = [
  { site: 'kingdee', what: 'its own homework', intro: homeworkOf(20_001), enter: signIn },
  { site: 'gdhuanbao', what: 'its own homework', intro: homeworkOf(20_002), enter: signIn },
  { site: 'kuka', what: 'its own homework', intro: homeworkOf(20_003), enter: signIn },
  {
    site: 'kingdee',
    what: 'homework of another school',
    intro: `${homeworkOf(10_001)}&schoolId=10001`,
    enter: signInProved,
  },
] as const

/** Answers every question; the paper has eight. */
async function answerAll(page: Page): Promise<void> {
  await answerPage(page)
  while (await next(page).isVisible()) {
    await next(page).click()
    await answerPage(page)
  }
  await expect(page.getByText('未答 0 题')).toBeVisible()
}

for (const { site, what, intro, enter } of SITES) {
  const siteStory = story.extend({ baseURL: async ({ port }, use) => use(addressOf(site, '', port)) })

  siteStory(
    `EX-FIN-05 EX-FIN-06 EX-REV-11 at ${site}: sits ${what} to the end and reads what was right`,
    async ({ page }) => {
      await enter(page, intro)
      await start(page, intro)
      await answerAll(page)
      await expect(saved(page)).toBeVisible()
      const { host } = new URL(page.url())
      await submit(page)
      await expect(page.getByText('已答 8 题，共 8 题')).toBeVisible()
      await page.getByRole('link', { name: '查看已完成作业' }).click()
      await expect(page).toHaveURL(/\/study\/test\/check-my-test-exam\?/)
      await expect(card(page).getByRole('button', { name: /^第8题，(正确|部分正确|错误)$/ })).toBeVisible()
      await expect(question(page).getByText('正确答案')).toBeVisible()
      expect(new URL(page.url()).host, 'it was the site’s own page throughout').toBe(host)
    },
  )
}
