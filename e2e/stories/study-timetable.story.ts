// Walks through: mfe-study/src/timetable, server/src/domains/study/activities

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

learnerStory('looks at a day on a phone, an hour below the other', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/study/class-time-table?classId=1000151001')
  const week = page.getByRole('grid', { name: '周' })
  await expect(week.getByRole('row')).toHaveCount(25)
  await expect(week.getByRole('gridcell')).toHaveCount(24)
  const head = await week.getByRole('columnheader', { name: /^周/ }).boundingBox()
  const cell = await week.getByRole('gridcell').first().boundingBox()
  expect(cell?.x).toBe(head?.x)
})

learnerStory('comes back from a lesson to the same place in the list of all', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/study/class-time-table?classId=1000151001&tab=all')
  const cards = page.getByRole('article')
  await cards.first().waitFor()
  // Rows that were seen are higher than the list had guessed.
  await page.mouse.move(180, 400)
  for (let screens = 0; screens < 6; screens += 1) {
    const before = await page.evaluate(() => scrollY)
    await page.mouse.wheel(0, 700)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
  }
  const [title = '', day = ''] = await cards.evaluateAll((all) => {
    const shown = all.find((one) => one.getBoundingClientRect().top > 100)
    return [shown?.querySelector('h3')?.textContent ?? '', /\d{4}-\d\d-\d\d/.exec(shown?.textContent ?? '')?.[0] ?? '']
  })
  const card = cards.filter({ hasText: title }).filter({ hasText: day }).first()
  const place = async () => Math.round((await card.boundingBox())?.y ?? NaN)
  await expect.poll(async () => (await place()) - (await place())).toBe(0)
  const left = await place()
  await card.getByRole('button').first().click()
  await expect(page).toHaveURL(/\/study\/classroom\//)
  await page.goBack()
  await expect(page).toHaveURL(/tab=all/)
  await expect.poll(place).toBe(left)
})
