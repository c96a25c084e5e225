// Walks through: shell/src/shared-scope, shell/src/modules, shared/federation
import { LIBRARIES, SINGLETONS, watchComposition } from '../fixtures/composition'
import { goInside } from '../fixtures/inside'
import { MODULES, pageHeading } from '../fixtures/modules'
import { readHome } from '../fixtures/reading'
import { expect, learnerStory } from '../fixtures/story'

const onceEach = (names: object): Record<string, number> =>
  Object.fromEntries(Object.keys(names).map((name) => [name, 1]))

learnerStory(
  'shell and four modules in one page: one copy of each shared library, one router, one query client, one session',
  async ({ page }) => {
    const composition = await watchComposition(page)
    await page.goto('/')
    await readHome(page)
    for (const { path, heading } of MODULES) {
      await goInside(page, path)
      await expect(pageHeading(page, heading)).toBeVisible()
    }
    // A slot is a second way into a page.
    await page.getByRole('button', { name: '咨询与导航' }).click()
    await page.getByRole('button', { name: '留言咨询' }).click()
    await expect(page.getByRole('dialog', { name: '留言咨询' })).toBeVisible()

    for (const { id } of MODULES) {
      const entries = composition.scripts.filter((url) => new RegExp(`/modules/${id}/[^/]+/remoteEntry\\.js`).test(url))
      expect(entries, `the entry of ${id} ran once`).toHaveLength(1)
    }
    expect(await composition.copies()).toEqual(onceEach(LIBRARIES))
    expect(await composition.instances()).toEqual(onceEach(SINGLETONS))
  },
)
