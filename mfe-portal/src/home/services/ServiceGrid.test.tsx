import { screen, within } from '@testing-library/react'

import { brandFlags } from '@campus/session/session.model'
import { expectNoAxeViolations } from '@campus/testing/axe'
import { aBuSchool } from '@campus/testing/builders'
import { renderPage } from '@campus/testing/render'

import { ServiceGrid } from './ServiceGrid'

const withExamSite = { buSchoolInfo: aBuSchool({ examLoginUrl: 'https://exam.example.com/login' }) }

test('PO-HOME-09 six entries in order', async () => {
  const { container } = await renderPage(<ServiceGrid />, { session: withExamSite })
  const entries = within(screen.getByRole('navigation', { name: '学校服务' })).getAllByRole('listitem')
  expect(entries.map((entry) => entry.querySelector('strong')?.textContent)).toEqual([
    '报名',
    '学习',
    '证书',
    '考试',
    '评价',
    '鉴定',
  ])
  await expectNoAxeViolations(container)
})

test.each([
  [/报名/, '/#training-projects'],
  [/学习/, '/study/mine'],
  [/证书/, '/query_pc'],
  [/考试/, 'https://exam.example.com/login'],
  [/评价/, '/school-info?index=0&detail=2'],
  [/鉴定/, '/school-info?index=0&detail=2'],
])('PO-HOME-10 the entry %p leads to %s', async (name, href) => {
  await renderPage(<ServiceGrid />, { session: withExamSite })
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
})

test('PO-HOME-10 the exam site opens in a window that knows nothing of this one, and says so', async () => {
  await renderPage(<ServiceGrid />, { session: withExamSite })
  const exam = screen.getByRole('link', { name: /考试/ })
  expect(exam).toHaveAccessibleName(expect.stringContaining('（在新窗口打开）') as string)
  expect(exam).toHaveAttribute('target', '_blank')
  expect(exam).toHaveAttribute('rel', 'noopener noreferrer')
})

test.each(['', 'javascript:alert(1)', 'http://exam.example.com/'])(
  'PO-HOME-10 with the exam address %p there is no such entry',
  async (examLoginUrl) => {
    await renderPage(<ServiceGrid />, { session: { buSchoolInfo: aBuSchool({ examLoginUrl }) } })
    expect(screen.getAllByRole('link')).toHaveLength(5)
    expect(screen.queryByText('考试')).not.toBeInTheDocument()
  },
)

test('PO-HOME-10 under a partner brand the lookup is the brand’s', async () => {
  await renderPage(<ServiceGrid />, { session: brandFlags('kingdee') })
  expect(screen.getByRole('link', { name: /证书/ })).toHaveAttribute('href', '/query_pc/kingdee')
})

test('PO-HOME-10 enrolling keeps the lists below where they are', async () => {
  const { user, address } = await renderPage(<ServiceGrid />, { route: '/?projects=3&projects-page=2' })
  await user.click(screen.getByRole('link', { name: /报名/ }))
  expect(address()).toBe('/?projects=3&projects-page=2#training-projects')
})
