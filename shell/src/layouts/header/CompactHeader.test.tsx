import { screen, waitFor, within } from '@testing-library/react'

import { expectNoAxeViolations } from '@campus/testing/axe'
import { signedIn } from '@campus/testing/builders'

import { renderInSite, type InSiteOptions } from '../../testing/in-site'
import { SiteHeader } from './SiteHeader'

const PAGES = ['/', '/news-information/list', '/query_pc']

const site: InSiteOptions['site'] = {
  paths: PAGES,
  school: { address: '文三路 478 号', latitude: 30.27, longitude: 120.15 },
  buSchool: {
    practicalTrainingLoginUrl: 'https://practice.example/',
    examLoginUrl: 'https://exam.example/',
    institutionGrade: '4A',
  },
  tenant: { licence: '教民 1 号', recordNumber: '浙ICP备1号' },
  sites: { operationsBackEnd: 'https://ops.test/', offlinePartner: 'https://offline.test/' },
  settings: { mapNavigationUrl: 'https://map.test/{lat}' },
}

const renderOnPhone = (options: InSiteOptions = {}) => renderInSite(<SiteHeader />, { site, width: 360, ...options })
const comesBefore = (first: HTMLElement, second: HTMLElement) =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
const menuButton = () => screen.getByRole('button', { name: '菜单' })

test('SH-56 SH-62 SH-70 SH-73 on a phone everything of the header is behind the menu button', async () => {
  const { user, container } = await renderOnPhone()
  expect(screen.getByRole('link', { name: '用户登录' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: '证书查询' })).toBeNull()
  expect(menuButton()).toHaveAttribute('aria-expanded', 'false')
  await expectNoAxeViolations(container)

  await user.click(menuButton())
  await screen.findByRole('link', { name: '证书查询' })
  expect(menuButton()).toHaveAttribute('aria-expanded', 'true')
  const linksOf = (name: string) => within(screen.getByRole('navigation', { name })).getAllByRole('link')
  const pages = linksOf('全部页面')
  expect(pages.map((link) => link.textContent)).toEqual(['首页', '新闻资讯', '证书查询'])
  expect(pages.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null])
  const actions = linksOf('快捷入口')
  expect(actions.map((link) => link.textContent)).toEqual([
    expect.stringContaining('实训登录'),
    expect.stringContaining('考试登录'),
    '下载APP',
  ])
  // The pages come first.
  expect(comesBefore(pages[0] as HTMLElement, actions[0] as HTMLElement)).toBe(true)
  // User login stands before all of them, in the bar.
  expect(comesBefore(screen.getByRole('link', { name: '用户登录' }), pages[0] as HTMLElement)).toBe(true)
  for (const name of [
    '实训登录',
    '考试登录',
    '下载APP',
    '机构登录',
    '线下招生合伙人登录',
    '线上推广合伙人登录',
    '到校',
  ]) {
    expect(screen.getByRole('link', { name: new RegExp(name) })).toBeInTheDocument()
  }
  for (const text of ['文三路 478 号', '4A', '1234', '许可证号：教民 1 号', '备案号：浙ICP备1号']) {
    expect(await screen.findByText(text)).toBeInTheDocument()
  }
  expect(screen.getByRole('button', { name: 'English' })).toBeInTheDocument()
  expect(screen.getByRole('group', { name: '外观' })).toBeInTheDocument()
  await expectNoAxeViolations(container)
})

test('SH-66 on a phone a signed-in person is one press from the own classes, and finds them in both menus', async () => {
  const { user, address, container } = await renderOnPhone({
    session: signedIn(),
    site: { ...site, paths: [...PAGES, '/study/mine'] },
  })
  await expectNoAxeViolations(container)
  await user.click(screen.getByRole('button', { name: '林晓' }))
  expect(screen.getByRole('menuitem', { name: '我的学习' })).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await user.click(menuButton())
  expect(await screen.findAllByRole('link', { name: '我的学习' })).toHaveLength(2)
  await user.click(menuButton())
  await user.click(screen.getByRole('link', { name: '我的学习' }))
  expect(address()).toBe('/study/mine')
})

test('a visitor, and who is signed in at a site without such a page, has no link to own classes', async () => {
  await renderOnPhone({ session: signedIn() })
  expect(screen.queryByRole('link', { name: '我的学习' })).toBeNull()
})

test('the menu folds when one goes on', async () => {
  const { user, address } = await renderOnPhone()
  await user.click(menuButton())
  await user.click(await screen.findByRole('link', { name: '证书查询' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: '证书查询' })).toBeNull())
  expect(address()).toBe('/query_pc')
})

test('Escape folds the menu and returns the focus to its button', async () => {
  const { user } = await renderOnPhone()
  await user.click(menuButton())
  await screen.findByRole('link', { name: '证书查询' })
  await user.tab()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('link', { name: '证书查询' })).toBeNull()
  expect(menuButton()).toHaveFocus()
})

test('a press elsewhere folds the menu', async () => {
  const { user } = await renderOnPhone()
  await user.click(menuButton())
  await screen.findByRole('link', { name: '证书查询' })
  await user.click(document.body)
  expect(screen.queryByRole('link', { name: '证书查询' })).toBeNull()
})

test('SH-66 a signed-in person has the own menu beside it', async () => {
  const { user } = await renderOnPhone({ session: signedIn() })
  await user.click(screen.getByRole('button', { name: '林晓' }))
  expect(screen.getByRole('menuitem', { name: '退出登录' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: '用户登录' })).toBeNull()
  await user.click(menuButton())
  await screen.findByRole('link', { name: '证书查询' })
  expect(screen.queryByRole('link', { name: /实训登录/ })).toBeNull()
  expect(screen.getByRole('link', { name: '个人中心' })).toHaveAttribute('href', '/account')
})
