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
