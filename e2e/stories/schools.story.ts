// Walks through: shell/src/boot, mfe-portal/src/home, server/src/domains/school, server/src/platform/tenants
import type { Page } from '@playwright/test'

import { readHome } from '../fixtures/reading'
import { SCHOOLS, type SchoolFacts } from '../fixtures/schools'
import { expect, story } from '../fixtures/story'

async function expectOwnSchool(
  page: Page,
  { tenantId, name, title, address, phone, accent, project }: SchoolFacts,
): Promise<void> {
  await expect(page).toHaveTitle(title)
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(header.getByText(address)).toBeVisible()
  await expect(header.getByRole('link', { name: `${name}首页` }).locator('img')).toHaveAttribute(
    'src',
    new RegExp(`/media/${tenantId}/logo/`),
  )
  await expect(page.getByRole('contentinfo').getByRole('link', { name: phone })).toBeVisible()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page.getByRole('article', { name: project })).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-accent'))).toBe(
    accent,
  )
}

async function expectNothingOf(page: Page, others: readonly SchoolFacts[]): Promise<void> {
  // What can be read and what only the code sees: boot data, links, styles.
  const html = await page.content()
  for (const { tenantId, name, address, phone, accent } of others) {
    for (const foreign of [name, address, phone, accent, `/media/${tenantId}/`]) {
      expect(html, `${foreign} belongs to another school`).not.toContain(foreign)
    }
  }
}

/** Tenants in whose name the page asked for anything. */
function watchTenants(page: Page): Set<string> {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const tenant = request.headers()['tenantid'] ?? /\/media\/(\d+)\//.exec(request.url())?.[1]
    if (tenant !== undefined) asked.add(tenant)
  })
  return asked
}

for (const facts of SCHOOLS) {
  const others = SCHOOLS.filter((other) => other !== facts)
  const { name, tenantId } = facts

  story(
    `SH-20 SH-24 ${name} opens by its host name, with nothing of the other ${others.length} schools`,
    async ({ page, school }) => {
      const asked = watchTenants(page)
      await page.goto(school(facts.school))
      await expectOwnSchool(page, facts)
      await readHome(page)
      await expectNothingOf(page, others)
      expect([...asked]).toEqual([tenantId])
    },
  )

  story(`SH-21 ${name} opens by its number from another school’s host, at its own`, async ({ page, school }) => {
    const asked = watchTenants(page)
    const address = `/?tenantId=${tenantId}`
    await page.goto(school(facts.school === 'hailan' ? 'kuka' : 'hailan', address))
    await expect(page).toHaveURL(school(facts.school, address))
    await expectOwnSchool(page, facts)
    await expectNothingOf(page, others)
    expect([...asked]).toEqual([tenantId])
  })
}

story(
  'SH-21 a school named in the address at nobody’s host stays named on every page, also after a reload',
  async ({ page, school }) => {
    const { port } = new URL(school('default'))
    const nobody = `http://nobody.localhost:${port}`
    await page.goto(`${nobody}/?tenantId=10002`)
    await page.getByRole('banner').getByRole('link', { name: '证书查询' }).click()
    await expect(page).toHaveURL(`${nobody}/query_pc?tenantId=10002`)
    await page.reload()
    await expect(page.getByRole('banner').getByRole('link', { name: '海岚健康技能学院', exact: true })).toBeVisible()
  },
)

for (const address of ['http://nobody.localhost', '/?tenantId=99999', '/study/mine?schoolId=no%20school']) {
  story(`SH-29 at ${address} the whole page says that there is no such school`, async ({ page, school, problems }) => {
    // The browser notes the status of the page itself.
    problems.allow(/status of 404/)
    const { port } = new URL(school('default'))
    await page.goto(address.startsWith('http') ? `${address}:${port}/` : address)
    await expect(page.getByRole('heading', { name: '未找到该学校，请检查网址', level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expectNothingOf(page, SCHOOLS)
  })
}
