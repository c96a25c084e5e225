import type { QueryClient } from '@tanstack/react-query'
import { createBrowserRouter, type RouteObject } from 'react-router-dom'

import { LAYOUTS, type BootData, type LayoutName } from '@campus/contracts/composition'
import { modulePageAt } from '@campus/contracts/route'

import { PageFrame } from '../layouts/PageFrame'
import { PageSkeleton } from '../layouts/PageSkeleton'
import type { ModuleLoader } from '../modules/module-loader'
import { NotFoundPage } from '../NotFoundPage'
import { LastResort } from './LastResort'
import { moduleRoutes, routesOfModule, type PageRoute } from './module-routes'
import { registerNavigate } from './navigate'
import { RootFrame } from './RootFrame'
import { shellRoutes } from './shell-routes'
import { BrokenPage } from './ShellPage'

interface RouterParts {
  boot: BootData
  modules: ModuleLoader
  queryClient: QueryClient
}

/** Id of the route in whose children the pages of a layout are. */
const frameId = (layout: LayoutName): string => `frame.${layout}`

const pagesIn = (layout: LayoutName, routes: readonly PageRoute[]): RouteObject[] =>
  routes.filter(({ route }) => route.layout === layout).map(({ object }) => object)

/** The modules' routes from their map and the shell's own, each inside its layout. */
export function siteRoutes({ boot, modules, queryClient }: RouterParts): RouteObject[] {
  const routes = [...moduleRoutes(modules, queryClient), ...shellRoutes(boot)]
  const inLayout = (layout: LayoutName): RouteObject => ({
    element: <PageFrame layout={layout} />,
    // A page that cannot be drawn leaves its frame in place.
    children: [
      {
        id: frameId(layout),
        errorElement: <BrokenPage />,
        children: pagesIn(layout, routes),
      },
    ],
  })
  const unknown: RouteObject = {
    path: '*',
    element: <NotFoundPage />,
    errorElement: <BrokenPage />,
    HydrateFallback: PageSkeleton,
  }
  return [
    {
      element: <RootFrame />,
      errorElement: <LastResort />,
      children: [...LAYOUTS.map(inLayout), { element: <PageFrame layout="main" />, children: [unknown] }],
    },
  ]
}

/** The site's one router. Pages of modules that the page does not know yet are asked for when somebody goes there. */
export function createRouter(parts: RouterParts) {
  const { modules, queryClient } = parts
  const router = createBrowserRouter(siteRoutes(parts), {
    patchRoutesOnNavigation: async ({ path, patch }) => {
      const isKnown = modulePageAt(modules.known, path) !== null
      const entry = isKnown ? null : await modules.known.moduleAt(path)
      if (entry === null) return
      const found = routesOfModule(entry, modules, queryClient)
      for (const layout of LAYOUTS) patch(frameId(layout), pagesIn(layout, found))
    },
  })
  registerNavigate((address) => void router.navigate(address))
  return router
}
