import { useEffect } from 'react'

import { holdScripts } from './held-scripts'
import type { ModuleLoader } from './module-loader'

/**
 * While a page that holds unfinished work stands, its module's release stays, with every script of it in the page: what
 * happens to it on the server, or to the server, is not noticed.
 */
export function useLease(modules: ModuleLoader, moduleId: string, version: string, isHolding: boolean): void {
  useEffect(() => {
    const release = isHolding ? modules.release(moduleId, version) : null
    if (release === null) return
    const letGo = modules.hold(moduleId)
    const stop = holdScripts(release)
    return () => {
      stop()
      letGo()
    }
  }, [modules, moduleId, version, isHolding])
}
