import type { ModuleRelease } from '@campus/contracts/composition'

import { isScriptLoaded } from '../boot/script-integrity'
import { addScript } from '../boot/scripts'

/** Milliseconds after which scripts that did not come are asked for again. */
const PAUSE = 5000

/**
 * Has every script of a release in the page, so that nothing of it is asked of the server any more. Answers how to stop
 * asking for what does not come. A developer's server has no release: nothing is fetched.
 */
export function holdScripts({ base, integrity }: ModuleRelease): () => void {
  const ask = (): void => {
    const missing = Object.keys(integrity)
      .map((name) => new URL(base + name, location.href).href)
      .filter((address) => address.endsWith('js') && !isScriptLoaded(address))
    if (missing.length === 0) clearInterval(timer)
    // What fails is asked for again after the pause.
    for (const address of missing) addScript(address).catch(() => undefined)
  }
  const timer = setInterval(ask, PAUSE)
  ask()
  return () => clearInterval(timer)
}
