import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, type RenderResult } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom'

import type { ModulePage } from '@campus/contracts/module'
import { configureHttp } from '@campus/http/client'
import { setLocale, type Locale } from '@campus/i18n/locale'
import { endSession } from '@campus/session/session-actions'
import { sessionStore } from '@campus/session/session-store'
import type { SessionState } from '@campus/session/session.model'
import { toast, Toaster } from '@campus/ui/toast'
import { dismissToast, toastStore } from '@campus/ui/toast-store'

import { aBuSchool, aSchool, TEST_TENANT_ID } from './builders'

import './fake-server'

export interface PageOptions {
  /** The address the page is opened at. Default `/`. */
  readonly route?: string
  /** The page's path pattern, when it has parameters. Default: any path. */
  readonly path?: string
  /** What the page's route says of itself to the frame around it. */
  readonly handle?: RouteObject['handle']
  /** What the session holds beyond a visitor of the test school; `signedIn()` for a person. */
  readonly session?: Partial<SessionState>
  readonly locale?: Locale
}

export interface RenderedPage extends RenderResult {
  readonly user: UserEvent
  readonly queryClient: QueryClient
  /** Where the page is now, `/path?query#hash`: links and redirects change it. */
  readonly address: () => string
}

const initialSession = sessionStore.getInitialState()

afterEach(async () => {
  for (const { id } of toastStore.read()) dismissToast(id)
  sessionStore.setState(initialSession, true)
  await setLocale('zh-CN')
})

/**
 * Renders a page, or an element, as the shell would: router, query client,
 * session, language, toasts and an http client. What the server answers is said
 * before with `respond(call, data)` of `@campus/testing/fake-server`.
 */
export async function renderPage(page: ModulePage | ReactElement, options: PageOptions = {}): Promise<RenderedPage> {
  const { route = '/', path = '*', handle, session = {}, locale = 'zh-CN' } = options
  await setLocale(locale)
  openTestSession(session)
  // Fresh for a while as in the shell: what a loader fetched is not fetched again by its page.
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 30_000 }, mutations: { retry: false } },
  })
  const router = createMemoryRouter(routesOf(page, { path, handle }, queryClient), { initialEntries: [route] })
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

function openTestSession(session: Partial<SessionState>): void {
  const school = {
    tenantId: TEST_TENANT_ID,
    tenantInfo: { id: TEST_TENANT_ID },
    schoolInfo: aSchool(),
    buSchoolInfo: aBuSchool(),
  }
  sessionStore.setState({ ...initialSession, ...school, ...session }, true)
  configureHttp({
    baseUrl: '',
    headers: () => {
      const { tenantId, schoolInfo, token } = sessionStore.getState()
      return { tenantId, schoolId: schoolInfo?.universityId ?? '', token, gray_version: '', applicationId: '' }
    },
    notify: (message) => toast.error(message),
    onSessionInvalid: endSession,
    texts: { systemBusy: () => 'system busy', pleaseLogIn: () => 'please log in' },
  })
}

function routesOf(
  page: ModulePage | ReactElement,
  { path, handle }: { path: string; handle: RouteObject['handle'] },
  queryClient: QueryClient,
): RouteObject[] {
  const { Component, loader } = 'Component' in page ? page : { Component: () => page, loader: undefined }
  const route: RouteObject = {
    path,
    handle,
    Component,
    HydrateFallback: () => null,
    loader: async ({ request, params }) => {
      await loader?.({ url: new URL(request.url), params, queryClient, signal: request.signal })
      return null
    },
  }
  // A link may lead away from the page; where it leads is another page's test.
  return path === '*' ? [route] : [route, { path: '*', Component: () => null }]
}
