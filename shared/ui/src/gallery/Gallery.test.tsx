import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'

import { expectNoAxeViolations } from '@campus/testing/axe'
import { Gallery } from '@campus/ui/gallery'

afterEach(() => delete document.documentElement.dataset.scheme)

test('has its parts, and passes axe', async () => {
  await act(async () => render(<Gallery />, { wrapper: MemoryRouter }))
  expect(screen.getByRole('heading', { level: 1, name: '组件一览' })).toBeInTheDocument()
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['基础', '操作与填写', '反馈', '内容', '页面']),
  )
  expect(await screen.findByRole('heading', { name: '春季班招生通知' })).toBeInTheDocument()
  await expectNoAxeViolations()
})

/** What is not seen by itself: it holds what others draw, or hides it. */
const UNSEEN = ['GlobalStyle', 'Slot', 'SlotHostProvider', 'Toaster', 'VisuallyHidden']

test('every component that is offered is shown', () => {
  const ui = join(import.meta.dirname, '../..')
  const { exports } = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8')) as { exports: Record<string, string> }
  const offered = Object.values(exports)
    .filter((file) => file.endsWith('.tsx') && !file.includes('/gallery/') && !file.includes('/icons'))
    .flatMap((file) => [
      ...readFileSync(join(ui, file), 'utf8').matchAll(/^export (?:function|const) ([A-Z]\w*[a-z]\w*)/gm),
    ])
    .map(([, name = '']) => name)
  const gallery = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .join('\n')
  const isShown = (name: string) => new RegExp(`<${name}\\b|styled\\(${name}\\)`).test(gallery)
  expect(offered.length).toBeGreaterThan(40)
  expect(offered.filter((name) => !isShown(name)).sort()).toEqual(UNSEEN)
})

test('shows either scheme', async () => {
  await act(async () => render(<Gallery />, { wrapper: MemoryRouter }))
  await userEvent.click(screen.getByRole('button', { name: '深色' }))
  expect(document.documentElement).toHaveAttribute('data-scheme', 'dark')
})
