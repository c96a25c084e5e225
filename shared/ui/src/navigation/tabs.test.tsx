import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'

import { expectNoAxeViolations } from '@campus/testing/axe'

import { Tabs } from './tabs'

const items = [
  { value: 'all', label: '全部' },
  { value: 'going', label: '服务中' },
  { value: 'done', label: '已结业' },
] as const

type Value = (typeof items)[number]['value']

function Statuses({ panel = true }: { panel?: boolean }) {
  const [value, setValue] = useState<Value>('all')
  return (
    <Tabs label="课程状态" items={items} value={value} onChange={setValue}>
      {panel ? <p>{value}</p> : undefined}
    </Tabs>
  )
}

const chosen = () => screen.getByRole('tab', { selected: true })

test('shows the chosen tab and what belongs to it', async () => {
  const { container } = render(<Statuses />)
  expect(chosen()).toHaveTextContent('全部')
  await userEvent.click(screen.getByRole('tab', { name: '服务中' }))
  expect(chosen()).toHaveTextContent('服务中')
  expect(screen.getByRole('tabpanel', { name: '服务中' })).toHaveTextContent('going')
  await expectNoAxeViolations(container)
})

test.each([
  ['{ArrowRight}', '服务中'],
  ['{ArrowLeft}', '已结业'],
  ['{End}', '已结业'],
  ['{End}{ArrowRight}', '全部'],
  ['{ArrowRight}{Home}', '全部'],
])('%s goes to %s', async (keys, name) => {
  render(<Statuses />)
  await userEvent.tab()
  expect(chosen()).toHaveFocus()
  await userEvent.keyboard(keys)
  expect(chosen()).toHaveTextContent(name)
  expect(chosen()).toHaveFocus()
})

test('only the chosen tab is in the tab order', () => {
  render(<Statuses />)
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
})

test('as a filter it has no panel', async () => {
  const { container } = render(<Statuses panel={false} />)
  expect(screen.queryByRole('tabpanel')).not.toBeInTheDocument()
  expect(chosen()).not.toHaveAttribute('aria-controls')
  await expectNoAxeViolations(container)
})
