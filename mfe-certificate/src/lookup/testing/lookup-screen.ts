/** Opens the lookup and works its form, for the tests of this folder. */
import { screen } from '@testing-library/react'

import { customerServicePage } from '@campus/contracts/school'
import { captchaImage } from '@campus/contracts/sign-in'
import { respond } from '@campus/testing/fake-server'
import type { RenderedPage } from '@campus/testing/render'

import { pageAt } from '../../testing/page-at'

export const NO_CONTACT = { records: [], total: 0, size: 1, current: 1, pages: 0 }

/** The other reads of every lookup. */
export function respondWithCaptchaAndContact(): void {
  respond(captchaImage, new Blob(['picture'], { type: 'image/png' }))
  respond(customerServicePage, NO_CONTACT)
}

const openPage = pageAt('/query_pc', { layout: 'query', title: 'query' })

export function openLookup(at = '', locale: 'zh-CN' | 'en' = 'zh-CN'): Promise<RenderedPage> {
  return openPage(at, { locale })
}

export const field = (name: string) => screen.findByRole('textbox', { name })
export const submitButton = () => screen.getByRole('button', { name: '查询' })

export async function fillIn({ user }: RenderedPage, { name = '张三', number = 'S0001', captcha = '1234' } = {}) {
  await user.type(await field('姓名'), name)
  await user.type(await field('证书编号'), number)
  await user.type(await field('验证码'), captcha)
}

/** Opens the lookup, fills the form in and submits it. */
export async function lookUp(route?: string): Promise<RenderedPage> {
  const page = await openLookup(route)
  await fillIn(page)
  await page.user.click(submitButton())
  return page
}
