// Walks through: mfe-exam/src

/** A whole test by keyboard alone, as a screen reader tells of it. */
import type { Locator, Page } from '@playwright/test'

import { card, HAILAN, hailanStory, question, questionHeading, saved, startButton } from '../fixtures/exam'
import { expect } from '../fixtures/story'

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('The focus does not come there by Tab.')
}

/** Answers a question by keys: letters choose once the focus is in it. */
async function answerByKeys(page: Page, number: number): Promise<void> {
  const one = question(page).filter({ has: questionHeading(page, number) })
  const options = one.getByRole('radio').or(one.getByRole('checkbox'))
  if ((await options.count()) > 0) {
    // Who comes to a passage begins at its text.
    const isInside = await one.evaluate((element) => element.contains(document.activeElement))
    if (!isInside) await tabTo(page, options.first())
    await page.keyboard.press('b')
    await expect(options.nth(1)).toBeChecked()
  }
  for (const field of await one.getByRole('textbox').all()) {
    await tabTo(page, field)
    await page.keyboard.type('15')
  }
}

/** Arrow keys move among the options of the first question, whose second is chosen, and change nothing. */
async function moveByArrows(page: Page): Promise<void> {
  const options = question(page).getByRole('radio')
  await tabTo(page, options.nth(1))
  await page.keyboard.press('ArrowRight')
  await expect(options.nth(2)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(options.first()).toBeFocused()
  await expect(options.nth(1)).toBeChecked()
}

/** The question has a sound to play, and the site has it. */
async function expectSound(page: Page): Promise<void> {
  const sound = question(page).locator('audio[controls]')
  const { status, type } = await sound.evaluate(async (audio: HTMLAudioElement) => {
    const response = await fetch(audio.src)
    return { status: response.status, type: response.headers.get('content-type') }
  })
  expect({ status, type }).toEqual({ status: 200, type: 'audio/mp4' })
}

hailanStory(
  'EX-ANS-11 EX-ANS-12 EX-ANS-31 EX-ANS-32 sits a test by keyboard alone and is told of everything',
  async ({ page, accessible }) => {
    // Fourteen questions.
    hailanStory.slow()
    await page.goto(HAILAN.test)
    await tabTo(page, startButton(page))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: /^阶段测试/ })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: '单选题（共2题，8分）' })).toBeVisible()
    await expect(questionHeading(page, 1)).toBeFocused()
    await expect(question(page).getByRole('radiogroup', { name: /^第1题 体质指数/ })).toBeVisible()
    await expect(page.getByRole('timer', { name: '倒计时' })).toBeVisible()
    await accessible(page)

    const notice = page.getByRole('region', { name: '通知' })
    await page.keyboard.press('Alt+p')
    await expect(notice).toContainText('已经是第一题')
    for (let number = 1; number <= 14; number += 1) {
      const begins = number === 9 || number === 12
      const heading = begins ? page.getByRole('heading', { name: '阅读材料' }) : questionHeading(page, number)
      await expect(heading).toBeFocused()
      if (number === 6) await expectSound(page)
      await answerByKeys(page, number)
      if (number === 1) await moveByArrows(page)
      await page.keyboard.press('Alt+n')
    }
    await expect(notice).toContainText('已经是最后一题')
    await expect(page.getByText('已答 14 题')).toBeVisible()
    await expect(card(page).getByRole('button', { name: /，已答$/ })).toHaveCount(14)

    await tabTo(page, card(page).getByRole('button', { name: '第1题，已答' }))
    await page.keyboard.press('Enter')
    await expect(questionHeading(page, 1)).toBeFocused()
    await page.keyboard.press('Alt+m')
    const mark = question(page).getByRole('button', { name: '标记' })
    await expect(mark).toHaveAttribute('aria-pressed', 'true')
    await expect(card(page).getByRole('button', { name: '第1题，已答，已标记' })).toHaveAttribute(
      'aria-current',
      'step',
    )
    await expect(saved(page)).toBeVisible()

    const submit = page.getByRole('button', { name: '提交', exact: true })
    await tabTo(page, submit)
    await page.keyboard.press('Enter')
    const asked = page.getByRole('alertdialog', { name: '您确定要提交吗？' })
    await expect(asked).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(asked).toHaveCount(0)
    await expect(submit).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, asked.getByRole('button', { name: '确定' }))
    await page.keyboard.press('Enter')
    const done = page.getByRole('heading', { level: 1, name: '您已完成本次测试' })
    await expect(done).toBeVisible()
    await expect(page.getByText('已答 14 题，共 14 题')).toBeVisible()
    await accessible(page)
  },
)
