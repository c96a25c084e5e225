// Walks through: mfe-portal/src/order, mfe-portal/src/product, server/src/domains/order, server/src/domains/study/seats.ts, server/src/platform/sms, server/src/domains/school/enquiries, server/src/domains/sign-in/learners

/** A seat in a class without a file: ordered on the course's page, admitted on the school's. */
import { consultForm } from '../fixtures/consult'
import { fillPassword, signInByCode, signInForm } from '../fixtures/sign-in'
import { fillCode, readSms } from '../fixtures/sms'
import { expect, learnerStory, story } from '../fixtures/story'
import { openTeaching } from '../fixtures/teacher'

const SCHOOL = '10001'
const COURSE = '/training-product/detail?id=1000121001'
/** A number gets one message a minute. */
const NUMBERS = { 1366: '13900000081', 375: '13900000082' } as const

for (const width of [1366, 375] as const) {
  const mobile = NUMBERS[width]
  story(
    `${String(width)} pixels wide, somebody new orders a seat, the school admits them, and they begin to learn`,
    async ({ page, browser, accessible }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(COURSE)
      const main = page.getByRole('main')
      await main.getByRole('link', { name: '立即报名' }).click()

      // Who they are is asked first, and then it goes on where it began.
      await expect(page).toHaveURL(/\/login\?redirect=/)
      await signInByCode(page, mobile)
      await expect(page).toHaveURL('/order/new?productId=1000121001')
      await expect(main.getByRole('heading', { level: 1, name: '确认报名' })).toBeVisible()
      const choice = main.getByRole('combobox', { name: '选择班级' })
      await choice.selectOption({ index: 1 })
      const classId = await choice.inputValue()
      await accessible(page)
      await main.getByRole('button', { name: '提交报名' }).click()

      await expect(page).toHaveURL('/order/mine')
      const order = main.getByRole('article')
      await expect(order).toHaveCount(1)
      await expect(order.getByText('请到学校缴费，报上报名编号即可。')).toBeVisible()
      const number = /\d{11}/.exec((await order.textContent()) ?? '')?.[0] ?? ''
      expect(number).not.toBe('')
      await accessible(page)

      const teacher = await openTeaching(browser, { school: SCHOOL, address: new URL(page.url()).origin })
      await teacher.setViewportSize({ width, height: 800 })
      await teacher.getByRole('link', { name: '报名', exact: true }).click()
      await accessible(teacher)
      await teacher.getByRole('link', { name: number }).click()
      await expect(teacher.getByRole('link', { name: mobile })).toHaveAttribute('href', `tel:${mobile}`)
      await accessible(teacher)
      expect(await teacher.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await teacher.getByRole('button', { name: '标记为已缴费' }).click()
      await expect(teacher.getByRole('cell', { name: '已缴费' })).toBeVisible()
      await page.reload()
      await expect(order.getByText('学校已收到费用，正在为您安排班级。')).toBeVisible()
      await teacher.getByRole('button', { name: '录取到这个班级' }).click()
      await expect(teacher.getByRole('heading', { level: 1, name: `报名编号 ${number}` })).toHaveCount(0)
      await teacher.context().close()

      await readSms(page, mobile, /您已被录取到“[^”]+”/)
      await page.reload()
      await order.getByRole('link', { name: '去学习' }).click()
      await expect(page).toHaveURL(`/study/training-class?classId=${classId}`)
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goto('/study/mine')
      await expect(main.getByRole('article')).toHaveCount(1)
      await main.getByRole('link', { name: '我的报名' }).click()
      await expect(order.getByText('已录取').first()).toBeVisible()
    },
  )
}

story(
  'who has enquired is admitted from the enquiry, and begins with the password that the school gives',
  async ({ page, browser, accessible }) => {
    const mobile = '13900000083'
    const name = '郑一诺'
    await page.goto('/notice/list')
    await page.getByRole('button', { name: '咨询与导航' }).click()
    await page.getByRole('button', { name: '留言咨询' }).click()
    const enquiry = consultForm(page)
    await enquiry.name.fill(name)
    await enquiry.mobile.fill(mobile)
    await enquiry.content.fill('想报电工，周末有班吗？')
    await enquiry.agreement.check()
    await fillCode(page, enquiry, mobile)
    await enquiry.submit.click()
    await expect(page.getByText('提交成功')).toBeVisible()

    const teacher = await openTeaching(browser, { school: SCHOOL, address: new URL(page.url()).origin })
    await teacher.getByRole('link', { name: '咨询', exact: true }).click()
    await teacher.getByRole('row').filter({ hasText: mobile }).getByRole('link', { name }).click()
    await teacher.getByRole('link', { name: '录取到班级' }).click()
    await expect(teacher.getByRole('heading', { level: 1, name: `录取 ${name}` })).toBeVisible()
    for (const width of [375, 1366]) {
      await teacher.setViewportSize({ width, height: 800 })
      await expect.poll(() => teacher.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await accessible(teacher)
    }
    const choice = teacher.getByRole('combobox', { name: '录取到' })
    await expect(choice, 'nobody is admitted to a class that was not chosen').toHaveValue('')
    const first = choice.locator('optgroup > option:enabled').first()
    await choice.selectOption((await first.getAttribute('value')) ?? '')
    await teacher.getByRole('button', { name: '录取到这个班级' }).click()
    await expect(teacher.getByRole('heading', { level: 1, name: /^报名编号 \d{11}$/ })).toBeVisible()
    await expect(teacher.getByRole('cell', { name: '已录取' })).toBeVisible()
    await teacher.goto(`/operator/schools/${SCHOOL}/learners?search=${mobile}`)
    await teacher.getByRole('link', { name }).click()
    await teacher.getByRole('button', { name: '重置密码并退出所有登录' }).click()
    const password = (await teacher.locator('#password').textContent()) ?? ''
    await teacher.context().close()

    await page.goto('/login?redirect=%2Fstudy%2Fmine')
    await fillPassword(page, { mobile, password })
    await signInForm(page).submit.click()
    await expect(page).toHaveURL('/study/mine')
    const main = page.getByRole('main')
    await expect(main.getByRole('article')).toHaveCount(1)
    await main.getByRole('link', { name: '我的报名' }).click()
    await main.getByRole('tab', { name: '咨询' }).click()
    const asked = main.getByRole('article').filter({ hasText: '想报电工，周末有班吗？' })
    await expect(asked, 'asked as a visitor, with the number and the name').toContainText('已处理')
    await accessible(page)
    await main.getByRole('tab', { name: '报名', exact: true }).click()
    await main.getByRole('article').getByRole('link', { name: '去学习' }).click()
    await expect(page).toHaveURL(/\/study\/training-class\?classId=\d+$/)
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

learnerStory('a learner takes an order back, and orders again', async ({ page }) => {
  await page.goto('/order/mine')
  const main = page.getByRole('main')
  const order = main.getByRole('article').first()
  const course = (await order.getByRole('heading', { level: 2 }).textContent()) ?? ''
  await order.getByRole('button', { name: '取消报名' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '取消报名' }).click()
  await expect(page.getByText('报名已取消')).toBeVisible()
  await expect(order.getByText('已取消').first()).toBeVisible()
  await page.goto('/training-product/detail?id=1000121002')
  await main.getByRole('link', { name: '立即报名' }).click()
  await main.getByRole('button', { name: '提交报名' }).dblclick()
  await expect(page).toHaveURL('/order/mine')
  await expect(main.getByRole('article')).toHaveCount(2)
  await expect(main.getByRole('article').nth(1)).toContainText(course)
})

learnerStory('a learner asks from the list of what they asked, and it stands there', async ({ page }) => {
  await page.goto('/order/mine?show=enquiries')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: '留言咨询' }).click()
  const enquiry = consultForm(page)
  await enquiry.mobile.fill('13900000095')
  await enquiry.content.fill('考试当天可以改签吗？')
  await enquiry.agreement.check()
  await fillCode(page, enquiry, '13900000095')
  await enquiry.submit.click()
  await expect(page.getByText('提交成功')).toBeVisible()
  const asked = main.getByRole('article').filter({ hasText: '考试当天可以改签吗？' })
  await expect(asked).toContainText('待处理')
})
