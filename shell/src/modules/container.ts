import type { ModuleRelease } from '@campus/contracts/composition'

import { trustScripts } from '../boot/script-integrity'
import { addScript, forgetScripts } from '../boot/scripts'
import { shareScope } from './share-scope'

/** What a module's entry leaves in the page: the interface that every build with Module Federation speaks. */
interface Container {
  init(shareScope: unknown): unknown
  get(exposed: string): Promise<() => { readonly default?: unknown }>
}

/**
 * Loads what a release exposes. A later attempt asks for every script anew, so
 * that nothing of a failed one is waited for.
 */
export async function loadContainer(
  id: string,
  release: ModuleRelease,
  attempt: number,
  development: boolean,
): Promise<unknown> {
  trustScripts(release.base, release.integrity, development && Object.keys(release.integrity).length === 0)
  if (attempt > 0) forgetScripts(release.base)
  const container = await containerOf(id, release)
  await container.init(shareScope())
  const factory = await container.get('./module')
  return factory().default
}

/** The container of a release; its entry is asked for unless it is there already. */
async function containerOf(id: string, { base, entry, version }: ModuleRelease): Promise<Container> {
  const name = containerName(id, version)
  const early = containerCalled(name)
  if (early !== null) return early
  await addScript(base + entry)
  const container = containerCalled(name)
  if (container === null) throw new Error(`${base}${entry} left no container called ${name}`)
  return container
}

/** The name a release's container has in the page, as its build wrote it. */
function containerName(id: string, version: string): string {
  return `${id}@${version}`.replace(/\W/g, '_')
}

function containerCalled(name: string): Container | null {
  const candidate: unknown = Reflect.get(globalThis, name)
  return isContainer(candidate) ? candidate : null
}

function isContainer(candidate: unknown): candidate is Container {
  return typeof candidate === 'object' && candidate !== null && 'init' in candidate && 'get' in candidate
}
