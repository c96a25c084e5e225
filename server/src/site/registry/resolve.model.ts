/**
 * Which release of which module a visitor of a tenant gets. Pure: the same
 * registry, tenant and visitor give the same map, so any page can be rebuilt
 * from the map id in its logs.
 */
import { createHash } from 'node:crypto'

import type { ModuleMap, ModuleMapEntry } from '@campus/contracts/composition'
import { canGoOn } from '@campus/contracts/draft'

import { moduleReleaseOf, outsideOrigin, SHELL_ID, type PublishedModule, type PublishedShell } from './release.model'

/** Scope of assignments for every tenant. */
export const EVERY_TENANT = '*'

export interface Assignment {
  readonly moduleId: string
  /** A tenant's id or {@link EVERY_TENANT}. */
  readonly scope: string
  readonly channel: 'stable' | 'gray'
  readonly version: string
  readonly previousVersion: string | null
  /** Of the gray channel: percent of the visitors, 0 to 100. */
  readonly share: number
}

/** The whole content of the registry. */
export interface RegistryContent {
  readonly modules: readonly PublishedModule[]
  readonly shells: readonly PublishedShell[]
  readonly assignments: readonly Assignment[]
  /** Origins outside the module store, each for one tenant or for {@link EVERY_TENANT}. */
  readonly origins: readonly { readonly scope: string; readonly origin: string }[]
}

/** The parts of one visitor's page. */
export interface Composition {
  readonly map: ModuleMap
  /** null when none is published. */
  readonly shell: PublishedShell | null
  /** The chosen releases and their fallbacks. */
  readonly modules: readonly PublishedModule[]
}

/** The visitor and the host of a page. */
export interface Occasion {
  readonly tenantId: string
  /** '' for an unknown visitor. */
  readonly visitorId: string
  /** Whether the page's host is the tenant's: what comes from outside runs nowhere else, for a host's storage is every script's on it. */
  readonly isAtHome: boolean
  /** The release that holds the unfinished work the page is opened for. */
  readonly leased?: PublishedModule
}

/**
 * Composes the page of a visitor. A tenant's own assignment wins over the one
 * for all, a gray channel whose share the visitor falls into over the stable
 * one, and a leased release over any. A module without a usable release is left
 * out; an empty visitor id is in no gray channel.
 */
export function resolve(content: RegistryContent, { tenantId, visitorId, isAtHome, leased }: Occasion): Composition {
  const ids = [...new Set(content.assignments.map(({ moduleId }) => moduleId))].filter((id) => id !== SHELL_ID).sort()
  const isUsable = ({ base }: PublishedModule): boolean =>
    outsideOrigin(base) === null || (isAtHome && mayServe(content, tenantId, base))
  const chosen = ids.flatMap((id) => {
    const usable = content.modules.filter((release) => release.id === id && isUsable(release))
    const found = choose(content, id, usable, tenantId, visitorId)
    if (found === null) return []
    return [leased?.id === id && isUsable(leased) ? heldBy(leased, found) : found]
  })
  const entries = chosen.flatMap(({ release, lastGood }): ModuleMapEntry[] => [
    { id: release.id, ...moduleReleaseOf(release), lastGood: lastGood === null ? null : moduleReleaseOf(lastGood) },
    ...leftToOwn(release, lastGood),
  ])
  return {
    map: moduleMapOf(entries),
    shell: choose(content, SHELL_ID, content.shells, tenantId, visitorId)?.release ?? null,
    modules: chosen.flatMap(({ release, lastGood }) => (lastGood === null ? [release] : [release, lastGood])),
  }
}

/** Pages and slots that a partner's release lacks stay the school's own: the swap must not remove them. */
function leftToOwn(release: PublishedModule, own: PublishedModule | null): ModuleMapEntry[] {
  if (own === null || outsideOrigin(release.base) === null) return []
  const taken = new Set(release.manifest.routes.map(({ path }) => path))
  const ours = moduleReleaseOf(own)
  const routes = ours.routes.filter(({ path }) => !taken.has(path))
  const slots = ours.slots.filter((slot) => !release.manifest.slots.includes(slot))
  if (routes.length + slots.length === 0) return []
  return [{ id: `${release.id}.own`, module: release.id, ...ours, routes, slots, lastGood: null }]
}

/** A map of the entries; its id is a short hash of their content. */
export function moduleMapOf(modules: ModuleMapEntry[]): ModuleMap {
  const id = createHash('sha256').update(JSON.stringify(modules)).digest('hex').slice(0, 12)
  return { id, modules }
}

interface Choice<Release> {
  readonly release: Release
  readonly lastGood: Release | null
}

/**
 * The first assignment, by precedence, whose release exists; its last good one is the next different release.
 * The fallback of a partner's release is one of the module store, because a fault of the partner's server
 * affects its earlier releases too.
 */
function choose<Release extends { readonly version: string; readonly base: string }>(
  { assignments }: RegistryContent,
  moduleId: string,
  releases: readonly Release[],
  tenantId: string,
  visitorId: string,
): Choice<Release> | null {
  const versions = assignments
    .filter((assignment) => assignment.moduleId === moduleId && appliesTo(assignment, tenantId, visitorId))
    .sort((one, other) => precedence(other) - precedence(one))
    // A gray release that fails falls back to the stable one, not to an earlier experiment.
    .flatMap(({ channel, version, previousVersion }) => (channel === 'gray' ? [version] : [version, previousVersion]))
  const found = versions.flatMap((version) => releases.filter((release) => release.version === version))
  const [release] = found
  if (release === undefined) return null
  return { release, lastGood: found.find((other) => mayStandInFor(release, other)) ?? null }
}

/** A leased release; behind it stands, of those that would be chosen, one that can go on with what it kept. */
function heldBy(leased: PublishedModule, chosen: Choice<PublishedModule>): Choice<PublishedModule> {
  const candidates = [chosen.release, ...(chosen.lastGood === null ? [] : [chosen.lastGood])]
  const goesOn = (release: PublishedModule): boolean =>
    mayStandInFor(leased, release) && canGoOn(release.manifest.draft, leased.manifest.draft)
  return { release: leased, lastGood: candidates.find(goesOn) ?? null }
}

/** Behind a partner's release stands one of the module store: its server may be what is wrong. */
function mayStandInFor<Release extends { readonly version: string; readonly base: string }>(
  release: Release,
  { version, base }: Release,
): boolean {
  return version !== release.version && (outsideOrigin(release.base) === null || outsideOrigin(base) === null)
}

function appliesTo({ moduleId, scope, channel, share }: Assignment, tenantId: string, visitorId: string): boolean {
  if (!isScopeOf(scope, tenantId)) return false
  return channel === 'stable' || isInShare(moduleId, visitorId, share)
}

/** A tenant's own before the one for all; within each, gray before stable. */
function precedence({ scope, channel }: Assignment): number {
  return (scope === EVERY_TENANT ? 0 : 2) + (channel === 'gray' ? 1 : 0)
}

/** Whether a visitor is in the share of a gray channel; a growing share keeps its visitors. */
export function isInShare(moduleId: string, visitorId: string, share: number): boolean {
  if (visitorId === '') return false
  const bucket = createHash('sha256').update(`${moduleId}\n${visitorId}`).digest().readUInt32BE(0) / 2 ** 32
  return bucket * 100 < share
}

/** Whether an outside release comes from an origin on the tenant's list. */
function mayServe({ origins }: RegistryContent, tenantId: string, base: string): boolean {
  const outside = outsideOrigin(base)
  return origins.some(({ scope, origin }) => origin === outside && isScopeOf(scope, tenantId))
}

/** Whether a tenant's pages differ between visitors. */
export function dependsOnVisitor({ assignments }: RegistryContent, tenantId: string): boolean {
  return assignments.some(({ channel, scope, share }) => channel === 'gray' && share > 0 && isScopeOf(scope, tenantId))
}

/** The gray channels of a visitor; visitors with the same channels get the same composition. */
export function graySharesOf({ assignments }: RegistryContent, tenantId: string, visitorId: string): string[] {
  return assignments
    .filter((assignment) => assignment.channel === 'gray' && appliesTo(assignment, tenantId, visitorId))
    .map(({ moduleId, scope }) => `${moduleId}@${scope}`)
}

function isScopeOf(scope: string, tenantId: string): boolean {
  return scope === EVERY_TENANT || scope === tenantId
}
