// Walks through: shell/src/boot, shell/src/layouts, server/src/site/gateway
import { FAULTS, OF_EVERY_RUN } from '../fixtures/faults'
import { shellManifest } from '../fixtures/manifests'
import { filesOf, pageHeading, SCRIPT_FAULTS } from '../fixtures/modules'
import { expect, learnerStory, story } from '../fixtures/story'
import { drawnPage } from '../fixtures/takeover'

/** A page that browsers draw, for who is signed in: without the shell there is nothing of it. */
const UNDRAWN = '/study/mine'

for (const file of shellManifest().scripts) {
  const address = `**/shell/*/${file}`
  for (const fault of FAULTS) {
    const isOfEveryRun = file === shellManifest().scripts[0] && OF_EVERY_RUN.includes(fault.name)
    const tag = isOfEveryRun ? [] : '@faults'
    learnerStory(
      `the shell’s ${file} ${fault.name}: the page says so, and reloading it helps`,
      { tag },
      async ({ page, problems }) => {
        SCRIPT_FAULTS.forEach(problems.allow)
        let broken = true
        await page.route(address, (route) => (broken ? fault.happens(route) : route.continue()))
        await page.goto(`${UNDRAWN}?from=poster`, { waitUntil: 'commit' })
        await expect(page.getByText('启明职业培训学校', { exact: true })).toBeVisible()
        // What hangs is told after a while; nobody wants to wait for it here.
        if (fault.hangs === true) {
          await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))
        }
        const notice = page.getByRole('alert').filter({ hasText: '页面还没有加载出来，请检查网络后刷新重试' })
        await expect(notice).toBeVisible()

        broken = false
        await notice.getByRole('link', { name: '刷新' }).click()
        await expect(pageHeading(page, '我的学习')).toBeVisible()
        await expect(notice).toBeHidden()
        await expect(page).toHaveURL(`${UNDRAWN}?from=poster`)
      },
    )
  }
}

learnerStory('a slow page says nothing of it for a while', async ({ page }) => {
  await page.route(`**/shell/*/${shellManifest().scripts[0] ?? ''}`, () => undefined)
  await page.goto(UNDRAWN, { waitUntil: 'commit' })
  await expect(page.getByText('启明职业培训学校', { exact: true })).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
})

const MISSING = [
  ['the shell', `**/shell/*/${shellManifest().scripts[0] ?? ''}`],
  ['its module', filesOf('mfe-portal')],
] as const

for (const [what, files] of MISSING) {
  const title = `the end of the home page that the server has drawn is shown when ${what} is missing`
  story(title, async ({ page, school, problems }) => {
    SCRIPT_FAULTS.forEach(problems.allow)
    const home = school('default', '/')
    await drawnPage(home)
    await page.route(files, (route) => route.fulfill({ status: 404 }))
    await page.goto(home, { waitUntil: 'commit' })
    await expect(page.getByRole('alert').filter({ hasText: '部分功能' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('status')).not.toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCSS('opacity', '1')
  })
}

story(
  'news that the server has drawn can be read without the shell, and the page says what is missing',
  async ({ page, school, problems }) => {
    SCRIPT_FAULTS.forEach(problems.allow)
    const news = school('default', '/news-information/list')
    await drawnPage(news)
    let broken = true
    const script = `**/shell/*/${shellManifest().scripts[0] ?? ''}`
    await page.route(script, (route) => (broken ? route.fulfill({ status: 404 }) : route.continue()))
    await page.goto(news, { waitUntil: 'commit' })
    const notice = page.getByRole('alert').filter({ hasText: '页面的部分功能还没有加载出来' })
    await expect(notice).toBeVisible()
    await expect(pageHeading(page, '新闻资讯')).toBeVisible()

    broken = false
    await notice.getByRole('link', { name: '刷新' }).click()
    await expect(page.locator('#root[data-drawn]')).toHaveCount(0)
    await expect(notice).toHaveCount(0)
    await expect(pageHeading(page, '新闻资讯')).toBeVisible()
  },
)
