import type { QueryClient } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { RouterProvider } from 'react-router-dom'

import type { BootData } from '@campus/contracts/composition'
import { Toaster } from '@campus/ui/toast'

import { ArrivalGate } from './arrival/ArrivalGate'
import { watchClock } from './clock/watch-clock'
import { createModules } from './modules/modules'
import { keepTenantInAddress } from './router/keep-tenant'
import { createRouter } from './router/router'
import { followSession } from './session/follow-session'
import { SiteFrame } from './SiteFrame'

/** Assembles the site of one school: one router, one module loader, and the page's query client. */
export function createSite(boot: BootData, queryClient: QueryClient): { site: ReactElement; ready: Promise<void> } {
  const modules = createModules(boot.moduleMap, boot.settings.development)
  const router = createRouter({ boot, modules, queryClient })
  followSession({ boot, queryClient, router })
  keepTenantInAddress(router, boot.tenantId)
  watchClock()
  const site = (
    <SiteFrame boot={boot} queryClient={queryClient} modules={modules}>
      <RouterProvider router={router} />
      <ArrivalGate />
      <Toaster />
    </SiteFrame>
  )
  return { site, ready: firstPageReady(router) }
}

/** Milliseconds that the first drawing waits for the first page, so that frame and page are drawn together. */
const TIMEOUT = 150

function firstPageReady(router: ReturnType<typeof createRouter>): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => initialized && done())
    const timer = setTimeout(() => done(), TIMEOUT)
    function done(): void {
      clearTimeout(timer)
      stop()
      resolve()
    }
    if (router.state.initialized) done()
  })
}
