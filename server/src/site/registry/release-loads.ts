/** How the releases of a module loaded in visitors' pages, as these reported it. */
import { and, eq, sql } from 'drizzle-orm'

import type { Transaction } from '../../platform/database/database'
import type { Loads } from './last-good.model'
import { moduleOutcomes } from './registry.schema'
import { EVERY_TENANT } from './resolve.model'

/** By version, at one tenant or at all. Needs the owner's rights. */
export async function releaseLoads(
  tx: Transaction,
  { moduleId, scope }: { readonly moduleId: string; readonly scope: string },
): Promise<ReadonlyMap<string, Loads>> {
  const { module, version, tenantId, ok, phase } = moduleOutcomes
  const rows = await tx
    .select({
      version,
      loads: sql<number>`(count(*) filter (where ${ok} and ${phase} <> 'render'))::int`,
      failures: sql<number>`(count(*) filter (where not ${ok}))::int`,
    })
    .from(moduleOutcomes)
    .where(and(eq(module, moduleId), scope === EVERY_TENANT ? undefined : eq(tenantId, scope)))
    .groupBy(version)
  return new Map(rows.map((row) => [row.version, row]))
}
