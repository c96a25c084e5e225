import { FAULTS } from '../fixtures/faults'
import { shellManifest } from '../fixtures/manifests'
import { pageHeading, SCRIPT_FAULTS } from '../fixtures/modules'
import { expect, story } from '../fixtures/story'

for (const file of shellManifest().scripts) {
  const address = `**/shell/*/${file}`
  for (const fault of FAULTS) {
    story(`the shell’s ${file} ${fault.name}: the page says so, and reloading it helps`, async ({ page, problems }) => {
      SCRIPT_FAULTS.forEach(problems.allow)
      let broken = true
      await page.route(address, (route) => (broken ? fault.happens(route) : route.continue()))
      await page.goto('/?from=poster', { waitUntil: 'commit' })
      await expect(page.getByText('启明职业培训学校', { exact: true })).toBeVisible()
      // What hangs is told after a while; nobody wants to wait for it here.
      if (fault.hangs === true) {
        await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))
      }
      const notice = page.getByRole('alert').filter({ hasText: '页面还没有加载出来，请检查网络后刷新重试' })
      await expect(notice).toBeVisible()

      broken = false
      await notice.getByRole('link', { name: '刷新' }).click()
      await expect(pageHeading(page, '启明职业培训学校')).toBeVisible()
      await expect(notice).toBeHidden()
      await expect(page).toHaveURL('/?from=poster')
    })
  }
}

story('a slow page says nothing of it for a while', async ({ page }) => {
  await page.route(`**/shell/*/${shellManifest().scripts[0] ?? ''}`, () => undefined)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByText('启明职业培训学校', { exact: true })).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
})
