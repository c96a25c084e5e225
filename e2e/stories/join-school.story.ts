// Walks through: mfe-portal/src/register, server/src/domains/school
import type { Page } from '@playwright/test'

import { fillPerson, registerForm } from '../fixtures/register'
import { fillCode, readSmsCode } from '../fixtures/sms'
import { expect, story } from '../fixtures/story'

const menuOf = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name })

story('PO-REG-02 PO-REG-08 PO-REG-09 someone joins the school whose site they are at', async ({ page, accessible }) => {
  await page.goto('/register?type=1')
  const form = registerForm(page)
  await expect(page.getByRole('heading', { level: 1, name: '加入云校' })).toBeVisible()
  await accessible(page)
  await expect(form.school.locator('option:checked')).toHaveText('启明职业培训学校')
  await fillPerson(page, { name: '周小航', mobile: '13900000061' })
  await form.submit.click()
  await expect(page.getByText('加入成功')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(menuOf(page, '周小航')).toBeVisible()
  await page.reload()
  await expect(menuOf(page, '周小航')).toBeVisible()
})

story('PO-REG-01 PO-REG-09 someone joins another school and is led to it, signed in', async ({ page, school }) => {
  await page.goto('/register?type=3')
  const form = registerForm(page)
  await form.school.selectOption({ label: '海岚健康技能学院' })
  await fillPerson(page, { name: '宋小海', mobile: '13900000062' })
  await form.submit.click()
  await expect(page.getByText('加入成功'), 'said where the person is now').toBeVisible()
  await expect(page).toHaveURL(school('hailan', '/?schoolId=10002'))
  await expect(page.getByRole('heading', { level: 1, name: '海岚健康技能学院' })).toBeAttached()
  await expect(menuOf(page, '宋小海')).toBeVisible()
  await page.goto('/')
  await expect(menuOf(page, '宋小海'), 'at this school they are still nobody').toHaveCount(0)
})

story('PO-REG-04 PO-REG-08 an employee joins by the invitation of the enterprise', async ({ page, accessible }) => {
  await page.goto('/register?type=2')
  const form = registerForm(page)
  await form.invitationCode.fill('Q10001')
  await form.enterpriseName.fill('甬江电气设备厂')
  await fillPerson(page, { name: '钱江', mobile: '13900000063' })
  await expect(page.getByText('将加入：启明职业培训学校')).toBeVisible()
  await accessible(page)
  await form.submit.click()
  await expect(page.getByText('加入成功')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(menuOf(page, '钱江')).toBeVisible()
})

story(
  'PO-REG-09 an unknown invitation is refused before any code is sent, and nothing typed is lost',
  async ({ page }) => {
    await page.goto('/register?type=2')
    const form = registerForm(page)
    await form.invitationCode.fill('Q00000')
    await form.enterpriseName.fill('甬江电气设备厂')
    await form.mobile.fill('13900000064')
    await form.sendCode.click()
    await expect(page.getByText('邀请码不存在')).toBeVisible()
    await expect(form.invitationCode).toBeFocused()
    await expect(form.enterpriseName).toHaveValue('甬江电气设备厂')
    await expect(form.sendCode).toHaveText('获取验证码')
  },
)

story('PO-REG-03 PO-REG-07 a form with mistakes says what is wrong at each field', async ({ page, accessible }) => {
  await page.goto('/register')
  const form = registerForm(page)
  await form.school.selectOption('')
  await form.name.fill('一二三四五六七八九十一二')
  await form.mobile.fill('1390000')
  await form.submit.click()
  for (const words of [
    '请选择加入的云校',
    '姓名最多11个字符',
    '请输入正确的手机号',
    '请输入验证码',
    '请先阅读并同意协议',
  ]) {
    await expect(page.getByText(words)).toBeVisible()
  }
  await expect(form.school).toBeFocused()
  await accessible(page)
})

story('a wrong code is said at its field', async ({ page }) => {
  await page.goto('/register')
  const form = registerForm(page)
  await form.school.selectOption({ label: '启明职业培训学校' })
  await fillPerson(page, { name: '周小航', mobile: '13900000065' })
  const sent = await readSmsCode(page, '13900000065')
  await form.code.fill(sent === '123456' ? '654321' : '123456')
  await form.submit.click()
  await expect(page.getByText('验证码错误或已失效')).toBeVisible()
  await expect(form.code).toBeFocused()
  await expect(form.name).toHaveValue('周小航')
})

story('the registration fits the narrowest phone', async ({ page, accessible }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/register?type=2')
  await expect(registerForm(page).submit).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await accessible(page)
})

for (const width of [1366, 375]) {
  story(
    `${String(width)} pixels wide, a visitor who wants a seat joins with a number as it was copied, and is back at the order`,
    async ({ page, accessible, school }) => {
      await page.setViewportSize({ width, height: 800 })
      const mobile = width === 375 ? '13900000068' : '13900000067'
      await page.goto(school('hailan', '/training-product/detail?id=1000221001'))
      await page.getByRole('main').getByRole('link', { name: '立即报名' }).click()
      await page.getByRole('link', { name: '没有账号？去注册' }).click()
      const form = registerForm(page)
      await expect(form.school.getByRole('option'), 'no other school is offered at a school’s own host').toHaveText([
        '请选择',
        '海岚健康技能学院',
      ])
      await expect(form.school).toHaveValue('10002')
      await form.name.fill('周小航')
      await form.mobile.fill(`+86 ${mobile.slice(0, 3)} ${mobile.slice(3)}`)
      await expect(form.mobile).toHaveValue(mobile)
      await accessible(page)
      await fillCode(page, form, mobile)
      await form.agreement.check()
      await form.submit.click()
      await expect(page).toHaveURL(school('hailan', '/order/new?productId=1000221001'))
      await page.getByRole('main').getByRole('button', { name: '提交报名' }).click()
      await expect(page).toHaveURL(school('hailan', '/order/mine'))
      await page.goto(school('hailan', '/register?type=1'))
      await expect(page.getByText('您已登录，是海岚健康技能学院的学员，不用再加入。')).toBeVisible()
      await expect(form.name).toHaveCount(0)
    },
  )
}
