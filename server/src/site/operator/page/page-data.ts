/** What the operator's page shows, read in one transaction of the owner. */
import { and, count, desc, eq, gte, like, ne, or, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../../../platform/database/database'
import { tenants } from '../../../platform/tenants/tenants.schema'
import { builtBeside } from '../../registry/built-beside'
import { releasesOf, type ListedRelease } from '../../registry/collection'
import { registryContent } from '../../registry/registry'
import {
  moduleAssignments,
  moduleOutcomes,
  moduleReleases,
  registryChanges,
  setAsideBuilds,
  withheldReleases,
} from '../../registry/registry.schema'
import { EVERY_TENANT, resolve, type RegistryContent } from '../../registry/resolve.model'
import { healthSince, type HourOfOutcomes } from './module-health.model'

export type AssignmentRow = typeof moduleAssignments.$inferSelect
export type WithheldRow = typeof withheldReleases.$inferSelect
export type SetAsideRow = typeof setAsideBuilds.$inferSelect
export type ChangeRow = typeof registryChanges.$inferSelect

/** By tenant's id. */
export type SchoolNames = ReadonlyMap<string, string>

export interface Overview {
  readonly assignments: readonly AssignmentRow[]
  readonly schools: SchoolNames
  readonly outcomes: readonly HourOfOutcomes[]
  /** By module and school, the newest first. */
  readonly withheld: readonly WithheldRow[]
  /** Builds beside the server that the last start set aside. */
  readonly setAside: readonly SetAsideRow[]
  /** `<module> <version>` of the releases of other houses. */
  readonly outside: ReadonlySet<string>
  /** By `<module> <scope>`, the version that pages take when the one they have does not load. */
  readonly fallbacks: ReadonlyMap<string, string>
}

/** Changes on one page of the audit. */
export const CHANGES_PER_PAGE = 50

/** Who gets what, and how it loads. `moduleId` null for all modules. */
export async function readOverview(database: Database, moduleId: string | null, now: Date): Promise<Overview> {
  return database.asOwner(async (tx) => {
    const assignments = await tx
      .select()
      .from(moduleAssignments)
      .where(moduleId === null ? undefined : eq(moduleAssignments.moduleId, moduleId))
      .orderBy(moduleAssignments.moduleId, moduleAssignments.scope, desc(moduleAssignments.channel))
    const { module, version, tenantId, ok, phase, duration, reportedAt } = moduleOutcomes
    const hour = sql<number>`floor(extract(epoch from ${reportedAt}) / 3600)::int`
    const isLoad = sql`${ok} and ${phase} <> 'render'`
    const outcomes = await tx
      .select({
        moduleId: module,
        version,
        tenantId,
        hour,
        loads: sql<number>`(count(*) filter (where ${isLoad}))::int`,
        failures: sql<number>`(count(*) filter (where not ${ok}))::int`,
        loadMs: sql<number>`coalesce(sum(${duration}) filter (where ${isLoad}), 0)::float8`,
      })
      .from(moduleOutcomes)
      .where(and(gte(reportedAt, healthSince(now)), moduleId === null ? undefined : eq(module, moduleId)))
      .groupBy(module, version, tenantId, hour)
    const withheld = await tx
      .select()
      .from(withheldReleases)
      .where(moduleId === null ? undefined : eq(withheldReleases.moduleId, moduleId))
      .orderBy(withheldReleases.moduleId, withheldReleases.scope, desc(withheldReleases.since))
    const setAside = await tx
      .select()
      .from(setAsideBuilds)
      .where(moduleId === null ? undefined : eq(setAsideBuilds.moduleId, moduleId))
      .orderBy(setAsideBuilds.moduleId)
    const elsewhere = await tx
      .select({ id: moduleReleases.moduleId, name: moduleReleases.version })
      .from(moduleReleases)
      .where(or(ne(moduleReleases.base, ''), like(moduleReleases.version, '%+%')))
    const outside = new Set(elsewhere.map(({ id, name }) => `${id} ${name}`))
    const fallbacks = fallbacksOf(await registryContent(tx), assignments)
    return { assignments, outcomes, withheld, setAside, outside, fallbacks, schools: await schoolNames(tx) }
  })
}

function fallbacksOf(content: RegistryContent, assignments: readonly AssignmentRow[]): ReadonlyMap<string, string> {
  const scopes = [...new Set(assignments.map(({ scope }) => scope))]
  return new Map(
    scopes.flatMap((scope) =>
      resolve(content, { tenantId: scope, visitorId: '', isAtHome: true }).map.modules.flatMap(
        ({ id, module = id, lastGood }) =>
          lastGood === null ? [] : [[`${module} ${scope}`, lastGood.version] as const],
      ),
    ),
  )
}

async function schoolNames(tx: Transaction): Promise<SchoolNames> {
  const schools = await tx.select({ id: tenants.id, name: tenants.name }).from(tenants).orderBy(tenants.id)
  return new Map(schools.map(({ id, name }) => [id, name]))
}

/** All schools, or the one of a teacher. */
export async function readSchools(
  database: Database,
  scope: string,
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  return database.asOwner((tx) =>
    tx
      .select({ id: tenants.id, name: tenants.name })
      .from(tenants)
      .where(scope === EVERY_TENANT ? undefined : eq(tenants.id, scope))
      .orderBy(tenants.id),
  )
}

/** The releases of a module, newest first. `apps`: the folder of the builds beside the server. */
export async function readReleases(
  database: Database,
  apps: string,
  moduleId: string,
): Promise<readonly ListedRelease[]> {
  const built = await builtBeside(apps)
  return database.asOwner((tx) => releasesOf(tx, moduleId, built))
}

export interface AuditPage {
  readonly changes: readonly ChangeRow[]
  readonly total: number
  readonly schools: SchoolNames
}

/** One page of the audit, newest first; `page` counts from 1. */
export async function readAudit(database: Database, page: number): Promise<AuditPage> {
  return database.asOwner(async (tx) => {
    const [counted] = await tx.select({ total: count() }).from(registryChanges)
    const changes = await tx
      .select()
      .from(registryChanges)
      .orderBy(desc(registryChanges.changedAt), desc(registryChanges.id))
      .limit(CHANGES_PER_PAGE)
      .offset((page - 1) * CHANGES_PER_PAGE)
    return { changes, total: counted?.total ?? 0, schools: await schoolNames(tx) }
  })
}
