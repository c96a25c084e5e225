// Walks through: mfe-certificate/src/verify, server/src/domains/certificate
import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { lookUp } from '../fixtures/reading'
import { scan } from '../fixtures/scan'
import { expect, story } from '../fixtures/story'
import { ANY_SCRIPT, drawnPage, holdScripts } from '../fixtures/takeover'

const HOLDER = { name: '林小满', number: 'S100012026000001' }

story(
  'an employer scans the code of a certificate and compares it with the paper',
  async ({ page, context, accessible }) => {
    await page.goto('/query_pc')
    await lookUp(page, HOLDER)
    await expect(page.getByRole('img', { name: '证书核验二维码' }).locator('svg')).toBeVisible()
    const link = await page.getByRole('link', { name: '打开核验页' }).getAttribute('href')
    expect(link).toMatch(/^\/v#[0-9A-HJKMNP-TV-Z]{12}$/)

    const phone = await context.newPage()
    await phone.setViewportSize({ width: 390, height: 844 })
    const asked: string[] = []
    phone.on('request', (request) => asked.push(request.url()))
    await phone.goto(link ?? '')
    await expect(phone.getByRole('heading', { name: '证书真实有效' })).toBeVisible()
    await expect(phone.getByRole('main')).toContainText('9901**********0028')
    for (const tick of await phone.getByRole('checkbox').all()) await tick.check()
    await expect(phone.getByText('全部 7 项一致')).toBeVisible()
    await accessible(phone)
    // What follows the # stays in the browser; nothing of the certificate may travel in front of it.
    const code = link?.split('#')[1] ?? ''
    expect(asked.filter((address) => address.split('#', 1)[0]?.includes(code))).toEqual([])
  },
)

for (const [kind, tab, number] of [
  ['skill', '0', 'S100012026000001'],
  ['training', '1', 'T100012026000001'],
] as const) {
  story(
    `the QR code of a ${kind} certificate is read by a stranger’s phone and verifies there`,
    async ({ page, browser }) => {
      await page.goto(`/query_pc?tab=${tab}`)
      await lookUp(page, { name: HOLDER.name, number })
      const code = page.getByRole('img', { name: '证书核验二维码' })
      await expect(code.locator('svg')).toBeVisible()
      const modules = Number((await code.locator('svg').getAttribute('viewBox'))?.split(' ')[2])
      expect(modules, 'as wide as version 5 at most, which any phone reads from paper').toBeLessThanOrEqual(37)
      const address = await scan(code)
      const link = (await page.getByRole('link', { name: '打开核验页' }).getAttribute('href')) ?? ''
      expect(address).toBe(new URL(link, page.url()).href)

      const stranger = await browser.newContext({ viewport: { width: 390, height: 844 } })
      const phone = await stranger.newPage()
      await phone.goto(address)
      await expect(phone.getByRole('heading', { name: '证书真实有效' })).toBeVisible()
      await expect(phone.getByRole('main')).toContainText(number)
      // A code on paper is passed on: the sheet of the page carries the same one.
      const again = phone.getByRole('img', { name: '证书核验二维码' })
      await expect(again.locator('svg')).toBeVisible()
      expect(await scan(again)).toBe(address)
      await stranger.close()
    },
  )
}

/** The link with the whole credential of the next certificate that is found, as papers from before had it. */
async function longLink(page: Page): Promise<string> {
  const response = await page.waitForResponse('**/queryCertificateByCode*')
  const { data } = (await response.json()) as { data: { credential: string } }
  return `/certificate/verify#c=${data.credential}`
}

story('the page of a code from paper says what it is doing before its scripts are there', async ({ page, school }) => {
  await drawnPage(school('default', '/v'))
  await page.goto('/query_pc')
  await lookUp(page, HOLDER)
  const link = await page.getByRole('link', { name: '打开核验页' }).getAttribute('href')
  await page.goto('/notice/list')
  const letCome = await holdScripts(page, ANY_SCRIPT)
  await page.goto(link ?? '', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: '证书核验' })).toBeVisible()
  await expect(page.getByRole('status', { name: '正在核验…' })).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  letCome()
  await expect(page.getByRole('heading', { name: '证书真实有效' })).toBeVisible()
})

story('a certificate whose text was changed is found out, and so is a link cut short', async ({ page }) => {
  await page.goto('/query_pc')
  const found = longLink(page)
  await lookUp(page, HOLDER)
  const link = await found
  const [head = '', payload = '', signature = ''] = link.split('.')
  const forged = Buffer.from(Buffer.from(payload, 'base64url').toString().replace(HOLDER.name, '王大满')).toString(
    'base64url',
  )
  await page.goto([head, forged, signature].join('.'))
  await expect(page.getByRole('heading', { name: '不是本校签发的证书' })).toBeVisible()
  await expect(page.getByText('王大满')).toHaveCount(0)
  await page.goto('about:blank')
  await page.goto(link.slice(0, 200))
  await expect(page.getByRole('heading', { name: '核验链接不完整' })).toBeVisible()
})

story(
  'without a response about its status a certificate is still known by its signature',
  async ({ page, problems }) => {
    await page.goto('/query_pc')
    const found = longLink(page)
    await lookUp(page, HOLDER)
    const link = await found
    problems.allow(/verifyCredential/)
    await page.route('**/verifyCredential*', (route) => route.abort())
    await page.goto(link)
    await expect(page.getByRole('heading', { name: '签名正确，状态未知' })).toBeVisible()
    await page.unroute('**/verifyCredential*')
    await page.getByRole('button', { name: '重试' }).click()
    await expect(page.getByRole('heading', { name: '证书真实有效' })).toBeVisible()
  },
)

story(
  'a clerk without a scanner types the code from the paper; another is sent the signed credential as a file',
  async ({ page, accessible }) => {
    await page.goto('/query_pc')
    await lookUp(page, HOLDER)
    const sheet = page.getByRole('article', { name: /林小满/ })
    const typed = await sheet.getByText(/^[0-9A-Z]{4} [0-9A-Z]{4} [0-9A-Z]{4}$/).innerText()
    const saving = page.waitForEvent('download')
    await sheet.getByRole('button', { name: '下载签名凭证' }).click()
    const saved = await saving
    expect(saved.suggestedFilename()).toBe('林小满-S100012026000001.jwt')
    const credential = await readFile(await saved.path(), 'utf8')

    await page.goto('/v')
    await accessible(page)
    await page.getByRole('textbox', { name: '核验码' }).fill('ZZZZ ZZZZ ZZZZ')
    await page.getByRole('button', { name: '核验', exact: true }).click()
    await expect(page.getByRole('heading', { name: '没有这个核验码' })).toBeVisible()
    await accessible(page)
    await page.getByRole('textbox', { name: '核验码' }).fill(typed.toLowerCase())
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: '证书真实有效' })).toBeVisible()

    await page.goto('/v')
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: '打开签名凭证' }).click()
    await (
      await choosing
    ).setFiles({
      name: saved.suggestedFilename(),
      mimeType: 'application/vc+jwt',
      buffer: Buffer.from(credential),
    })
    await expect(page.getByRole('heading', { name: '证书真实有效' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(HOLDER.number)
  },
)
