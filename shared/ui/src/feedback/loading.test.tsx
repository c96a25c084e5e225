import { render, screen } from '@testing-library/react'

import { expectNoAxeViolations } from '@campus/testing/axe'
import { ProgressBar } from '@campus/ui/progress-bar'
import { SkeletonCard, SkeletonRegion, SkeletonText } from '@campus/ui/skeleton'

import { LoadingBar } from './loading-bar'

test('SH-18 the bar is there while a navigation runs, and only then', async () => {
  const { rerender } = render(<LoadingBar active />)
  expect(screen.getByRole('progressbar', { name: '加载中…' })).toBeInTheDocument()
  await expectNoAxeViolations()
  rerender(<LoadingBar active={false} />)
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})

test('progress has a name, a value and words', async () => {
  const { container } = render(<ProgressBar label="学习进度" percent={37.5} words="3 / 8" />)
  const bar = screen.getByRole('progressbar', { name: '学习进度' })
  expect(bar).toHaveAttribute('aria-valuenow', '37.5')
  expect(bar).toHaveAttribute('aria-valuetext', '3 / 8')
  expect(bar.firstElementChild).toHaveStyle({ width: '37.5%' })
  await expectNoAxeViolations(container)
})

test('shapes are silent; their region says once that something loads', async () => {
  const { container } = render(
    <SkeletonRegion>
      <SkeletonText lines={3} />
      <SkeletonCard />
    </SkeletonRegion>,
  )
  expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByRole('status')).toHaveTextContent(/^加载中…$/)
  await expectNoAxeViolations(container)
})
