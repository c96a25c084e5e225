import type { ModuleMap } from '@campus/contracts/composition'
import { matchPath } from 'react-router-dom'
import { prepareScript, trustScripts } from './script-integrity'

/** Milliseconds the first drawing waits for the route's scripts, which the HTML asked for long before. */
const PATIENCE = 400

/**
 * Adds all scripts the first page needs at once. The module loader would ask
 * for entry, module and page one after another, each turn behind whatever keeps
 * the browser busy; already there, they are found and not asked for again. What
 * fails here is left to the loader, with its retries and deadlines.
 */
export async function addEarlyScripts(map: ModuleMap, pathname: string): Promise<void> {
  const addresses = scriptsOfRoute(map, pathname)
  if (addresses.length === 0) return
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE))
  await Promise.race([Promise.all(addresses.map(addScript)), late])
}

/** Addresses of entry, module and page scripts of the path's route; none on a developer's server. */
export function scriptsOfRoute(map: ModuleMap, pathname: string): string[] {
  for (const entry of map.modules) {
    const route = entry.routes.find(({ path }) => matchPath(path, pathname))
    if (route === undefined || Object.keys(entry.integrity).length === 0) continue
    trustScripts(entry.base, entry.integrity)
    const names = [entry.entry, ...entry.preload, ...(entry.routePreload[route.path] ?? [])]
    return [...new Set(names)].map((name) => entry.base + name)
  }
  return []
}

function addScript(address: string): Promise<void> {
  return new Promise((resolve) => {
    const script = document.createElement('script')
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      // The loader would take it for one that is still on its way, and wait.
      script.remove()
      resolve()
    })
    prepareScript(script, new URL(address, location.href).href)
    document.head.append(script)
  })
}
