import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { expectNoAxeViolations } from '@campus/testing/axe'

import { Tooltip } from './tooltip'

function show() {
  render(
    <Tooltip text="只有老师能看到">
      <button type="button">可见范围</button>
    </Tooltip>,
  )
  return screen.getByRole('button', { name: '可见范围' })
}

test('shows on hover, stays while the pointer is on it, goes after', async () => {
  const button = show()
  await userEvent.hover(button)
  await userEvent.hover(screen.getByRole('tooltip'))
  expect(screen.getByRole('tooltip')).toHaveTextContent('只有老师能看到')
  await userEvent.unhover(screen.getByRole('tooltip'))
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
})

test('shows on focus, describes the control, and Escape hides it', async () => {
  const button = show()
  await userEvent.tab()
  expect(button).toHaveAccessibleDescription('只有老师能看到')
  await expectNoAxeViolations()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  expect(button).toHaveFocus()
})

test('moves in from the edge of the screen', async () => {
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(375)
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(300, 0, 100, 30))
  show()
  await userEvent.tab()
  expect(getComputedStyle(screen.getByRole('tooltip')).translate).toBe('calc(-50% + -33px) 0')
})
