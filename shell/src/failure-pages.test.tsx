import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { expectNoAxeViolations } from '@campus/testing/axe'

import { BootFailure } from './BootFailure'
import { NotFoundPage } from './NotFoundPage'
import { LastResort } from './router/LastResort'
import { renderInSite } from './testing/in-site'

test('SH-17 an unknown path is told, with a link home', async () => {
  const { user, address, container } = await renderInSite(<NotFoundPage />, { route: '/nowhere' })
  expect(screen.getByRole('heading', { level: 1, name: '页面不存在' })).toBeInTheDocument()
  await expectNoAxeViolations(container)
  await user.click(screen.getByRole('link', { name: '返回首页' }))
  expect(address()).toBe('/')
})

test('SH-29 without a school the whole page says so, and offers nothing else', async () => {
  const { container } = render(<BootFailure notFound onRetry={() => undefined} />)
  expect(screen.getByRole('heading', { level: 1, name: '未找到该学校，请检查网址' })).toBeInTheDocument()
  expect(screen.queryByRole('button')).toBeNull()
  await expectNoAxeViolations(container)
})

test('SH-29 a school that could not be loaded can be asked for again', async () => {
  const retry = jest.fn()
  const { container } = render(<BootFailure notFound={false} onRetry={retry} />)
  expect(screen.getByRole('alert')).toHaveTextContent('学校信息加载失败，请重试')
  await expectNoAxeViolations(container)
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(retry).toHaveBeenCalledTimes(1)
})

test('where nothing else can be drawn the page can be reloaded', async () => {
  const { container } = render(<LastResort />)
  expect(screen.getByRole('alert')).toHaveTextContent('页面出错了，请刷新重试')
  expect(screen.getByRole('button', { name: '重试' })).toBeInTheDocument()
  await expectNoAxeViolations(container)
})
