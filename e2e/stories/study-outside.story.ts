// Walks through: mfe-study/src/training-class, server/src/domains/study/outside

/** A student whose course is at another site: it knows them, and they come back. */
import { learningSite } from '../fixtures/learning-site'
import { expect, learnerStory } from '../fixtures/story'

const CLASS = '/study/training-class?classId=1000151001'

learnerStory('ST-CLASS-55 a course at another site is opened there by name', async ({ page }) => {
  await page.goto(CLASS)
  await page.getByRole('button', { name: '查看全部' }).click()
  await page.getByRole('button', { name: /仿真练习$/ }).click()
  await expect(page).toHaveURL(/^http:\/\/xuexi\.qiming\.localhost:\d+\/courses\/8021\?from=campus&code=/)
  await expect(page.getByRole('heading', { name: '欢迎，林小满' })).toBeVisible()
  // The code is used up.
  await page.reload()
  await expect(page.getByRole('heading', { name: '请从学校网站进入' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('region', { name: '全部课程' })).toBeVisible()
})

learnerStory('ST-CLASS-56 practical training opens in a window of its own and leads back', async ({ page, school }) => {
  await learningSite(page.context(), school('default', ''))
  await page.goto(CLASS)
  await page.getByRole('button', { name: '查看全部' }).click()
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: '数字化实训平台' }).click(),
  ])
  await expect(opened.getByRole('heading', { name: '欢迎，林小满' })).toBeVisible()
  await expect(opened).toHaveURL(/[?&]classroomCode=PT0001&type=S&/)
  expect(await opened.evaluate(() => window.opener)).toBeNull()
  await opened.getByRole('link', { name: '返回' }).click()
  await expect(opened.getByRole('region', { name: '全部课程' })).toBeVisible()
})
