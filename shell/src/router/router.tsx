import type { QueryClient } from '@tanstack/react-query'
import { createBrowserRouter, type RouteObject } from 'react-router-dom'

import { LAYOUTS, type BootData, type LayoutName } from '@campus/contracts/composition'

import { PageFrame } from '../layouts/PageFrame'
import type { ModuleLoader } from '../modules/module-loader'
import { NotFoundPage } from '../NotFoundPage'
import { LastResort } from './LastResort'
import { moduleRoutes } from './module-routes'
import { registerNavigate } from './navigate'
import { RootFrame } from './RootFrame'
import { shellRoutes } from './shell-routes'
import { BrokenPage } from './ShellPage'

interface RouterParts {
  boot: BootData
  modules: ModuleLoader
  queryClient: QueryClient
}

/** The site's one router: the modules' routes from their map, the shell's own, each inside its layout. */
export function createRouter({ boot, modules, queryClient }: RouterParts) {
  const routes = [...moduleRoutes(modules, queryClient), ...shellRoutes(boot)]
  const inLayout = (layout: LayoutName): RouteObject => ({
    element: <PageFrame layout={layout} />,
    // A page that cannot be drawn leaves its frame in place.
    children: [
      {
        errorElement: <BrokenPage />,
        children: routes.filter(({ route }) => route.layout === layout).map(({ object }) => object),
      },
    ],
  })
  const router = createBrowserRouter([
    {
      element: <RootFrame />,
      errorElement: <LastResort />,
      children: [
        ...LAYOUTS.map(inLayout),
        { element: <PageFrame layout="main" />, children: [{ path: '*', element: <NotFoundPage /> }] },
      ],
    },
  ])
  registerNavigate((address) => void router.navigate(address))
  return router
}
