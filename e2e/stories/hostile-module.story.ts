// Walks through: shell/src/modules, shell/src/boot, server/src/site/gateway
import { ATTEMPTS, FREEZING, hostileInPage, type Attempts } from '../fixtures/hostile'
import { pageHeading } from '../fixtures/modules'
import { outcomesOf } from '../fixtures/outcomes'
import { assign, LOOKUP, partnerStory, THEIRS } from '../fixtures/partner'
import { personMenu, signInForToken } from '../fixtures/sign-in'
import { expect } from '../fixtures/story'

const OWN = '证书查询'

partnerStory(
  'a hostile module in the page finds no token, adds no script, calls nobody and leaves nothing of it behind',
  async ({ page, school, partner, problems }) => {
    problems.allow(/./)
    await assign(partner, await partner.release(hostileInPage(partner)))
    const sent: string[] = []
    page.on('requestfinished', (request) => {
      if (/\/(?:loot|unnamed)/.test(request.url())) sent.push(request.url())
    })
    const token = await signInForToken(page, school('kingdee', '/login'))

    await page.goto(school('kingdee', LOOKUP))
    await expect(pageHeading(page, THEIRS)).toBeVisible()
    const read = async (): Promise<Attempts> =>
      JSON.parse((await page.locator('html').getAttribute(ATTEMPTS)) ?? '{}') as Attempts
    await expect.poll(async () => Object.keys(await read())).toContain('call to its own server')
    const attempts = await read()
    expect(JSON.stringify(attempts)).not.toContain(token)
    expect(attempts).toMatchObject({
      'token of the store': 'undefined',
      'whole store': expect.stringContaining('userInfo') as unknown,
      'transport of the http client': 'undefined',
      'set-up of the http client': 'undefined',
      'sanitiser’s policy': 'refused: TypeError',
      'default policy': 'refused: TypeError',
      'script that no manifest names': 'refused: TypeError',
      'script by the gate': 'refused: Error',
      'inside of the shell': 'refused: TypeError',
      'list of the shell': 'refused: TypeError',
      'http client of the share scope': 'refused: TypeError',
      'call of the http client': 'refused: TypeError',
      'elements of React': 'refused: TypeError',
      'fetch of the page': 'refused: TypeError',
      'headers of calls': 'refused: TypeError',
      'JSON of the page': 'replaced',
      'call to its own server': 'refused',
    })
    expect(await page.evaluate(() => String(JSON.parse))).not.toContain('[native code]')

    await page.getByRole('main').getByRole('link', { name: '网校首页' }).click()
    await expect(page).toHaveURL(school('kingdee', '/'))
    await expect(pageHeading(page, THEIRS)).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => String(JSON.parse))).toContain('[native code]')
    await expect(personMenu(page)).toBeVisible()
    expect(sent).toEqual([])
  },
)

/** Milliseconds without a sign of life after which the next page knows that one hung: shared/session/src/watchdog.ts. */
const SILENT = 5000

partnerStory(
  'a module that froze the page is named and kept out at the next visit: the school’s own lookup stands there at once',
  async ({ page: frozen, context, school, partner, problems }) => {
    problems.allow(/it froze an earlier page of this browser/)
    const release = await partner.release(FREEZING)
    await assign(partner, release)
    // From then on it answers nobody; a page of the same school in another tab sees what it leaves behind.
    await frozen.goto(school('kingdee', LOOKUP), { waitUntil: 'commit' })
    const page = await context.newPage()
    await page.goto(school('kingdee', '/robots.txt'))
    await expect
      .poll(() =>
        page.evaluate((silent) => {
          const marks = Object.keys(localStorage).filter((key) => key.startsWith('campus.running:'))
          return marks.some((key) => {
            const { at } = JSON.parse(localStorage.getItem(key) ?? '{}') as { readonly at: number }
            return Date.now() - at > silent
          })
        }, SILENT),
      )
      .toBe(true)

    const outcomes = outcomesOf(page, 'mfe-certificate')
    await page.goto(school('kingdee', LOOKUP))
    await expect(pageHeading(page, OWN)).toBeVisible()
    await expect
      .poll(() => outcomes.filter(({ ok }) => !ok))
      .toEqual([
        expect.objectContaining({ version: release, reason: 'it froze an earlier page of this browser' }) as unknown,
      ])
    // It stays out on the visit after that one too.
    await page.reload()
    await expect(pageHeading(page, OWN)).toBeVisible()
    await expect(pageHeading(page, THEIRS)).toHaveCount(0)
    await expect(page.locator(`script[src^="${partner.origin}"]`)).toHaveCount(0)
  },
)
