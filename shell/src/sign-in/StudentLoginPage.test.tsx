import { screen, waitFor, within } from '@testing-library/react'

import { getOrCreateStudentId, getUserInfo, login } from '@campus/contracts/sign-in'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { aUser, signedIn } from '@campus/testing/builders'
import { respond } from '@campus/testing/fake-server'

import { shellPageAt } from '../testing/in-site'

const openStudentLogin = shellPageAt('/login/student-login', { layout: 'main' })
const openPromotion = shellPageAt('/login/promotion', { layout: 'main' })

jest.mock('qrcode.react', () => ({ QRCodeSVG: ({ value }: { value: string }) => <svg data-value={value} /> }))

const qrCodeOf = (image: HTMLElement) => image.querySelector('svg')?.getAttribute('data-value')
const services = ['选课咨询', '在线报名', '在线学习', '作业测验', '答疑辅导', '考试报考', '成绩查询', '证书查询']

test('SH-04 PO-APP-01 PO-APP-02 the app’s eight services and the code of the registration page stand beside the form', async () => {
  const { container } = await openStudentLogin('', {
    site: { sites: { visitorRegistration: 'https://app.test/#/visit' } },
  })
  const app = within(screen.getByRole('region', { name: '下载APP，随时随地学习' }))
  expect(app.getAllByRole('listitem').map((item) => item.textContent)).toEqual(services)
  await waitFor(() =>
    expect(qrCodeOf(app.getByRole('img', { name: '扫码注册' }))).toBe('https://app.test/?tenantId=10001#/visit'),
  )
  // On a phone nothing can be scanned: the same address opens as a link.
  expect(app.getByRole('link', { name: /在浏览器中打开/ })).toHaveAttribute(
    'href',
    'https://app.test/?tenantId=10001#/visit',
  )
  expect(screen.getByRole('heading', { level: 1, name: '登录' })).toBeInTheDocument()
  await expectNoAxeViolations(container)
})

test.each([
  ['PO-APP-01', 'visitorRegistration', openStudentLogin, '扫码注册', `/register?type=1&tenantId=10001`],
  ['PO-APP-03', 'organisation', openPromotion, '扫码进入机构主页', `/school-info?index=0&schoolId=10001`],
] as const)(
  '%s without the operator’s %s page the code leads to this site’s own',
  async (_row, site, open, name, own) => {
    await open('', { site: { sites: { [site]: 'javascript:alert(1)' } } })
    expect(screen.getByRole('img', { name })).toBeInTheDocument()
    await waitFor(() => expect(qrCodeOf(screen.getByRole('img', { name }))).toBe(`http://localhost${own}`))
    // On a phone there is something to tap.
    expect(screen.getByRole('link', { name: '直接打开' })).toHaveAttribute('href', own)
  },
)

test('ST-MINE-02 SH-109 signing in leads to one’s own classes', async () => {
  respond(login, { userId: '501', token: 'fresh-token', expiration: '' })
  respond(getUserInfo, aUser())
  respond(getOrCreateStudentId, '9001')
  const { user, address } = await openStudentLogin()
  await user.type(screen.getByRole('textbox', { name: /^手机号/ }), '13800000001')
  await user.type(screen.getByRole('textbox', { name: /^验证码/ }), '123456')
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: '登录' }))
  await waitFor(() => expect(address()).toBe('/study/mine'))
})

test('a site without text messages signs in by password alone', async () => {
  const { container } = await openStudentLogin('', { site: { settings: { sendsSms: false } } })
  expect(screen.getByText(/本站没有开通短信，请用密码登录/)).toBeVisible()
  expect(screen.getByLabelText(/^密码/)).toBeVisible()
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.queryByRole('textbox', { name: /^验证码/ })).toBeNull()
  for (const name of [/去注册/, /忘记密码/]) expect(screen.queryByText(name, { selector: 'a, button' })).toBeNull()
  await expectNoAxeViolations(container)
})

test('PO-APP-01 whoever is signed in already finds the app’s page, without a form', async () => {
  const { address, container } = await openStudentLogin('', { session: signedIn() })
  expect(address()).toBe('/login/student-login')
  expect(screen.getByRole('heading', { level: 1, name: '下载APP，随时随地学习' })).toBeInTheDocument()
  expect(screen.getByRole('img', { name: '扫码注册' })).toBeInTheDocument()
  expect(screen.queryByRole('textbox')).toBeNull()
  await expectNoAxeViolations(container)
})

test('SH-05 PO-APP-03 the promotion partners’ entry shows the code of the organisation’s page', async () => {
  const { container } = await openPromotion('', {
    site: { sites: { organisation: 'https://app.test/org' } },
  })
  expect(screen.getByRole('heading', { level: 1, name: '线上推广合伙人' })).toBeInTheDocument()
  await waitFor(() =>
    expect(qrCodeOf(screen.getByRole('img', { name: '扫码进入机构主页' }))).toBe('https://app.test/org?schoolId=10001'),
  )
  expect(screen.getByRole('link', { name: /在浏览器中打开/ })).toHaveAttribute(
    'href',
    'https://app.test/org?schoolId=10001',
  )
  await expectNoAxeViolations(container)
})
