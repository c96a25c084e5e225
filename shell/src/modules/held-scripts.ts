import type { ModuleRelease } from '@campus/contracts/composition'

import { isScriptLoaded } from '../boot/script-integrity'
import { addScript } from '../boot/scripts'

/** Milliseconds after which scripts that did not come are asked for again. */
const PAUSE = 15_000

/**
 * Has every script of a release in the page, so that nothing of it is asked of the server any more. What does not come
 * is asked for again, at once when the line is back. Answers how to stop asking. A developer's server has no release:
 * nothing is fetched.
 */
export function holdScripts({ base, integrity }: ModuleRelease): () => void {
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const addresses = Object.keys(integrity)
    .filter((name) => /\.m?js$/.test(name))
    .map((name) => new URL(base + name, location.href).href)
  const run = async (): Promise<void> => {
    clearTimeout(timer)
    const missing = addresses.filter((address) => !isScriptLoaded(address))
    const asked = await Promise.allSettled(missing.map(addScript))
    if (!isStopped && asked.some(({ status }) => status === 'rejected')) timer = setTimeout(again, PAUSE)
  }
  const again = (): void => void run()
  addEventListener('online', again)
  again()
  return () => {
    isStopped = true
    clearTimeout(timer)
    removeEventListener('online', again)
  }
}
