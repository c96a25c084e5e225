// Walks through: shell/src, mfe-portal/src/consult, mfe-portal/src/training-project

/** On a slow line: what is pressed before its code is there, and code whose first request fails. */
import { signInForm } from '../fixtures/sign-in'
import { expect, story } from '../fixtures/story'
import { ANY_SCRIPT, drawnPage, holdScripts } from '../fixtures/takeover'

story.describe('a press in the page that the server has drawn, before its scripts are there', () => {
  story.beforeEach(async ({ school }) => {
    await drawnPage(school('default', '/'))
  })

  story('on a training project opens the question to the school, once', async ({ page }) => {
    const letCome = await holdScripts(page, ANY_SCRIPT)
    await page.goto('/', { waitUntil: 'commit' })
    const ask = page.getByRole('button', { name: '咨询报名 焊工（四级）技能提升班' })
    await ask.click()
    await ask.click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    letCome()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(ask).toBeFocused()
  })

  story('on the menu of a phone opens it', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 720 })
    const letCome = await holdScripts(page, ANY_SCRIPT)
    await page.goto('/', { waitUntil: 'commit' })
    const menu = page.getByRole('button', { name: '菜单' })
    await menu.click()
    letCome()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    await expect(page.locator('#root[data-drawn]')).toHaveCount(0)
  })

  story('on the dark look darkens the page', async ({ page }) => {
    const letCome = await holdScripts(page, ANY_SCRIPT)
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByTitle('深色').click()
    letCome()
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  })

  story('by key on a banner’s arrow turns it when its engine comes', async ({ page }) => {
    const letCome = await holdScripts(page, ANY_SCRIPT)
    await page.goto('/', { waitUntil: 'commit' })
    const banner = page.getByRole('region', { name: '学校风采' })
    await banner.getByRole('button', { name: '下一张' }).press('Enter')
    letCome()
    await expect(banner.getByRole('button', { name: '转到第2张' })).toHaveAttribute('aria-current', 'true')
    await expect(banner.getByRole('group', { name: /^第2/ })).not.toHaveAttribute('inert')
  })
})

story('a banner is turned before its engine is there: it turns when that comes', async ({ page }) => {
  const letCome = await holdScripts(page, /carousel-engine/)
  // What is held may keep the page from its load.
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('#root:not([data-drawn])')).toHaveCount(1)
  const banner = page.getByRole('region', { name: '学校风采' })
  await banner.getByRole('button', { name: '下一张' }).click()
  await banner.getByRole('button', { name: '下一张' }).click()
  await expect(banner.getByRole('group', { name: /^第1/ })).not.toHaveAttribute('inert')
  letCome()
  await expect(banner.getByRole('group', { name: /^第3/ })).not.toHaveAttribute('inert')
})

story(
  'a block whose first two requests are cut off comes with the third, and nobody hears of it',
  async ({ page, problems }) => {
    problems.allow(/Failed to load resource/)
    let cut = 0
    await page.route(/coupon-block/, async (route) => {
      cut += 1
      return cut <= 2 ? route.abort('connectionreset') : route.continue()
    })
    await page.goto('/')
    await page.getByRole('heading', { name: '优惠券' }).first().scrollIntoViewIfNeeded()
    await expect(page.getByRole('article', { name: '新学员报名立减' })).toBeVisible()
    expect(cut).toBe(3)
    await expect(page.getByText('加载失败')).toHaveCount(0)
  },
)

story(
  'what is typed into the lookup before its scripts are there stands in it, and is looked up',
  async ({ page, school }) => {
    await drawnPage(school('default', '/query_pc'))
    const letCome = await holdScripts(page, ANY_SCRIPT)
    await page.goto('/query_pc', { waitUntil: 'commit' })
    const name = page.getByRole('textbox', { name: '姓名' })
    const number = page.getByRole('textbox', { name: '证书编号' })
    await name.fill('林小满')
    await number.pressSequentially('S10001')
    await number.press('Enter')
    await expect(page, 'no form is sent without its code').toHaveURL('/query_pc')
    letCome()
    await expect(page.locator('#root[data-drawn]')).toHaveCount(0)
    await expect(name).toHaveValue('林小满')
    await expect(number).toHaveValue('S10001')
    await expect(page.getByText('请输入验证码'), 'what was sent early is looked at').toBeVisible()
  },
)

story(
  'on a phone number and consent go over from the drawn sign-in, and what was sent early is looked at',
  async ({ page, school }) => {
    await drawnPage(school('default', '/login?redirect=%2Fnotice%2Flist'))
    await page.setViewportSize({ width: 375, height: 720 })
    const letCome = await holdScripts(page, ANY_SCRIPT)
    await page.goto('/login?redirect=%2Fnotice%2Flist', { waitUntil: 'commit' })
    const form = signInForm(page)
    await form.mobile.fill('138 0000 0001')
    await form.agreement.check()
    await form.submit.click()
    letCome()
    await expect(page.locator('#root:not([data-drawn])')).toHaveCount(1)
    await expect(form.mobile).toHaveValue('13800000001')
    await expect(form.agreement).toBeChecked()
    await expect(page.getByText('请输入验证码'), 'what was sent early is looked at').toBeVisible()
    await expect(page).toHaveURL(/\/login\?redirect=%2Fnotice%2Flist$/)
  },
)
