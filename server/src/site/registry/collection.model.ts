/** Which releases are kept, and from when on a release is collected. Pure. */
import {
  countsAt,
  formerRelease,
  standingReleases,
  type DemotedRelease,
  type RecordedChange,
} from './release-history.model'

/** Days for which a release stays after it was last assigned, or published where it never was. */
export const KEPT_DAYS = 30

/** Longer than any page stays open without being loaded anew. */
const KEPT_MS = KEPT_DAYS * 24 * 60 * 60 * 1000

export interface CollectableRelease {
  readonly moduleId: string
  readonly version: string
  /** '' for files of the module store. */
  readonly base: string
  readonly publishedAt: Date
  readonly collectedAt: Date | null
}

/** The release of a module by its names. */
export interface NamedRelease {
  readonly moduleId: string
  readonly version: string
}

interface Place {
  readonly moduleId: string
  readonly scope: string
  readonly channel: string
}

interface AssignedRelease extends Place {
  readonly version: string
  readonly previousVersion: string | null
}

/** A change of what is assigned at a place. `previousVersion` is what it replaced there. */
export interface AssignmentChange extends RecordedChange, Place {
  readonly previousVersion: string | null
  readonly changedAt: Date
}

/** Everything the decision depends on. */
export interface CollectionFacts {
  readonly releases: readonly CollectableRelease[]
  readonly assignments: readonly AssignedRelease[]
  /** Oldest first. */
  readonly changes: readonly AssignmentChange[]
  /** The releases that hold unfinished work. */
  readonly leased: readonly NamedRelease[]
  readonly demoted: readonly (NamedRelease & DemotedRelease)[]
  /** The builds beside the server. */
  readonly built: readonly NamedRelease[]
}

/**
 * Why a release is not collected: it is assigned, stands behind an assigned one, is what a rollback leads to, holds
 * unfinished work, is built beside the server, or its files are a partner's.
 */
export type Hold = 'assigned' | 'lastGood' | 'rollback' | 'work' | 'built' | 'partner'

export type Collection =
  | { readonly state: 'collected'; readonly at: Date }
  | { readonly state: 'held'; readonly by: Hold }
  /** Nothing holds it: it is collected at the first occasion from then on. */
  | { readonly state: 'due'; readonly from: Date }

/** What becomes of a release. */
export type CollectionOf = (release: CollectableRelease) => Collection

export function collectionBy(facts: CollectionFacts): CollectionOf {
  const holds = holdsIn(facts)
  const lastAssigned = lastAssignedIn(facts.changes)
  return (release) => {
    if (release.collectedAt !== null) return { state: 'collected', at: release.collectedAt }
    const by = release.base === '' ? holds.get(nameOf(release)) : 'partner'
    if (by !== undefined) return { state: 'held', by }
    const used = Math.max(release.publishedAt.getTime(), lastAssigned.get(nameOf(release)) ?? 0)
    return { state: 'due', from: new Date(used + KEPT_MS) }
  }
}

/** The releases that are to be collected now. */
export function collectableAt(facts: CollectionFacts, now: Date): readonly CollectableRelease[] {
  const collectionOf = collectionBy(facts)
  return facts.releases.filter((release) => {
    const collection = collectionOf(release)
    return collection.state === 'due' && collection.from <= now
  })
}

/** By name; of several reasons the first. */
function holdsIn({
  releases,
  assignments,
  changes,
  leased,
  demoted,
  built,
}: CollectionFacts): ReadonlyMap<string, Hold> {
  const collected = new Set(releases.filter(({ collectedAt }) => collectedAt !== null).map(nameOf))
  const holds = new Map<string, Hold>()
  const hold = (by: Hold, moduleId: string, version: string | null | undefined): void => {
    const name = nameOf({ moduleId, version: version ?? '' })
    if (!holds.has(name)) holds.set(name, by)
  }
  for (const { moduleId, version } of assignments) hold('assigned', moduleId, version)
  for (const { moduleId, previousVersion } of assignments) hold('lastGood', moduleId, previousVersion)
  for (const assignment of assignments) {
    const { moduleId, channel, scope } = assignment
    // A gray release that is taken back is followed by the stable one.
    if (channel !== 'stable') continue
    const isKept = (version: string): boolean => !collected.has(nameOf({ moduleId, version }))
    const ofPlace = changes.filter((change) => placeOf(change) === placeOf(assignment))
    const isBad = (version: string): boolean =>
      demoted.some((one) => one.moduleId === moduleId && one.version === version && countsAt(scope, one))
    hold('rollback', moduleId, formerRelease(standingReleases(ofPlace, assignment, isKept), isBad).version)
  }
  for (const { moduleId, version } of leased) hold('work', moduleId, version)
  for (const { moduleId, version } of built) hold('built', moduleId, version)
  return holds
}

/** By name: the last moment at which a release was assigned or still stood somewhere, in epoch milliseconds. */
function lastAssignedIn(changes: readonly AssignmentChange[]): ReadonlyMap<string, number> {
  const last = new Map<string, number>()
  for (const { moduleId, version, previousVersion, changedAt } of changes) {
    for (const named of [version, previousVersion]) {
      if (named === null || named === '') continue
      const name = nameOf({ moduleId, version: named })
      last.set(name, Math.max(last.get(name) ?? 0, changedAt.getTime()))
    }
  }
  return last
}

const nameOf = ({ moduleId, version }: NamedRelease): string => `${moduleId} ${version}`
const placeOf = ({ moduleId, scope, channel }: Place): string => `${moduleId} ${scope} ${channel}`
