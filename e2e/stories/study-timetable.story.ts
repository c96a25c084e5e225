/** A student who looks through the weeks of a class. */
import { expect, learnerStory } from '../fixtures/story'

const CLASS = '/study/training-class?classId=1000151001'
/** The online activities of every sample day, in their order. */
const TODAY = ['课程导学', '复习：基本功', '拓展：听老师说']

learnerStory('looks at this week and the next, and goes to a lesson and back', async ({ page }) => {
  await page.goto(CLASS)
  await page.getByRole('region', { name: '全部课程' }).getByRole('link', { name: '课程表' }).click()
  const week = page.getByRole('grid', { name: '周' })
  const event = (name: string) => week.getByRole('row', { name: /00:00/ }).getByRole('button', { name })
  const places = await Promise.all(TODAY.map((name) => event(name).boundingBox()))
  const [first, ...others] = places.map((box) => ({ left: box?.x, top: box?.y ?? 0 }))
  let above = first
  for (const place of others) {
    expect(place.left).toBe(first?.left)
    expect(place.top).toBeGreaterThan(above?.top ?? Infinity)
    above = place
  }

  await page.getByRole('button', { name: '下一周' }).click()
  await expect(page).toHaveURL(/[?&]day=/)
  await expect(event(TODAY[0] ?? '')).toHaveCount(0)
  await page.getByRole('button', { name: '今天' }).click()
  await expect(page).not.toHaveURL(/[?&]day=/)

  await page.getByRole('tab', { name: '月' }).click()
  await expect(page.getByRole('grid', { name: '月' })).toBeVisible()
  await page.getByRole('tab', { name: '全部' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /星期/ }).first()).toBeVisible()
  await page.getByRole('tab', { name: '周' }).click()

  await event(TODAY[0] ?? '').hover()
  await expect(page.getByRole('tooltip')).toContainText('当天内完成')
  await event(TODAY[0] ?? '').click()
  await expect(page).toHaveURL(/\/study\/classroom\/classroom-detail\?/)
  await page.goBack()
  await expect(event(TODAY[0] ?? '')).toBeVisible()
})
