import { prepareScript } from './script-integrity'

const added = new Map<string, Promise<void>>()

/** Adds a script to the page unless it is there or on its way; one that failed is asked for anew by the next call. */
export function addScript(url: string): Promise<void> {
  const address = new URL(url, location.href).href
  const earlier = added.get(address)
  if (earlier !== undefined) return earlier
  const loading = request(address)
  added.set(address, loading)
  loading.catch(() => {
    // Another try may have taken its place meanwhile.
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
      // Whoever else wants it would take it for one that is still on its way, and wait.
      script.remove()
      reject(new Error(`script failed: ${address}`))
    })
    document.head.append(script)
  })
}

/**
 * Takes the scripts below an address out of the page, so that the next ones are
 * asked for anew: whoever finds an element of the same address waits for it,
 * and one that hangs would be waited for without end.
 */
export function forgetScripts(base: string): void {
  const address = new URL(base, location.href).href
  for (const script of document.querySelectorAll('script')) {
    if (script.src.startsWith(address)) script.remove()
  }
  for (const earlier of added.keys()) {
    if (earlier.startsWith(address)) added.delete(earlier)
  }
}
