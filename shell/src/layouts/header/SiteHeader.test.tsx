import { act, screen, waitFor, within } from '@testing-library/react'

import { querySchoolBrowseCount } from '@campus/contracts/school'
import { brandFlags } from '@campus/session/session.model'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { signedIn } from '@campus/testing/builders'
import { breakCall, requestsOf } from '@campus/testing/fake-server'

import { renderInSite } from '../../testing/in-site'
import { SiteHeader } from './SiteHeader'

const links = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map((link) => link.textContent)
const allLogins = { practicalTrainingLoginUrl: 'https://practice.example/', examLoginUrl: 'https://exam.example/in' }
const NEW_WINDOW = '（在新窗口打开）'

test('SH-20 SH-52 SH-53 the logo leads home, the school’s name to its profile', async () => {
  const { user, address, container } = await renderInSite(<SiteHeader />, { route: '/news' })
  await user.click(screen.getByRole('link', { name: '启明职业培训学校' }))
  expect(address()).toBe('/school-info?index=0')
  await user.click(screen.getByRole('link', { name: '启明职业培训学校首页' }))
  expect(address()).toBe('/')
  await expectNoAxeViolations(container)
})

test('SH-54 the institution’s properties stand in the header, those without a value do not', async () => {
  await renderInSite(<SiteHeader />, { site: { buSchool: { institutionProperty: '民办', trainingMode: '线上' } } })
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '机构性质民办',
    '培训模式线上',
    '浏览量1234',
  ])
})

test('SH-55 the view counter asks for the school’s own count', async () => {
  await renderInSite(<SiteHeader />)
  expect(await screen.findByText('1234')).toBeInTheDocument()
  expect(requestsOf(querySchoolBrowseCount)).toEqual([{ schoolId: '10001' }])
})

test('SH-55 a count that cannot be had leaves its place empty and says nothing', async () => {
  const { queryClient } = await renderInSite(<SiteHeader />)
  breakCall(querySchoolBrowseCount)
  await act(() => queryClient.resetQueries())
  await waitFor(() => expect(screen.queryByText('1234')).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
})

test('SH-56 a visitor finds the actions in their order', async () => {
  await renderInSite(<SiteHeader />, { site: { buSchool: allLogins } })
  expect(links()).toEqual(['用户登录', `实训登录${NEW_WINDOW}`, `考试登录${NEW_WINDOW}`, '证书查询', '下载APP'])
})

test('SH-57 user login carries the way back', async () => {
  const { user, address } = await renderInSite(<SiteHeader />, { route: '/notice/list?page=2' })
  await user.click(screen.getByRole('link', { name: '用户登录' }))
  expect(address()).toBe('/login?redirect=%2Fnotice%2Flist%3Fpage%3D2')
})

test.each([
  ['SH-58', '实训登录', 'https://practice.example/'],
  ['SH-59', '考试登录', 'https://exam.example/in'],
])('%s %s opens the school’s own address in a new window', async (_row, name, href) => {
  await renderInSite(<SiteHeader />, { site: { buSchool: allLogins } })
  const link = screen.getByRole('link', { name: new RegExp(name) })
  expect(link).toHaveAttribute('href', href)
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test.each([
  ['no address', ''],
  ['an address of a host nobody allowed', 'https://elsewhere.test/'],
  ['a script', 'javascript:alert(1)'],
])('SH-58 SH-59 with %s there is no such login', async (_what, url) => {
  await renderInSite(<SiteHeader />, { site: { buSchool: { practicalTrainingLoginUrl: url, examLoginUrl: url } } })
  expect(links()).toEqual(['用户登录', '证书查询', '下载APP'])
})

test.each([
  [null, '/query_pc'],
  ['kingdee', '/query_pc/kingdee'],
  ['gdhuanbao', '/query_pc/gdhuanbao'],
  ['kuka', '/query_pc/kuka'],
] as const)('SH-60 CE-29 with the brand %s certificate lookup is at %s', async (brand, href) => {
  await renderInSite(<SiteHeader />, { session: brandFlags(brand) })
  expect(screen.getByRole('link', { name: '证书查询' })).toHaveAttribute('href', href)
})

test('SH-61 download app leads to the learners’ login', async () => {
  await renderInSite(<SiteHeader />)
  expect(screen.getByRole('link', { name: '下载APP' })).toHaveAttribute('href', '/login/student-login')
})

test('SH-62 SH-63 SH-64 SH-65 the partners’ entries stand in a menu of their own', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null)
  const sites = { operationsBackEnd: 'https://ops.test/sso', offlinePartner: 'https://offline.test/' }
  const { user, address, container } = await renderInSite(<SiteHeader />, { site: { sites } })
  const menu = screen.getByRole('button', { name: '合作登录' })
  await user.click(menu)
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    `机构登录${NEW_WINDOW}`,
    `线下招生合伙人登录${NEW_WINDOW}`,
    '线上推广合伙人登录',
  ])
  await expectNoAxeViolations(container)
  await user.click(screen.getByRole('menuitem', { name: /机构登录/ }))
  expect(open).toHaveBeenLastCalledWith('https://ops.test/sso', '_blank', 'noopener,noreferrer')
  await user.click(menu)
  await user.click(screen.getByRole('menuitem', { name: /线下/ }))
  expect(open).toHaveBeenLastCalledWith('https://offline.test/', '_blank', 'noopener,noreferrer')
  await user.click(menu)
  await user.click(screen.getByRole('menuitem', { name: '线上推广合伙人登录' }))
  expect(address()).toBe('/login/promotion')
})

test('SH-63 SH-64 entries the operator has not configured are not shown', async () => {
  const { user } = await renderInSite(<SiteHeader />)
  await user.click(screen.getByRole('button', { name: '合作登录' }))
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['线上推广合伙人登录'])
})

test('SH-66 for a signed-in person the sign-ins give way to a menu, lookup and app stay', async () => {
  const { container } = await renderInSite(<SiteHeader />, { site: { buSchool: allLogins }, session: signedIn() })
  expect(screen.getByRole('button', { name: '林晓' })).toBeInTheDocument()
  expect(links()).toEqual(['证书查询', '下载APP'])
  await expectNoAxeViolations(container)
})

test('SH-66 a signed-in person finds the own classes beside the menu and in it, where the site has their page', async () => {
  const { user, address } = await renderInSite(<SiteHeader />, {
    site: { paths: ['/study/mine'] },
    session: signedIn(),
  })
  expect(links()).toEqual(['我的学习', '证书查询', '下载APP'])
  await user.click(screen.getByRole('button', { name: '林晓' }))
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['我的学习', '个人中心', '退出登录'])
  await user.click(screen.getByRole('menuitem', { name: '我的学习' }))
  expect(address()).toBe('/study/mine')
})

test('SH-56 a visitor has no classes', async () => {
  await renderInSite(<SiteHeader />, { site: { paths: ['/study/mine'] } })
  expect(links()).toEqual(['用户登录', '证书查询', '下载APP'])
})

test('SH-73 licence and record number stand in the header, each only when given', async () => {
  await renderInSite(<SiteHeader />, { site: { tenant: { licence: '教民 1 号' } } })
  expect(screen.getByText('许可证号：教民 1 号')).toBeInTheDocument()
  expect(screen.queryByText(/备案号/)).toBeNull()
})
