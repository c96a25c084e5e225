import type { ModuleRelease } from '@campus/contracts/composition'
import { getInstance } from '@module-federation/enhanced/runtime'
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { prepareScript, trustScripts } from '../boot/script-integrity'

/** Milliseconds the federation runtime itself gives a script; the loader's own deadlines are shorter. */
const RUNTIME_TIMEOUT = 8000

/** Makes the federation runtime load entries through the integrity gate. */
const integrityPlugin: ModuleFederationRuntimePlugin = {
  name: 'campus-integrity',
  createScript: ({ url }) => {
    const script = document.createElement('script')
    script.async = true
    prepareScript(script, url)
    return { script, timeout: RUNTIME_TIMEOUT }
  },
}

let pluginRegistered = false

function federation(): NonNullable<ReturnType<typeof getInstance>> {
  const instance = getInstance()
  if (instance === null) throw new Error('the federation runtime is not part of this build')
  if (!pluginRegistered) instance.registerPlugins([integrityPlugin])
  pluginRegistered = true
  return instance
}

/** The name a release's container has in the page, as its build wrote it. */
function containerName(id: string, version: string): string {
  return `${id}@${version}`.replace(/\W/g, '_')
}

/** Both runtimes would wait for an element of the same address that hangs, instead of asking at a changed one. */
function removeScriptsOf(base: string): void {
  const address = new URL(base, location.href).href
  for (const script of document.querySelectorAll('script')) {
    if (script.src.startsWith(address)) script.remove()
  }
}

/**
 * Loads what a release exposes. Each attempt is a remote of its own, so that
 * nothing of a failed one is reused.
 */
export async function loadContainer(
  id: string,
  release: ModuleRelease,
  attempt: number,
  development: boolean,
): Promise<unknown> {
  trustScripts(release.base, release.integrity, development && Object.keys(release.integrity).length === 0)
  const container = containerName(id, release.version)
  const name = `${container}_${attempt}`
  const instance = federation()
  if (attempt > 0) removeScriptsOf(release.base)
  instance.registerRemotes([
    { name, entry: new URL(release.base + release.entry, location.href).href, entryGlobalName: container, type: 'global' },
  ])
  const exposed = await instance.loadRemote<{ default?: unknown }>(`${name}/module`)
  return exposed?.default
}
