import { and, desc, eq, exists, inArray, isNull } from 'drizzle-orm'

import type { Transaction } from '../../platform/database/database'
import { releaseLeases } from '../../platform/leases/release-lease.schema'
import { moduleReleases, registryChanges } from './registry.schema'
import { EVERY_TENANT } from './resolve.model'

/** Work as the address of a page names it. */
export interface NamedWork {
  readonly moduleId: string
  readonly work: string
}

/**
 * The release a piece of work is leased to; undefined without one. Needs the owner's rights: who asks for a page is not
 * known. What was never assigned to the school, whatever a page said of itself, holds nothing, nor does what was collected
 * before a page that stood for weeks took work up.
 */
export async function leasedRelease(
  tx: Transaction,
  tenantId: string,
  { moduleId, work }: NamedWork,
): Promise<typeof moduleReleases.$inferSelect | undefined> {
  const wasAssigned = tx
    .select()
    .from(registryChanges)
    .where(
      and(
        eq(registryChanges.action, 'assign'),
        eq(registryChanges.moduleId, releaseLeases.moduleId),
        eq(registryChanges.version, releaseLeases.version),
        inArray(registryChanges.scope, [EVERY_TENANT, tenantId]),
      ),
    )
  const [found] = await tx
    .select({ release: moduleReleases })
    .from(releaseLeases)
    .innerJoin(
      moduleReleases,
      and(
        eq(moduleReleases.moduleId, releaseLeases.moduleId),
        eq(moduleReleases.version, releaseLeases.version),
        isNull(moduleReleases.collectedAt),
      ),
    )
    .where(and(eq(releaseLeases.id, work), eq(releaseLeases.moduleId, moduleId), exists(wasAssigned)))
    .orderBy(desc(releaseLeases.leasedTime))
    .limit(1)
  return found?.release
}
