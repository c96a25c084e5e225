import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
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

/** Its heading comes with the last press, as with data; something else before it where there are two. */
function Late({ presses = 1 }: { presses?: number }) {
  const [done, setDone] = useState(0)
  return (
    <main>
      {done >= presses ? <h1>林小满的成绩</h1> : <p key={done}>…</p>}
      <button onClick={() => setDone(done + 1)}>其他</button>
    </main>
  )
}

/** Its heading becomes another one with the press. */
function Changing() {
  const [name, setName] = useState('第一节')
  return (
    <main>
      <h1 key={name}>{name}</h1>
      <button onClick={() => setName('第二节')}>其他</button>
    </main>
  )
}

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
          { path: '/late', element: <Late /> },
          { path: '/later', element: <Late presses={2} /> },
          { path: '/changing', element: <Changing /> },
          { path: '/query', handle: { title: 'query' }, element: page('查询') },
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

test('SH-31 on a phone only the pages of the lookup have the title of the university alone', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone')
  const router = open('/news')
  expect(document.title).toBe('启明技能 启明学校')
  await act(() => router.navigate('/query'))
  expect(document.title).toBe('启明学校')
})

test('where a page has no heading the focus moves to where it stands', async () => {
  const router = open('/')
  await act(() => router.navigate('/waiting'))
  expect(screen.getByRole('main')).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('启明技能 启明学校')
})

test.each([
  ['takes over from the page', false],
  ['leaves the focus on a control that one has gone on to', true],
])('a heading that comes late is announced and %s', async (_, hasGoneOn) => {
  const router = open('/')
  await act(() => router.navigate('/late'))
  expect(screen.getByRole('main')).toHaveFocus()
  const button = screen.getByRole('button')
  if (hasGoneOn) button.focus()
  act(() => button.click())
  expect(await screen.findByText('林小满的成绩', { selector: '[role=status]' })).toBeInTheDocument()
  expect(hasGoneOn ? button : screen.getByRole('heading')).toHaveFocus()
})

test('what comes before the heading is not announced, and the heading still is', async () => {
  const router = open('/')
  await act(() => router.navigate('/later'))
  const press = () => act(async () => screen.getByRole('button').click())
  await press()
  expect(screen.getByRole('status')).toHaveTextContent('启明技能 启明学校')
  await press()
  expect(screen.getByRole('status')).toHaveTextContent('林小满的成绩')
  expect(screen.getByRole('heading')).toHaveFocus()
})

test('a heading that changes on its page is not announced once more', async () => {
  const router = open('/')
  await act(() => router.navigate('/changing'))
  expect(screen.getByRole('status')).toHaveTextContent('第一节')
  await act(async () => screen.getByRole('button').click())
  expect(screen.getByRole('heading', { name: '第二节' })).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('第一节')
})
