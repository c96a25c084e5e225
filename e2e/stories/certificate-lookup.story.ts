// Walks through: mfe-certificate/src, server/src/domains/certificate
import { readFile } from 'node:fs/promises'

import { devices, type Page } from '@playwright/test'

import { lookUp } from '../fixtures/reading'
import { expect, learnerStory, story } from '../fixtures/story'

const HOLDER = { name: '林小满', number: 'S100012026000001' }
const NOBODY = { name: '林大满', number: 'S100012026000001' }
/** Five digits: no picture has as many. */
const NEVER_RIGHT = '00000'

/** Keys of the captcha pictures a page asks for. */
function watchCaptchas(page: Page): string[] {
  const keys: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/captcha')) keys.push(searchParams.get('key') ?? '')
  })
  return keys
}

/** The credential of the next certificate that is found. */
async function credentialLookedUp(page: Page): Promise<{ credential: string }> {
  const response = await page.waitForResponse('**/queryTeachUserCert*')
  return ((await response.json()) as { data: { credential: string } }).data
}

async function expectHelp(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { name: '抱歉没有查询到相关信息' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  for (const tip of ['请确认证书查询入口是否正确', '请确认证书编号是否正确', '请确认姓名是否正确']) {
    await expect(page.getByText(tip)).toBeVisible()
  }
  const contact = page.getByRole('complementary').filter({ hasText: '如有疑问，请联系客服' })
  const code = contact.getByRole('img', { name: '扫码添加客服微信' })
  await code.scrollIntoViewIfNeeded()
  await expect(code).toBeVisible()
  await expect(contact.getByRole('link', { name: /^咨询电话：\d/ })).toHaveAttribute('href', /^tel:\d/)
}

for (const path of ['/query_pc', '/query_h5']) {
  story(`${path} says where the number stands, in lines one can read`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 900 })
    await page.goto(path)
    const title = page.getByRole('heading', { name: '证书编号在哪里' })
    await expect(title).toBeVisible()
    const { width, height } = (await title.boundingBox()) ?? { width: 0, height: 0 }
    expect(width, 'wider than high: one line').toBeGreaterThan(2 * height)
    const picture = await page.getByRole('region', { name: '证书编号在哪里' }).getByRole('img').boundingBox()
    expect(picture?.width).toBeGreaterThan(360)
  })
}

story(
  'CE-04 CE-11 CE-12 CE-14 a visitor mistypes the captcha, is told, and finds the certificate with the next one',
  async ({ page }) => {
    const keys = watchCaptchas(page)
    await page.goto('/query_pc')
    const captcha = page.getByRole('textbox', { name: '验证码' })
    await page.getByRole('textbox', { name: '姓名' }).fill(HOLDER.name)
    await page.getByRole('textbox', { name: '证书编号' }).fill(HOLDER.number)
    await captcha.fill(NEVER_RIGHT)
    await captcha.press('Enter')
    await expect(page.getByRole('region', { name: '通知' }).getByText(/验证码错误/)).toBeVisible()
    await expect(page.getByText('抱歉没有查询到相关信息')).toHaveCount(0)
    await expect(captcha).toHaveValue('')
    await expect(captcha).toBeFocused()
    await expect(page.getByRole('textbox', { name: '姓名' })).toHaveValue(HOLDER.name)
    await expect.poll(() => new Set(keys).size).toBe(2)
    expect(keys.filter((key) => !/^[A-Za-z0-9]{16}$/.test(key))).toEqual([])
    await lookUp(page, HOLDER)
    await expect(page.getByRole('article', { name: /林小满/ })).toBeVisible()
  },
)

story(
  'CE-15 CE-24 CE-25 a visitor finds nothing and is told what to check and whom to ask',
  async ({ page, accessible }) => {
    await page.goto('/query_pc')
    await lookUp(page, NOBODY)
    await expectHelp(page)
    await accessible(page)
  },
)

story('CE-17 a visitor looks at a certificate closely: by wheel, by keys and by dragging', async ({ page }) => {
  await page.goto('/query_pc')
  await lookUp(page, HOLDER)
  await page.getByRole('button', { name: /预览/ }).click()
  const preview = page.getByRole('dialog', { name: '预览' })
  const view = preview.getByRole('region', { name: '林小满的证书' })
  const picture = view.getByRole('img', { name: '林小满的证书' })
  const percent = preview.getByRole('status')
  const box = async (part: typeof view) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await expect(picture).toBeVisible()
  const frame = await box(view)
  expect((await box(picture)).height, 'the whole certificate fits').toBeLessThanOrEqual(frame.height + 1)
  // What lies under the pointer stays there.
  const pointer = { x: frame.x + frame.width * 0.8, y: frame.y + frame.height * 0.75 }
  await page.mouse.move(pointer.x, pointer.y)
  await page.mouse.wheel(0, -300)
  await expect(percent).not.toHaveText('100%')
  await expect
    .poll(async () => {
      const { x, width } = await box(picture)
      return Math.abs((pointer.x - x) / width - 0.8)
    })
    .toBeLessThan(0.02)
  await view.focus()
  await page.keyboard.press('+')
  await expect(percent).toHaveText('159%')
  const before = await box(picture)
  await page.mouse.down()
  await page.mouse.move(pointer.x - 40, pointer.y, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => Math.round((await box(picture)).x - before.x)).toBe(-40)
  await preview.getByRole('button', { name: '显示整张' }).click()
  await expect(percent).toHaveText('100%')
  await page.keyboard.press('Escape')
  await expect(preview).toHaveCount(0)
})

story('CE-18 a visitor saves a certificate as picture and as PDF, also an hour later', async ({ page }) => {
  await page.clock.install()
  await page.goto('/query_pc')
  await lookUp(page, HOLDER)
  const sheet = page.getByRole('article', { name: /林小满/ })
  await expect(sheet.getByRole('img', { name: '林小满的证书' })).toBeVisible()
  // After ten minutes the picture's address is dead.
  await page.route('**/media/*/certificate/**', (route) => route.fulfill({ status: 404, body: '' }))
  await page.clock.fastForward('01:00:00')
  const bytesOf = async (name: string) => {
    const saved = page.waitForEvent('download')
    await sheet.getByRole('button', { name }).click()
    const download = await saved
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
  }
  const png = await bytesOf('下载证书')
  expect(png.name).toBe('林小满-S100012026000001.png')
  expect([png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)], 'A4 at 300 dots per inch').toEqual([3508, 2481])
  const pdf = await bytesOf('保存为 PDF')
  expect(pdf.name).toBe('林小满-S100012026000001.pdf')
  const text = pdf.bytes.toString('latin1')
  expect(text.slice(0, 5)).toBe('%PDF-')
  expect(text).toMatch(/\/MediaBox \[0 0 841\.\d+ 595\.\d+\]/)
  expect(text).toContain('/DCTDecode')
})

story('CE-23 a certificate without a picture says so and has no download', async ({ page }) => {
  await page.goto('/query_pc')
  await lookUp(page, { name: '周宁', number: 'S100012026000004' })
  await expect(page.getByText('暂无证书')).toBeVisible()
  await expect(page.getByRole('button', { name: '下载证书' })).toHaveCount(0)
})

learnerStory('a student finds their own certificates without a number, and hands one on', async ({ page }) => {
  await page.goto('/account')
  await page.getByRole('navigation', { name: '我的内容' }).getByRole('link', { name: '我的证书' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '我的证书' })).toBeVisible()
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(2)
  const card = cards.filter({ hasText: '职业技能等级证书' })
  await expect(card).toContainText(HOLDER.number)
  await card.getByRole('link').click()
  const sheet = page.getByRole('article', { name: `有效证书 ${HOLDER.name}` })
  const saved = page.waitForEvent('download')
  await sheet.getByRole('button', { name: '下载证书' }).click()
  expect((await saved).suggestedFilename()).toBe(`${HOLDER.name}-${HOLDER.number}.png`)
  await sheet.getByRole('link', { name: '打开核验页' }).click()
  await expect(page).toHaveURL(/\/v#[0-9A-Z]{12}$/)
  await expect(page.getByRole('heading', { name: '证书真实有效' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(HOLDER.number)
})

story(
  'a certificate that was taken back is shown as such, at the lookup and where it is verified',
  async ({ page, accessible }) => {
    await page.goto('/query_pc?tab=1')
    const looked = credentialLookedUp(page)
    await lookUp(page, { name: '唐一鸣', number: 'T100012026000005' })
    const sheet = page.getByRole('article', { name: '证书已被撤销 唐一鸣' })
    await expect(sheet).toContainText('学校已撤销此证书，请勿再予采信。')
    await expect(sheet.getByRole('button', { name: '下载证书' })).toHaveCount(0)
    await accessible(page)
    await expect(sheet.getByRole('img', { name: '证书核验二维码' })).toHaveCount(0)
    const { credential } = await looked
    await page.goto(`/v#c=${credential}`)
    await expect(page.getByRole('heading', { name: '证书已被撤销' })).toBeVisible()
    await expect(page.getByRole('heading', { name: '证书真实有效' })).toHaveCount(0)
    await accessible(page)
  },
)

story(
  'a found certificate is printed as one sheet, with its code and nothing of the site around it',
  async ({ page }) => {
    await page.goto('/query_pc')
    await lookUp(page, HOLDER)
    const sheet = page.getByRole('article', { name: /林小满/ })
    await expect(sheet.getByRole('img', { name: '林小满的证书' })).toBeVisible()
    await expect(sheet.getByRole('img', { name: '证书核验二维码' }).locator('svg')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeHidden()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    for (const name of ['打印', '复制核验链接']) await expect(sheet.getByRole('button', { name })).toHaveCount(0)
    await expect(sheet.getByRole('link')).toHaveCount(0)
    await expect(sheet.getByRole('img', { name: '证书核验二维码' }).locator('svg')).toBeVisible()
    await expect(sheet).toContainText('9901**********0028')
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  },
)

story.describe('on a phone', () => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']
  story.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch })

  story(
    'CE-16 CE-24 CE-25 whoever finds nothing there has the same help, a finger’s width from the form',
    async ({ page, accessible }) => {
      await page.goto('/query_h5')
      await lookUp(page, NOBODY)
      await expectHelp(page)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        'nothing to scroll sideways',
      ).toBe(true)
      await accessible(page)
    },
  )

  story(
    'CE-01 CE-02 CE-16 another kind of certificate is a tap away; what was found is cleared, name and number stay',
    async ({ page }) => {
      await page.goto('/query_h5')
      await lookUp(page, HOLDER)
      await expect(page.getByRole('article', { name: /林小满/ })).toBeVisible()
      await page.getByRole('tab', { name: '培训结业证书' }).tap()
      await expect(page.getByRole('article')).toHaveCount(0)
      await expect(page.getByRole('textbox', { name: '姓名' })).toHaveValue(HOLDER.name)
      await expect(page.getByRole('textbox', { name: '证书编号' })).toHaveValue(HOLDER.number)
    },
  )
})
