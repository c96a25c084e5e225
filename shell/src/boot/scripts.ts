import { prepareScript } from './script-integrity'

const added = new Map<string, Promise<void>>()

/**
 * Adds a script to the page unless it is already there or loading. A failed one is requested again by the next
 * call.
 */
export function addScript(url: string): Promise<void> {
  const address = new URL(url, location.href).href
  const earlier = added.get(address)
  if (earlier !== undefined) return earlier
  const loading = request(address)
  added.set(address, loading)
  loading.catch(() => {
    // Another try may have replaced it meanwhile.
    if (added.get(address) === loading) added.delete(address)
  })
  return loading
}

function request(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    prepareScript(script, address)
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      // Remove it: another caller would think it is still loading, and wait.
      script.remove()
      reject(new Error(`script failed: ${address}`))
    })
    document.head.append(script)
  })
}

/**
 * Removes the scripts below an address from the page, so that the next ones are requested again. A caller
 * that finds an element with the same address waits for it, and would wait forever for one that hangs; a build that
 * waits for a script of its own asks for it anew only after it was told that the earlier one failed.
 */
export function forgetScripts(base: string): void {
  const address = new URL(base, location.href).href
  for (const script of document.querySelectorAll('script')) {
    if (!script.src.startsWith(address)) continue
    script.remove()
    script.onerror?.(new Event('error'))
  }
  for (const earlier of added.keys()) {
    if (earlier.startsWith(address)) added.delete(earlier)
  }
}
