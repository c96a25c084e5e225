// Walks through: mfe-study/src/offline-classroom, server/src/domains/study/attendance

/** A student at a lesson on the spot: signs in, and out, also without a connection. */
import type { Page } from '@playwright/test'

import { expect, learnerStory } from '../fixtures/story'

const CLASS = '/study/training-class?classId=1000151002'

/** Opens one of today's lessons from the page of the class. */
async function openLesson(page: Page, name: string): Promise<void> {
  await page.goto(CLASS)
  await page.getByRole('tab', { name: /^全部 / }).click()
  await page.getByRole('button', { name }).click()
  await expect(page).toHaveURL(/\/study\/classroom\/offline\?/)
}

const control = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: '考勤' }).getByRole('button', { name })

learnerStory('a student signs in and out of a lesson on the spot', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 31.2304, longitude: 121.4737 })
  await openLesson(page, '开放实训：待签到')
  await expect(page.getByText('通过')).toBeHidden()
  const sent = page.waitForRequest(/classroomAttendance\/sign$/)
  await control(page, '签到').click()
  expect((await sent).postDataJSON()).toMatchObject({ type: 1, lat: 31.2304, lon: 121.4737 })
  await expect(page.getByText('签到成功')).toBeVisible()
  await expect(control(page, /^已签到 /)).toBeVisible()
  await expect(page.getByText('通过')).toBeVisible()
  await control(page, '签退').click()
  await expect(page.getByText('签退成功')).toBeVisible()
  // A done control says why nothing happens; it is pressed by key, for a pointer waits until it is enabled.
  await control(page, /^已签退 /).press('Enter')
  await expect(page.getByText('不可重复签到')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/study\/training-class\?/)
})

learnerStory('a student signs out of a lesson without a line', async ({ page, context, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/)
  await openLesson(page, '开放实训：待签退')
  await expect(control(page, '签退')).toBeEnabled()
  await context.setOffline(true)
  await expect(page.getByText('当前没有网络，签到和签退会先保存，联网后自动提交')).toBeVisible()
  await control(page, '签退').click()
  await expect(control(page, /^待提交签退 /)).toBeVisible()
  await context.setOffline(false)
  await expect(control(page, /^已签退 /)).toBeVisible()
  await page.reload()
  await expect(control(page, /^已签退 /)).toBeVisible()
})
