import { screen } from '@testing-library/react'

import { LAYOUTS } from '@campus/contracts/composition'
import { brandFlags } from '@campus/session/session.model'
import { expectNoAxeViolations } from '@campus/testing/axe'

import { renderInSite } from '../testing/in-site'
import { PageFrame } from './PageFrame'

const tools = () => screen.findByRole('complementary', { name: '咨询与导航' })

test.each(['main', 'news', 'notice', 'query'] as const)(
  'SH-16 SH-80 the %s layout has header, footer and tools panel',
  async (layout) => {
    await renderInSite(<PageFrame layout={layout} />)
    expect(screen.getByRole('banner')).toBeInTheDocument()
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main')
    expect(screen.getByRole('contentinfo')).toBeInTheDocument()
    expect(await tools()).toBeInTheDocument()
  },
)

test.each(['login', 'study'] as const)('SH-16 the %s layout has no tools panel', async (layout) => {
  const { container } = await renderInSite(<PageFrame layout={layout} />)
  expect(screen.getByRole('banner')).toBeInTheDocument()
  expect(screen.getByRole('contentinfo')).toBeInTheDocument()
  expect(screen.queryByRole('complementary')).toBeNull()
  await expectNoAxeViolations(container)
})

test.each(LAYOUTS)(
  'SH-85 CE-26 CE-36 a flagged page of the %s layout wears the partner’s frame while a brand is on',
  async (layout) => {
    const { container } = await renderInSite(<PageFrame layout={layout} />, {
      handle: { special: true },
      session: brandFlags('gdhuanbao'),
    })
    expect(await screen.findByText('本站由粤环职培授权运营')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '粤环职培首页' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: '启明职业培训学校' })).toBeNull()
    expect(screen.queryByRole('complementary')).toBeNull()
    await expectNoAxeViolations(container)
  },
)

test.each([
  ['the page is not flagged', { special: false }, 'kuka'],
  ['no brand is on', { special: true }, null],
] as const)('CE-36 the frame is the school’s when %s', async (_when, handle, brand) => {
  await renderInSite(<PageFrame layout="query" />, { handle, session: brandFlags(brand) })
  expect(screen.getByRole('link', { name: '启明职业培训学校' })).toBeInTheDocument()
  expect(await tools()).toBeInTheDocument()
})

test('around unfinished work there is nothing but the page', async () => {
  const { container } = await renderInSite(<PageFrame layout="study" />, { handle: { lease: 'answerLogId' } })
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main')
  expect(screen.queryByRole('banner')).not.toBeInTheDocument()
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  await expectNoAxeViolations(container)
})

test('the skip link is the first stop and takes the focus past the header', async () => {
  const { user, address } = await renderInSite(<PageFrame layout="login" />, { route: '/news?page=2' })
  await user.tab()
  expect(screen.getByRole('link', { name: '跳到主要内容' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
  expect(address()).toBe('/news?page=2')
})
