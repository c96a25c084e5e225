import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, type RenderResult } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom'

import { configureHttp } from '@campus/http/client'
import { setLocale, type Locale } from '@campus/i18n/locale'
import { endSession } from '@campus/session/session-actions'
import { sessionKeeper } from '@campus/session/session-keeper'
import type { KeptSession } from '@campus/session/session.model'
import { toast, Toaster } from '@campus/ui/toast'
import { dismissToast, toastStore } from '@campus/ui/toast-store'

import { aBuSchool, aSchool, TEST_TENANT_ID } from './builders'

import './fake-server'

export interface RenderOptions {
  /** The session of this test, on top of a visitor of the test school; `signedIn()` for a person. */
  readonly session?: Partial<KeptSession>
  readonly locale?: Locale
  /** The address before this one. By default there is none. */
  readonly from?: string
}

export interface PageOptions extends RenderOptions {
  /** The address of the element. Default `/`. */
  readonly route?: string
  /** The handle of the element's route, for the frame around it. */
  readonly handle?: RouteObject['handle']
}

export interface RenderedPage extends RenderResult {
  readonly user: UserEvent
  readonly queryClient: QueryClient
  /** The current address, `/path?query#hash`: links and redirects change it. */
  readonly address: () => string
}

const initialSession = sessionKeeper.getInitialState()

afterEach(async () => {
  for (const { id } of toastStore.read()) dismissToast(id)
  sessionKeeper.setState(initialSession, true)
  await setLocale('zh-CN')
})

/**
 * Renders a part of a page with router, query client, session, language, toasts and an http client as in the
 * shell. Set up responses before with `respond(call, data)` of `@campus/testing/fake-server`. To open a whole
 * page by its path use `pagesOf` of `@campus/testing/module-pages`.
 */
export function renderPage(element: ReactElement, options: PageOptions = {}): Promise<RenderedPage> {
  const { route = '/', handle, ...rest } = options
  return renderRoutes(() => [{ path: '*', handle, element }], route, rest)
}

/**
 * Renders the routes at an address; other addresses draw nothing, because the target of a link is another
 * page's test.
 */
export async function renderRoutes(
  routesOf: (queryClient: QueryClient) => RouteObject[],
  at: string,
  { session = {}, locale = 'zh-CN', from }: RenderOptions,
): Promise<RenderedPage> {
  await setLocale(locale)
  openTestSession(session)
  // Fresh for a while, as in the shell: a page does not refetch what its loader fetched.
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 30_000 }, mutations: { retry: false } },
  })
  const router = createMemoryRouter([...routesOf(queryClient), { path: '*', element: null }], {
    initialEntries: from === undefined ? [at] : [from, at],
  })
  const user = userEvent.setup()
  // The router settles its first page after the first render.
  const result = await act(async () =>
    render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Toaster />
      </QueryClientProvider>,
    ),
  )
  const address = (): string => {
    const { pathname, search, hash } = router.state.location
    return pathname + search + hash
  }
  return { ...result, user, queryClient, address }
}

function openTestSession(session: Partial<KeptSession>): void {
  const school = {
    tenantId: TEST_TENANT_ID,
    tenantInfo: { id: TEST_TENANT_ID },
    schoolInfo: aSchool(),
    buSchoolInfo: aBuSchool(),
  }
  sessionKeeper.setState({ ...initialSession, ...school, ...session }, true)
  configureHttp({
    baseUrl: '',
    headers: () => {
      const { tenantId, schoolInfo, token } = sessionKeeper.getState()
      return { tenantId, schoolId: schoolInfo?.universityId ?? '', token, gray_version: '', applicationId: '' }
    },
    notify: (message) => toast.error(message),
    onSessionInvalid: endSession,
    texts: { systemBusy: () => 'system busy', pleaseLogIn: () => 'please log in' },
  })
}
