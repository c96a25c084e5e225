// Walks through: mfe-certificate/src, shell/src/modules, shared/module-kit, server/src/site/registry, server/src/site/operator
import type { Page } from '@playwright/test'

import { FAULTS, type Fault } from '../fixtures/faults'
import { pageHeading, SCRIPT_FAULTS } from '../fixtures/modules'
import {
  assign,
  LOOKUP,
  PARTNER_RELEASE,
  PARTNER_TENANT,
  partnerStory,
  THEIRS,
  type Partner,
  type SourceChange,
} from '../fixtures/partner'
import { signInForToken } from '../fixtures/sign-in'
import { expect } from '../fixtures/story'

// One portal for all of them; each says what is assigned.
partnerStory.describe.configure({ mode: 'default' })
partnerStory.beforeEach(({ partner }) => assign(partner, PARTNER_RELEASE))

const OWN = '证书查询'
const ENTERED = { name: '林小满', number: 'S200012026000001', says: '林小满的证书在册' }
const TAKEN_BACK = { name: '唐一鸣', number: 'S200012026000005', says: '唐一鸣的证书已被学校撤销' }
const MISSING = { name: '林大满', number: 'S200012026000001', says: '登记簿中没有这张证书' }

async function takeOut({ operator }: Partner): Promise<void> {
  const said = await operator('unassign', 'mfe-certificate', '--tenant', PARTNER_TENANT)
  expect(said).toContain('as all others do from the next page on')
}

/** Addresses at the partner's server that a page asks for. */
function askedOf(page: Page, { origin }: Partner): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(origin)) asked.push(request.url())
  })
  return asked
}

async function lookUp(
  page: Page,
  { name, number, says }: { name: string; number: string; says: string } = ENTERED,
): Promise<void> {
  await page.getByLabel('姓名').fill(name)
  await page.getByLabel('证书编号').fill(number)
  await page.getByRole('button', { name: '核对' }).click()
  await expect(page.getByRole('heading', { name: says })).toBeVisible()
}

partnerStory(
  'a partner gets from nothing to a working swap in under ten commands',
  async ({ page, school, partner, accessible }) => {
    expect(partner.commands.length).toBeLessThan(10)
    const asked = askedOf(page, partner)
    await page.goto(school('kingdee', LOOKUP))
    await expect(pageHeading(page, THEIRS)).toBeVisible()
    expect(asked).toContainEqual(expect.stringMatching(/remoteEntry\.js$/))
    for (const certificate of [ENTERED, TAKEN_BACK, MISSING]) await lookUp(page, certificate)
    await accessible(page)
  },
)

partnerStory(
  'a visitor on a phone, and one who reads English, have the partner’s lookup too',
  async ({ page, school, accessible }) => {
    await page.goto(school('kingdee', LOOKUP))
    await page.getByRole('banner').getByRole('button', { name: 'English' }).click()
    await expect(pageHeading(page, 'Register of certificates')).toBeVisible()
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(school('kingdee', '/query_h5'))
    await expect(pageHeading(page, 'Register of certificates')).toBeVisible()
    await accessible(page)
  },
)

partnerStory('every other school keeps its own lookup', async ({ page, school, partner }) => {
  const asked = askedOf(page, partner)
  for (const other of ['default', 'hailan', 'gdhuanbao', 'kuka'] as const) {
    const response = await page.goto(school(other, '/query_pc'))
    await expect(pageHeading(page, OWN)).toBeVisible()
    expect(JSON.stringify(await response?.allHeaders())).not.toContain(partner.origin)
  }
  expect(asked).toEqual([])
})

const LOOT = 'data-loot'

/** Gathers whatever the page's origin keeps. */
const THIEF: SourceChange = {
  file: 'src/lookup/LookupPage.tsx',
  text: 'const t = useT()',
  by: `document.documentElement.setAttribute('${LOOT}', JSON.stringify({ ...localStorage }))\n  const t = useT()`,
}

partnerStory(
  'a partner’s module gets nothing of who is signed in at another school, whatever the address names',
  async ({ page, school, partner }) => {
    await assign(partner, await partner.release(THIEF))

    const token = await signInForToken(page, school('hailan', '/login'))

    await page.goto(school('hailan', `${LOOKUP}?schoolId=${PARTNER_TENANT}`))
    await expect(page).toHaveURL(school('kingdee', `${LOOKUP}?schoolId=${PARTNER_TENANT}`))
    await expect(pageHeading(page, THEIRS)).toBeVisible()
    const html = page.locator('html')
    await expect(html, 'at its own host the module runs').toHaveAttribute(LOOT, /campus/)
    expect(await html.getAttribute(LOOT)).not.toContain(token)

    // A host of nobody keeps the sessions of whoever is named there: nothing from outside runs.
    const asked = askedOf(page, partner)
    const nobody = school('hailan', `${LOOKUP}?schoolId=${PARTNER_TENANT}`).replace('hailan', 'nobody')
    await page.goto(nobody)
    await expect(pageHeading(page, OWN)).toBeVisible()
    expect(asked).toEqual([])
  },
)

/** What a tampered or broken file of the partner ends in: the school's own lookup, in the same page. */
async function expectOwnLookup(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' })
  // How soon is proved with a clock of the test's own; a busy machine proves nothing.
  await expect(pageHeading(page, OWN)).toBeVisible()
  await expect(page.getByRole('heading', { name: THEIRS })).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: '姓名' })).toBeVisible()
}

async function breakFiles(page: Page, { origin }: Partner, file: string, fault: Fault): Promise<void> {
  await page.route(new RegExp(`^${origin}/[^/]+/${file}(?:\\?|$)`), (route) => fault.happens(route))
}

for (const fault of FAULTS) {
  partnerStory(
    `everything of the partner’s ${fault.name}: the school’s own lookup stands there`,
    async ({ page, school, partner, problems }) => {
      SCRIPT_FAULTS.forEach(problems.allow)
      problems.allow(/blocked by CORS policy/)
      await breakFiles(page, partner, '.*', fault)
      await expectOwnLookup(page, school('kingdee', LOOKUP))
    },
  )
}

const CHANGED_BYTE = FAULTS.find(({ name }) => name === 'has one byte changed')
for (const [what, file] of [
  ['the entry', 'remoteEntry\\.js'],
  ['the file that describes the module', 'module\\..*\\.js'],
  ['the file of the page', 'lookup-page.*\\.js'],
] as const) {
  partnerStory(`${what} has one byte changed: it never runs`, async ({ page, school, partner, problems }) => {
    if (CHANGED_BYTE === undefined) throw new Error('there is no such fault any more')
    SCRIPT_FAULTS.forEach(problems.allow)
    await breakFiles(page, partner, file, CHANGED_BYTE)
    await expectOwnLookup(page, school('kingdee', LOOKUP))
  })
}

const ON_PURPOSE = 'misbehaves on purpose'
const THROW = `if (Date.now() > 0) throw new Error('${ON_PURPOSE}')`
const MISBEHAVIOURS: readonly [what: string, change: SourceChange][] = [
  ['throws while it starts', { file: 'src/module.tsx', text: 'export default', by: `${THROW}\n\nexport default` }],
  [
    'throws while its page is drawn',
    { file: 'src/lookup/LookupPage.tsx', text: 'const t = useT()', by: `${THROW}\n  const t = useT()` },
  ],
  [
    'speaks another contract than it says',
    {
      file: 'src/module.tsx',
      text: "import config from '../module.config'",
      by: "import own from '../module.config'\n\nconst config = { ...own, contract: '2.0' }",
    },
  ],
]

for (const [what, change] of MISBEHAVIOURS) {
  partnerStory(
    `a partner’s module that ${what}: the school’s own lookup stands there`,
    async ({ page, school, partner, problems }) => {
      problems.allow(new RegExp(ON_PURPOSE))
      const release = await partner.release(change)
      await assign(partner, release)
      const asked = askedOf(page, partner)
      await expectOwnLookup(page, school('kingdee', LOOKUP))
      expect(asked.some((address) => address.includes(`/${release.split('+', 1)[0]}/`))).toBe(true)
    },
  )
}

partnerStory('a module built for another contract is not published', async ({ partner }) => {
  const change = { file: 'module.config.ts', text: 'contract: MODULE_CONTRACT', by: "contract: '2.0'" }
  await expect(partner.release(change)).rejects.toThrow('is built for contract 2.0, this site speaks 1.')
})

partnerStory(
  'from an origin that is not on the list nothing is published, and nothing runs',
  async ({ page, school, partner }) => {
    const { operator, origin } = partner
    const elsewhere = origin.replace('localhost', '127.0.0.1')
    expect(await operator('partner:publish', 'mfe-certificate', `${elsewhere}/1.0.0/manifest.json`)).toBe(
      `${elsewhere} is on no tenant’s list; allow it first.`,
    )

    await operator('partner:withdraw', PARTNER_TENANT, origin)
    const asked = askedOf(page, partner)
    const response = await page.goto(school('kingdee', LOOKUP))
    await expect(pageHeading(page, OWN)).toBeVisible()
    expect(JSON.stringify(await response?.allHeaders())).not.toContain(origin)
    const entry = `${origin}/1.0.0/remoteEntry.js`
    const refused = await page.evaluate((address) => {
      try {
        const page = globalThis as unknown as { campusScript: (script: HTMLScriptElement, address: string) => void }
        page.campusScript(document.createElement('script'), address)
        return 'it was let in'
      } catch (error) {
        return String(error)
      }
    }, entry)
    expect(refused).toContain('script refused')
    expect(asked).toEqual([])
  },
)

partnerStory(
  'taken out while a visitor is on the page: the page goes on, the next one is the school’s own',
  async ({ page, school, partner }) => {
    await page.goto(school('kingdee', LOOKUP))
    await expect(pageHeading(page, THEIRS)).toBeVisible()
    await page.getByLabel('姓名').fill('林小满')
    await takeOut(partner)
    await expect(page.getByLabel('姓名')).toHaveValue('林小满')
    await lookUp(page)
    // Inside the page one composition holds: away and back it is still the same.
    await page.getByRole('main').getByRole('link', { name: '网校首页' }).click()
    await expect(page).toHaveURL(school('kingdee', '/'))
    await page.goBack()
    await expect(pageHeading(page, THEIRS)).toBeVisible()
    await page.reload()
    await expect(pageHeading(page, OWN)).toBeVisible()
  },
)

partnerStory(
  'taken out, its server gone, before a visitor comes to it: the school’s own lookup, in the same page',
  async ({ page, school, partner, problems }) => {
    SCRIPT_FAULTS.forEach(problems.allow)
    await page.goto(school('kingdee'))
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    const opened = await page.evaluate(() => performance.timeOrigin)
    await takeOut(partner)
    await page.route(`${partner.origin}/**`, (route) => route.abort('connectionrefused'))
    await page.getByRole('banner').getByRole('link', { name: '证书查询' }).click()
    await expect(pageHeading(page, OWN)).toBeVisible()
    expect(await page.evaluate(() => performance.timeOrigin), 'the page was not loaded anew').toBe(opened)
  },
)

partnerStory('an operator sees who changed what', async ({ partner }) => {
  const status = await partner.operator('status')
  expect(status).toMatch(
    new RegExp(`operator +assign +mfe-certificate ${PARTNER_TENANT} ${PARTNER_RELEASE.replaceAll(/[.+]/g, '\\$&')}`),
  )
  expect(status).toMatch(new RegExp(`operator +allow +${PARTNER_TENANT} ${partner.origin}`))
})
