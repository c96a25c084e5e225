import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'

import { expectNoAxeViolations } from '@campus/testing/axe'

import { Breadcrumb } from './breadcrumb'

test('a breadcrumb ends at this page', async () => {
  const { container } = render(
    <Breadcrumb items={[{ label: '首页', to: '/' }, { label: '新闻', to: '/news' }, { label: '招生通知' }]} />,
    { wrapper: MemoryRouter },
  )
  expect(screen.getByRole('navigation', { name: '当前位置' })).toBeInTheDocument()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['首页', '新闻'])
  expect(screen.getByText('招生通知')).toHaveAttribute('aria-current', 'page')
  await expectNoAxeViolations(container)
})
