/** Unfinished work that releases hold. */
import { and, count, eq, gte, notInArray } from 'drizzle-orm'

import type { Transaction } from '../../platform/database/database'
import { releaseLeases } from '../../platform/leases/release-lease.schema'
import type { WorkUnderWay } from './lease-gate.model'
import { moduleAssignments } from './registry.schema'
import { EVERY_TENANT } from './resolve.model'

/** Milliseconds after which a page that was opened for unfinished work counts as left. */
export const WORK_RUNS = 24 * 60 * 60 * 1000

interface Place {
  readonly moduleId: string
  /** A tenant's id, or all who have no assignment of their own. */
  readonly scope: string
}

/** By the form in which it is kept. Needs the owner's rights. */
export async function workUnderWay(
  tx: Transaction,
  { moduleId, scope }: Place,
  now: Date,
): Promise<readonly WorkUnderWay[]> {
  const own = tx
    .select({ scope: moduleAssignments.scope })
    .from(moduleAssignments)
    .where(and(eq(moduleAssignments.moduleId, moduleId), eq(moduleAssignments.channel, 'stable')))
  return tx
    .select({ draftVersion: releaseLeases.draftVersion, count: count() })
    .from(releaseLeases)
    .where(
      and(
        eq(releaseLeases.moduleId, moduleId),
        gte(releaseLeases.leasedTime, new Date(now.getTime() - WORK_RUNS)),
        scope === EVERY_TENANT ? notInArray(releaseLeases.tenantId, own) : eq(releaseLeases.tenantId, scope),
      ),
    )
    .groupBy(releaseLeases.draftVersion)
    .orderBy(releaseLeases.draftVersion)
}
