import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { expectNoAxeViolations } from '@campus/testing/axe'
import { EmptyState, ErrorState, NotFoundState, OfflineState } from '@campus/ui/states'

test('nothing there says so, in the usual words or its own', async () => {
  const { container, rerender } = render(<EmptyState />)
  expect(screen.getByText('暂无数据')).toBeInTheDocument()
  rerender(<EmptyState title="暂无点评" hint="报名后可以点评" action={<button type="button">去报名</button>} />)
  expect(screen.getByText('暂无点评')).toBeInTheDocument()
  expect(screen.getByText('报名后可以点评')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: '去报名' })).toBeInTheDocument()
  await expectNoAxeViolations(container)
})

test('a failure says what happened, offers a retry, and gives the trace', async () => {
  const onRetry = jest.fn()
  const { container, rerender } = render(<ErrorState title="课程加载失败" traceId="7f3a9c" onRetry={onRetry} />)
  expect(screen.getByRole('alert')).toHaveTextContent('课程加载失败')
  expect(screen.getByText('7f3a9c')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
  await expectNoAxeViolations(container)

  rerender(<ErrorState onRetry={onRetry} retrying />)
  await userEvent.click(screen.getByRole('button', { name: '重试', busy: true }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('a failure has its ways out beside the retry, and without one', () => {
  const { rerender } = render(<ErrorState onRetry={jest.fn()} action={<a href="/">首页</a>} />)
  expect(screen.getByRole('button', { name: '重试' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '首页' })).toBeInTheDocument()
  rerender(<ErrorState action={<a href="/">首页</a>} />)
  expect(screen.getByRole('link', { name: '首页' })).toBeInTheDocument()
})

test('without a way to retry there is no button', () => {
  render(<ErrorState />)
  expect(screen.getByRole('alert')).toHaveTextContent('加载失败')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('a page that is not there has its heading', async () => {
  const { container } = render(<NotFoundState />)
  expect(screen.getByRole('heading', { level: 1, name: '页面不存在' })).toBeInTheDocument()
  await expectNoAxeViolations(container)
})

test('offline is announced', async () => {
  const { container } = render(<OfflineState />)
  expect(screen.getByRole('status')).toHaveTextContent('网络已断开，恢复后自动继续')
  await expectNoAxeViolations(container)
})
