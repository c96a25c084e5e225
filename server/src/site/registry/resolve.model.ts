/**
 * Which release of which module a visitor of a tenant gets. Pure: the same
 * registry, tenant and visitor give the same map, so any page can be rebuilt
 * from the map id in its logs.
 */
import { createHash } from 'node:crypto'

import type { ModuleMap } from '@campus/contracts/composition'
import { canGoOn } from '@campus/contracts/draft'
import type { GivenOverride } from '@campus/contracts/override'

import { mapOfChoices, type ModuleChoice, type Placed } from './module-map.model'
import { isForeign, outsideOrigin, SHELL_ID, type PublishedModule, type PublishedShell } from './release.model'

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
  /** Of another house's release; `contained` when not given. */
  readonly level?: 'reviewed' | 'contained'
}

/** A release that visitors of a tenant do not get although it is assigned. */
export interface Withheld {
  readonly moduleId: string
  /** The tenant's id. */
  readonly scope: string
  readonly version: string
  readonly cause: 'demoted' | 'tripped'
}

/** The whole content of the registry. */
export interface RegistryContent {
  readonly modules: readonly PublishedModule[]
  readonly shells: readonly PublishedShell[]
  readonly assignments: readonly Assignment[]
  /** Origins outside the module store, each for one tenant or for {@link EVERY_TENANT}. */
  readonly origins: readonly { readonly scope: string; readonly origin: string }[]
  /** None when not given. */
  readonly withheld?: readonly Withheld[]
}

/** The parts of one visitor's page. */
export interface Composition {
  readonly map: ModuleMap
  /** What the map was made of; null when development servers' modules stand in it. */
  readonly choices: readonly ModuleChoice[] | null
  /** null when none is published. */
  readonly shell: PublishedShell | null
  /** The chosen releases and their fallbacks, as far as they run in the page itself. */
  readonly modules: readonly PublishedModule[]
  /** Of a developer's page that was asked for with other releases. */
  readonly override?: GivenOverride
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
  /** Whether that release was taken back: then one that can go on with its work comes before it. */
  readonly isLeaseTakenBack?: boolean
  /** Releases that a developer's page is to have in spite of what is assigned; nothing stands behind them. */
  readonly overrides?: readonly PublishedModule[]
  /** Whether this page tries releases that just failed in other pages; without it they are left alone. */
  readonly isTrial?: boolean
}

/**
 * Composes the page of a visitor. A tenant's own assignment wins over the one
 * for all, a gray channel whose share the visitor falls into over the stable
 * one, a leased release over any, and a developer's override over all. A release that is withheld from the tenant
 * is passed over as long as another one stands behind it. A module without a
 * usable release is left out; an empty visitor id is in no gray channel.
 */
export function resolve(content: RegistryContent, occasion: Occasion): Composition {
  const { tenantId, isAtHome, leased, isLeaseTakenBack = false, overrides = [] } = occasion
  const named = [...content.assignments.map(({ moduleId }) => moduleId), ...overrides.map(({ id }) => id)]
  const ids = [...new Set(named)].filter((id) => id !== SHELL_ID).sort()
  const isUsable = (release: PublishedModule): boolean =>
    !isForeign(release) || (isAtHome && mayServe(content, tenantId, release.base))
  const chosen = ids.flatMap((id) => {
    const override = overrides.find((release) => release.id === id)
    if (override !== undefined) return isUsable(override) ? [{ ...ALONE, release: override }] : []
    const usable = content.modules.filter((release) => release.id === id && isUsable(release))
    const found = choose(content, id, usable, occasion)
    if (found === null) return []
    if (leased?.id !== id || !isUsable(leased)) return [found]
    return [isLeaseTakenBack && goesOnWith(leased, found.release) ? found : heldBy(leased, found)]
  })
  const placed = (release: PublishedModule): Placed => ({
    release,
    isContained: isContained(content, release, occasion),
  })
  const choices = chosen.map(({ release, lastGood, isTripped }) => ({
    chosen: placed(release),
    lastGood: lastGood === null ? null : placed(lastGood),
    isTripped,
  }))
  return {
    map: mapOfChoices(choices),
    choices,
    shell: choose(content, SHELL_ID, content.shells, occasion)?.release ?? null,
    modules: choices
      .flatMap(({ chosen, lastGood }) => (lastGood === null ? [chosen] : [chosen, lastGood]))
      .flatMap(({ release, isContained }) => (isContained ? [] : [release])),
  }
}

/** What another house made is contained, unless the assignment that gives it to this visitor says it was reviewed. */
function isContained(
  { assignments }: RegistryContent,
  release: PublishedModule,
  { tenantId, visitorId }: Occasion,
): boolean {
  if (!isForeign(release)) return false
  const { id, version } = release
  const [given] = assignments
    .filter((assignment) => assignment.moduleId === id && assignment.version === version)
    .filter((assignment) => appliesTo(assignment, tenantId, visitorId))
    .sort((one, other) => precedence(other) - precedence(one))
  return given?.level !== 'reviewed'
}

interface Choice<Release> {
  readonly release: Release
  readonly lastGood: Release | null
  /** Whether it just failed in other pages, and there is no other one. */
  readonly isTripped: boolean
}

/** Nothing stands behind it. */
const ALONE = { lastGood: null, isTripped: false } as const

/**
 * The first assignment, by precedence, whose release exists; its last good one is the next different release.
 * The fallback of a partner's release is one of our own, because a fault of the partner's server affects its
 * earlier releases too.
 */
function choose<Release extends { readonly version: string; readonly base: string }>(
  { assignments, withheld = [] }: RegistryContent,
  moduleId: string,
  releases: readonly Release[],
  { tenantId, visitorId, isTrial = false }: Occasion,
): Choice<Release> | null {
  const versions = assignments
    .filter((assignment) => assignment.moduleId === moduleId && appliesTo(assignment, tenantId, visitorId))
    .sort((one, other) => precedence(other) - precedence(one))
    // A gray release that fails falls back to the stable one, not to an earlier experiment.
    .flatMap(({ channel, version, previousVersion }) => (channel === 'gray' ? [version] : [version, previousVersion]))
  const assigned = versions.flatMap((version) => releases.filter((release) => release.version === version))
  const isWithheld = (version: string, cause: Withheld['cause']): boolean =>
    withheld.some(
      (entry) =>
        entry.moduleId === moduleId && entry.scope === tenantId && entry.version === version && entry.cause === cause,
    )
  const isTripped = ({ version }: Release): boolean => !isTrial && isWithheld(version, 'tripped')
  const standing = orAll(assigned, ({ version }) => !isWithheld(version, 'demoted'))
  const found = orAll(standing, (release) => !isTripped(release))
  const [release] = found
  if (release === undefined) return null
  return {
    release,
    lastGood: found.find((other) => mayStandInFor(release, other)) ?? null,
    isTripped: isTripped(release),
  }
}

/** Those that fit; all when none does. */
function orAll<Item>(items: readonly Item[], fits: (item: Item) => boolean): readonly Item[] {
  const fitting = items.filter(fits)
  return fitting.length > 0 ? fitting : items
}

/** A leased release; behind it stands, of those that would be chosen, one that can go on with what it kept. */
function heldBy(leased: PublishedModule, chosen: Choice<PublishedModule>): Choice<PublishedModule> {
  const candidates = [chosen.release, ...(chosen.lastGood === null ? [] : [chosen.lastGood])]
  const goesOn = (release: PublishedModule): boolean => mayStandInFor(leased, release) && goesOnWith(leased, release)
  return { release: leased, lastGood: candidates.find(goesOn) ?? null, isTripped: false }
}

/** Whether a release can go on with the work that a leased one keeps. */
function goesOnWith(leased: PublishedModule, { manifest }: PublishedModule): boolean {
  return canGoOn(manifest.draft, leased.manifest.draft)
}

/** Behind a partner's release stands one of our own: its server may be what is wrong. */
function mayStandInFor<Release extends { readonly version: string; readonly base: string }>(
  release: Release,
  other: Release,
): boolean {
  return other.version !== release.version && !(isForeign(release) && isForeign(other))
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

/** Whether a release's files are in the module store or come from an origin on the tenant's list. */
export function mayServe({ origins }: RegistryContent, tenantId: string, base: string): boolean {
  const outside = outsideOrigin(base)
  return outside === null || origins.some(({ scope, origin }) => origin === outside && isScopeOf(scope, tenantId))
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
