import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import config from 'hosted-config'
import module from 'hosted-module'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router-dom'

import { localeReady } from '@campus/i18n/locale'
import { GlobalStyle } from '@campus/ui/global-style'
import { Container, Inline } from '@campus/ui/layout'
import { SkeletonRegion, SkeletonText } from '@campus/ui/skeleton'
import { themeCss } from '@campus/ui/theme'
import { Toaster } from '@campus/ui/toast'

import { signInSampleStudent } from './sign-in-sample-student'

const queryClient = new QueryClient()

/** A plain frame: every page of the module, one link each. */
function Frame() {
  return (
    <Container as="main">
      <Inline as="nav" aria-label={config.id}>
        {config.routes.map(({ path }) => (
          <Link key={path} to={path}>
            {path}
          </Link>
        ))}
      </Inline>
      <Outlet />
    </Container>
  )
}

/** Until the first page's code has loaded. */
function FirstPage() {
  return (
    <Container>
      <SkeletonRegion>
        <SkeletonText lines={6} />
      </SkeletonRegion>
    </Container>
  )
}

function createHostRouter() {
  const pages = Object.entries(module.pages).map(([path, open]) => ({
    path,
    lazy: async () => {
      const page = await open()
      await localeReady()
      return {
        Component: page.Component,
        loader: ({ request, params }: { request: Request; params: Readonly<Record<string, string | undefined>> }) => {
          void page.loader?.({ url: new URL(request.url), params, queryClient, signal: request.signal })
          return null
        },
      }
    },
  }))
  return createBrowserRouter([
    { element: <Frame />, HydrateFallback: FirstPage, children: [...pages, { path: '*', element: null }] },
  ])
}

async function start(): Promise<void> {
  const tenantId = new URLSearchParams(location.search).get('tenantId') ?? '10001'
  const style = document.createElement('style')
  style.textContent = themeCss({ accent: '#1f5f8b' })
  document.head.append(style)
  await Promise.all([signInSampleStudent(tenantId), localeReady()])
  const container = document.getElementById('root')
  if (container === null) throw new Error('the page has no #root')
  createRoot(container).render(
    <QueryClientProvider client={queryClient}>
      <GlobalStyle />
      <RouterProvider router={createHostRouter()} />
      <Toaster />
    </QueryClientProvider>,
  )
}

void start()
