/** A student who sits a test or does homework, on a line that breaks and with more than one device. */
import type { Page } from '@playwright/test'

import { HOMEWORK, WORK_PAGES } from '../fixtures/reading'
import { expect, learnerStory } from '../fixtures/story'

const question = (page: Page) => page.getByRole('main').getByRole('article')
const choice = (page: Page, index: number) => question(page).getByRole('radio').nth(index)
const next = (page: Page) => page.getByRole('button', { name: '下一题' })
const ownWords = (page: Page) => page.getByRole('main').getByRole('textbox').first()

/** Starts the work of the page, or goes on with it. */
async function start(page: Page, intro: string): Promise<void> {
  await page.goto(intro)
  await page.getByRole('button', { name: '开始答题' }).click()
  await expect(page.getByRole('heading', { name: /^第\d+题$/ }).first()).toBeVisible()
}

/** Answers everything that is asked on the page. */
async function answerPage(page: Page): Promise<void> {
  for (const group of await question(page).getByRole('radiogroup').all()) {
    await group.getByRole('radio').first().press('Space')
  }
  for (const box of (await question(page).getByRole('checkbox').all()).slice(0, 2)) await box.press('Space')
  for (const field of await question(page).getByRole('textbox').all()) await field.fill('依照作业指导书')
}

/** Goes to the first question that asks for words. */
async function goToWords(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: '简答题' })
    .getByRole('button', { name: /^第\d+题/ })
    .first()
    .click()
  await expect(ownWords(page)).toBeVisible()
}

learnerStory('EX-ANS-10 EX-ANS-31 EX-ANS-37 sits a test with every type of question to the end', async ({ page }) => {
  await start(page, WORK_PAGES['/study/test'])
  await answerPage(page)
  while (await next(page).isVisible()) {
    await next(page).click()
    await answerPage(page)
  }
  await expect(page.getByText('未答 0 题')).toBeVisible()
  await expect(page.getByText('已保存')).toBeVisible()
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await page.getByRole('alertdialog', { name: '您确定要提交吗？' }).getByRole('button', { name: '确定' }).click()
  await expect(page).toHaveURL(/\/study\/test\/answer-finish\?/)
  await expect(page.getByText('您已完成本次测试')).toBeVisible()
  await expect(page.getByText('已答 14 题，共 14 题')).toBeVisible()
  await page.goto(WORK_PAGES['/study/test'])
  await expect(page.getByRole('link', { name: /待批阅/ })).toHaveCount(2)
})

learnerStory(
  'EX-ANS-27 EX-ANS-42 loses the connection while writing, and finds every word after a reload',
  async ({ page, context, problems }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/)
    await start(page, HOMEWORK)
    await goToWords(page)
    await context.setOffline(true)
    await ownWords(page).fill('先停电，再验电，最后挂牌')
    await expect(page.getByText('未保存，联网后自动重试')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('已保存')).toBeVisible()
    await page.reload()
    await expect(ownWords(page)).toHaveValue('先停电，再验电，最后挂牌')
  },
)

learnerStory(
  'EX-ANS-42 closes the laptop and goes on with the phone; the laptop says so and overwrites nothing',
  async ({ page, browser, learner }) => {
    const work = HOMEWORK.replace('1000153001', '1000153002')
    await start(page, work)
    await choice(page, 0).press('Space')
    await expect(page.getByText('已保存')).toBeVisible()
    const address = page.url()

    const phone = await browser.newContext({ storageState: learner, viewport: { width: 375, height: 812 } })
    const onPhone = await phone.newPage()
    await onPhone.goto(address)
    await expect(choice(onPhone, 0)).toBeChecked()
    await choice(onPhone, 1).press('Space')
    await expect(onPhone.getByText('已保存')).toBeVisible()

    await choice(page, 2).press('Space')
    await expect(page.getByText('已在其他页面或设备上继续作答')).toBeVisible()
    await onPhone.reload()
    await expect(choice(onPhone, 1)).toBeChecked()
    await phone.close()
  },
)
