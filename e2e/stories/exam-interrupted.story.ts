// Walks through: mfe-exam/src, server/src/domains/exam

/** A learner whose answering is interrupted: by the line, the time, the session, another tab, or a slip. */
import type { Page } from '@playwright/test'

import {
  answerPage,
  choice,
  goToWords,
  HAILAN,
  hailanStory,
  hailanVisitorStory,
  MINUTE_TEST,
  next,
  ownWords,
  partnerVisitorStory,
  PRACTICE,
  questionHeading,
  saved,
  start,
  submit,
} from '../fixtures/exam'
import { holdStorage, keptAnswers, openStorage } from '../fixtures/late-storage'
import { operator } from '../fixtures/operator'
import { LEARNER, signIn } from '../fixtures/sign-in'
import { expect, learnerStory } from '../fixtures/story'

const OFFLINE = /ERR_INTERNET_DISCONNECTED/

hailanStory(
  'EX-ANS-27 EX-ANS-42 loses the connection for three minutes in a test, and everything is saved; past the end nothing is promised',
  async ({ page, context, problems }) => {
    problems.allow(OFFLINE)
    await page.clock.install()
    await start(page, HAILAN.longTest)
    await context.setOffline(true)
    await choice(page, 1).press('Space')
    await page.clock.runFor('01:00')
    await expect(page.getByText('未保存，联网后自动重试')).toBeVisible()
    await next(page).click()
    await choice(page, 0).press('Space')
    await page.clock.runFor('02:00')
    await expect(page.getByRole('button', { name: '第1题，已答，尚未保存' })).toBeVisible()
    await context.setOffline(false)
    await page.clock.runFor('00:01')
    await expect(saved(page)).toBeVisible()
    await expect(page.getByRole('button', { name: '第1题，已答', exact: true })).toBeVisible()
    await page.reload()
    await expect(questionHeading(page, 2)).toBeVisible()
    await expect(choice(page, 0)).toBeChecked()
    await page.getByRole('button', { name: '上一题' }).click()
    await expect(choice(page, 1)).toBeChecked()

    // By the clock of this computer the end passes without a connection.
    await context.setOffline(true)
    await choice(page, 2).press('Space')
    await expect(page.getByText('未保存，联网后自动重试')).toBeVisible()
    await page.clock.fastForward('10:00:00')
    const failed = page.getByRole('alertdialog', { name: '提交失败，请联系管理员。' })
    await failed.getByRole('button', { name: '确定' }).click()
    const late = page.getByRole('alert').getByText(/第1题的最新作答未能按时送达，可能不计入$/)
    await expect(late).toBeVisible()
    await expect(page.getByText('未保存，答题时间已结束')).toBeVisible()
    await expect(page.getByText(/自动重试|不会丢失/)).toHaveCount(0)
    // The server says that it has not.
    await context.setOffline(false)
    await page.clock.runFor('00:31')
    await expect(late).toHaveCount(0)
    await expect(saved(page)).toBeVisible()
  },
)

hailanStory(
  'EX-ANS-41 EX-ANS-42 a tab whose clock leaps ahead is not handed in early; at the end it is, with what was answered',
  async ({ page }) => {
    await page.clock.install()
    await start(page, HAILAN.minuteTest)
    await expect(page.getByRole('timer', { name: '倒计时' })).toHaveText(/0[01]:\d\d$/)
    await choice(page, 1).press('Space')
    await expect(saved(page)).toBeVisible()
    const early = page.waitForResponse(/\/submitAttempt/)
    await page.clock.fastForward('02:00')
    expect(await (await early).json()).toMatchObject({ data: { state: 'early' } })
    await expect(choice(page, 1)).toBeEnabled()
    await page.getByRole('button', { name: '提交', exact: true }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    // The minute is the server's.
    await expect(page).toHaveURL(/\/study\/test\/answer-finish\?/, { timeout: 150_000 })
    await expect(page.getByText('已答 1 题，共 8 题')).toBeVisible()
    await expect(page.getByText('时间到，系统自动提交')).toBeVisible()
  },
)

learnerStory(
  'EX-ANS-39 EX-ANS-41 gets extra time while doing nothing: the page knows, and does not end at the old time',
  async ({ page, problems }) => {
    problems.allow(/ERR_FAILED/)
    const countdown = page.getByRole('timer', { name: '倒计时' })
    const notice = page.getByText(/^答题时间已调整，本次测试将于 \d\d:\d\d:\d\d 结束$/)
    const { intro, work, learner } = MINUTE_TEST
    const give = (minutes: number) => operator('extra-time', '10001', work, learner, String(minutes))
    await give(5)
    await page.clock.install()
    await start(page, intro)
    await expect(countdown).toHaveText(/0[56]:\d\d$/)

    // The request that is held tells it; no other gets through from now on.
    const asking = /\/(?:getAttempt|awaitAttempt)/
    await page.route(asking, (route) => route.abort())
    await give(10)
    await expect(notice).toBeVisible()
    await expect(countdown).toHaveText(/(10|09):\d\d$/)
    await page.getByRole('button', { name: '确定' }).click()
    await expect(notice).toHaveCount(0)

    // Nothing tells the page this time, and by its own clock the time is up.
    await give(15)
    const early = page.waitForResponse(/\/submitAttempt/)
    await page.clock.fastForward('11:00')
    expect(await (await early).json()).toMatchObject({ data: { state: 'early' } })
    await expect(notice).toBeVisible()
    await expect(countdown).toHaveText(/1[45]:\d\d$/)
    await choice(page, 1).press('Space')
    await expect(saved(page)).toBeVisible()
    await page.unroute(asking)
    await submit(page)
    await expect(page.getByText('已答 1 题，共 8 题')).toBeVisible()
    await expect(page.getByText('时间到，系统自动提交')).toHaveCount(0)
  },
)

partnerVisitorStory('kuka')(
  'EX-ANS-23 EX-ANS-27 types what no database holds, and has an answer rejected: all others are saved, and the one is named',
  async ({ page, context, browser, baseURL }) => {
    await signIn(page, PRACTICE.kuka)
    await start(page, PRACTICE.kuka)
    await goToWords(page)
    // As it is pasted from a document.
    await ownWords(page).evaluate((field: HTMLTextAreaElement) => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, '先断电\u0000后验电')
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await expect(saved(page)).toBeVisible()
    const told = page.getByRole('alert').filter({ hasText: '的作答无法保存' })
    await expect(told).toHaveCount(0)

    // A page of an earlier release sends the text as it is.
    await page.route(/\/saveAnswers/, async (route) => {
      const sent = route.request().postData() ?? ''
      await route.continue({ postData: sent.replace('后再挂牌', '后再挂牌\\u0000') })
    })
    await ownWords(page).fill('先断电，后再挂牌')
    await expect(told).toBeVisible()
    await page.getByRole('button', { name: '上一题' }).click()
    await answerPage(page)
    await expect(saved(page)).toBeVisible()
    await expect(page.getByRole('button', { name: /，已答，尚未保存$/ })).toHaveCount(1)

    const phone = await browser.newContext({ baseURL: baseURL ?? '', storageState: await context.storageState() })
    const onPhone = await phone.newPage()
    await onPhone.goto(page.url())
    await goToWords(onPhone)
    await expect(ownWords(onPhone)).toHaveValue('先断电后验电')
    await phone.close()
  },
)

partnerVisitorStory('gdhuanbao')(
  'EX-ANS-42 has a browser whose storage opens late: it is used then, and what it kept comes back after a crash',
  async ({ page, context, problems }) => {
    problems.allow(OFFLINE)
    await signIn(page, PRACTICE.gdhuanbao)
    await holdStorage(context)
    const told = (of: Page) => of.getByText('浏览器无法在本机保存作答')
    await start(page, PRACTICE.gdhuanbao)
    await expect(told(page)).toBeVisible()
    await openStorage(page)
    await expect(told(page)).toHaveCount(0)

    await expect(choice(page, 1)).toBeVisible()
    const other = (await choice(page, 1).isChecked()) ? 2 : 1
    await context.setOffline(true)
    await choice(page, other).press('Space')
    await expect(page.getByText('未保存，联网后自动重试')).toBeVisible()
    await expect.poll(() => keptAnswers(page)).toBe(1)
    const address = page.url()
    await page.close()
    await context.setOffline(false)

    const again = await context.newPage()
    await again.goto(address)
    await expect(told(again)).toBeVisible()
    await expect(choice(again, other)).not.toBeChecked()
    await openStorage(again)
    await expect(choice(again, other)).toBeChecked()
    await expect(told(again)).toHaveCount(0)
    await expect(saved(again)).toBeVisible()
    await expect.poll(() => keptAnswers(again)).toBe(0)
  },
)

hailanVisitorStory(
  'EX-ANS-27 the session ends in the middle: signs in on the spot, and what was answered meanwhile is saved',
  async ({ page }) => {
    await signIn(page)
    await start(page, HAILAN.safetyHomework)
    const save = page.waitForRequest(/\/saveAnswers/)
    await choice(page, 0).press('Space')
    const headers = await (await save).allHeaders()
    await expect(saved(page)).toBeVisible()
    await page.evaluate(async (all) => {
      const own = Object.entries(all).filter(([name]) => ['token', 'tenantid', 'schoolid'].includes(name))
      await fetch('/api/oauth/anyTenant/logout', {
        method: 'POST',
        headers: { ...Object.fromEntries(own), 'content-type': 'application/json' },
        body: '{}',
      })
    }, headers)

    await choice(page, 1).press('Space')
    const dialog = page.getByRole('dialog', { name: '登录' })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('tab', { name: '密码登录' }).click()
    await expect(dialog.getByRole('textbox', { name: '手机号' })).toHaveValue(LEARNER.mobile)
    await dialog.getByRole('textbox', { name: '密码' }).fill(LEARNER.password)
    await expect(dialog.getByRole('checkbox')).toHaveCount(0)
    await dialog.getByRole('button', { name: '登录', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(saved(page)).toBeVisible()
    await expect(questionHeading(page, 1)).toBeVisible()
    await page.reload()
    await expect(choice(page, 1)).toBeChecked()
  },
)

hailanStory(
  'EX-ANS-42 opens a second tab: it goes on with every word, the first can only be read and takes it back',
  async ({ page, context, problems }) => {
    problems.allow(/ERR_FAILED/)
    await start(page, HAILAN.diary)
    await goToWords(page)
    await page.route(/\/saveAnswers/, (route) => route.abort())
    await ownWords(page).fill('第一个页面写的')
    await expect(page.getByText('未保存，联网后自动重试')).toBeVisible()

    const second = await context.newPage()
    await second.goto(page.url())
    await expect(page.getByRole('alert')).toContainText('已在其他页面或设备上继续作答')
    await expect(ownWords(page)).toBeDisabled()
    await expect(page.getByRole('button', { name: '提交', exact: true })).toBeDisabled()
    // Nobody wrote in between, so what the first page could not send goes from here.
    await expect(ownWords(second)).toHaveValue('第一个页面写的')
    await ownWords(second).fill('第二个页面写的')
    await expect(saved(second)).toBeVisible()

    await page.unroute(/\/saveAnswers/)
    await page.getByRole('button', { name: '在此继续作答' }).click()
    await expect(ownWords(page)).toHaveValue('第二个页面写的')
    await expect(ownWords(page)).toBeEnabled()
    await expect(second.getByRole('alert')).toContainText('已在其他页面或设备上继续作答')
    const attempt = new URL(page.url()).searchParams.get('answerLogId') ?? ''
    expect(await operator('events', '10002', attempt)).toMatch(/attempt\.taken-over.*attempt\.taken-over/s)
  },
)

hailanStory(
  'EX-ANS-42 writes on a laptop without a line, then on the phone: what the laptop had unsent is offered there',
  async ({ page, browser, baseURL, learner, problems }) => {
    problems.allow(/ERR_FAILED/)
    // Nothing tells the laptop what happens on the phone.
    await page.route(/\/awaitAttempt/, (route) => route.abort())
    await start(page, HAILAN.externalHomework)
    await page.route(/\/saveAnswers/, (route) => route.abort())
    await choice(page, 0).press('Space')
    await expect(page.getByText('未保存，联网后自动重试')).toBeVisible()

    const phone = await browser.newContext({ baseURL: baseURL ?? '', storageState: learner })
    const onPhone = await phone.newPage()
    await onPhone.goto(page.url())
    await choice(onPhone, 1).press('Space')
    await expect(saved(onPhone)).toBeVisible()
    await phone.close()

    // Before the line is back: by then the page may have learned that it can only be read.
    await choice(page, 2).press('Space')
    await expect(choice(page, 2)).toBeChecked()
    await page.unrouteAll()
    await expect(page.getByRole('alert')).toContainText('已在其他页面或设备上继续作答')
    await page.getByRole('button', { name: '在此继续作答' }).click()
    await expect(choice(page, 1)).toBeChecked()
    await expect(page.getByText('上次有1题的作答未能保存，是否恢复？')).toBeVisible()
    await page.getByRole('button', { name: '恢复' }).click()
    await expect(choice(page, 2)).toBeChecked()
    await expect(saved(page)).toBeVisible()
  },
)

hailanStory.describe('on a phone', () => {
  hailanStory.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

  hailanStory(
    'EX-ANS-03 EX-ANS-36 EX-ANS-42 goes back by a slip: is asked first, and finds everything when coming again',
    async ({ page }) => {
      await start(page, HAILAN.externalTest)
      await choice(page, 2).tap()
      await next(page).tap()
      await choice(page, 0).tap()
      await page.goBack()
      const asked = page.getByRole('alertdialog', { name: '退出提示：当前测试尚未提交，确认退出吗？' })
      await asked.getByRole('button', { name: '取消' }).tap()
      await expect(questionHeading(page, 2)).toBeVisible()
      await expect(choice(page, 0)).toBeChecked()
      await page.goBack()
      await asked.getByRole('button', { name: '确定' }).tap()
      await page.getByRole('button', { name: '继续答题' }).tap()
      await expect(questionHeading(page, 2)).toBeVisible()
      await expect(choice(page, 0)).toBeChecked()
      await page.getByRole('button', { name: '答题卡' }).tap()
      await page.getByRole('dialog', { name: '答题卡' }).getByRole('button', { name: '第1题，已答' }).tap()
      await expect(choice(page, 2)).toBeChecked()
    },
  )
})
