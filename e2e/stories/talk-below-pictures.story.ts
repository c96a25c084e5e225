// Walks through: mfe-portal/src/album, mfe-portal/src/common, server/src/domains/comment, server/src/domains/home
import type { Locator, Page } from '@playwright/test'

import { scrollTo } from '../fixtures/reading'
import { fillPassword, LEARNER, signInForm } from '../fixtures/sign-in'
import { expect, learnerStory, story } from '../fixtures/story'

const field = (place: Page | Locator) => place.getByRole('textbox', { name: '请输入评论内容' })

/** Opens the album at a category from the home page and the comments of its first picture. */
async function openPictureComments(page: Page): Promise<Locator> {
  await page.goto('/')
  await page.getByRole('button', { name: /^校园环境/ }).click()
  const album = page.getByRole('dialog', { name: '学校相册' })
  await expect(album.getByRole('button', { name: '校园环境（3）', pressed: true })).toBeVisible()
  await album.getByRole('button', { name: '去评论' }).click()
  const comments = page.getByRole('dialog', { name: '主楼 的评论' })
  await expect(comments.getByRole('article').first()).toBeVisible()
  return comments
}

learnerStory(
  'PO-ALB-07 PO-CMT-10 PO-CMT-12 PO-CMT-13 a learner comments on a picture, replies, likes, and takes the comment away',
  async ({ page, accessible }) => {
    const comments = await openPictureComments(page)
    const words = `明年一定来看看 ${Date.now()}`
    await field(comments).fill(words)
    await comments.getByRole('button', { name: '发送', exact: true }).first().click()
    await expect(page.getByText('发送成功')).toBeVisible()
    const mine = comments.getByRole('article').filter({ hasText: words })
    await accessible(page)

    const other = comments.getByRole('article', { name: '青禾' })
    await other.getByRole('button', { name: /条回复$/ }).click()
    const reply = comments.getByRole('article').filter({ hasText: '晚上自习室也在这里吗？' })
    await reply.getByRole('button', { name: '删除' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
    await expect(page.getByText('只能删除自己的评论')).toBeVisible()
    await expect(reply).toBeVisible()

    await mine.getByRole('button', { name: /^点赞 0/ }).click()
    await expect(mine.getByRole('button', { name: /^取消点赞 1/ })).toBeVisible()
    await mine.getByRole('button', { name: '删除' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
    await expect(page.getByText('操作成功')).toBeVisible()
    await expect(mine).toHaveCount(0)
    const again = await openPictureComments(page)
    await expect(again.getByText(words)).toHaveCount(0)
  },
)

story('PO-CMT-02 SH-116 a visitor who comments signs in and finds the words again', async ({ page }) => {
  const comments = await openPictureComments(page)
  await field(comments).fill('登录之后再说')
  await comments.getByRole('button', { name: '发送', exact: true }).first().click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await fillPassword(page, LEARNER)
  await signInForm(page).submit.click()
  await expect(page).toHaveURL('/')
  await expect(field(await openPictureComments(page))).toHaveValue('登录之后再说')
})

story('PO-WALL-09 PO-CMT-06 a visitor reads on below a short lesson', async ({ page, accessible }) => {
  await page.goto('/')
  const lessons = page.getByRole('region', { name: '微课堂', exact: true })
  await scrollTo(lessons)
  await lessons
    .getByRole('button', { name: /^播放：/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('11条评论')).toBeVisible()
  const list = dialog.getByRole('region', { name: '评论列表' })
  await expect(list.getByText('虚拟评论').first()).toBeVisible()
  await list.evaluate((element) => element.scrollTo({ top: element.scrollHeight }))
  await expect(list.getByText('第二遍才看懂，谢谢老师。')).toBeVisible()
  await accessible(page)
})

for (const [total, tag] of [
  [1000, []],
  [9999, ['@sweep']],
] as const) {
  story(`PO-CMT-06 of ${total} comments only those in view stand in the page`, { tag: [...tag] }, async ({ page }) => {
    story.slow()
    await page.route('**/comments/appPageByObjectId', async (route) => {
      const { current, size } = route.request().postDataJSON() as { current: number; size: number }
      const first = (current - 1) * size
      const records = Array.from({ length: Math.min(size, total - first) }, (_, index) => ({
        id: String(first + index + 1),
        commentContent: `第${first + index + 1}条：${'看了很有收获，'.repeat((index % 5) + 1)}`,
        commentAuthorName: `学员${first + index + 1}`,
        commentObjectId: '1',
        commentObjectType: 'UNIVERSITY_PIC',
        createdTime: '2026-01-05 10:00:00',
      }))
      const data = { records, current, size, total, pages: Math.ceil(total / size) }
      await route.fulfill({ json: { code: 0, msg: 'ok', data, traceId: 't' } })
    })
    const comments = await openPictureComments(page)
    const list = comments.getByRole('region', { name: '评论列表' })
    // All pages are fetched first, as one does who drags the bar to the end again and again.
    await expect(async () => {
      await list.evaluate((element) => element.scrollTo({ top: element.scrollHeight }))
      await expect(list.getByText(`第${total}条`)).toBeVisible({ timeout: 200 })
    }).toPass({ timeout: 120_000, intervals: [50] })
    const most = await list.evaluate(async (element) => {
      let most = 0
      for (let step = 0; step < 200; step += 1) {
        element.scrollTo({ top: (element.scrollHeight * (200 - step)) / 200 })
        await new Promise(requestAnimationFrame)
        most = Math.max(most, element.querySelectorAll('li').length)
      }
      return most
    })
    expect(most).toBeLessThan(40)
  })
}
