import { createHash } from 'node:crypto'

import { screen, waitFor } from '@testing-library/react'

import { queryCertificateByCode } from '@campus/contracts/certificate'
import { ERROR_CODES } from '@campus/contracts/errors'
import { captchaChallenge, captchaImage } from '@campus/contracts/sign-in'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { breakCall, keepWaiting, refuse, requestsOf, respond } from '@campus/testing/fake-server'

import { field, fillIn, openLookup, respondWithCaptchaAndContact, submitButton } from './testing/lookup-screen'

beforeEach(respondWithCaptchaAndContact)

const picture = () => screen.findByRole('button', { name: '看不清，换一张' })
const keys = () => requestsOf(captchaImage).map(({ key }) => key)

test('CE-12 a press on the picture gets another with a new key, and what was typed is cleared', async () => {
  const { user } = await openLookup()
  await user.type(await field('验证码'), '12')
  await user.click(await picture())
  await waitFor(() => expect(keys()).toHaveLength(2))
  expect(new Set(keys()).size).toBe(2)
  expect(await field('验证码')).toHaveValue('')
})

test('CE-12 an answered query gets another', async () => {
  respond(queryCertificateByCode, null)
  const page = await openLookup()
  await fillIn(page)
  await page.user.click(submitButton())
  await screen.findByText('抱歉没有查询到相关信息')
  await waitFor(() => expect(new Set(keys()).size).toBe(2))
})

test('CE-12 CE-14 a wrong captcha is a toast and no empty result; the next picture waits to be read', async () => {
  refuse(queryCertificateByCode, { code: ERROR_CODES.captchaWrong, msg: '图形验证码错误，请重新输入' })
  const page = await openLookup()
  await fillIn(page)
  await page.user.click(submitButton())
  expect(await screen.findByText('图形验证码错误，请重新输入')).toBeVisible()
  expect(screen.queryByText('抱歉没有查询到相关信息')).not.toBeInTheDocument()
  await waitFor(() => expect(new Set(keys()).size).toBe(2))
  const captcha = await field('验证码')
  await waitFor(() => expect(captcha).toHaveValue(''))
  expect(captcha).toHaveFocus()
  expect(await field('姓名')).toHaveValue('张三')
})

test('a picture that does not come says so and can be asked for again', async () => {
  breakCall(captchaImage)
  const { user } = await openLookup()
  const retry = await screen.findByRole('button', { name: '验证码加载失败，点击重试' })
  respond(captchaImage, new Blob(['picture']))
  await user.click(retry)
  expect(await picture()).toBeVisible()
})

test('whoever cannot see the picture lets the browser compute the answer', async () => {
  const salt = 'f00d'
  const challenge = createHash('sha256').update(`${salt}321`).digest('hex')
  respond(captchaChallenge, { salt, challenge, maxNumber: 1000 })
  respond(queryCertificateByCode, null)
  const { user, container } = await openLookup()
  await user.click(await screen.findByRole('button', { name: '看不见图片？' }))
  expect(await screen.findByText('验证已完成，可直接查询')).toBeVisible()
  await expectNoAxeViolations(container)
  await user.type(await field('姓名'), '张三')
  await user.type(await field('证书编号'), 'S0001')
  await user.click(submitButton())
  await screen.findByText('抱歉没有查询到相关信息')
  const [first] = requestsOf(captchaChallenge)
  expect(requestsOf(queryCertificateByCode)).toEqual([
    { captchaKey: first?.key, captchaCode: 'pow:321', certificateCode: 'S0001', name: '张三' },
  ])
  // It is used up: the next one is computed at once.
  await waitFor(() => expect(requestsOf(captchaChallenge)).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: '改用图片验证码' }))
  expect(await field('验证码')).toBeVisible()
})

test('a task that does not come can be asked for again', async () => {
  breakCall(captchaChallenge)
  const { user } = await openLookup()
  await user.click(await screen.findByRole('button', { name: '看不见图片？' }))
  const retry = await screen.findByRole('button', { name: '验证码加载失败，点击重试' })
  keepWaiting(captchaChallenge)
  await user.click(retry)
  expect(await screen.findByText(/正在由浏览器完成验证/)).toBeVisible()
})
