import { render, screen, within } from '@testing-library/react'

import { expectNoAxeViolations } from '@campus/testing/axe'

import { PageHead, PageTitle } from './page-head'

test('a page is headed by its title, what it belongs to, what can be done, and a sentence', async () => {
  const { container } = render(
    <PageHead
      title="我的学习"
      above={<nav aria-label="当前位置">首页</nav>}
      actions={<button type="button">导出</button>}
      lead="班级和期次"
    >
      <p>三个班级</p>
    </PageHead>,
  )
  const head = container.querySelector('header') as HTMLElement
  const order = ['首页', '我的学习', '导出', '班级和期次', '三个班级'].map((words) => head.textContent.indexOf(words))
  expect(order).toEqual([...order].sort((a, b) => a - b))
  expect(order).not.toContain(-1)
  expect(within(head).getByRole('heading', { level: 1, name: '我的学习' })).toBeVisible()
  await expectNoAxeViolations(container)
})

test('a line of a title ends between words', () => {
  render(<PageTitle>配电箱安装与故障排查</PageTitle>)
  const heading = screen.getByRole('heading', { level: 1, name: '配电箱安装与故障排查' })
  expect(heading.querySelectorAll('wbr').length).toBeGreaterThan(1)
})

test('while its words load a shape takes the place of the heading', () => {
  const { container, rerender } = render(<PageTitle className="mine">{undefined}</PageTitle>)
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  expect(container).toHaveTextContent(/^$/)
  expect(container.querySelector('.mine')).toHaveAttribute('aria-busy', 'true')
  rerender(<PageTitle className="mine">招生通知</PageTitle>)
  expect(screen.getByRole('heading', { level: 1, name: '招生通知' })).toHaveClass('mine')
  expect(container.querySelector('[aria-busy]')).toBeNull()
})
