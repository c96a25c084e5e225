/** The release that holds the unfinished work which the address of a page names. */
import { and, desc, eq, exists, inArray, isNull, ne, sql } from 'drizzle-orm'
import * as v from 'valibot'

import { moduleManifest } from '@campus/contracts/composition'
import { fittingPattern } from '@campus/contracts/route'

import type { Transaction } from '../../platform/database/database'
import { releaseLeases } from '../../platform/leases/release-lease.schema'
import { moduleAssignments, moduleReleases, registryChanges, withheldReleases } from './registry.schema'
import { SHELL_ID } from './release.model'
import { EVERY_TENANT } from './resolve.model'

/** A field of a page's address, and the work that it may name. */
export interface NamedWork {
  readonly field: string
  readonly work: string
}

export interface LeasedRelease {
  readonly row: typeof moduleReleases.$inferSelect
  /** It was rolled back or demoted at the school, and nobody gets it any more. */
  readonly isTakenBack: boolean
}

/** The fields by which pages of any kept release name work. Needs the owner's rights. */
export async function leaseFields(tx: Transaction): Promise<readonly string[]> {
  const route = sql`jsonb_array_elements(${moduleReleases.manifest} -> 'routes')`
  const rows = await tx
    .selectDistinct({ field: sql<string | null>`${route} ->> 'lease'` })
    .from(moduleReleases)
    .where(and(ne(moduleReleases.moduleId, SHELL_ID), isNull(moduleReleases.collectedAt)))
  return rows.flatMap(({ field }) => field ?? []).sort()
}

/**
 * The release a piece of work is leased to, where its own page is at the path; undefined without one. The work says so,
 * whatever the releases of today have there. Needs the owner's rights: who asks for a page is not known. What was never
 * assigned to the school, whatever a page said of itself, holds nothing, nor does what was collected before a page that
 * stood for weeks took work up.
 */
export async function leasedRelease(
  tx: Transaction,
  tenantId: string,
  { path, named }: { readonly path: string; readonly named: readonly NamedWork[] },
): Promise<LeasedRelease | undefined> {
  const scopes = [EVERY_TENANT, tenantId]
  const wasAssigned = tx
    .select()
    .from(registryChanges)
    .where(
      and(
        eq(registryChanges.action, 'assign'),
        eq(registryChanges.moduleId, releaseLeases.moduleId),
        eq(registryChanges.version, releaseLeases.version),
        inArray(registryChanges.scope, scopes),
      ),
    )
  const works = named.map(({ work }) => work)
  const found = await tx
    .select({ work: releaseLeases.id, row: moduleReleases })
    .from(releaseLeases)
    .innerJoin(
      moduleReleases,
      and(
        eq(moduleReleases.moduleId, releaseLeases.moduleId),
        eq(moduleReleases.version, releaseLeases.version),
        isNull(moduleReleases.collectedAt),
      ),
    )
    .where(and(inArray(releaseLeases.id, works), exists(wasAssigned)))
    .orderBy(desc(releaseLeases.leasedTime))
  const holding = found.find(({ work, row }) =>
    named.some((one) => one.work === work && one.field === leaseFieldAt(row, path)),
  )
  if (holding === undefined) return undefined
  const { row } = holding
  return { row, isTakenBack: await isTakenBack(tx, tenantId, row) }
}

/** The field by which the page of a release at a path names work; undefined where none does. */
function leaseFieldAt({ manifest }: typeof moduleReleases.$inferSelect, path: string): string | undefined {
  const parsed = v.safeParse(moduleManifest, manifest)
  if (!parsed.success) return undefined
  const { routes } = parsed.output
  const pattern = fittingPattern(
    routes.map((route) => route.path),
    path,
  )
  return routes.find((route) => route.path === pattern)?.lease
}

async function isTakenBack(
  tx: Transaction,
  tenantId: string,
  { moduleId, version }: typeof moduleReleases.$inferSelect,
): Promise<boolean> {
  const scopes = [EVERY_TENANT, tenantId]
  const demoted = await tx.$count(
    withheldReleases,
    and(
      eq(withheldReleases.moduleId, moduleId),
      eq(withheldReleases.version, version),
      eq(withheldReleases.scope, tenantId),
      eq(withheldReleases.cause, 'demoted'),
    ),
  )
  if (demoted > 0) return true
  const given = await tx.$count(
    moduleAssignments,
    and(
      eq(moduleAssignments.moduleId, moduleId),
      eq(moduleAssignments.version, version),
      inArray(moduleAssignments.scope, scopes),
    ),
  )
  if (given > 0) return false
  const [last] = await tx
    .select({ action: registryChanges.action })
    .from(registryChanges)
    .where(
      and(
        eq(registryChanges.moduleId, moduleId),
        inArray(registryChanges.scope, scopes),
        sql`(${registryChanges.action} = 'assign' and ${registryChanges.version} = ${version}
          or ${registryChanges.action} = 'rollback' and ${registryChanges.previousVersion} = ${version})`,
      ),
    )
    .orderBy(desc(registryChanges.changedAt), desc(registryChanges.id))
    .limit(1)
  return last?.action === 'rollback'
}
