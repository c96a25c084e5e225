import type { ModuleMap } from '@campus/contracts/composition'
import { firstScriptsOf, modulePageAt } from '@campus/contracts/route'
import { isKeptOut, watch } from '@campus/session/watchdog'

import { trustScripts } from './script-integrity'
import { addScript } from './scripts'

/** Milliseconds the first drawing waits for the route's scripts. The HTML has requested them already. */
const TIMEOUT = 400

/**
 * Adds all scripts of the first page at once. The module loader alone would request entry, module and page
 * one after another. It finds these in the page and does not request them again. A script that fails here is
 * left to the loader, which has retries and deadlines.
 */
export async function addEarlyScripts(map: ModuleMap, pathname: string): Promise<void> {
  const addresses = scriptsOfRoute(map, pathname)
  const module = modulePageAt(map, pathname)?.module
  if (addresses.length === 0 || module === undefined) return
  const stopWatching = watch({ id: module.module ?? module.id, version: module.version })
  const late = new Promise<void>((resolve) => setTimeout(resolve, TIMEOUT))
  await Promise.race([Promise.allSettled(addresses.map(addScript)), late])
  stopWatching()
}

/**
 * Addresses of the first scripts of the path's route; none on a developer's server, and none of a release that needs
 * later names of the shared packages, or that froze an earlier page: the loader looks at that before any of its code
 * runs.
 */
export function scriptsOfRoute(map: ModuleMap, pathname: string): string[] {
  const page = modulePageAt(map, pathname)
  if (page === null || page.module.needs !== undefined || isKeptOut(page.module)) return []
  if (Object.keys(page.module.integrity).length === 0) return []
  trustScripts(page.module.base, page.module.integrity)
  return firstScriptsOf(page).map((name) => page.module.base + name)
}
