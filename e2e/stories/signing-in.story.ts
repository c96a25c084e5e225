// Walks through: shell/src/sign-in, shell/src/session, server/src/domains/sign-in, server/src/platform/session
import { fillPassword, LEARNER, personMenu, signIn, signInForm, userLogin } from '../fixtures/sign-in'
import { readSmsCode, requestCode } from '../fixtures/sms'
import { expect, story } from '../fixtures/story'

story('SH-99 SH-107 a student signs in with a code sent to the phone', async ({ page }) => {
  await page.goto('/')
  await userLogin(page).click()
  const form = signInForm(page)
  await form.mobile.fill('13900000001')
  await requestCode(page, form.sendCode)
  await expect(page.getByText('发送验证码成功')).toBeVisible()
  await expect(page.getByText(/\d+秒重新获取/)).toBeVisible()
  await form.code.fill(await readSmsCode(page, '13900000001'))
  await form.agreement.check()
  await form.submit.click()
  await expect(page.getByText('登录成功')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('button', { name: '139****0001' })).toBeVisible()
  await expect(userLogin(page)).toHaveCount(0)
})

story('SH-100 SH-108 a student signs in with a password and comes back to the page they were on', async ({ page }) => {
  await page.goto('/query_pc?type=1')
  await userLogin(page).click()
  await expect(page).toHaveURL('/login?redirect=%2Fquery_pc%3Ftype%3D1')
  await fillPassword(page, LEARNER)
  await signInForm(page).submit.click()
  await expect(page).toHaveURL('/query_pc?type=1')
  await expect(personMenu(page)).toBeVisible()
})

story('SH-111 a wrong code is refused and what was typed stays', async ({ page }) => {
  await page.goto('/login')
  const form = signInForm(page)
  await form.mobile.fill('13900000002')
  await requestCode(page, form.sendCode)
  const sent = await readSmsCode(page, '13900000002')
  const wrong = sent === '123456' ? '654321' : '123456'
  await form.code.fill(wrong)
  await form.agreement.check()
  await form.submit.click()
  await expect(page.getByRole('region', { name: '通知' })).toContainText('验证码错误')
  await expect(page).toHaveURL('/login')
  await expect(form.mobile).toHaveValue('13900000002')
  await expect(form.code).toHaveValue(wrong)
})

story('SH-111 a wrong password is refused and what was typed stays', async ({ page }) => {
  await page.goto('/login')
  await fillPassword(page, { mobile: '13900000003', password: 'not-this-one' })
  const form = signInForm(page)
  await form.submit.click()
  await expect(page.getByRole('region', { name: '通知' })).toContainText('手机号或密码错误')
  await expect(form.mobile).toHaveValue('13900000003')
  await expect(form.password).toHaveValue('not-this-one')
  await expect(userLogin(page)).toBeVisible()
})

story('SH-106 without the agreement nothing is sent', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await page.goto('/login')
  const form = signInForm(page)
  await fillPassword(page, LEARNER)
  await form.agreement.uncheck()
  await form.submit.click()
  await expect(page.getByText('请先阅读并同意协议')).toBeVisible()
  expect(sent.filter((path) => path.endsWith('/login') && path.startsWith('/api/'))).toEqual([])
})

story(
  'SH-106 what one agrees to can be read before signing in, and the form waits',
  async ({ page, context, accessible }) => {
    await page.goto('/login')
    const form = signInForm(page)
    await form.mobile.fill(LEARNER.mobile)
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: '《隐私政策》' }).click()
    const policy = await opened
    await expect(policy.getByRole('heading', { level: 1, name: '隐私政策' })).toBeVisible()
    await expect(policy.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await accessible(policy)
    await expect(form.mobile).toHaveValue(LEARNER.mobile)
    await expect(form.agreement).not.toBeChecked()
  },
)

story('SH-91 SH-101 SH-103 SH-105 an empty form says what is missing', async ({ page }) => {
  await page.goto('/login')
  const form = signInForm(page)
  await form.sendCode.click()
  await expect(page.getByText('请输入手机号')).toBeVisible()
  await form.submit.click()
  await expect(page.getByText('请输入验证码')).toBeVisible()
  await page.getByRole('tab', { name: '密码登录' }).click()
  await expect(page.getByText('请输入手机号')).toHaveCount(0)
  await form.submit.click()
  await expect(page.getByText('请输入密码')).toBeVisible()
})

story(
  'SH-50 whose device is eight days ahead is signed in all the same, after a reload too, and is told once',
  async ({ page }) => {
    await page.addInitScript(
      (ahead) => {
        const now = Date.now.bind(Date)
        Date.now = () => now() + ahead
      },
      8 * 24 * 60 * 60_000,
    )
    await signIn(page, '/study/mine')
    await expect(personMenu(page)).toBeVisible()
    const told = page.getByText(/^本设备的时间不准，现在是 /)
    await expect(told).toBeVisible()
    await page.reload()
    await expect(personMenu(page)).toBeVisible()
    await expect(page).toHaveURL('/study/mine')
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    await expect(told).toHaveCount(0)
  },
)

story('a reload keeps the student signed in', async ({ page }) => {
  await page.goto('/')
  await signIn(page)
  await page.reload()
  await expect(personMenu(page)).toBeVisible()
  await expect(userLogin(page)).toHaveCount(0)
})

story(
  'SH-48 SH-68 SH-69 signing out is asked about, can be called off, and leads to the login page',
  async ({ page }) => {
    await signIn(page)
    await personMenu(page).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    const question = page.getByRole('alertdialog', { name: '提醒' })
    await expect(question).toContainText('确定退出登录？')
    await question.getByRole('button', { name: '取消' }).click()
    await expect(question).toBeHidden()
    await expect(personMenu(page)).toBeVisible()

    await personMenu(page).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await question.getByRole('button', { name: '确定' }).click()
    await expect(page.getByText('退出成功')).toBeVisible()
    await expect(page).toHaveURL('/login')
    await expect(userLogin(page)).toBeVisible()
    await page.reload()
    await expect(userLogin(page)).toBeVisible()
  },
)

story('signing in or out in one tab does the same in the others', async ({ page, context }) => {
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/login?redirect=%2Fstudy%2Fmine')
  await expect(other.getByRole('heading', { name: '登录', level: 1 })).toBeVisible()

  await signIn(page)
  await expect(other).toHaveURL('/study/mine')
  await expect(other.getByRole('heading', { name: '我的学习', level: 1 })).toBeVisible()

  await personMenu(page).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
  await expect(other).toHaveURL('/login?redirect=%2Fstudy%2Fmine')
  await expect(userLogin(other)).toBeVisible()
})

story('SH-112 who is signed in already is led straight on', async ({ page }) => {
  await signIn(page)
  await page.goto('/login?redirect=%2Fquery_pc')
  await expect(page).toHaveURL('/query_pc')
})

story('ST-MINE-02 SH-109 the learners’ own login page ends at their learning', async ({ page }) => {
  await page.goto('/login/student-login')
  await fillPassword(page, LEARNER)
  await signInForm(page).submit.click()
  await expect(page).toHaveURL('/study/mine')
})
