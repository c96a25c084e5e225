import { act, fireEvent, render, screen } from '@testing-library/react'

import { expectNoAxeViolations } from '@campus/testing/axe'

import { OnceButton } from './once-button'

test('a second press does nothing while the action runs, also before the button is drawn anew', async () => {
  let finish = () => {}
  const running = new Promise<void>((resolve) => {
    finish = resolve
  })
  const action = jest.fn(() => running)
  const { container } = render(<OnceButton action={action}>提交</OnceButton>)
  const button = screen.getByRole('button', { name: '提交' })
  act(() => {
    button.click()
    button.click()
  })
  fireEvent.click(button)
  expect(action).toHaveBeenCalledTimes(1)
  expect(button).toHaveAttribute('aria-busy', 'true')
  await expectNoAxeViolations(container)
  await act(async () => finish())
  expect(button).not.toHaveAttribute('aria-busy')
  await act(async () => button.click())
  expect(action).toHaveBeenCalledTimes(2)
})
