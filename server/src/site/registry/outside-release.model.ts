/** The rules for publishing a partner's release. Pure. */
import type { ModuleManifest, ModuleRoute } from '@campus/contracts/composition'
import { SHELL_SLOT_NAMES } from '@campus/contracts/slots'

import { isFileName } from './release.model'
import type { ShellManifest } from './shell-manifest'

/** Limits for an outside release: number of files, bytes of one file, bytes of all. */
export const MOST_FILES = 200
export const MOST_BYTES_EACH = 5_000_000
export const MOST_BYTES = 20_000_000

/**
 * Whether an origin may be on a list: https; in development also http on this machine, where nobody can
 * intercept it.
 */
export function mayBeListed(origin: string, isDevelopment: boolean): boolean {
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) return false
  const { protocol, hostname } = new URL(origin)
  // A policy would read `*` as any host.
  if (protocol === 'https:') return /^[a-z0-9.-]+$/.test(hostname)
  return (
    isDevelopment && protocol === 'http:' && /^(?:localhost|127\.0\.0\.1|\[::1\]|[\w-]+\.localhost)$/.test(hostname)
  )
}

/** The reason against publishing an outside manifest, as the end of a sentence; null when there is none. */
export function manifestFault(manifest: ModuleManifest): string | null {
  const { id, version, trustedTypesPolicies, files } = manifest
  if (!version.includes('+')) return 'its version must name its house after a plus, like 1.0.0+our-house'
  const unnameable = Object.keys(files).find((name) => !isFileName(name))
  if (unnameable !== undefined) return `${JSON.stringify(unnameable)} is no file name`
  const fault = contentFault(manifest) ?? sizeFault(manifest)
  if (fault !== null) return fault
  // A policy named `default`, or like one of the shell's, would replace that one.
  const foreign = trustedTypesPolicies.find((name) => !name.startsWith(`${id}.`))
  return foreign === undefined
    ? null
    : `its Trusted Types policy ${JSON.stringify(foreign)} must be named after the module`
}

/** What is wrong with a manifest whoever built it, as the end of a sentence. */
export function contentFault(manifest: ModuleManifest): string | null {
  return scriptFault(manifest) ?? pageFault(manifest) ?? slotFault(manifest)
}

/** The first script to be loaded that the manifest has no hash of. */
function scriptFault({ entry, preload, routePreload, files }: ModuleManifest): string | null {
  const loaded = [entry, ...preload, ...Object.values(routePreload).flat()]
  const unlisted = loaded.find((name) => !Object.hasOwn(files, name) || !name.endsWith('.js'))
  return unlisted === undefined ? null : `${unlisted} is none of its scripts`
}

/** A page that the build does not hold, or that stands at the place of another one of the same module. */
function pageFault({ routes, routePreload }: ModuleManifest): string | null {
  const missing = routes.find(({ path }) => !Object.hasOwn(routePreload, path))
  if (missing !== undefined) return `it does not say which scripts its page ${missing.path} needs`
  const twice = routes.find(({ path }, at) =>
    routes.slice(0, at).some((other) => shapeOf(other.path) === shapeOf(path)),
  )
  return twice === undefined ? null : `it has the path ${twice.path} twice`
}

/** A slot that no page asks a module for, since the shell's own pieces come before any module's. */
function slotFault({ slots }: ModuleManifest): string | null {
  const shells: readonly string[] = SHELL_SLOT_NAMES
  const taken = slots.find((slot) => shells.includes(slot))
  return taken === undefined ? null : `its slot ${taken} belongs to the shell`
}

/** The bound that a release from elsewhere passes, as the end of a sentence. */
export function sizeFault({ files }: Pick<ModuleManifest, 'files'>): string | null {
  if (Object.keys(files).length > MOST_FILES) return `it has more than ${MOST_FILES} files`
  const large = Object.entries(files).find(([, { size }]) => size > MOST_BYTES_EACH)
  if (large !== undefined) return `${large[0]} has more than ${MOST_BYTES_EACH} bytes`
  const bytes = Object.values(files).reduce((sum, { size }) => sum + size, 0)
  return bytes > MOST_BYTES ? `it has more than ${MOST_BYTES} bytes` : null
}

/** The shell that a release is held against, in sentences about the release. */
export const SHELL_IN_USE = 'the shell in use'

/**
 * The names that a module imports and a shell lacks, as the end of a sentence; null when there are none. `called`: the
 * shell in that sentence.
 */
export function missingNames(
  { takes, needs }: Pick<ModuleManifest, 'takes' | 'needs'>,
  scope: ShellManifest['sharedScope'],
  called = SHELL_IN_USE,
): string | null {
  if (scope === null) return null
  const missing = Object.entries(bothOf(takes, needs)).flatMap(([request, names]) => {
    const offered = Object.hasOwn(scope.names, request) ? scope.names[request] : undefined
    if (offered === undefined) return [request]
    return names.filter((name) => !offered.includes(name)).map((name) => `${name} of ${request}`)
  })
  return missing.length === 0 ? null : `needs ${missing.join(', ')}; ${called} offers shared scope ${scope.version}`
}

/** A build lists what it needs among what it takes; nothing makes one that was written by hand do so. */
function bothOf(takes: ModuleManifest['takes'], needs: ModuleManifest['needs']): ModuleManifest['takes'] {
  const requests = [...new Set([...Object.keys(takes), ...Object.keys(needs)])]
  const namesIn = (list: ModuleManifest['takes'], request: string): readonly string[] =>
    Object.hasOwn(list, request) ? (list[request] ?? []) : []
  return Object.fromEntries(
    requests.map((request) => [request, [...new Set([...namesIn(takes, request), ...namesIn(needs, request)])]]),
  )
}

interface RouteOwner {
  readonly id: string
  readonly paths: readonly string[]
}

/** The first path of a module that another owner on the page also has, with that owner; null when there is none. */
export function routeCollision(
  routes: readonly Pick<ModuleRoute, 'path'>[],
  others: readonly RouteOwner[],
): { readonly path: string; readonly owner: string } | null {
  for (const { path } of routes) {
    const owner = others.find(({ paths }) => paths.some((taken) => shapeOf(taken) === shapeOf(path)))
    if (owner !== undefined) return { path, owner: owner.id }
  }
  return null
}

/** A pattern without the names of its segments and without letter case, as the router compares it. */
function shapeOf(pattern: string): string {
  return pattern
    .toLowerCase()
    .replaceAll(/:[^/]+/g, ':')
    .replace(/\/+$/, '')
}
