import { render, screen } from '@testing-library/react'

import { expectNoAxeViolations } from '@campus/testing/axe'

import { ConsentField } from './consent-field'

test('the agreements of the school open in windows of their own', async () => {
  const { container } = render(<ConsentField tenantId="10002" isMissing={false} />)
  expect(screen.getByRole('checkbox', { name: /^我已阅读并同意/ })).not.toBeChecked()
  for (const [name, path] of [
    ['《用户协议》', '/agreement/user?tenantId=10002'],
    ['《隐私政策》', '/agreement/privacy?tenantId=10002'],
  ] as const) {
    const link = screen.getByRole('link', { name })
    expect(link).toHaveAttribute('href', path)
    expect(link).toHaveAttribute('target', '_blank')
  }
  await expectNoAxeViolations(container)
})

test('what is missing is said', () => {
  render(<ConsentField tenantId="10002" isMissing />)
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('请先阅读并同意协议')
})
