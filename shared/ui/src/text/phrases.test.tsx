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
