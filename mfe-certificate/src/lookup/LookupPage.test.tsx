import { screen } from '@testing-library/react'

import { queryCertificateByCode } from '@campus/contracts/certificate'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { respond } from '@campus/testing/fake-server'
import { renderPage } from '@campus/testing/render'

import config from '../../module.config'
import * as PartnerLookupPage from './PartnerLookupPage'
import * as PhoneLookupPage from './PhoneLookupPage'
import { skillCertificateOf } from './testing/certificates'
import { field, fillIn, openLookup, respondWithCaptchaAndContact, submitButton } from './testing/lookup-screen'

beforeEach(respondWithCaptchaAndContact)

test('CE-03 CE-29 SH-11 SH-12 the routes are open to visitors, and the brands’ are flagged', () => {
  expect(config.routes.map(({ path }) => path)).toEqual([
    '/query_pc',
    '/query_pc/kingdee',
    '/query_pc/gdhuanbao',
    '/query_pc/kuka',
    '/query_h5',
    '/certificate/verify',
  ])
  for (const route of config.routes) {
    expect(route).toMatchObject({ layout: 'query', title: 'query' })
    expect('login' in route).toBe(false)
    expect('special' in route).toBe(/\/query_pc\/./.test(route.path))
  }
})

test('CE-16 the phone page offers the same lookup', async () => {
  respond(queryCertificateByCode, skillCertificateOf())
  const page = await renderPage(PhoneLookupPage, { route: '/query_h5', path: '/query_h5' })
  await fillIn(page)
  await page.user.click(submitButton())
  expect(await screen.findByRole('article', { name: /张三/ })).toBeVisible()
  await expectNoAxeViolations(page.container)
})

test('CE-30 a partner’s page has a link to the online school, the school’s own page has none', async () => {
  const { unmount } = await renderPage(PartnerLookupPage, { route: '/query_pc/kuka', path: '/query_pc/kuka' })
  expect(await screen.findByRole('link', { name: '网校首页' })).toHaveAttribute('href', '/')
  unmount()
  await openLookup()
  await field('姓名')
  expect(screen.queryByRole('link', { name: '网校首页' })).not.toBeInTheDocument()
})

test('reads in English', async () => {
  await openLookup('/query_pc', 'en')
  expect(await screen.findByRole('button', { name: "Can't see the picture?" })).toBeVisible()
  expect(screen.getByRole('tab', { name: 'Training graduation certificate' })).toBeVisible()
})
