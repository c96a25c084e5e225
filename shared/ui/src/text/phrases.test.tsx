import { render, screen } from '@testing-library/react'

import { Phrases } from './phrases'

test('a title keeps its words whole, and its text and name as they are', () => {
  render(
    <h2>
      <Phrases>职业技能提升班</Phrases>
    </h2>,
  )
  const heading = screen.getByRole('heading', { name: '职业技能提升班' })
  expect(heading.textContent).toBe('职业技能提升班')
  expect(heading.querySelectorAll('wbr').length).toBeGreaterThan(1)
  expect(getComputedStyle(heading.firstElementChild as Element).wordBreak).toBe('keep-all')
})

test('a date stands in one line', () => {
  const { container } = render(<Phrases>2026-11-23 至 2027-01-22</Phrases>)
  expect(container.textContent).toBe('2026-11-23 至 2027-01-22')
  expect(getComputedStyle(screen.getByText('2027-01-22')).whiteSpace).toBe('nowrap')
})
