import { screen } from '@testing-library/react'

import { queryCertificateByCode, queryTeachUserCert } from '@campus/contracts/certificate'
import { BRANDS } from '@campus/contracts/school'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { respond } from '@campus/testing/fake-server'

import { skillCertificateOf } from '../testing/certificates'
import { pageAt } from '../testing/page-at'
import { field, fillIn, openLookup, respondWithCaptchaAndContact, submitButton } from './testing/lookup-screen'

beforeEach(respondWithCaptchaAndContact)

const openOnPhone = pageAt('/query_h5', { layout: 'query', title: 'query' })
const openPartner = {
  kingdee: pageAt('/query_pc/kingdee', { layout: 'query', title: 'query', special: true }),
  gdhuanbao: pageAt('/query_pc/gdhuanbao', { layout: 'query', title: 'query', special: true }),
  kuka: pageAt('/query_pc/kuka', { layout: 'query', title: 'query', special: true }),
}

test('CE-03 SH-11 the lookup is open to visitors', async () => {
  await openLookup()
  expect(await field('姓名')).toBeVisible()
})

test('CE-16 the phone page offers the same lookup', async () => {
  respond(queryCertificateByCode, skillCertificateOf())
  const page = await openOnPhone()
  await fillIn(page)
  await page.user.click(submitButton())
  expect(await screen.findByRole('article', { name: /张三/ })).toBeVisible()
  await expectNoAxeViolations(page.container)
})

test.each(BRANDS)('CE-29 CE-30 SH-12 the page of %s has a link to the online school', async (brand) => {
  await openPartner[brand]()
  expect(await screen.findByRole('link', { name: '网校首页' })).toHaveAttribute('href', '/')
})

test('CE-30 the school’s own page has no link to the online school', async () => {
  await openLookup()
  await field('姓名')
  expect(screen.queryByRole('link', { name: '网校首页' })).not.toBeInTheDocument()
})

test.each([
  ['', '例如 S100002026000000'],
  ['?tab=1', '例如 T100002026000000'],
])('the lookup (%p) shows where the number stands, on a sample, until something is found', async (at, example) => {
  respond(queryCertificateByCode, skillCertificateOf())
  respond(queryTeachUserCert, null)
  const page = await openLookup(at)
  expect(await screen.findByRole('img', { name: '证书样例：姓名在中间，证书编号在下方' })).toBeVisible()
  expect(screen.getByText(example)).toBeVisible()
  await expectNoAxeViolations(page.container)
  await fillIn(page)
  await page.user.click(submitButton())
  await screen.findByRole('heading', { level: 2, name: /张三|抱歉/ })
  expect(screen.queryByText('证书编号在哪里')).not.toBeInTheDocument()
})

test('reads in English', async () => {
  await openLookup('', 'en')
  expect(await screen.findByRole('button', { name: "Can't see the picture?" })).toBeVisible()
  expect(screen.getByRole('tab', { name: 'Training graduation certificate' })).toBeVisible()
})
