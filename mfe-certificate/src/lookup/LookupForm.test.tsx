import { screen, waitFor } from '@testing-library/react'

import { queryCertificateByCode, queryTeachUserCert } from '@campus/contracts/certificate'
import { captchaImage } from '@campus/contracts/sign-in'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { keepWaiting, requestsOf, respond } from '@campus/testing/fake-server'

import { skillCertificateOf, trainingCertificateOf } from '../testing/certificates'
import { field, fillIn, openLookup, respondWithCaptchaAndContact, submitButton } from './testing/lookup-screen'

beforeEach(respondWithCaptchaAndContact)

test('CE-01 CE-03 two tabs, name, number and captcha', async () => {
  const { container } = await openLookup()
  expect(await screen.findByRole('heading', { level: 1, name: '证书查询' })).toBeVisible()
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['职业技能等级证书', '培训结业证书'])
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('职业技能等级证书')
  expect(screen.getAllByRole('textbox').map((input) => input.getAttribute('placeholder'))).toEqual([
    '请输入姓名',
    '请输入证书编号',
    '请输入验证码',
  ])
  await expectNoAxeViolations(container)
})

test('CE-05 CE-08 CE-09 what is missing is said, and nothing is asked', async () => {
  const { user, container } = await openLookup()
  await field('姓名')
  await user.click(submitButton())
  expect(await field('姓名')).toHaveAccessibleDescription('请输入姓名')
  expect(await field('证书编号')).toHaveAccessibleDescription('请输入证书编号')
  expect(await field('验证码')).toHaveAccessibleDescription('请输入验证码')
  expect(await field('姓名')).toHaveFocus()
  expect(requestsOf(queryCertificateByCode)).toEqual([])
  await expectNoAxeViolations(container)
})

test('CE-06 the name stops at 8 characters', async () => {
  const { user } = await openLookup()
  await user.type(await field('姓名'), '一二三四五六七八九十')
  expect(await field('姓名')).toHaveValue('一二三四五六七八')
})

test.each(['张3', 'Li Lei', '张-三'])('CE-07 the name %p is refused', async (name) => {
  const page = await openLookup()
  await fillIn(page, { name })
  await page.user.click(submitButton())
  expect(await field('姓名')).toHaveAccessibleDescription('姓名格式不正确')
  expect(requestsOf(queryCertificateByCode)).toEqual([])
})

test('CE-10 a captcha that is not a number is refused', async () => {
  const page = await openLookup()
  await fillIn(page, { captcha: '12a4' })
  await page.user.click(submitButton())
  expect(await field('验证码')).toHaveAccessibleDescription('数字格式不正确')
})

test('CE-04 CE-11 CE-13 Enter looks a skill certificate up with the key of the picture', async () => {
  respond(queryCertificateByCode, skillCertificateOf())
  const page = await openLookup()
  await fillIn(page, { name: ' 阿·里' })
  await page.user.keyboard('{Enter}')
  await screen.findByText('已查询到证书')
  const key = requestsOf(captchaImage)[0]?.key
  expect(key).toMatch(/^[A-Za-z0-9]{16}$/)
  expect(requestsOf(queryCertificateByCode)).toEqual([
    { captchaKey: key, captchaCode: '1234', certificateCode: 'S0001', name: '阿·里' },
  ])
})

test('CE-13 the second tab looks a training certificate up', async () => {
  respond(queryTeachUserCert, trainingCertificateOf())
  const page = await openLookup('/query_pc?tab=1')
  await fillIn(page)
  await page.user.click(submitButton())
  await screen.findByText('已查询到证书')
  expect(requestsOf(queryTeachUserCert)).toEqual([
    { captchaKey: requestsOf(captchaImage)[0]?.key, captchaCode: '1234', certificateNum: 'S0001', studentName: '张三' },
  ])
})

test('CE-14 the button is busy while a query runs, and a second submit does nothing', async () => {
  keepWaiting(queryCertificateByCode)
  const page = await openLookup()
  await fillIn(page)
  await page.user.keyboard('{Enter}{Enter}')
  await waitFor(() => expect(submitButton()).toHaveAttribute('aria-busy', 'true'))
  await page.user.click(submitButton())
  expect(requestsOf(queryCertificateByCode)).toHaveLength(1)
})

test('CE-01 CE-02 another tab stands in the address, clears the result, keeps name and number, renews the captcha', async () => {
  respond(queryCertificateByCode, skillCertificateOf())
  const page = await openLookup('/query_pc?schoolId=20001')
  await fillIn(page)
  await page.user.click(submitButton())
  await screen.findByText('已查询到证书')
  await page.user.type(await field('验证码'), '99')
  const fetched = requestsOf(captchaImage).length
  await page.user.click(screen.getByRole('tab', { name: '培训结业证书' }))
  await waitFor(() => expect(screen.queryByText('已查询到证书')).not.toBeInTheDocument())
  expect(page.address()).toBe('/query_pc?schoolId=20001&tab=1')
  expect(await field('姓名')).toHaveValue('张三')
  expect(await field('证书编号')).toHaveValue('S0001')
  expect(await field('验证码')).toHaveValue('')
  await waitFor(() => expect(requestsOf(captchaImage)).toHaveLength(fetched + 1))
})

test('an address with name and number fills them in; the captcha is of this visit', async () => {
  await openLookup('?name=%E5%BC%A0%E4%B8%89&number=S0001&captcha=1234&captchaKey=0123456789abcdef')
  expect(await field('姓名')).toHaveValue('张三')
  expect(await field('证书编号')).toHaveValue('S0001')
  expect(await field('验证码')).toHaveValue('')
})
