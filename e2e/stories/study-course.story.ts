// Walks through: mfe-study/src/course, mfe-study/src/classroom, server/src/domains/study/courses

/** A student who studies a course: opens it, watches its video, and finds the place again. */
import { expect, learnerStory } from '../fixtures/story'

const COURSE = '/study/course/course-detail?courseId=1000154011&classId=1000151001&classStudentId=1000152001'

learnerStory(
  'ST-COURSE-06 ST-PLAY-23 ST-PLAY-25 ST-PLAY-28 goes on with a course’s video where it was left',
  async ({ page }) => {
    await page.goto(COURSE)
    await page.getByRole('button', { name: '继续学习' }).click()
    await expect(page).toHaveURL(/\/study\/classroom\/online\?/)
    const video = page.locator('video')
    await expect.poll(() => video.evaluate((medium: HTMLVideoElement) => medium.readyState)).toBeGreaterThan(1)
    await expect.poll(() => video.evaluate((medium: HTMLVideoElement) => medium.currentTime)).toBeGreaterThanOrEqual(35)
    await page.getByRole('combobox', { name: '清晰度' }).selectOption({ label: '360P' })
    await expect.poll(() => video.evaluate((medium: HTMLVideoElement) => medium.videoWidth)).toBe(640)
    await expect.poll(() => video.evaluate((medium: HTMLVideoElement) => medium.currentTime)).toBeGreaterThanOrEqual(35)
  },
)

for (const width of [1366, 375]) {
  learnerStory(`two lessons of a day in one room are two, each with its own hours, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(COURSE)
    await page.getByRole('tab', { name: '面授' }).click()
    for (const [name, hours] of [
      ['安全交底', '08:00 至 08:45'],
      ['班组早课', '09:00 至 11:30'],
    ] as const) {
      const line = page.getByRole('main').getByRole('button', { name })
      await expect(line).toContainText(hours)
      await line.click()
      await expect(page.getByRole('heading', { level: 1, name: '面授：基本功' })).toBeVisible()
      await expect(page.getByText(hours)).toBeVisible()
      await expect(page.getByText(name, { exact: true })).toBeVisible()
      await page.goBack()
    }
  })
}
