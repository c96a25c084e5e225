// Walks through: shell/src/contained, server/src/site/registry
import type { FrameLocator, Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

import { violationsIn } from '../fixtures/accessibility'
import { ASKING, ATTEMPTS, FREEZING, hostileLookup, TALKING, type Attempts } from '../fixtures/hostile'
import { pageHeading, SCRIPT_FAULTS } from '../fixtures/modules'
import { PARTNER_RELEASE, PARTNER_TENANT, partnerStory, type Partner } from '../fixtures/partner'
import { personMenu, signInForToken } from '../fixtures/sign-in'
import { expect } from '../fixtures/story'

// One portal for all of them; each says what is assigned.
partnerStory.describe.configure({ mode: 'default' })
partnerStory.beforeEach(({ partner }) => assign(partner, PARTNER_RELEASE))

const THEIRS = '证书登记簿'
const OWN = '证书查询'
const LOOKUP = '/query_pc/kingdee'

async function assign({ operator, origin }: Partner, release: string, ...level: string[]): Promise<void> {
  await operator('partner:allow', PARTNER_TENANT, origin)
  const said = await operator('assign', 'mfe-certificate', release, '--tenant', PARTNER_TENANT, ...level)
  expect(said).toContain(`${PARTNER_TENANT} gets mfe-certificate ${release} from the next page on`)
}

/** The partner's page in its frame. */
function theirs(page: Page): FrameLocator {
  return page.getByRole('main').frameLocator('iframe')
}

const without = (...rules: string[]): RunOptions => ({
  rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
})

async function lookUp(page: Page, name: string, number: string): Promise<void> {
  await theirs(page).getByLabel('姓名').fill(name)
  await theirs(page).getByLabel('证书编号').fill(number)
  await theirs(page).getByRole('button', { name: '核对' }).click()
}

partnerStory(
  'a visitor looks certificates up in a contained module: found, revoked, missing',
  async ({ page, school, partner }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.frame() === page.mainFrame() && request.url().startsWith(partner.origin)) asked.push(request.url())
    })
    const response = await page.goto(school('kingdee', LOOKUP))
    await expect(theirs(page).getByRole('heading', { level: 1, name: THEIRS })).toBeVisible()
    for (const [name, number, says] of [
      ['林小满', 'S200012026000001', '林小满的证书在册'],
      ['唐一鸣', 'S200012026000005', '唐一鸣的证书已被学校撤销'],
      ['林大满', 'S200012026000001', '登记簿中没有这张证书'],
    ] as const) {
      await lookUp(page, name, number)
      await expect(theirs(page).getByRole('heading', { name: says })).toBeVisible()
    }
    expect(asked, 'nothing of the partner’s is loaded into the page').toEqual([])
    expect(JSON.stringify(await response?.allHeaders())).not.toContain(partner.origin)
    // Each sees its own document only: the page's heading is in the frame, and the frame's landmarks are the page's.
    expect(await violationsIn(page, without('page-has-heading-one'))).toBe('')
    const frame = page.frames().find((candidate) => candidate.url().includes('/contained/'))
    if (frame === undefined) throw new Error('the page has no frame')
    expect(await violationsIn(frame, without('region', 'landmark-one-main', 'document-title'))).toBe('')
  },
)

partnerStory(
  'the frame has a name, is as tall as what stands in it, and the page alone scrolls',
  async ({ page, school }) => {
    await page.goto(school('kingdee', LOOKUP))
    const frame = page.getByRole('main').locator('iframe')
    await expect(frame).toHaveAttribute('title', THEIRS)
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms')
    await lookUp(page, '林小满', 'S200012026000001')
    const result = theirs(page).getByRole('heading', { name: '林小满的证书在册' })
    await expect(result).toBeVisible()
    const fits = (): Promise<boolean> =>
      theirs(page)
        .locator('html')
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)
    await expect.poll(fits).toBe(true)
    await page.setViewportSize({ width: 375, height: 720 })
    await expect.poll(fits).toBe(true)
    const overflow = (): Promise<number> =>
      theirs(page)
        .locator('html')
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
  },
)

partnerStory('by keyboard alone: into the frame, through it, and out again', async ({ page, school }) => {
  await page.goto(school('kingdee', LOOKUP))
  await expect(theirs(page).getByRole('heading', { level: 1, name: THEIRS })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const focused = (): Promise<string> =>
    theirs(page)
      .locator('html')
      .evaluate(() => document.activeElement?.textContent ?? '')
  await page.keyboard.press('Tab')
  await expect.poll(focused).toBe('网校首页')
  // The kind of certificate comes first, then name and number.
  await page.keyboard.press('Tab')
  for (const text of ['林小满', 'S200012026000001']) {
    await page.keyboard.press('Tab')
    await page.keyboard.insertText(text)
  }
  await page.keyboard.press('Enter')
  await expect(theirs(page).getByRole('heading', { name: '林小满的证书在册' })).toBeVisible()
  // On from the submit button, and out into the page's footer.
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab')
      return page.evaluate(() => document.activeElement?.closest('footer') !== null)
    })
    .toBe(true)
})

partnerStory(
  'links, deep links, back, language and scheme are the page’s and the frame’s at once',
  async ({ page, school }) => {
    await page.goto(school('kingdee', `${LOOKUP}?number=1#top`))
    const heading = theirs(page).getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(THEIRS)
    await page.getByRole('banner').getByRole('button', { name: 'English' }).click()
    await expect(heading).toHaveText('Register of certificates')
    await theirs(page).getByRole('link').first().click()
    await expect(page).toHaveURL(school('kingdee', '/'))
    await page.goBack()
    await expect(page).toHaveURL(school('kingdee', `${LOOKUP}?number=1#top`))
    await expect(heading).toHaveText('Register of certificates')
    await expect(heading, 'the heading has the focus after a navigation, as everywhere').toBeFocused()
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
    await expect(theirs(page).locator('html')).toHaveAttribute('data-scheme', 'dark')
    await page.reload()
    await expect(heading).toHaveText('Register of certificates')
    await expect(theirs(page).locator('html')).toHaveAttribute('data-scheme', 'dark')
  },
)

partnerStory('printed, the page has the certificate that was found', async ({ page, school }) => {
  await page.goto(school('kingdee', LOOKUP))
  await lookUp(page, '林小满', 'S200012026000001')
  const result = theirs(page).getByRole('heading', { name: '林小满的证书在册' })
  await expect(result).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(result).toBeVisible()
})

partnerStory(
  'the document of a frame, opened by itself, is as contained as in the page',
  async ({ page, school, problems }) => {
    problems.allow(/./)
    await page.goto(school('kingdee', `/contained/mfe-certificate/${encodeURIComponent(PARTNER_RELEASE)}`))
    expect(await page.evaluate(() => self.origin)).toBe('null')
    const elsewhere = await page.goto(
      school('hailan', `/contained/mfe-certificate/${encodeURIComponent(PARTNER_RELEASE)}`),
    )
    expect(elsewhere?.status()).toBe(404)
  },
)

partnerStory(
  'a hostile module gets nothing: no token, no policy, no script of its own, no call, no window',
  async ({ page, school, partner, problems }) => {
    problems.allow(/./)
    const release = await partner.release(hostileLookup(partner))
    await assign(partner, release)
    const sent: string[] = []
    page.on('requestfinished', (request) => {
      if (/\/(?:loot|unnamed)/.test(request.url())) sent.push(request.url())
    })
    const token = await signInForToken(page, school('kingdee', '/login'))
    await page.goto(school('kingdee', LOOKUP))
    await expect(theirs(page).getByRole('heading', { level: 1, name: THEIRS })).toBeVisible()
    const read = async (): Promise<Attempts> =>
      JSON.parse((await theirs(page).locator('html').getAttribute(ATTEMPTS)) ?? '{}') as Attempts
    await expect.poll(async () => Object.keys(await read())).toContain('call past the page')
    const attempts = await read()
    expect(JSON.stringify(attempts)).not.toContain(token)
    expect(attempts).toMatchObject({
      'token of the store': 'undefined',
      storage: 'refused: SecurityError',
      cookies: 'refused: SecurityError',
      'sanitiser’s policy': 'refused: TypeError',
      'default policy': 'refused: TypeError',
      'script that no manifest names': 'refused: TypeError',
      'document of the page': 'refused: SecurityError',
      'storage of the page': 'refused: SecurityError',
      'address of the page': 'refused: SecurityError',
      'script gate of the page': 'refused: SecurityError',
      'top window': 'refused: SecurityError',
      'window of its own': 'null',
      'fetch of the frame': 'refused: TypeError',
      'call to its own server': 'refused',
      'call past the page': 'refused',
    })
    // What it did to its own realm does nothing to the page's, and is gone with the frame.
    await expect(page).toHaveURL(school('kingdee', LOOKUP))
    await expect(personMenu(page)).toBeVisible()
    expect(await page.evaluate(() => String(fetch))).toContain('[native code]')
    expect(sent.filter((address) => address.includes(token))).toEqual([])
    expect(sent).toEqual([])
  },
)

partnerStory(
  'a module that freezes freezes its frame alone, and the school’s own lookup takes its place',
  async ({ page, school, partner, problems }) => {
    SCRIPT_FAULTS.forEach(problems.allow)
    problems.allow(/the frame does not answer/)
    await assign(partner, await partner.release(FREEZING))
    await page.goto(school('kingdee', LOOKUP))
    await expect(pageHeading(page, OWN)).toBeVisible()
  },
)

partnerStory(
  'a module that says to the page what is no message is given up',
  async ({ page, school, partner, problems }) => {
    problems.allow(/the frame said what is no message/)
    await assign(partner, await partner.release(TALKING))
    await page.goto(school('kingdee', LOOKUP))
    await expect(pageHeading(page, OWN)).toBeVisible()
  },
)

partnerStory(
  'a module that asks for another call than a lookup is refused, and nothing is asked of the server',
  async ({ page, school, partner }) => {
    await assign(partner, await partner.release(ASKING))
    await page.goto(school('kingdee', LOOKUP))
    await expect(theirs(page).locator('html')).toHaveAttribute(ATTEMPTS, /may not call study\.getMyClassInfo/)
  },
)

partnerStory(
  'a file of a contained module with one byte changed never runs: the school’s own lookup stands there',
  async ({ page, school, partner, problems }) => {
    SCRIPT_FAULTS.forEach(problems.allow)
    problems.allow(/script failed|ChunkLoadError|Loading chunk/)
    await page.route(new RegExp(`^${partner.origin}/[^/]+/remoteEntry\\.js`), async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `${await response.text()} ` })
    })
    await page.goto(school('kingdee', LOOKUP))
    await expect(pageHeading(page, OWN)).toBeVisible()
  },
)
