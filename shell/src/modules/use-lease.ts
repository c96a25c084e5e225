import { useEffect } from 'react'

import type { ModuleRelease } from '@campus/contracts/composition'

import { holdScripts } from './held-scripts'

/**
 * While a page that holds unfinished work stands, every script of its release is in the page: what happens to it on the
 * server, or to the server, is not noticed. null for a page that holds none.
 */
export function useLease(release: ModuleRelease | null): void {
  useEffect(() => (release === null ? undefined : holdScripts(release)), [release])
}
