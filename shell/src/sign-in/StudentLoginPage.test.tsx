import { getOrCreateStudentId, getUserInfo, login } from '@campus/contracts/sign-in'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { aUser, signedIn } from '@campus/testing/builders'
import { answer } from '@campus/testing/fake-server'
import { screen, waitFor, within } from '@testing-library/react'
import { renderInSite } from '../testing/in-site'
import { PromotionPage } from './PromotionPage'
import { StudentLoginPage } from './StudentLoginPage'

const route = '/login/student-login'
const services = ['选课咨询', '在线报名', '在线学习', '作业测验', '答疑辅导', '考试报考', '成绩查询', '证书查询']

test('SH-04 PO-APP-01 PO-APP-02 the app’s eight services and the code of the registration page stand beside the form', async () => {
  const { container } = await renderInSite(<StudentLoginPage />, {
    route,
    site: { sites: { visitorRegistration: 'https://app.test/#/visit' } },
  })
  const app = within(screen.getByRole('region', { name: '下载APP，随时随地学习' }))
  expect(app.getAllByRole('listitem').map((item) => item.textContent)).toEqual(services)
  expect(app.getByRole('img', { name: '扫码注册' })).toBeInTheDocument()
  // On a phone there is nothing to scan with: the same address can be opened.
  expect(app.getByRole('link', { name: /在浏览器中打开/ })).toHaveAttribute('href', 'https://app.test/?tenantId=10001#/visit')
  expect(screen.getByRole('heading', { level: 1, name: '登录' })).toBeInTheDocument()
  await expectNoAxeViolations(container)
})

test('PO-APP-01 without a registration page there is no code', async () => {
  await renderInSite(<StudentLoginPage />, { route })
  expect(screen.getByText('二维码暂未开放')).toBeInTheDocument()
  expect(screen.queryByRole('img', { name: '扫码注册' })).toBeNull()
})

test('SH-109 signing in leads to one’s own classes', async () => {
  answer(login, { userId: '501', token: 'fresh-token', expiration: '' })
  answer(getUserInfo, aUser())
  answer(getOrCreateStudentId, '9001')
  const { user, address } = await renderInSite(<StudentLoginPage />, { route })
  await user.type(screen.getByLabelText(/^手机号/), '13800000001')
  await user.type(screen.getByLabelText(/^验证码/), '123456')
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: '登录' }))
  await waitFor(() => expect(address()).toBe('/study/mine'))
})

test('SH-109 SH-112 whoever is signed in already goes straight there', async () => {
  const { address } = await renderInSite(<StudentLoginPage />, { route, session: signedIn() })
  expect(address()).toBe('/study/mine')
})

test('SH-05 PO-APP-03 the promotion partners’ entry shows the code of the organisation’s page', async () => {
  const { container } = await renderInSite(<PromotionPage />, { site: { sites: { organisation: 'https://app.test/org' } } })
  expect(screen.getByRole('heading', { level: 1, name: '线上推广合伙人' })).toBeInTheDocument()
  expect(screen.getByRole('img', { name: '扫码进入机构主页' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /在浏览器中打开/ })).toHaveAttribute('href', 'https://app.test/org?schoolId=10001')
  await expectNoAxeViolations(container)
})
