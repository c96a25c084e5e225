import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'

import { expectNoAxeViolations } from '@campus/testing/axe'
import { lateTexts } from '@campus/testing/late-texts'

import { BrokenPage, openShellPage, ShellPage } from './ShellPage'

/** A page of the shell inside a frame, as the router renders it. */
function openLogin(load: () => Promise<ComponentType>) {
  const frame = (
    <>
      <header>school</header>
      <main>
        <Outlet />
      </main>
    </>
  )
  const page = {
    path: '/login',
    HydrateFallback: () => null,
    loader: () => openShellPage(load),
    element: <ShellPage />,
  }
  const router = createMemoryRouter(
    [{ element: frame, children: [{ errorElement: <BrokenPage />, children: [page] }] }],
    {
      initialEntries: ['/login'],
    },
  )
  return render(<RouterProvider router={router} />)
}

const reported = jest.fn()
beforeEach(() => {
  // jsdom does not implement it.
  globalThis.reportError = reported.mockClear()
})

const retry = () => userEvent.click(screen.getByRole('button', { name: '重试' }))

test('a page is drawn when its script has come', async () => {
  openLogin(async () => () => <h1>sign in</h1>)
  expect(await screen.findByRole('heading', { name: 'sign in' })).toBeInTheDocument()
  expect(reported).not.toHaveBeenCalled()
})

test('in the place of a page whose script does not come stands the card, and a retry heals it', async () => {
  const lost = new Error('chunk lost')
  const load = jest.fn<Promise<ComponentType>, []>(async () => () => <h1>sign in</h1>)
  load.mockRejectedValueOnce(lost)
  const { container } = openLogin(load)
  expect(await screen.findByRole('alert')).toHaveTextContent('这部分内容暂时打不开')
  expect(screen.getByRole('banner')).toBeInTheDocument()
  expect(reported).toHaveBeenCalledWith(lost)
  await expectNoAxeViolations(container)
  await retry()
  expect(await screen.findByRole('heading', { name: 'sign in' })).toBeInTheDocument()
})

test('a page that cannot be drawn leaves its frame standing, and a retry opens it anew', async () => {
  // React and the router log every error they catch.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  let broken = true
  openLogin(async () => () => {
    if (broken) throw new Error('boom')
    return <h1>sign in</h1>
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('这部分内容暂时打不开')
  expect(screen.getByRole('banner')).toBeInTheDocument()
  broken = false
  await retry()
  expect(await screen.findByRole('heading', { name: 'sign in' })).toBeInTheDocument()
})

test('a page is drawn when the texts that came with its script can be read', async () => {
  const { load, arrive } = await lateTexts()
  openLogin(load)
  await act(async () => new Promise((resolve) => setTimeout(resolve)))
  expect(screen.queryByText('你好')).not.toBeInTheDocument()
  await arrive()
  expect(await screen.findByText('Hello')).toBeInTheDocument()
})
