/** The frame's late scripts fail to load. */
import { screen } from '@testing-library/react'

import { brandFlags } from '@campus/session/session.model'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { signedIn } from '@campus/testing/builders'

import { renderInSite } from '../testing/in-site'
import { PageFrame } from './PageFrame'

const mockLost = (): never => {
  throw new Error('chunk lost')
}
jest.mock('./partner-frame', () => mockLost())
jest.mock('./tools/ToolsPanel', () => mockLost())
jest.mock('./header/CompactMenu', () => mockLost())
jest.mock('./header/SignOutDialog', () => mockLost())

test('without the partner’s frame the school’s own stands', async () => {
  const { container } = await renderInSite(<PageFrame layout="query" />, {
    handle: { special: true },
    session: brandFlags('kuka'),
  })
  expect(await screen.findByRole('link', { name: '启明职业培训学校首页' })).toBeInTheDocument()
  expect(screen.getByRole('banner')).toBeInTheDocument()
  expect(screen.getByRole('contentinfo')).toBeInTheDocument()
  await expectNoAxeViolations(container)
})

test('without the tools panel the page is whole', async () => {
  await renderInSite(<PageFrame layout="main" />)
  expect(screen.getByRole('main')).toBeInTheDocument()
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('without the menu of a narrow screen its place says so, and it can be folded', async () => {
  const { user, container } = await renderInSite(<PageFrame layout="main" />, { width: 360 })
  await user.click(screen.getByRole('button', { name: '菜单' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('加载失败')
  await expectNoAxeViolations(container)
  await user.click(screen.getByRole('button', { name: '菜单' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('without the question before signing out a message says so, and the person stays signed in', async () => {
  const { user } = await renderInSite(<PageFrame layout="main" />, { session: signedIn() })
  await user.click(screen.getByRole('button', { name: '林晓' }))
  await user.click(screen.getByRole('menuitem', { name: '退出登录' }))
  expect(await screen.findByText('系统繁忙')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: '林晓' })).toBeInTheDocument()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
