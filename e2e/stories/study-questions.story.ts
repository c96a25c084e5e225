// Walks through: mfe-study/src/classroom, server/src/domains/study/interaction

/** A student who asks, notes, comments and likes in a classroom, and finds it all again. */
import type { Browser, Page } from '@playwright/test'

import { expectNoViolations } from '../fixtures/accessibility'
import { expect, learnerStory } from '../fixtures/story'
import { openTeaching } from '../fixtures/teacher'

/** The pictures of the first course, of which nobody has said anything. */
const ROOM =
  '/study/classroom/online?courseId=1000154011&classId=1000151001&studentId=1000152001&classroomId=1000153008'

const mini = (page: Page, name: RegExp) => page.getByRole('button', { name })
const submit = (page: Page) => page.getByRole('dialog').getByRole('button', { name: '提交' })

learnerStory(
  'ST-INT-16 ST-INT-17 ST-INT-24 ST-INT-30 ST-LIKE-06 asks with a draft kept, notes, comments and likes, finds it after a reload, and reads what a teacher answers',
  async ({ page, browser, accessible }) => {
    await page.goto(ROOM)
    const like = mini(page, /^点赞/)
    await expect(like).toHaveAttribute('aria-pressed', 'false')
    await like.click()
    await expect(like).toHaveAttribute('aria-pressed', 'true')

    await mini(page, /^答疑/).click()
    await page.getByRole('button', { name: '我要提问' }).click()
    const question = page.getByRole('textbox', { name: /请输入提问内容/ })
    await question.fill('第二张图里')
    await page.keyboard.press('Escape')
    // The drawer behind the question is hidden, so its absence would prove nothing.
    await Promise.all([
      page.waitForResponse(/\/classroomQuestion\/save$/),
      page.getByRole('alertdialog').getByRole('button', { name: '保留', exact: true }).click(),
    ])
    await expect(page.getByRole('button', { name: '我要提问' })).toBeVisible()

    await page.reload()
    await mini(page, /^答疑/).click()
    await page.getByRole('button', { name: '我要提问' }).click()
    await expect(question).toHaveValue('第二张图里')
    await question.fill('第二张图里为什么先断电？')
    await accessible(page)
    await submit(page).click()
    await expect(page.getByText('提问已发送，请等待老师回复')).toBeVisible()

    await page.getByRole('tab', { name: '笔记' }).click()
    await page.getByRole('button', { name: '添加笔记' }).click()
    await page.getByRole('textbox', { name: /请输入笔记名称/ }).fill('看图要点')
    await submit(page).click()
    await expect(page.getByText('笔记添加成功')).toBeVisible()

    await page.getByRole('tab', { name: '评论' }).click()
    await page.getByRole('button', { name: '发表评论' }).click()
    await page.getByRole('textbox', { name: /请输入评论内容/ }).fill('图很清楚')
    await submit(page).click()
    await expect(page.getByText('评论成功')).toBeVisible()

    await page.reload()
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await mini(page, /^答疑\s*1$/).click()
    await expect(page.getByRole('article', { name: '林小满' })).toContainText('第二张图里为什么先断电？')
    await expect(page.getByText('等待老师解答')).toBeVisible()
    await answer(browser, new URL(page.url()).origin)
    await page.getByRole('tab', { name: '笔记' }).click()
    await expect(page.getByRole('article', { name: '林小满' })).toContainText('看图要点')
    await expect(page.getByText('私密')).toBeVisible()
    await page.getByRole('tab', { name: '评论' }).click()
    await expect(page.getByRole('article', { name: '林小满' })).toContainText('图很清楚')
    await accessible(page)

    await page.reload()
    await mini(page, /^答疑\s*1$/).click()
    const answered = page.getByRole('article', { name: '周老师' })
    await expect(answered).toContainText('先断电，箱体才不带电。')
    await expect(page.getByText('等待老师解答')).toHaveCount(0)
  },
)

/** A teacher of the school answers the question, on their own page. */
async function answer(browser: Browser, address: string): Promise<void> {
  const teacher = await openTeaching(browser, { school: '10001', address })
  await teacher.getByRole('link', { name: '答疑', exact: true }).click()
  await expectNoViolations(teacher)
  await teacher.getByRole('link', { name: '第二张图里为什么先断电？' }).click()
  for (const width of [375, 1366]) {
    await teacher.setViewportSize({ width, height: 800 })
    expect(await teacher.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expectNoViolations(teacher)
  }
  await teacher.getByLabel('回答', { exact: true }).fill('先断电，箱体才不带电。')
  await teacher.getByLabel('署名').fill('周老师')
  const before = teacher.url()
  await teacher.getByRole('button', { name: '发布回答，看下一个' }).click()
  await expect(teacher).not.toHaveURL(before)
  await teacher.context().close()
}
