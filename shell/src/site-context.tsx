import { createContext, useContext } from 'react'

import type { BootData } from '@campus/contracts/composition'

const SiteContext = createContext<BootData | null>(null)

export const SiteProvider = SiteContext.Provider

/** The school of this page, its look and the operator's public settings. */
export function useSite(): BootData {
  const site = useContext(SiteContext)
  if (site === null) throw new Error('useSite needs a SiteProvider above it')
  return site
}
