// Walks through: server/src/platform/teaching, server/src/site/operator/page, server/src/domains/sign-in/learners, server/src/domains/study/class-table

/** The teachers of a school on their own page: who enquired is called back, a class is taken away, an account looked after. */
import { readFile } from 'node:fs/promises'

import { consultForm } from '../fixtures/consult'
import { fillPassword, signInForm, userLogin } from '../fixtures/sign-in'
import { fillCode } from '../fixtures/sms'
import { expect, story } from '../fixtures/story'
import { openTeaching } from '../fixtures/teacher'

const SCHOOL = '10001'
const ENQUIRY = { name: '何立', mobile: '13900000093', content: '周末班可以只上晚上吗？' }

story('a visitor asks, and somebody of the school calls back', async ({ page, browser, accessible }) => {
  await page.goto('/notice/list')
  await page.getByRole('button', { name: '咨询与导航' }).click()
  await page.getByRole('button', { name: '留言咨询' }).click()
  const form = consultForm(page)
  await form.name.fill(ENQUIRY.name)
  await form.mobile.fill(ENQUIRY.mobile)
  await form.content.fill(ENQUIRY.content)
  await form.agreement.check()
  await fillCode(page, form, ENQUIRY.mobile)
  await form.submit.click()
  await expect(page.getByText('提交成功')).toBeVisible()

  const teacher = await openTeaching(browser, { school: SCHOOL, address: new URL(page.url()).origin })
  await teacher.getByRole('link', { name: '咨询', exact: true }).click()
  await accessible(teacher)
  const row = teacher.getByRole('row').filter({ hasText: ENQUIRY.mobile })
  await expect(row).toContainText(ENQUIRY.content)
  await row.getByRole('link', { name: ENQUIRY.name }).click()
  await expect(teacher.getByRole('link', { name: ENQUIRY.mobile })).toHaveAttribute('href', `tel:${ENQUIRY.mobile}`)
  for (const width of [375, 1366]) {
    await teacher.setViewportSize({ width, height: 800 })
    expect(await teacher.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await accessible(teacher)
  }
  await teacher.getByLabel('处理结果').fill('已约周六上午到校试听')
  const address = teacher.url()
  await teacher.getByRole('button', { name: '标记为已处理，看下一条' }).click()
  await expect(teacher).not.toHaveURL(address)
  await teacher.goto(`/operator/schools/${SCHOOL}/enquiries`)
  await expect(teacher.getByRole('heading', { level: 1, name: '待回复的咨询' })).toBeVisible()
  await expect(row).toHaveCount(0)
  await teacher.goto(address)
  await expect(teacher.getByLabel('处理结果')).toHaveValue('已约周六上午到校试听')
  await teacher.context().close()
})

story('a teacher sees how a class is doing and takes it away as a table', async ({ page, browser, accessible }) => {
  await page.goto('/')
  const teacher = await openTeaching(browser, { school: SCHOOL, address: new URL(page.url()).origin })
  await teacher.getByRole('link', { name: '班级', exact: true }).click()
  await accessible(teacher)
  await teacher.getByRole('link', { name: '电工2班' }).and(teacher.locator('[href$="/1000151001"]')).click()
  const learners = teacher.getByRole('region', { name: /^学员/ })
  await expect(learners.getByRole('row').filter({ hasText: '林小满' })).toContainText('13800000001')
  await expect(teacher.getByRole('columnheader', { name: /^作业：课后随笔/ })).toBeVisible()
  for (const width of [375, 1366]) {
    await teacher.setViewportSize({ width, height: 800 })
    expect(await teacher.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await accessible(teacher)
  }
  const [file] = await Promise.all([
    teacher.waitForEvent('download'),
    teacher.getByRole('link', { name: '下载表格（CSV）' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^电工2班 \d{4}-\d\d-\d\d\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toContain('\n林小满,13800000001,服务中,')
  await teacher.context().close()
})

story(
  'a learner who forgot the password gets a new one from the school; whose account is closed is told so',
  async ({ page, browser, problems, accessible }) => {
    const mobile = '13900000094'
    await page.goto('/login?redirect=%2Fstudy%2Fmine')
    const form = signInForm(page)
    await form.mobile.fill(mobile)
    await form.agreement.check()
    await fillCode(page, form, mobile)
    await form.submit.click()
    await expect(page).toHaveURL('/study/mine')

    const teacher = await openTeaching(browser, { school: SCHOOL, address: new URL(page.url()).origin })
    await teacher.getByRole('link', { name: '学员', exact: true }).click()
    await teacher.getByRole('searchbox').fill(mobile.slice(3))
    await teacher.getByRole('button', { name: '搜索', exact: true }).click()
    await accessible(teacher)
    await teacher.getByRole('row').filter({ hasText: mobile }).getByRole('link').click()
    const learner = teacher.url()
    for (const width of [375, 1366]) {
      await teacher.setViewportSize({ width, height: 800 })
      expect(await teacher.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await accessible(teacher)
    }
    await teacher.getByRole('button', { name: '重置密码并退出所有登录' }).click()
    const password = (await teacher.getByRole('code').textContent()) ?? ''
    await accessible(teacher)

    // The session has ended, which the page learns at its next call.
    problems.allow(/401/)
    await page.goto('/study/mine')
    await expect(page).toHaveURL(/\/login/)
    await fillPassword(page, { mobile, password })
    await form.submit.click()
    await expect(page).toHaveURL('/study/mine')

    await teacher.goto(learner)
    await teacher.getByRole('button', { name: '关闭账号，不再允许登录' }).click()
    await expect(teacher.getByText('学员不能登录')).toBeVisible()
    await page.goto('/study/mine')
    await expect(page).toHaveURL(/\/login/)
    await fillPassword(page, { mobile, password })
    await form.submit.click()
    await expect(page.getByText('账号已关闭，不能登录，请联系学校')).toBeVisible()
    await expect(userLogin(page)).toBeVisible()
    await teacher.context().close()
  },
)
