import * as v from 'valibot'

import { publicSettings } from '@campus/contracts/public-settings'

import { SHELL_PATHS } from './shell-paths'
import { shellRoutes } from './shell-routes'

const settings = v.parse(publicSettings, { sites: {} })
const routesOf = (development: boolean) => shellRoutes({ settings: { ...settings, development } } as never)

test('the manifest names exactly the paths the shell answers', () => {
  expect(
    routesOf(false)
      .map(({ route }) => route.path)
      .sort(),
  ).toEqual([...SHELL_PATHS].sort())
})

test("SH-13 SH-16 sign-in stands in the login layout; developers' pages only in development", () => {
  const layouts = Object.fromEntries(routesOf(false).map(({ route }) => [route.path, route.layout]))
  expect(layouts).toMatchObject({
    '/login': 'login',
    '/sso-login': 'login',
    '/kuka-login': 'login',
    '/login/student-login': 'main',
    '/login/promotion': 'main',
  })
  expect(routesOf(true).map(({ route }) => route.path)).toContain('/dev/gallery')
})

test.each([
  ['/news', 'SH-06', '/news-information/list?x=1'],
  ['/notice', 'SH-08', '/notice/list?x=1'],
  ['/query', 'SH-10', '/query_pc?x=1'],
])('%s leads on, its query kept (%s)', async (path, _, target) => {
  const route = routesOf(false).find((candidate) => candidate.route.path === path)
  const loader = route?.object.loader as (args: { request: Request }) => Response
  const response = loader({ request: { url: `https://s.example${path}?x=1` } as Request })
  expect(response.headers.get('location')).toBe(target)
})
