import type { QueryClient } from '@tanstack/react-query'
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'

import type { ModuleMapEntry, ModuleRoute } from '@campus/contracts/composition'
import { localeReady } from '@campus/i18n/locale'
import { sessionStore } from '@campus/session/session-store'
import { isLoggedIn } from '@campus/session/signed-in'
import { acquit, watch, type WatchedRelease } from '@campus/session/watchdog'

import { PageSkeleton } from '../layouts/PageSkeleton'
import { withDeadline, type ModuleLoader } from '../modules/module-loader'
import { pageDeadline } from '../modules/module.model'
import { ModulePage, type PageResult } from '../modules/ModulePage'
import { loginAddress } from './addresses.model'

/** A page of a module or of the shell in the router. */
export interface PageRoute {
  readonly route: ModuleRoute
  readonly object: RouteObject
}

/** The routes of the modules that the page knows. */
export function moduleRoutes(modules: ModuleLoader, queryClient: QueryClient): PageRoute[] {
  return modules.known.modules.flatMap((entry) => routesOfModule(entry, modules, queryClient))
}

/** Makes a route of each path in a module's map entry; this needs no code of the module. */
export function routesOfModule(entry: ModuleMapEntry, modules: ModuleLoader, queryClient: QueryClient): PageRoute[] {
  return entry.routes.map((route) => ({
    route,
    object: {
      path: route.path,
      handle: route,
      loader: (args: LoaderFunctionArgs) => openPage(modules, entry, route, queryClient, args),
      HydrateFallback: PageSkeleton,
      element: <ModulePage modules={modules} isHolding={route.lease !== undefined} />,
    },
  }))
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
  const waited = modules.known.takeWait(moduleId)
  const started = performance.now() - waited
  const arrivals = modules.lateArrivals(moduleId)
  for (;;) {
    const state = await modules.load(moduleId, waited)
    if (state.status !== 'ready') return { kind: 'failure', moduleId, arrivals }
    const { version } = state
    const opening = loadPage(state.module.pages[route.path] ?? lacking(route.path))
    try {
      const hasFallback = modules.hasFallback(moduleId, isHolding)
      const page = await withDeadline(opening, pageDeadline(performance.now() - started, hasFallback))
      // The page shows its own skeletons: it is drawn at once while its queries run.
      void page.loader?.({ url, params, queryClient, signal: request.signal })
      await localeReady()
      const release = { id: modules.moduleOf(moduleId), version }
      const drawn = isHolding ? () => undefined : watchDrawing(release)
      return { kind: 'page', moduleId, arrivals, version, page, drawn }
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

/** Milliseconds within which a page stands; one that freezes never sees their end. */
const DRAWING = 3000

/** Watches a release until its page stands; answers how to say so. */
function watchDrawing(release: WatchedRelease): () => void {
  const stopWatching = watch(release)
  const timer = setTimeout(stopWatching, DRAWING)
  return () => {
    clearTimeout(timer)
    stopWatching()
    acquit(release)
  }
}

/** The opening of a page that the manifest of a release names and its module lacks. */
function lacking(path: string): () => Promise<never> {
  return () => Promise.reject(new Error(`it has no page ${path}`))
}

/** A chunk that fails is requested once more; the script gate changes its address. */
async function loadPage<Page>(open: () => Promise<Page>): Promise<Page> {
  try {
    return await open()
  } catch {
    return open()
  }
}
