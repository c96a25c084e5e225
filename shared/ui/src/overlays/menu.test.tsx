import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'

import { expectNoAxeViolations } from '@campus/testing/axe'
import { Button } from '@campus/ui/button'

import { Menu } from './menu'

function show() {
  const onLeave = jest.fn()
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <>
          <Menu
            trigger={<Button>账户</Button>}
            items={[
              { id: 'mine', label: '我的学习', to: '/study/mine' },
              { id: 'help', label: '帮助', onSelect: () => undefined },
              { id: 'leave', label: '退出登录', tone: 'danger', onSelect: onLeave },
            ]}
          />
          <button type="button">别处</button>
        </>
      ),
    },
    { path: '*', element: <p>到了</p> },
  ])
  render(<RouterProvider router={router} />)
  return { onLeave, router, user: userEvent.setup() }
}

const trigger = () => screen.getByRole('button', { name: '账户' })
const item = (name: string) => screen.getByRole('menuitem', { name })

test('opens under its button, and says so', async () => {
  const { user } = show()
  expect(trigger()).toHaveAttribute('aria-haspopup', 'menu')
  expect(trigger()).toHaveAttribute('aria-expanded', 'false')
  await user.click(trigger())
  expect(trigger()).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('menu', { name: '账户' })).toBeInTheDocument()
  expect(item('我的学习')).toHaveFocus()
  await expectNoAxeViolations()
})

test.each([
  ['{ArrowDown}', '我的学习'],
  ['{ArrowUp}', '退出登录'],
  ['{Enter}', '我的学习'],
  ['{ArrowDown}{ArrowDown}', '帮助'],
  ['{ArrowDown}{ArrowUp}', '退出登录'],
  ['{ArrowDown}{End}', '退出登录'],
  ['{ArrowDown}{End}{ArrowDown}', '我的学习'],
  ['{ArrowDown}{End}{Home}', '我的学习'],
  ['{ArrowDown}退', '退出登录'],
])('%s on the button leads to %s', async (keys, name) => {
  const { user } = show()
  await user.tab()
  await user.keyboard(keys)
  expect(item(name)).toHaveFocus()
})

test('an action runs, the menu closes, the focus returns', async () => {
  const { user, onLeave } = show()
  await user.click(trigger())
  await user.click(item('退出登录'))
  expect(onLeave).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(trigger()).toHaveFocus()
})

test('a link leads to its page, by Enter too', async () => {
  const { user, router } = show()
  await user.tab()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(await screen.findByText('到了')).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/study/mine')
})

test('Escape closes and returns the focus; a press elsewhere and Tab close', async () => {
  const { user } = show()
  await user.click(trigger())
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(trigger()).toHaveFocus()

  await user.click(trigger())
  await user.click(screen.getByRole('button', { name: '别处' }))
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()

  await user.click(trigger())
  await user.tab()
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})
