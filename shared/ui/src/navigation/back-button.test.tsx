import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, Route, Routes, useSearchParams } from 'react-router-dom'

import { expectNoAxeViolations } from '@campus/testing/axe'

import { BackButton } from './back-button'
import { useSwitchTo } from './use-go-back'

function Task() {
  const switchTo = useSwitchTo()
  const [query] = useSearchParams()
  return (
    <>
      <BackButton above="/course" />
      <button type="button" onClick={() => switchTo('?part=2')}>
        下一部分
      </button>
      <h1>第{query.get('part') ?? '1'}部分</h1>
    </>
  )
}

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/list" element={<Link to="/task">作业</Link>} />
        <Route path="/course" element={<h1>课程</h1>} />
        <Route path="/task" element={<Task />} />
      </Routes>
    </MemoryRouter>,
  )

test('leads back to where one came from', async () => {
  open('/list')
  await userEvent.click(screen.getByRole('link', { name: '作业' }))
  await userEvent.click(screen.getByRole('button', { name: '返回' }))
  expect(screen.getByRole('link', { name: '作业' })).toBeInTheDocument()
})

test('leads to the page above when this one was opened directly', async () => {
  const { container } = open('/task')
  await expectNoAxeViolations(container)
  await userEvent.click(screen.getByRole('button', { name: '返回' }))
  expect(screen.getByRole('heading', { name: '课程' })).toBeInTheDocument()
})

test('leads back to where one came from after another part of the page was shown', async () => {
  open('/list')
  await userEvent.click(screen.getByRole('link', { name: '作业' }))
  await userEvent.click(screen.getByRole('button', { name: '下一部分' }))
  expect(screen.getByRole('heading', { name: '第2部分' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: '返回' }))
  expect(screen.getByRole('link', { name: '作业' })).toBeInTheDocument()
})

test('leads to the page above after another part of a page that was opened directly', async () => {
  open('/task')
  await userEvent.click(screen.getByRole('button', { name: '下一部分' }))
  await userEvent.click(screen.getByRole('button', { name: '返回' }))
  expect(screen.getByRole('heading', { name: '课程' })).toBeInTheDocument()
})
