// Walks through: shell/src/account, server/src/domains/sign-in/account

/** At a school filled from a folder, learners look after their accounts on a phone: password, picture, closing. */
import { join } from 'node:path'

import { ROOT } from '../fixtures/campus'
import { operatorOf } from '../fixtures/operator'
import { onOwnCampus } from '../fixtures/own-campus'
import { folderWith } from '../fixtures/school-folder'
import { fillPassword, signInForm } from '../fixtures/sign-in'
import { fillCode } from '../fixtures/sms'
import { expect } from '../fixtures/story'
import { openTeaching } from '../fixtures/teacher'

const SCHOOL = 'minghu'
/** Who sets a password. */
const OWNER = { name: '陆明川', mobile: '13900001002', password: 'paper-lantern-87' }
const OWN_PASSWORD = 'violet-harbour-29'
/** Who sets a picture. */
const PICTURED = { name: '沈知秋', mobile: '13900001001', password: 'river-stone-41' }
/** Who closes the account. */
const LEAVER = { name: '白远行', mobile: '13900001006', password: 'harbour-stone-31' }

const story = onOwnCampus({ SAMPLE_DATA: 'no' })

story(
  'a learner sets a password of their own on a phone, keeps it when the folder is brought again, and signs out everywhere',
  async ({ campus, page, browser, accessible }) => {
    const bringFolder = () => operatorOf(campus)('import', join(ROOT, 'examples/school'))
    await bringFolder()
    await page.setViewportSize({ width: 375, height: 800 })
    await page.goto('/login')
    await fillPassword(page, OWNER)
    await signInForm(page).submit.click()
    await page.getByRole('banner').getByRole('button', { name: OWNER.name }).click()
    await page.getByRole('menuitem', { name: '个人中心' }).click()
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: '个人中心' })).toBeVisible()
    await main.getByRole('button', { name: '修改密码' }).click()
    await accessible(page)
    await fillCode(page, signInForm(page), OWNER.mobile)
    await main.getByRole('textbox', { name: '新密码' }).fill(OWN_PASSWORD)
    await main.getByRole('button', { name: '保存密码' }).click()
    await expect(page.getByText('密码已保存，其他设备需要重新登录')).toBeVisible()

    expect(await bringFolder()).toContain('the learner has set one of their own')
    const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
    const other = await context.newPage()
    await other.goto('/login?redirect=%2Faccount')
    await fillPassword(other, { mobile: OWNER.mobile, password: OWN_PASSWORD })
    await signInForm(other).submit.click()
    await expect(other.getByText('您的账号现在有 2 处登录')).toBeVisible()

    await main.getByRole('button', { name: '全部退出' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '全部退出' }).click()
    await expect(page).toHaveURL('/login')
    await other.reload()
    await expect(other).toHaveURL('/login?redirect=%2Faccount')
    await context.close()
  },
)

story(
  'a learner sets a picture on a phone, keeps it when the folder is brought again, until the school takes it away',
  async ({ campus, page, browser, accessible }) => {
    const command = operatorOf(campus)
    await command('import', join(ROOT, 'examples/school'))
    await page.setViewportSize({ width: 375, height: 800 })
    await page.goto('/login?redirect=%2Faccount')
    await fillPassword(page, PICTURED)
    await signInForm(page).submit.click()
    const main = page.getByRole('main')
    const chooser = page.waitForEvent('filechooser')
    await main.getByRole('button', { name: '设置头像' }).click()
    const chosen = { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() }
    await (await chooser).setFiles(chosen)
    await expect(page.getByText('已保存')).toBeVisible()
    const picture = main.locator('img[src^="/files/"]')
    await expect(picture).toHaveJSProperty('naturalWidth', 256)
    await accessible(page)

    await command('import', join(ROOT, 'examples/school'))
    await page.reload()
    await expect(picture).toHaveJSProperty('naturalWidth', 256)

    const teacher = await openTeaching(browser, { school: SCHOOL, address: new URL(page.url()).origin, command })
    await teacher.getByRole('link', { name: '学员' }).click()
    await teacher.getByRole('link', { name: PICTURED.name }).click()
    await teacher.getByRole('button', { name: '移除头像' }).click()
    await expect(teacher.getByRole('button', { name: '移除头像' })).toHaveCount(0)
    await teacher.context().close()
    await page.reload()
    await expect(main.getByRole('button', { name: '设置头像' })).toBeVisible()
    await expect(picture).toHaveCount(0)
  },
)

story(
  'a learner closes the account on a phone, signs in no more, and the school opens it again',
  async ({ campus, page, browser, accessible }) => {
    const command = operatorOf(campus)
    await command('import', join(ROOT, 'examples/school'))
    const { name, mobile, password } = LEAVER
    const learners = `id,mobile,realName,passwordHash\nu6,${mobile},${name},${password}\n`
    await command('import', folderWith(SCHOOL, { 'learners.csv': learners }))
    await page.setViewportSize({ width: 375, height: 800 })
    const signIn = async () => {
      await page.goto('/login?redirect=%2Faccount')
      await fillPassword(page, LEAVER)
      await signInForm(page).submit.click()
    }
    await signIn()
    const closing = page.getByRole('region', { name: '注销账号' })
    await closing.getByRole('button', { name: '注销账号' }).click()
    await accessible(page)
    await fillCode(page, signInForm(page), mobile)
    await closing.getByRole('button', { name: '确认注销' }).click()
    await expect(page.getByText('账号已注销')).toBeVisible()
    await expect(page).toHaveURL('/login')
    await signIn()
    await expect(page.getByText('手机号或密码错误')).toBeVisible()

    const teacher = await openTeaching(browser, { school: SCHOOL, address: new URL(page.url()).origin, command })
    await teacher.getByRole('link', { name: '学员' }).click()
    await teacher.getByRole('link', { name }).click()
    await expect(teacher.getByText(/^学员本人已于 .* 注销账号/)).toBeVisible()
    await teacher.getByRole('button', { name: '重新开通账号' }).click()
    await teacher.getByRole('button', { name: '重置密码并退出所有登录' }).click()
    const given = await teacher.locator('#password').innerText()
    await teacher.context().close()
    await page.goto('/login?redirect=%2Faccount')
    await fillPassword(page, { mobile, password: given })
    await signInForm(page).submit.click()
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  },
)
