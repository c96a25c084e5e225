/** Opens pages as the shell does: at the path of their module's configuration, for the people it allows. */
import type { ComponentType, ReactNode } from 'react'
import { matchRoutes, Outlet, redirect } from 'react-router-dom'
import * as v from 'valibot'

import { moduleConfig, type ModuleRoute } from '@campus/contracts/composition'
import type { CampusModule, ModuleConfigInput, ModulePage } from '@campus/contracts/module'
import { sessionStore } from '@campus/session/session-store'
import { isLoggedIn } from '@campus/session/signed-in'

import { renderRoutes, type RenderedPage, type RenderOptions } from './render'
import { watchReads } from './undeclared-reads'

export interface VisitOptions extends RenderOptions {
  /** Drawn around the page, like the shell's frame. */
  readonly around?: ComponentType<{ children: ReactNode }>
}

/**
 * The expected configuration of a path; a field that is not given must have its default. What the server draws of the
 * page is its own matter.
 */
type ExpectedRoute = Pick<ModuleRoute, 'layout'> & Partial<Omit<ModuleRoute, 'path' | 'layout' | 'drawn'>>

/**
 * Opens the page at its path plus a suffix (`?id=1`, `#top`), or at a whole address. A route that needs sign-
 * in draws nothing for a visitor, who is then at `/login?redirect=…`.
 */
export type OpenPage = (at?: string, options?: VisitOptions) => Promise<RenderedPage>

/** Milliseconds to compile the code of a page on a busy machine. */
const TIMEOUT = 60_000

/**
 * Returns `pageAt(path, expected)` for the page tests of a module. It takes the page from the module's own
 * configuration, and fails the tests around it when the path is missing or configured differently. Call it
 * where tests are described: it loads the page's code before them.
 */
export function pagesOf(config: ModuleConfigInput, module: CampusModule) {
  const { id, routes } = v.parse(moduleConfig, config)

  return function pageAt(path: string, expected: ExpectedRoute): OpenPage {
    const route = { path, login: false, title: 'school', special: false, ...expected } as const
    let page: ModulePage | undefined
    beforeAll(async () => {
      expect(routes.map(({ drawn: _, answers: __, ...shown }) => shown)).toContainEqual(route)
      page = await module.pages[path]?.()
    }, TIMEOUT)

    return (at = '', options = {}) => {
      const address = at.startsWith('/') ? at : path + at
      const [match] = matchRoutes([...routes], address) ?? []
      if (page === undefined || match?.route.path !== path) {
        throw new Error(`${address} opens ${match?.route.path ?? 'nothing'} of ${id}, this test is about ${path}`)
      }
      return visitPage(page, route, address, options)
    }
  }
}

/** Opens a page that a test defines. */
export function visitPage(
  page: ModulePage,
  route: Pick<ModuleRoute, 'path'> & Partial<ModuleRoute>,
  at: string,
  { around: Around = Plain, ...options }: VisitOptions = {},
): Promise<RenderedPage> {
  return renderRoutes(
    (queryClient) => {
      // A page that declares its reads must read only those.
      if ('queries' in page) watchReads(queryClient)
      const frame = (
        <Around>
          <Outlet />
        </Around>
      )
      return [
        {
          element: frame,
          HydrateFallback: () => null,
          children: [
            {
              path: route.path,
              handle: route,
              Component: page.Component,
              loader: ({ request, params }) => {
                const url = new URL(request.url)
                if (route.login === true && !isLoggedIn(sessionStore.getState())) {
                  return redirect(`/login?redirect=${encodeURIComponent(url.pathname + url.search)}`)
                }
                void page.loader?.({ url, params, queryClient, signal: request.signal })
                return null
              },
            },
          ],
        },
      ]
    },
    at,
    options,
  )
}

const Plain = ({ children }: { children: ReactNode }) => children
