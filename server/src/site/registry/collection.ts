/** What the database knows of releases that decides which are collected. Needs the owner's rights. */
import { and, desc, eq, inArray } from 'drizzle-orm'

import type { Transaction } from '../../platform/database/database'
import { releaseLeases } from '../../platform/leases/release-lease.schema'
import {
  collectionBy,
  type CollectableRelease,
  type Collection,
  type CollectionFacts,
  type NamedRelease,
} from './collection.model'
import { moduleAssignments, moduleReleases, registryChanges, withheldReleases } from './registry.schema'

/** Of one module, or of all with null; the newest release first. `built`: the builds beside the server. */
export async function collectionFacts(
  tx: Transaction,
  moduleId: string | null,
  built: readonly NamedRelease[],
): Promise<CollectionFacts> {
  const { version, base, publishedAt, collectedAt } = moduleReleases
  const { scope, channel, previousVersion, changedAt, action } = registryChanges
  return {
    releases: await tx
      .select({ moduleId: moduleReleases.moduleId, version, base, publishedAt, collectedAt })
      .from(moduleReleases)
      .where(moduleId === null ? undefined : eq(moduleReleases.moduleId, moduleId))
      .orderBy(desc(publishedAt), version),
    assignments: await tx
      .select()
      .from(moduleAssignments)
      .where(moduleId === null ? undefined : eq(moduleAssignments.moduleId, moduleId)),
    changes: await tx
      .select({
        moduleId: registryChanges.moduleId,
        version: registryChanges.version,
        action,
        scope,
        channel,
        previousVersion,
        changedAt,
      })
      .from(registryChanges)
      .where(
        and(
          inArray(action, ['assign', 'unassign', 'rollback']),
          moduleId === null ? undefined : eq(registryChanges.moduleId, moduleId),
        ),
      )
      .orderBy(changedAt, registryChanges.id),
    leased: await tx
      .selectDistinct({ moduleId: releaseLeases.moduleId, version: releaseLeases.version })
      .from(releaseLeases)
      .where(moduleId === null ? undefined : eq(releaseLeases.moduleId, moduleId)),
    demoted: await tx
      .select({ moduleId: withheldReleases.moduleId, version: withheldReleases.version, scope: withheldReleases.scope })
      .from(withheldReleases)
      .where(
        and(
          eq(withheldReleases.cause, 'demoted'),
          moduleId === null ? undefined : eq(withheldReleases.moduleId, moduleId),
        ),
      ),
    built,
  }
}

export interface ListedRelease extends CollectableRelease {
  readonly collection: Collection
}

/** The releases of a module, newest first, with what becomes of each. */
export async function releasesOf(
  tx: Transaction,
  moduleId: string,
  built: readonly NamedRelease[],
): Promise<readonly ListedRelease[]> {
  const facts = await collectionFacts(tx, moduleId, built)
  const collectionOf = collectionBy(facts)
  return facts.releases.map((release) => ({ ...release, collection: collectionOf(release) }))
}
