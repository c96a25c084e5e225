import { screen, within } from '@testing-library/react'

import type { CallResponse } from '@campus/contracts/call'
import { ownCertificates } from '@campus/contracts/certificate'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { signedIn } from '@campus/testing/builders'
import { refuse, respond } from '@campus/testing/fake-server'

import { skillCertificateOf, trainingCertificateOf } from '../testing/certificates'
import { pageAt } from '../testing/page-at'

const openPage = pageAt('/certificate/mine', { layout: 'main', login: true })
const NONE: CallResponse<typeof ownCertificates> = { skillList: [], trainingList: [] }
const BOTH: CallResponse<typeof ownCertificates> = {
  skillList: [{ ...skillCertificateOf({ credential: 'a.b.c', verificationCode: '7M4KQ0ZX2B9C' }), id: '11' }],
  trainingList: [{ ...trainingCertificateOf({ revoked: true, certificateUrl: '' }), id: '12' }],
}

function open(own: CallResponse<typeof ownCertificates>, at = '', session = signedIn()) {
  respond(ownCertificates, own)
  return openPage(at, { session })
}

test('every certificate of one’s own has a card with its kind, name, number and day, and whether it is valid', async () => {
  const { container } = await open(BOTH)
  const skill = await screen.findByRole('article', { name: '养老护理员' })
  expect(skill).toHaveTextContent('职业技能等级证书')
  expect(skill).toHaveTextContent('有效证书')
  expect(skill).toHaveTextContent('S000031010001263000001')
  expect(skill).toHaveTextContent('2026-03-18')
  const training = screen.getByRole('article', { name: '育婴员（四级）培训' })
  expect(training).toHaveTextContent('培训结业证书')
  expect(training).toHaveTextContent('已撤销')
  expect(training).toHaveTextContent('2026-03-06')
  await expectNoAxeViolations(container)
})

test('a pressed card shows the certificate whole: its lines, its picture, and the code that verifies it', async () => {
  const { user, address, container } = await open(BOTH)
  await user.click(await screen.findByRole('link', { name: '养老护理员' }))
  expect(address()).toBe('/certificate/mine?certificate=skill-11')
  const sheet = await screen.findByRole('article', { name: '有效证书 张三' })
  expect(within(sheet).getByText('138****5678')).toBeVisible()
  expect(within(sheet).getByRole('button', { name: '下载证书' })).toBeVisible()
  expect(within(sheet).getByRole('link', { name: '打开核验页' })).toHaveAttribute('href', '/v#7M4KQ0ZX2B9C')
  expect(screen.getByRole('heading', { level: 2, name: /张三/ })).toHaveFocus()
  await expectNoAxeViolations(container)
  await user.click(screen.getByRole('link', { name: '我的证书' }))
  expect(address()).toBe('/certificate/mine')
  expect(await screen.findByRole('article', { name: '育婴员（四级）培训' })).toBeVisible()
})

test('a revoked one says so, and an address of one that is not one’s own shows all', async () => {
  const { unmount } = await open(BOTH, '?certificate=training-12')
  expect(await screen.findByRole('article', { name: '证书已被撤销 李·四' })).toBeVisible()
  unmount()
  await open(BOTH, '?certificate=training-99')
  expect(await screen.findAllByRole('article')).toHaveLength(2)
})

test('who has none is led to the lookup, and who has no name yet to the page where it is entered', async () => {
  const { container, unmount } = await open(NONE)
  expect(await screen.findByRole('link', { name: '按编号查询' })).toHaveAttribute('href', '/query')
  await expectNoAxeViolations(container)
  unmount()
  await open(NONE, '', signedIn({ realName: '' }))
  expect(await screen.findByText(/请先在个人中心填写姓名/)).toBeVisible()
  expect(screen.getByRole('link', { name: '去填写姓名' })).toHaveAttribute('href', '/account')
})

test('a failure is told where the certificates would stand', async () => {
  refuse(ownCertificates, { msg: '系统繁忙' })
  await openPage('', { session: signedIn() })
  expect(await screen.findByText('系统繁忙')).toBeVisible()
})
