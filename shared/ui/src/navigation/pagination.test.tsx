import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { expectNoAxeViolations } from '@campus/testing/axe'

import { Pagination } from './pagination'

test('says where one is and goes elsewhere', async () => {
  const onChange = jest.fn()
  const { container } = render(<Pagination current={6} pages={18} onChange={onChange} />)
  expect(screen.getByRole('navigation', { name: '分页' })).toBeInTheDocument()
  expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName('第6页')
  await userEvent.click(screen.getByRole('button', { name: '上一页' }))
  await userEvent.click(screen.getByRole('button', { name: '下一页' }))
  await userEvent.click(screen.getByRole('button', { name: '第18页' }))
  expect(onChange.mock.calls).toEqual([[5], [7], [18]])
  expect(screen.getByText('第6页，共18页')).toBeInTheDocument()
  await expectNoAxeViolations(container)
})

test.each([
  [1, '上一页'],
  [3, '下一页'],
])('at page %i of 3 there is no %s', async (current, name) => {
  const onChange = jest.fn()
  render(<Pagination current={current} pages={3} onChange={onChange} />)
  expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(screen.getByRole('button', { name }))
  expect(onChange).not.toHaveBeenCalled()
})

test('who turns to the last page keeps the focus', async () => {
  const { rerender } = render(<Pagination current={2} pages={3} onChange={() => undefined} />)
  await userEvent.click(screen.getByRole('button', { name: '下一页' }))
  rerender(<Pagination current={3} pages={3} onChange={() => undefined} />)
  expect(screen.getByRole('button', { name: '下一页' })).toHaveFocus()
})

test.each([0, 1])('%i pages need no choice', (pages) => {
  const { container } = render(<Pagination current={1} pages={pages} onChange={() => undefined} />)
  expect(container).toBeEmptyDOMElement()
})

test('in a narrow column the numbers give way to words on every screen', () => {
  render(<Pagination compact current={2} pages={9} onChange={() => undefined} />)
  expect(screen.getByText('第2页，共9页')).toBeVisible()
  expect(screen.queryByRole('button', { name: '第1页' })).not.toBeInTheDocument()
})
