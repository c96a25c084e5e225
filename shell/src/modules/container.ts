import type { ModuleRelease } from '@campus/contracts/composition'

import { trustScripts } from '../boot/script-integrity'
import { addScript, forgetScripts } from '../boot/scripts'
import { shareScope } from './share-scope'

/** The interface that every Module Federation build leaves in the page. */
interface Container {
  init(shareScope: unknown): unknown
  get(exposed: string): Promise<() => { readonly default?: unknown }>
}

/**
 * Loads an exposed part of a release. A retry requests every script again, so that it does not wait for parts
 * of the failed try.
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

/** The container of a release. Requests its entry unless it is already there. */
async function containerOf(id: string, { base, entry, version }: ModuleRelease): Promise<Container> {
  const name = containerName(id, version)
  const early = containerCalled(name)
  if (early !== null) return early
  await addScript(base + entry)
  const container = containerCalled(name)
  if (container === null) throw new Error(`${base}${entry} left no container called ${name}`)
  return container
}

/** The name of a release's container in the page, as its build wrote it. */
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
