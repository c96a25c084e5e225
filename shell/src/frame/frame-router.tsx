import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createMemoryRouter, useLoaderData, useRouteError } from 'react-router-dom'

import type { ContainedModule, ContainedPlace } from '@campus/contracts/contained'
import type { CampusModule, ModulePage } from '@campus/contracts/module'
import { localeReady } from '@campus/i18n/locale'

import type { PageLine } from './port'

interface FrameRouterParts {
  readonly module: CampusModule
  readonly contained: ContainedModule
  readonly place: ContainedPlace
  readonly line: Pick<PageLine, 'send'>
  readonly queryClient: QueryClient
}

type Router = ReturnType<typeof createMemoryRouter>

export function addressOf({ path, search, hash }: ContainedPlace): string {
  return path + search + hash
}

/**
 * The frame's router. It has no history: where it goes the page goes, and back is the page's. An address beyond this
 * page is left to the page; until that has gone there, what stands here stays.
 */
export function createFrameRouter(parts: FrameRouterParts): {
  router: Router
  follow: (place: ContainedPlace) => void
} {
  const { module, contained, place, line, queryClient } = parts
  let known = addressOf(place)
  let isReplacing = false
  const leave = (address: string): Promise<never> => {
    line.send({ kind: 'navigate', to: address.slice(0, 2000), replace: isReplacing })
    return new Promise<never>(() => undefined)
  }
  const here = new URL(location.href).origin
  const addressIn = (request: Request): URL => {
    const { pathname, search, hash } = new URL(request.url)
    return new URL(pathname + search + hash, here)
  }
  const router = createMemoryRouter(
    [
      {
        errorElement: <Failed line={line} />,
        // The page shows its own shapes until the first page is drawn here.
        HydrateFallback: Nothing,
        children: [
          ...contained.release.routes.map(({ path }) => ({
            path,
            element: <Page line={line} contained={contained} />,
            loader: async ({ request, params }: { request: Request; params: Record<string, string | undefined> }) => {
              const url = addressIn(request)
              if (url.pathname !== place.path) return leave(url.pathname + url.search + url.hash)
              const open = module.pages[path]
              if (open === undefined) throw new Error(`it has no page for ${path}`)
              const page = await open().catch(open)
              void page.loader?.({ url, params, queryClient, signal: request.signal })
              await localeReady()
              return page
            },
          })),
          {
            path: '*',
            element: null,
            loader: ({ request }) => {
              const { pathname, search, hash } = addressIn(request)
              return leave(pathname + search + hash)
            },
          },
        ],
      },
    ],
    { initialEntries: [known] },
  )
  const navigate = router.navigate.bind(router)
  router.navigate = (async (
    to: Parameters<Router['navigate']>[0] | number,
    options?: { readonly replace?: boolean },
  ) => {
    if (typeof to === 'number') return line.send({ kind: 'go', delta: to })
    isReplacing = options?.replace === true
    return navigate(to, options)
  }) as Router['navigate']
  router.subscribe(({ location: { pathname, search, hash }, historyAction, navigation }) => {
    const address = pathname + search + hash
    if (navigation.state !== 'idle' || address === known) return
    known = address
    line.send({ kind: 'navigate', to: address.slice(0, 2000), replace: historyAction === 'REPLACE' })
  })
  return {
    router,
    follow: (next) => {
      if (addressOf(next) === known) return
      known = addressOf(next)
      void navigate(known, { replace: true })
    },
  }
}

function Page({ line, contained: { id, release } }: { line: Pick<PageLine, 'send'>; contained: ContainedModule }) {
  const { Component } = useLoaderData<ModulePage>()
  useEffect(() => {
    line.send({ kind: 'drawn' })
  }, [line])
  return <Component release={{ module: id, version: release.version, loadedAt: '' }} />
}

function Nothing() {
  return null
}

function Failed({ line }: { line: Pick<PageLine, 'send'> }) {
  const error = useRouteError()
  useEffect(() => {
    line.send({ kind: 'failed', reason: (error instanceof Error ? error.message : String(error)).slice(0, 300) })
  }, [error, line])
  return null
}
