/** The properties of each of the shell's own pages, and the page at each path. */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import * as v from 'valibot'

import type { ModuleRoute } from '@campus/contracts/composition'
import { publicSettings } from '@campus/contracts/public-settings'
import { Gallery } from '@campus/ui/gallery'

import { PrivacyPolicyPage, UserAgreementPage } from '../agreement/AgreementPage'
import { LoginPage } from '../sign-in/LoginPage'
import { PromotionPage } from '../sign-in/PromotionPage'
import { SsoLoginPage } from '../sign-in/SsoLoginPage'
import { StudentLoginPage } from '../sign-in/StudentLoginPage'
import { shellRoutes } from './shell-routes'
import { BrokenPage, ShellPage } from './ShellPage'

const settings = { ...v.parse(publicSettings, { sites: {} }), development: true }
const routes = shellRoutes({ settings } as never)

const route = (path: string, layout: ModuleRoute['layout'], special = false, login = false): ModuleRoute => ({
  path,
  layout,
  special,
  login,
  title: 'school',
})

test('every page of the shell stands in its layout, open to visitors but for the own account; the partners’ sign-in is theirs', () => {
  expect(routes.map((each) => each.route)).toEqual([
    route('/login', 'login'),
    route('/sso-login', 'login'),
    route('/login/student-login', 'main'),
    route('/prove-mobile', 'login'),
    route('/account', 'main', true, true),
    route('/login/promotion', 'main'),
    route('/kingdee-login', 'login', true),
    route('/gdhuanbao-login', 'login', true),
    route('/kuka-login', 'login', true),
    route('/agreement/user', 'main'),
    route('/agreement/privacy', 'main'),
    route('/news', 'news'),
    route('/notice', 'notice'),
    route('/query', 'query'),
    route('/dev/gallery', 'main'),
  ])
})

test('the router knows each route by its path, and the frame what is said of it', () => {
  expect(routes.map(({ object }) => [object.path, object.handle as ModuleRoute])).toEqual(
    routes.map((each) => [each.route.path, each.route]),
  )
})

test.each([
  ['/login', LoginPage],
  ['/sso-login', SsoLoginPage],
  ['/login/student-login', StudentLoginPage],
  ['/login/promotion', PromotionPage],
  ['/kuka-login', LoginPage],
  ['/agreement/user', UserAgreementPage],
  ['/agreement/privacy', PrivacyPolicyPage],
  ['/dev/gallery', Gallery],
])('at %s stands its page', async (path, Page) => {
  const loader = routes.find((each) => each.route.path === path)?.object.loader as (at: {
    request: Request
  }) => Promise<unknown>
  expect(await loader({ request: new Request(`https://school.example${path}`) })).toEqual({ Page })
})

const expectBusy = (busy: boolean) =>
  expect(screen.getByRole('button', { name: /重试/ }).getAttribute('aria-busy') === 'true').toBe(busy)

test('while the script of a page is asked for once more, the card cannot ask again', async () => {
  const results = [{ Page: null }, new Promise<never>(() => undefined)]
  const page = { path: '/', HydrateFallback: () => null, loader: () => results.shift(), element: <ShellPage /> }
  await act(async () => render(<RouterProvider router={createMemoryRouter([page])} />))
  expectBusy(false)
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true')
})

test('a retry of a broken page opens the same address, without another step to go back', async () => {
  const loader = jest.fn(() => null)
  const router = createMemoryRouter(
    [
      { path: '/start', element: <p>start</p> },
      { path: '/broken', HydrateFallback: () => null, loader, element: <BrokenPage /> },
    ],
    { initialEntries: ['/start'] },
  )
  await act(async () => render(<RouterProvider router={router} />))
  await act(() => router.navigate('/broken?x=1'))
  expectBusy(false)
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(loader).toHaveBeenCalledTimes(2)
  expect(router.state.location).toMatchObject({ pathname: '/broken', search: '?x=1' })
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/start')
})
