import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import * as v from 'valibot'

import { bootData } from '@campus/contracts/composition'

import { SiteProvider } from '../site-context'
import { PageAnnouncer } from './PageAnnouncer'

const boot = v.parse(bootData, {
  tenantId: '10001',
  schoolInfo: { universityName: '启明学校' },
  buSchoolInfo: { projectName: '启明技能' },
  tenantSettings: {},
  settings: { sites: {} },
  moduleMap: { id: 'm', modules: [] },
})

function open(path: string) {
  const page = (heading: string) => (
    <main>
      <h1>{heading}</h1>
      <button>其他</button>
    </main>
  )
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <Outlet />
            <PageAnnouncer />
          </>
        ),
        children: [
          { path: '/', element: page('首页') },
          { path: '/news', element: page('资讯') },
          {
            path: '/waiting',
            element: (
              <main>
                <p role="alert">暂时打不开</p>
              </main>
            ),
          },
        ],
      },
    ],
    { initialEntries: [path] },
  )
  render(
    <SiteProvider value={boot}>
      <RouterProvider router={router} />
    </SiteProvider>,
  )
  return router
}

test('SH-28 SH-32 the title is set, and the first page moves no focus', () => {
  open('/')
  expect(document.title).toBe('启明技能 启明学校')
  expect(document.body).toHaveFocus()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a new page is announced and focus moves to its heading; a changed query moves nothing', async () => {
  const router = open('/')
  await act(() => router.navigate('/news'))
  expect(screen.getByRole('heading', { name: '资讯' })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('资讯')
  screen.getByRole('button').focus()
  await act(() => router.navigate('/news?page=2'))
  expect(screen.getByRole('button')).toHaveFocus()
})

test('where a page has no heading the focus moves to where it stands', async () => {
  const router = open('/')
  await act(() => router.navigate('/waiting'))
  expect(screen.getByRole('main')).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('启明技能 启明学校')
})
