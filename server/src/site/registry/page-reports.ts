/** How the releases of a module got on in visitors' pages, as these reported it. */
import { and, desc, eq, gte, isNotNull, ne, sql } from 'drizzle-orm'

import type { Transaction } from '../../platform/database/database'
import { weigh, type PageReport, type Weighed } from './page-reports.model'
import { moduleOutcomes } from './registry.schema'
import { EVERY_TENANT } from './resolve.model'

/** The newest pages that are looked at. */
const MOST_PAGES = 2000

interface Asked {
  readonly moduleId: string
  /** A tenant's id, or * for all. */
  readonly scope: string
  readonly version?: string
  readonly since?: Date
}

/**
 * By version, newest first. A page in which a release came at the second try, or late, has loaded it; one whose page
 * broke has not. Errors that nothing caught say nothing of loading. Needs the owner's rights.
 */
export async function pageReports(
  tx: Transaction,
  { moduleId, scope, version, since }: Asked,
): Promise<ReadonlyMap<string, readonly PageReport[]>> {
  const { page, area, tenantId, module, phase, ok, reportedAt } = moduleOutcomes
  const newest = sql<string>`max(${reportedAt})`
  const rows = await tx
    .select({
      version: moduleOutcomes.version,
      area: sql<string>`min(${area})`,
      loaded: sql<boolean>`bool_or(${ok} and ${phase} <> 'render') and not bool_or(not ${ok} and ${phase} = 'render')`,
      at: sql<number>`(extract(epoch from max(${reportedAt})) * 1000)::float8`,
    })
    .from(moduleOutcomes)
    .where(
      and(
        eq(module, moduleId),
        isNotNull(page),
        ne(phase, 'error'),
        scope === EVERY_TENANT ? undefined : eq(tenantId, scope),
        version === undefined ? undefined : eq(moduleOutcomes.version, version),
        since === undefined ? undefined : gte(reportedAt, since),
      ),
    )
    .groupBy(tenantId, page, moduleOutcomes.version)
    .orderBy(desc(newest))
    .limit(MOST_PAGES)
  const reports = new Map<string, PageReport[]>()
  for (const { version: of, at, ...row } of rows) {
    const known = reports.get(of) ?? []
    known.push({ ...row, at: new Date(at) })
    reports.set(of, known)
  }
  return reports
}

/** Loads and failures of each version, weighed. Needs the owner's rights. */
export async function provenLoads(
  tx: Transaction,
  { moduleId, scope }: Pick<Asked, 'moduleId' | 'scope'>,
): Promise<ReadonlyMap<string, Weighed>> {
  const reports = await pageReports(tx, { moduleId, scope })
  return new Map([...reports].map(([version, pages]) => [version, weigh(pages)]))
}
