import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'

import { expectNoAxeViolations } from '@campus/testing/axe'
import { Gallery } from '@campus/ui/gallery'

afterEach(() => delete document.documentElement.dataset.scheme)

test('shows every primitive, and passes axe', async () => {
  await act(async () => render(<Gallery />, { wrapper: MemoryRouter }))
  expect(screen.getByRole('heading', { level: 1, name: '组件一览' })).toBeInTheDocument()
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['基础', '操作与填写', '反馈', '内容']),
  )
  expect(await screen.findByRole('heading', { name: '春季班招生通知' })).toBeInTheDocument()
  await expectNoAxeViolations()
}, 20_000)

test('shows either scheme', async () => {
  await act(async () => render(<Gallery />, { wrapper: MemoryRouter }))
  await userEvent.click(screen.getByRole('button', { name: '深色' }))
  expect(document.documentElement).toHaveAttribute('data-scheme', 'dark')
})
