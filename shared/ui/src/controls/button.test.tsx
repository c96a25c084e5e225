import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'

import { expectNoAxeViolations } from '@campus/testing/axe'
import { Button, ButtonLink, IconButton } from '@campus/ui/button'

const variants = ['primary', 'secondary', 'ghost', 'danger', 'text'] as const

test.each(variants)('a %s button is pressed by pointer, Enter and Space', async (variant) => {
  const onClick = jest.fn()
  render(
    <Button variant={variant} onClick={onClick}>
      立即报名
    </Button>,
  )
  const button = screen.getByRole('button', { name: '立即报名' })
  await userEvent.click(button)
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  expect(onClick).toHaveBeenCalledTimes(3)
})

test('does not submit a form unless told to', () => {
  render(<Button>查看</Button>)
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button')
})

test('a busy button keeps its name and focus, and neither acts nor submits', async () => {
  const onClick = jest.fn()
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="姓名" />
      <Button type="submit" loading onClick={onClick}>
        提交
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: '提交', busy: true })
  await userEvent.click(button)
  await userEvent.type(screen.getByRole('textbox'), '{Enter}')
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
  button.focus()
  expect(button).toHaveFocus()
})

test('a disabled button does nothing', async () => {
  const onClick = jest.fn()
  render(
    <Button disabled onClick={onClick}>
      已报满
    </Button>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(onClick).not.toHaveBeenCalled()
})

test('a link that looks like a button is a link', () => {
  render(<ButtonLink to="/news">更多新闻</ButtonLink>, { wrapper: MemoryRouter })
  expect(screen.getByRole('link', { name: '更多新闻' })).toHaveAttribute('href', '/news')
})

test('passes axe', async () => {
  const { container } = render(
    <MemoryRouter>
      <Button variant="primary">开始</Button>
      <Button loading>提交</Button>
      <Button disabled>已报满</Button>
      <ButtonLink to="/">首页</ButtonLink>
      <IconButton label="关闭" icon={<svg aria-hidden />} />
    </MemoryRouter>,
  )
  await expectNoAxeViolations(container)
})
