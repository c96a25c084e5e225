import { render, screen } from '@testing-library/react'

import { expectNoAxeViolations } from '@campus/testing/axe'

import { NewWindowLink } from './new-window-link'

test.each([
  ['by its words', undefined, '官网\\s?（在新窗口打开）'],
  ['by its label', '学校官网', '学校官网（在新窗口打开）'],
])('it says %s that a new window opens, which knows nothing of this one', async (_, label, name) => {
  const { container } = render(
    <NewWindowLink href="https://school.example/" aria-label={label}>
      官网
    </NewWindowLink>,
  )
  const link = screen.getByRole('link', { name: new RegExp(`^${name}$`) })
  expect(link).toHaveAttribute('href', 'https://school.example/')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  await expectNoAxeViolations(container)
})
