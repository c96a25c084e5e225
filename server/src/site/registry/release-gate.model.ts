/** Whether a release may stand on the pages of a scope: everything in use there is held against it. Pure. */
import { satisfies } from 'semver'

import { missingNames, routeCollision, SHELL_IN_USE } from './outside-release.model'
import { outsideOrigin, SHELL_ID, type PublishedModule, type PublishedShell } from './release.model'
import { EVERY_TENANT, resolve, type Assignment, type Composition, type RegistryContent } from './resolve.model'

export interface GateLookup {
  readonly release: PublishedModule
  /** A tenant's id or {@link EVERY_TENANT}. */
  readonly scope: string
  readonly content: RegistryContent
}

/** The reasons against assigning a release to a scope, one sentence each; none when it may be assigned. */
export function gateFaults({ release, scope, content }: GateLookup): string[] {
  const faults = scopesReached(content.assignments, release.id, scope).flatMap((reached) =>
    compositionsOf(content, reached).flatMap((composition) => {
      const where = reached === scope ? '' : ` at ${reached}`
      return compositionFaults({ release, composition, where })
    }),
  )
  return [...new Set([...originFaults(release, scope, content.origins), ...faults])]
}

/** The scopes that have something of their own, and all. */
export function everyScope({ assignments }: RegistryContent): string[] {
  return [...new Set([EVERY_TENANT, ...assignments.map(({ scope }) => scope)])]
}

/** The scope itself, and for all tenants also those whose other modules differ but who get this one as all others do. */
export function scopesReached(assignments: readonly Assignment[], moduleId: string, scope: string): string[] {
  if (scope !== EVERY_TENANT) return [scope]
  const own = assignments.filter((entry) => entry.moduleId === moduleId && entry.channel === 'stable')
  const reached = assignments.filter(
    (entry) => entry.scope !== EVERY_TENANT && !own.some((override) => override.scope === entry.scope),
  )
  return [EVERY_TENANT, ...new Set(reached.map((entry) => entry.scope))]
}

/** What pages of a scope are composed of: for visitors in no gray channel, and for those of each of them. */
export function compositionsOf(content: RegistryContent, tenantId: string): Composition[] {
  const stable = content.assignments.filter(({ channel }) => channel === 'stable')
  const gray = content.assignments.filter(({ channel }) => channel === 'gray')
  return [stable, ...gray.map((entry) => [...stable, { ...entry, share: 100 }])].map((assignments) =>
    resolve({ ...content, assignments }, { tenantId, visitorId: 'anybody', isAtHome: true }),
  )
}

function originFaults(
  { id, version, base }: PublishedModule,
  scope: string,
  origins: RegistryContent['origins'],
): string[] {
  const origin = outsideOrigin(base)
  if (origin === null || isListed(origins, scope, origin)) return []
  return [`${id} ${version} comes from ${origin}, which is not on the list of ${scope}; allow it first.`]
}

/** Whether modules of a scope may come from an origin. */
export function isListed(origins: RegistryContent['origins'], scope: string, origin: string): boolean {
  return origins.some((entry) => entry.origin === origin && (entry.scope === scope || entry.scope === EVERY_TENANT))
}

interface CompositionLookup {
  readonly release: PublishedModule
  readonly composition: Composition
  /** ' at 10001', where a sentence has to say so. */
  readonly where: string
}

function compositionFaults({ release, composition: { map, shell }, where }: CompositionLookup): string[] {
  const { id, version, manifest } = release
  const name = `${id} ${version}`
  const others = map.modules.filter((other) => (other.module ?? other.id) !== id)
  const owners = others.map((other) => ({ id: other.module ?? other.id, paths: other.routes.map(({ path }) => path) }))
  const collision = routeCollision(manifest.routes, owners)
  const taken = others.flatMap((other) =>
    manifest.slots
      .filter((slot) => other.slots.includes(slot))
      .map((slot) => ({ slot, owner: other.module ?? other.id })),
  )
  return [
    ...misfits(release, shell).map((misfit) => `${name} ${misfit}${where}.`),
    ...(collision === null
      ? []
      : [`${name} has the path ${collision.path}, which belongs to ${collision.owner}${where}.`]),
    ...taken.map(({ slot, owner }) => `${name} has the slot ${slot}, which belongs to ${owner}${where}.`),
  ]
}

/** What keeps a module from standing in a shell, as ends of sentences in which the shell is `called` so. */
export function misfits(
  { manifest }: PublishedModule,
  shell: PublishedShell | null,
  called: string = SHELL_IN_USE,
): string[] {
  const lacking = missingNames(manifest, shell?.manifest.sharedScope ?? null, called)
  const collision = routeCollision(manifest.routes, [{ id: SHELL_ID, paths: shell?.manifest.routes ?? [] }])
  return [
    ...(lacking === null ? [] : [lacking]),
    ...unmetRanges(manifest.shared, shell, called),
    ...(collision === null ? [] : [`has the path ${collision.path}, which belongs to ${collision.owner}`]),
  ]
}

/** Shared packages of the shell that are of another version than the module accepts, as ends of sentences. */
function unmetRanges(ranges: Readonly<Record<string, string>>, shell: PublishedShell | null, called: string): string[] {
  const offered = shell?.manifest.sharedScope?.versions ?? {}
  return Object.entries(ranges).flatMap(([request, range]) => {
    const version = Object.hasOwn(offered, request) ? offered[request] : undefined
    return version === undefined || satisfies(version, range)
      ? []
      : [`needs ${request} ${range}; ${called} has ${version}`]
  })
}

/** What a release no longer has of what the one it replaces has, one sentence each. */
export function lostParts(release: PublishedModule, replaced: PublishedModule | undefined): string[] {
  if (replaced === undefined || replaced.version === release.version) return []
  const { routes, slots } = release.manifest
  const paths = new Set(routes.map(({ path }) => path))
  const before = `${replaced.id} ${replaced.version} had`
  return [
    ...replaced.manifest.routes.filter(({ path }) => !paths.has(path)).map(({ path }) => `${before} the page ${path}.`),
    ...replaced.manifest.slots.filter((slot) => !slots.includes(slot)).map((slot) => `${before} the slot ${slot}.`),
  ]
}

/** The release that visitors of a scope in no gray channel get. */
export function stableVersionOf({ assignments }: RegistryContent, moduleId: string, scope: string): string | null {
  const stable = assignments.filter((entry) => entry.moduleId === moduleId && entry.channel === 'stable')
  const found = stable.find((entry) => entry.scope === scope) ?? stable.find((entry) => entry.scope === EVERY_TENANT)
  return found?.version ?? null
}

/** The release of a module whose place another one takes there. */
export function replacedAt(content: RegistryContent, moduleId: string, scope: string): PublishedModule | undefined {
  const version = stableVersionOf(content, moduleId, scope)
  return content.modules.find((other) => other.id === moduleId && other.version === version)
}
