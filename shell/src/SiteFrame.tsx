import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'

import type { BootData } from '@campus/contracts/composition'
import type { Elements } from '@campus/ui/elements'
import { GlobalStyle } from '@campus/ui/global-style'
import { SlotHostProvider } from '@campus/ui/slot'

import type { ModuleLoader } from './modules/module-loader'
import { createSlotHost } from './modules/ModuleSlot'
import { SHELL_SLOTS } from './shell-slots'
import { SiteProvider } from './site-context'

interface SiteFrameProps {
  boot: BootData
  queryClient: QueryClient
  modules: ModuleLoader
  children: Elements
}

/** What every part of the site stands in, in the browser and where the server draws it. */
export function SiteFrame({ boot, queryClient, modules, children }: SiteFrameProps) {
  return (
    <SiteProvider value={boot}>
      <QueryClientProvider client={queryClient}>
        <SlotHostProvider host={createSlotHost(modules, SHELL_SLOTS)}>
          <GlobalStyle />
          {children}
        </SlotHostProvider>
      </QueryClientProvider>
    </SiteProvider>
  )
}
