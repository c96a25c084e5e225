// Walks through: mfe-study/src/training-class, server/src/domains/study/classes

/** A student reads the figures of a class. */
import { expect, learnerStory } from '../fixtures/story'

learnerStory('ST-GEN-09 a long tooltip is at most 300 pixels wide, and its words wrap', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('campus.locale', 'en'))
  await page.goto('/study/training-class?classId=1000151001')
  await page.getByRole('button', { name: 'Completion rate' }).hover()
  const tooltip = page.getByRole('tooltip')
  await expect(tooltip).toBeVisible()
  const box = await tooltip.boundingBox()
  expect(box?.width).toBeLessThanOrEqual(300)
  expect(box?.width).toBeGreaterThan(200)
})

learnerStory('reaches the past classrooms on a phone, beside the way to the timetable', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('campus.locale', 'en'))
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/study/training-class?classId=1000151001')
  await page.getByRole('tab', { name: 'Past classrooms' }).click()
  await expect(page).toHaveURL(/[?&]tab=past/)
  const tabs = await page.getByRole('tablist', { name: 'Classrooms', exact: true }).boundingBox()
  const link = await page.getByRole('link', { name: 'Timetable' }).first().boundingBox()
  expect(link === null ? NaN : link.y + link.height).toBeLessThanOrEqual(tabs?.y ?? NaN)
})
