import { useEffect } from 'react'

import { holdScripts } from './held-scripts'
import type { ModuleLoader } from './module-loader'

/**
 * While a page that holds unfinished work stands, every script of its release is in the page: what happens to it on the
 * server, or to the server, is not noticed.
 */
export function useLease(modules: ModuleLoader, moduleId: string, version: string, isHolding: boolean): void {
  useEffect(() => {
    const release = isHolding ? modules.release(moduleId, version) : null
    return release === null ? undefined : holdScripts(release)
  }, [modules, moduleId, version, isHolding])
}
