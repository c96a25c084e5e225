import type { BootData } from '@campus/contracts/composition'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from 'react-router-dom'
import type { ReactElement } from 'react'
import { SlotHostProvider } from '@campus/ui/slot'
import { GlobalStyle } from '@campus/ui/global-style'
import { createModules } from './modules/modules'
import { createSlotHost } from './modules/ModuleSlot'
import { createQueryClient } from './query-client'
import { createRouter } from './router/router'
import { followSession } from './session/follow-session'
import { SiteProvider } from './site-context'
import { Toaster } from '@campus/ui/toast'

/** Puts the site of one school together: one router, one query client, one loader of modules. */
export function createSite(boot: BootData): ReactElement {
  const modules = createModules(boot.moduleMap, boot.settings.development)
  const queryClient = createQueryClient()
  const router = createRouter({ boot, modules, queryClient })
  followSession({ boot, queryClient, router })
  return (
    <SiteProvider value={boot}>
      <QueryClientProvider client={queryClient}>
        <SlotHostProvider host={createSlotHost(modules)}>
          <GlobalStyle />
          <RouterProvider router={router} />
          <Toaster />
        </SlotHostProvider>
      </QueryClientProvider>
    </SiteProvider>
  )
}
