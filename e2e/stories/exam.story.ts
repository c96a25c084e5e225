// Walks through: mfe-exam/src, server/src/domains/exam

/** A student who sits a test or does homework, on a line that breaks and with more than one device. */
import {
  answerPage,
  card,
  choice,
  goToWords,
  HAILAN,
  hailanStory,
  MARKED_HOMEWORK,
  next,
  ownWords,
  question,
  questionHeading,
  saved,
  start,
  submit,
} from '../fixtures/exam'
import { operator } from '../fixtures/operator'
import { HOMEWORK, WORK_PAGES } from '../fixtures/reading'
import { expect, learnerStory } from '../fixtures/story'
import { openTeaching } from '../fixtures/teacher'

/** A test of 120 questions. */
const LONG_TEST = WORK_PAGES['/study/test'].replace('1000153021', '1000153022')

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
  await expect(page.getByRole('heading', { name: '您已完成本次测试' })).toBeVisible()
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

    await expect(page.getByText('已在其他页面或设备上继续作答')).toBeVisible()
    await expect(choice(page, 2)).toBeDisabled()
    await onPhone.reload()
    await expect(choice(onPhone, 1)).toBeChecked()
    await phone.close()
  },
)

hailanStory(
  'EX-HW-07 EX-REV-02 EX-REV-05 CX-GEN-04 hands homework in, a teacher marks it, and they read what it was worth and why',
  async ({ page, browser, accessible }) => {
    await start(page, HAILAN.homework)
    await goToWords(page)
    await ownWords(page).fill('先判断是否气道梗阻，再呼救，站到身后腹部冲击。')
    await expect(saved(page)).toBeVisible()
    await submit(page)
    await expect(page.getByText('本次作业由老师人工批改，老师批改后才能查看结果')).toBeVisible()
    const attempt = new URL(page.url()).searchParams.get('answerLogId') ?? ''

    const teacher = await openTeaching(browser, { school: '10002', address: new URL(page.url()).origin })
    await teacher.getByRole('link', { name: '批改' }).click()
    await accessible(teacher)
    await teacher.goto(`/operator/schools/10002/marking/${attempt}`)
    const words = teacher.getByRole('region').filter({ hasText: '先判断是否气道梗阻' })
    await expect(words.getByText('先判断是否气道梗阻，再呼救')).toBeVisible()
    await teacher.getByRole('link', { name: /^第 \d+ 题$/ }).click()
    await expect(words.getByRole('heading', { level: 2 })).toBeInViewport()
    await accessible(teacher)
    for (const width of [375, 1366]) {
      await teacher.setViewportSize({ width, height: 800 })
      expect(await teacher.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    await words.getByLabel(/得分$/).fill('8')
    await words.getByLabel(/评语$/).fill('步骤对，再写观察与记录')
    await teacher.getByRole('button', { name: '提交批改，批下一份' }).click()
    await expect(teacher).not.toHaveURL(new RegExp(attempt))
    await teacher.context().close()

    await page.goto(HAILAN.homework)
    await page
      .getByRole('region', { name: '作答记录' })
      .getByRole('link', { name: /已批改/ })
      .first()
      .click()
    await expect(page).toHaveURL(new RegExp(`answerLogId=${attempt}`))
    await card(page)
      .getByRole('button', { name: /，部分正确$/ })
      .click()
    await expect(question(page).getByText('部分正确')).toBeVisible()
    await expect(question(page).getByText('得 8 分，满分 10 分')).toBeVisible()
    await expect(question(page).getByText('步骤对，再写观察与记录')).toBeVisible()
    await expect(question(page).getByText('站到身后腹部冲击').first()).toBeVisible()
    expect(await operator('events', '10002', attempt)).toMatch(/attempt\.started.*attempt\.submitted.*attempt\.marked/s)
  },
)

learnerStory('EX-ANS-12 EX-ANS-15 EX-ANS-40 answers here and there in a paper of 120 questions', async ({ page }) => {
  await start(page, LONG_TEST)
  await expect(page.getByRole('timer', { name: '倒计时' })).toHaveText(/1(20:00|19:\d\d)$/)
  await expect(card(page).getByRole('button', { name: /^第\d+题/ })).toHaveCount(120)
  for (const number of [1, 32, 60]) {
    await card(page)
      .getByRole('button', { name: new RegExp(`^第${number}题`) })
      .click()
    await expect(questionHeading(page, number)).toBeFocused()
    await answerPage(page)
  }
  await card(page)
    .getByRole('button', { name: /^第120题/ })
    .click()
  await expect(questionHeading(page, 120)).toBeFocused()
  await expect(next(page)).toHaveCount(0)
  await expect(page.getByText('已答 3 题')).toBeVisible()
  await expect(page.getByText('未答 117 题')).toBeVisible()
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(questionHeading(page, 120)).toBeVisible()
  await expect(card(page).getByRole('button', { name: '第60题，已答' })).toBeVisible()
})

learnerStory(
  'EX-ANS-30 EX-FIN-05 EX-REV-05 leaves homework and is told that it runs, looks at what is left before handing it in, and learns from what was wrong',
  async ({ page }) => {
    await start(page, MARKED_HOMEWORK)
    const count = await card(page)
      .getByRole('button', { name: /^第\d+题/ })
      .count()
    await card(page).getByRole('button', { name: '第1题' }).click()
    await choice(page, 0).press('Space')
    // A second try goes on where the first one failed.
    const mark = page.getByRole('button', { name: '标记', exact: true })
    if ((await mark.getAttribute('aria-pressed')) === 'false') await mark.click()
    await expect(saved(page)).toBeVisible()
    await page.goBack()
    await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
    await expect(page.getByText(`您有一次作答尚未提交，已答 1 题，共 ${count} 题`)).toBeVisible()
    await page.getByRole('button', { name: '继续答题' }).click()

    await page.getByRole('button', { name: '提交', exact: true }).click()
    const asked = page.getByRole('alertdialog', { name: '您还有题目未作答，确认提交吗？' })
    const left = asked.getByRole('region', { name: `未答 ${count - 1} 题` }).getByRole('button')
    await expect(left).toHaveCount(count - 1)
    await expect(asked.getByRole('region', { name: '已标记 1 题' }).getByRole('button')).toHaveText('1')
    await left.nth(1).click()
    await expect(questionHeading(page, 3)).toBeFocused()
    await submit(page)

    await expect(page.getByRole('heading', { name: '您已完成本次作业' })).toBeVisible()
    await expect(page.getByText(/^\d+分$/)).toBeVisible()
    await expect(page.getByText(/^满分 \d+ 分$/)).toBeVisible()
    await page.getByRole('link', { name: '查看已完成作业' }).click()
    const missed = page.getByRole('button', { name: /^只看错题/ })
    await missed.press('Space')
    await expect(missed).toBeFocused()
    await expect(card(page).getByRole('button', { name: /，正确$/ })).toHaveCount(0)
    const shown = await card(page).getByRole('button').count()
    expect(shown).toBeGreaterThan(0)
    for (let step = 1; step < shown; step += 1) await page.getByRole('button', { name: '下一错题' }).click()
    await expect(page.getByRole('button', { name: '下一错题' })).toHaveCount(0)
    await expect(question(page).getByText('答案解析')).toBeVisible()
  },
)

learnerStory(
  'looks at the question and at nothing else: no header, no footer; picture and answers are seen at once, the time stays in view, and no focus lies under a bar',
  async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await start(page, LONG_TEST)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await card(page)
      .getByRole('button', { name: /^第120题/ })
      .click()
    await expect(card(page).getByRole('button', { name: /^第120题/ })).toBeInViewport()
    await expect(page.getByRole('timer', { name: '倒计时' })).toBeInViewport()
    await card(page)
      .getByRole('button', { name: /^第2题/ })
      .click()
    await expect(question(page).getByRole('button', { name: /^放大/ })).toBeInViewport()
    await expect(question(page).getByRole('radio').last()).toBeInViewport()
    await card(page).getByRole('button', { name: '第一道未答题' }).click()
    await expect(page.getByRole('heading', { name: /^第\d+题$/ }).first()).toBeFocused()

    await page.setViewportSize({ width: 375, height: 667 })
    await page.keyboard.press('End')
    // It scrolls for a while, whatever has the focus meanwhile.
    await expect.poll(() => page.evaluate(isAtEnd)).toBe(true)
    await expect(page.getByRole('timer', { name: '倒计时' })).toBeInViewport()
    const focused = page.locator(':focus')
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key)
      await expect.poll(() => focused.evaluate(isSeen), key).toBe(true)
    }
    await page.setViewportSize({ width: 683, height: 384 })
    await expect(page.getByRole('timer', { name: '倒计时' })).toBeInViewport()
  },
)

/** Whether the page is scrolled to its end. Runs in the page. */
function isAtEnd(): boolean {
  return scrollY + innerHeight >= document.documentElement.scrollHeight - 1
}

/** Whether the middle of an element is covered by nothing. Runs in the page. */
function isSeen(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const on = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20))
  return on !== null && (element.contains(on) || on.contains(element))
}
