import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'

import { expectNoAxeViolations } from '@campus/testing/axe'

import { BackButton } from './back-button'

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/list" element={<Link to="/task">作业</Link>} />
        <Route path="/course" element={<h1>课程</h1>} />
        <Route path="/task" element={<BackButton above="/course" />} />
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
