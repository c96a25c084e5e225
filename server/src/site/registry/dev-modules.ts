/** In development: apps that a development server serves instead of their releases. */
import * as v from 'valibot'

import { moduleManifest } from '@campus/contracts/composition'

import { ConfigError, type Config } from '../../platform/config/config'
import { moduleMapOf } from './module-map.model'
import { MANIFEST } from './release-store'
import { moduleReleaseOf, SHELL_ID, type PublishedModule, type PublishedShell } from './release.model'
import type { Composition } from './resolve.model'
import { shellManifest } from './shell-manifest'

/** Milliseconds for a development server to list its files. */
const DEADLINE = 1500

/** The current state of apps on development servers; one that does not respond is served as released. */
export interface DevelopmentApps {
  readonly shell: PublishedShell | null
  readonly modules: readonly PublishedModule[]
}

/** Origins of development servers by app. Throws {@link ConfigError} in production. */
export function devServersOf({
  devModules,
  environment,
}: Pick<Config, 'devModules' | 'environment'>): ReadonlyMap<string, string> {
  if (devModules.length > 0 && environment !== 'development') {
    throw new ConfigError('DEV_MODULES must be empty unless ENVIRONMENT is development: its files are not verified.')
  }
  return new Map(devModules.map((pair) => pair.split('=') as [string, string]))
}

export async function askDevServers(servers: ReadonlyMap<string, string>): Promise<DevelopmentApps> {
  const answers = await Promise.all([...servers].map(([app, origin]) => askDevServer(app, origin)))
  return {
    shell: answers.find((response): response is PublishedShell => response !== null && !('id' in response)) ?? null,
    modules: answers.filter((response): response is PublishedModule => response !== null && 'id' in response),
  }
}

/** What a development server serves now; null when it does not respond with a manifest. */
export async function askDevServer(app: string, origin: string): Promise<PublishedModule | PublishedShell | null> {
  const base = `${origin}/`
  let json: unknown
  try {
    const response = await fetch(base + MANIFEST, { signal: AbortSignal.timeout(DEADLINE) })
    if (!response.ok) return null
    json = await response.json()
  } catch {
    // It is still starting, or building for the first time.
    return null
  }
  if (app === SHELL_ID) {
    const shell = v.safeParse(shellManifest, json)
    return shell.success ? { version: shell.output.version, manifest: shell.output, base } : null
  }
  const module = v.safeParse(moduleManifest, json)
  // A file changes at every save, so its hash is useless.
  return module.success
    ? { id: app, version: module.output.version, manifest: { ...module.output, files: {} }, base }
    : null
}

/** The composition with the development servers' apps in place of the released ones. */
export function withDevelopmentApps(composition: Composition, { shell, modules }: DevelopmentApps): Composition {
  if (shell === null && modules.length === 0) return composition
  const served = new Set(modules.map(({ id }) => id))
  const entries = [
    ...composition.map.modules.filter(({ id, module }) => !served.has(module ?? id)),
    ...modules.map((module) => ({ id: module.id, ...moduleReleaseOf(module), lastGood: null })),
  ].sort((one, other) => (one.id < other.id ? -1 : 1))
  return {
    map: moduleMapOf(entries),
    choices: shell !== null && modules.length === 0 ? composition.choices : null,
    shell: shell ?? composition.shell,
    modules: [...composition.modules.filter(({ id }) => !served.has(id)), ...modules],
  }
}
