import type { QueryClient } from '@tanstack/react-query'
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'

import type { ModuleMapEntry, ModuleRoute } from '@campus/contracts/composition'
import { localeReady } from '@campus/i18n/locale'
import { sessionStore } from '@campus/session/session-store'
import { isLoggedIn } from '@campus/session/session.model'

import { PageSkeleton } from '../layouts/PageSkeleton'
import { withDeadline, type ModuleLoader } from '../modules/module-loader'
import { pageDeadline } from '../modules/module.model'
import { ModulePage, type PageResult } from '../modules/ModulePage'
import { loginAddress } from './addresses.model'

/** Makes a route of each path in a module's map entry; this needs no code of the module. */
export function moduleRoutes(
  modules: ModuleLoader,
  queryClient: QueryClient,
): { route: ModuleRoute; object: RouteObject }[] {
  return modules.map.modules.flatMap((entry) =>
    entry.routes.map((route) => ({
      route,
      object: {
        path: route.path,
        handle: route,
        loader: (args: LoaderFunctionArgs) => openPage(modules, entry, route, queryClient, args),
        HydrateFallback: PageSkeleton,
        element: <ModulePage modules={modules} isHolding={route.lease !== undefined} />,
      },
    })),
  )
}

async function openPage(
  modules: ModuleLoader,
  entry: ModuleMapEntry,
  route: ModuleRoute,
  queryClient: QueryClient,
  { request, params }: LoaderFunctionArgs,
): Promise<PageResult | Response> {
  const url = new URL(request.url)
  if (route.login && !isLoggedIn(sessionStore.getState())) return redirect(loginAddress(url))
  const moduleId = entry.id
  const isHolding = route.lease !== undefined
  const started = performance.now()
  const arrivals = modules.lateArrivals(moduleId)
  for (;;) {
    const state = await modules.load(moduleId)
    const open = state.status === 'ready' ? state.module.pages[route.path] : undefined
    if (state.status !== 'ready' || open === undefined) return { kind: 'failure', moduleId, arrivals }
    const { version } = state
    const opening = loadPage(open)
    try {
      const hasFallback = modules.hasFallback(moduleId, isHolding)
      const page = await withDeadline(opening, pageDeadline(performance.now() - started, hasFallback))
      // The page shows its own skeletons: it is drawn at once while its queries run.
      void page.loader?.({ url, params, queryClient, signal: request.signal })
      await localeReady()
      return { kind: 'page', moduleId, arrivals, version, page }
    } catch (error) {
      modules.reportPageFailure(moduleId, error instanceof Error ? error.message : String(error))
      // At most once: there is nothing behind the last good release.
      if (await modules.fallBack(moduleId, version, isHolding)) continue
      opening.then(
        () => modules.pageArrivedLate(moduleId),
        () => undefined,
      )
      return { kind: 'failure', moduleId, arrivals }
    }
  }
}

/** A chunk that fails is requested once more; the script gate changes its address. */
async function loadPage<Page>(open: () => Promise<Page>): Promise<Page> {
  try {
    return await open()
  } catch {
    return open()
  }
}
