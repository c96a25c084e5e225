// Walks through: shell/src/boot, shell/src/modules, shared/federation, server/src/site/gateway
import { PORT_VARIABLE } from '../fixtures/address'
import { MODULES, pageHeading } from '../fixtures/modules'
import { readHome } from '../fixtures/reading'
import { SCHOOLS } from '../fixtures/schools'
import { personMenu, signIn } from '../fixtures/sign-in'
import { renameModule, startStaticHost, type StaticHost } from '../fixtures/static-host'
import { expect, story } from '../fixtures/story'

/** The site of these stories is a static host in front of the server. */
const hostStory = story.extend<object, { server: number; host: StaticHost }>({
  server: [async ({}, use) => use(Number(process.env[PORT_VARIABLE])), { scope: 'worker' }],
  host: [
    async ({ server }, use) => {
      const host = await startStaticHost(server)
      await use(host)
      await host.stop()
    },
    { scope: 'worker' },
  ],
  port: [async ({ host }, use) => use(host.port), { scope: 'worker' }],
})

for (const { school: name, name: title, project } of SCHOOLS) {
  hostStory(
    `SH-20 on a plain static host ${title} is found by the page’s own calls, and its home page stands`,
    async ({ page, school }) => {
      await page.goto(school(name))
      await expect(pageHeading(page, title)).toBeVisible()
      await readHome(page)
      await expect(page.getByRole('article', { name: project })).toBeVisible()
      expect(await page.locator('#campus-boot').count(), 'nothing was inlined').toBe(0)
    },
  )
}

hostStory('on a plain static host every module opens, also by its address', async ({ page }) => {
  await signIn(page)
  await expect(personMenu(page)).toBeVisible()
  for (const { path, heading } of MODULES) {
    await page.goto(path)
    await expect(pageHeading(page, heading)).toBeVisible()
  }
})

hostStory('SH-29 on a plain static host a name without a school is told', async ({ page, host }) => {
  await page.goto(`http://nobody.localhost:${host.port}/`)
  await expect(page.getByRole('heading', { name: '未找到该学校，请检查网址', level: 1 })).toBeVisible()
})

hostStory('a module of another name, with other paths, is composed by the same shell', async ({ page, host }) => {
  const renamed = renameModule(host, 'mfe-certificate', {
    'mfe-certificate': 'diplomas',
    mfe_certificate: 'diplomas',
    '/certificate/verify': '/diplomas/compare',
  })
  await page.route('**/anyTenant/moduleMap*', async (route) => {
    const response = await route.fetch()
    const { data, ...envelope } = (await response.json()) as { data: { modules: { id: string }[] } }
    const modules = data.modules.map((module) =>
      module.id === 'mfe-certificate'
        ? {
            ...(JSON.parse(renamed.replaced(JSON.stringify(module))) as object),
            base: renamed.base,
            integrity: renamed.integrity,
            lastGood: null,
          }
        : module,
    )
    await route.fulfill({ json: { ...envelope, data: { ...data, modules } } })
  })
  await page.goto('/diplomas/compare')
  await expect(page.getByRole('heading', { name: '输入核验码或打开凭证' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: '证书查询' }).click()
  await expect(pageHeading(page, '证书查询')).toBeVisible()
  await page.goto('/certificate/verify')
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
})
