// Walks through: mfe-study/src/classroom, server/src/domains/study/learning

/** A student whose video goes on: on another device, and after the line was lost. */
import type { Page } from '@playwright/test'

import { signIn } from '../fixtures/sign-in'
import { expect, learnerStory } from '../fixtures/story'

const IN_CLASS = 'courseId=1000154014&classId=1000151001'
const COURSE = `/study/course/course-detail?${IN_CLASS}&classStudentId=1000152001`
/** Videos of a minute that no other story opens. */
const lesson = (number: number) =>
  `/study/classroom/online?${IN_CLASS}&studentId=1000152001&classroomId=10001530${String(number)}`

/** Seconds. */
const position = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
const saved = (page: Page) => page.waitForResponse(/\/learningRecord\/save$/)

async function opened(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('button', { name: '暂停' })).toBeVisible()
  await expect.poll(() => position(page)).toBeGreaterThan(0)
}

learnerStory(
  'ST-PLAY-28 ST-PLAY-29 goes on with a course on a phone where it was left on a laptop',
  async ({ page, browser, baseURL }) => {
    await opened(page, lesson(50))
    await Promise.all([saved(page), page.keyboard.press('5')])
    // Past what was saved just now: there is something new to save on leaving.
    await expect.poll(() => position(page)).toBeGreaterThan(32)
    // Playing on, it would overtake the phone.
    await Promise.all([saved(page), page.getByRole('button', { name: '返回' }).click()])

    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      viewport: { width: 375, height: 720 },
      // Nobody has signed in there yet.
      storageState: { cookies: [], origins: [] },
    })
    const phone = await context.newPage()
    await signIn(phone)
    await phone.goto(COURSE)
    await phone.getByRole('button', { name: '继续学习' }).click()
    await expect(phone.getByText(/^上次学习到00:[345]\d，已为您继续播放$/)).toBeVisible()
    await expect.poll(() => position(phone)).toBeGreaterThan(30)
    await context.close()
  },
)

learnerStory(
  'loses the line in the middle of a video: it goes on by itself when the line is back, and nothing is lost',
  async ({ page, context, problems }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/)
    await opened(page, lesson(52))
    await context.setOffline(true)
    // Further than what came in advance.
    await page.keyboard.press('9')
    await expect.poll(() => position(page)).toBeGreaterThanOrEqual(54)
    const waitsFor = () =>
      page.locator('video').evaluate((video: HTMLVideoElement) => video.readyState < video.HAVE_FUTURE_DATA)
    await expect.poll(waitsFor).toBe(true)
    await Promise.all([saved(page), context.setOffline(false)])
    await expect.poll(() => position(page)).toBeGreaterThan(55)
    await Promise.all([
      // The message goes by itself: it is looked for while the page still loads.
      expect(page.getByText(/^上次学习到00:5\d，已为您继续播放$/)).toBeVisible(),
      page.reload(),
    ])
  },
)

/** What a browser is given in place of a film, and what the learner is told. */
const UNPLAYABLE = [
  ['that is gone', 50, { status: 404, body: '' }, '找不到这个文件，请联系学校'],
  ['in a form that no browser plays', 52, { contentType: 'video/mp4', body: 'no film' }, '此浏览器无法播放这种格式'],
] as const

for (const [name, number, response, told] of UNPLAYABLE) {
  learnerStory(`a film ${name} says so, and plays when it has been mended`, async ({ page, problems }) => {
    problems.allow(/404/)
    const FILM = /\.(?:mp4|m3u8)(?:\?|$)/
    await page.route(FILM, (route) => route.fulfill(response))
    await page.goto(lesson(number))
    await expect(page.getByRole('alert').getByText(told)).toBeVisible()
    await page.unroute(FILM)
    await page.getByRole('button', { name: '重试' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    const isReady = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.readyState > 2)
    await expect.poll(isReady).toBe(true)
  })
}
