import { render, screen, within } from '@testing-library/react'

import { BRANDS } from '@campus/contracts/school'
import { logout } from '@campus/contracts/sign-in'
import { brandFlags } from '@campus/session/session.model'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { signedIn } from '@campus/testing/builders'
import { respond } from '@campus/testing/fake-server'

import { BrandMark } from '../../common/BrandMark'
import { renderInSite } from '../../testing/in-site'
import { PartnerHeader } from './PartnerHeader'

const names = { kingdee: '金穗云校', gdhuanbao: '粤环职培', kuka: '酷嘉学院' }
const actions = () => within(screen.getByRole('navigation')).getAllByRole('link')

test.each(BRANDS)('CE-27 the header of %s wears the brand’s mark and name', async (brand) => {
  const { container } = await renderInSite(<PartnerHeader brand={brand} />)
  const identity = screen.getByRole('link', { name: `${names[brand]}首页` })
  expect(identity).toHaveAttribute('href', '/')
  const { container: alone } = render(<BrandMark brand={brand} />)
  expect(identity.querySelector('svg')?.innerHTML).toBe(alone.querySelector('svg')?.innerHTML)
  await expectNoAxeViolations(container)
})

test('CE-27 a school that runs under the brand names it itself', async () => {
  await renderInSite(<PartnerHeader brand="kuka" />, { site: { tenant: { brand: 'kuka', brandName: '酷嘉智造' } } })
  expect(screen.getByText('酷嘉智造')).toBeInTheDocument()
})

test('CE-31 CE-32 a visitor finds two labels and five buttons', async () => {
  await renderInSite(<PartnerHeader brand="kuka" />)
  for (const label of ['培训认证项目', '分销']) {
    expect(screen.getByText(label)).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: label })).toBeNull()
  }
  expect(actions().map((link) => link.textContent)).toEqual([
    '实训登录',
    '考试登录',
    '证书查询',
    '用户登录',
    '机构登录',
  ])
})

test.each([1280, 360])(
  'CE-33 CE-35 at %i px all but the lookup lead to the brand’s login page, with a way back',
  async (width) => {
    const { user, container } = await renderInSite(<PartnerHeader brand="kuka" />, {
      route: '/query_pc/kuka',
      width,
      session: brandFlags('kuka'),
    })
    if (width < 700) await user.click(screen.getByRole('button', { name: '菜单' }))
    for (const name of ['实训登录', '考试登录', '用户登录', '机构登录']) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/kuka-login?redirect=%2Fquery_pc%2Fkuka')
    }
    expect(screen.getByRole('link', { name: '证书查询' })).toHaveAttribute('href', '/query_pc/kuka')
    await expectNoAxeViolations(container)
  },
)

test.each([1280, 360])(
  'CE-34 at %i px a learner finds the own classes at a brand too, and the lookup',
  async (width) => {
    const { user } = await renderInSite(<PartnerHeader brand="kuka" />, {
      session: { ...signedIn(), ...brandFlags('kuka') },
      site: { paths: ['/study/mine'] },
      width,
    })
    // On a phone it stands in the bar, and in the menu once more.
    expect(screen.getByRole('link', { name: '我的学习' })).toHaveAttribute('href', '/study/mine')
    if (width < 700) await user.click(screen.getByRole('button', { name: '菜单' }))
    expect(screen.getByRole('link', { name: '证书查询' })).toHaveAttribute('href', '/query_pc/kuka')
  },
)

test('CE-34 a signed-in person finds the lookup and a menu with picture, name, mobile and log out', async () => {
  respond(logout, true)
  const { user, address } = await renderInSite(<PartnerHeader brand="gdhuanbao" />, {
    session: { ...signedIn({ avatar: '/media/learner.svg' }), ...brandFlags('gdhuanbao') },
  })
  expect(actions().map((link) => link.textContent)).toEqual(['证书查询'])
  const person = screen.getByRole('button', { name: /林晓/ })
  expect(person).toHaveTextContent('138****0001')
  expect(person.querySelector('img')).toHaveAttribute('src', '/media/learner.svg')
  await user.click(person)
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['个人中心', '退出登录'])
  await user.click(screen.getByRole('menuitem', { name: '退出登录' }))
  await user.click(await screen.findByRole('button', { name: '确定' }))
  expect(await screen.findByText('退出成功')).toBeInTheDocument()
  expect(address()).toBe('/gdhuanbao-login')
})
