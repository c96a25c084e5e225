import { screen } from '@testing-library/react'

import { expectNoAxeViolations } from '@campus/testing/axe'
import { renderPage } from '@campus/testing/render'

import { LastResort } from './LastResort'

test('where even the frame of a page fails, a sentence and a reload are left', async () => {
  const { container } = await renderPage(<LastResort />)
  expect(screen.getByRole('main')).toHaveTextContent('页面出错了，请刷新重试')
  expect(screen.getByRole('button', { name: '重试' })).toBeInTheDocument()
  await expectNoAxeViolations(container)
})
