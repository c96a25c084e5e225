/**
 * Keeps releases that fail at a tenant from its visitors: a release that fails its first pages is demoted there until
 * somebody promotes it again, one that just hangs is left alone until it loads again. Every process hears of it as of any
 * change of the registry.
 */
import { and, eq, gte, inArray } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'

import type { Transaction } from '../../platform/database/database'
import { releaseLeases } from '../../platform/leases/release-lease.schema'
import { lockRegistry, record } from './change-registry'
import { pageReports } from './page-reports'
import type { PageReport } from './page-reports.model'
import { registryContent } from './registry'
import { moduleAssignments, withheldReleases } from './registry.schema'
import { EVERY_TENANT, resolve, type Withheld } from './resolve.model'
import { cameBack, countPages, demotionReason, failedItsFirstPages, hangsForEverybody } from './withheld.model'
import { WORK_RUNS } from './work-under-way'

/** A release at a tenant. */
export interface JudgedRelease {
  readonly tenantId: string
  readonly moduleId: string
  readonly version: string
}

interface JudgeContext {
  readonly now: Date
  /** Network areas that failures must come from before they are believed. */
  readonly leastAreas: number
  readonly log: FastifyBaseLogger
}

/** Who changes the registry without anybody's order, in the audit. */
const SYSTEM = 'system'

/** Decides by what pages reported whether a release is kept from a tenant's visitors. Needs the owner's rights. */
export async function judgeRelease(tx: Transaction, release: JudgedRelease, context: JudgeContext): Promise<void> {
  const { tenantId, moduleId, version } = release
  const { now, leastAreas, log } = context
  const assignment = await assignmentOfVersion(tx, release)
  const withheld = await tx.select().from(withheldReleases).where(at(release))
  if (assignment === undefined || withheld.some(({ cause }) => cause === 'demoted')) return
  const tripped = withheld.find(({ cause }) => cause === 'tripped')
  const ofVersion = { moduleId, scope: tenantId, version }
  const reports = (await pageReports(tx, { ...ofVersion, since: assignment.changedAt })).get(version) ?? []
  if (tripped !== undefined && cameBack(reports, tripped.since)) {
    await tx.delete(withheldReleases).where(at(release, 'tripped'))
    log.warn(release, 'a release loads again and is given to every visitor')
    return
  }
  if (failedItsFirstPages(reports, leastAreas) && (await demote(tx, release, { ...assignment, reports, now }))) {
    log.error({ ...release, ...countPages(reports) }, `a release is demoted: ${demotionReason(reports)}`)
    return
  }
  if (tripped === undefined && hangsForEverybody(reports, leastAreas, now)) {
    if (await withhold(tx, release, { cause: 'tripped', reports, now })) {
      log.error({ ...release, ...countPages(reports) }, 'a release fails in every page and is left alone for now')
    }
  }
}

/** The newest assignment that gives the tenant this version. */
async function assignmentOfVersion(tx: Transaction, { tenantId, moduleId, version }: JudgedRelease) {
  const rows = await tx
    .select({ channel: moduleAssignments.channel, changedAt: moduleAssignments.changedAt })
    .from(moduleAssignments)
    .where(
      and(
        eq(moduleAssignments.moduleId, moduleId),
        eq(moduleAssignments.version, version),
        inArray(moduleAssignments.scope, [EVERY_TENANT, tenantId]),
      ),
    )
  return rows.sort((one, other) => other.changedAt.getTime() - one.changedAt.getTime())[0]
}

interface Demotion {
  readonly channel: 'stable' | 'gray'
  readonly reports: readonly PageReport[]
  readonly now: Date
}

/** Demotes a release unless nothing else would stand there or somebody works with it; returns whether it did. */
async function demote(tx: Transaction, release: JudgedRelease, { channel, reports, now }: Demotion): Promise<boolean> {
  const { tenantId: scope, moduleId, version } = release
  await lockRegistry(tx)
  if (!(await hasAnother(tx, release)) || (await isLeased(tx, release, now))) return false
  if (!(await withhold(tx, release, { cause: 'demoted', reports, now }))) return false
  await tx.delete(withheldReleases).where(at(release, 'tripped'))
  const { pages, failures } = countPages(reports)
  const why = demotionReason(reports)
  const change = { changedAt: now, changedBy: SYSTEM, why }
  await record(tx, { action: 'demote', moduleId, scope, channel, version, detail: `${failures}/${pages}`, ...change })
  return true
}

/** Whether the tenant's visitors get another release of the module without this one. */
async function hasAnother(tx: Transaction, { tenantId, moduleId, version }: JudgedRelease): Promise<boolean> {
  const content = await registryContent(tx)
  const demoted: Withheld = { moduleId, scope: tenantId, version, cause: 'demoted' }
  const { map } = resolve(
    { ...content, withheld: [...(content.withheld ?? []), demoted] },
    { tenantId, visitorId: '', isAtHome: true },
  )
  const entry = map.modules.find(({ id }) => id === moduleId)
  return entry !== undefined && entry.version !== version && entry.tripped !== true
}

async function isLeased(tx: Transaction, { tenantId, moduleId, version }: JudgedRelease, now: Date): Promise<boolean> {
  const leases = await tx
    .select({ id: releaseLeases.id })
    .from(releaseLeases)
    .where(
      and(
        eq(releaseLeases.tenantId, tenantId),
        eq(releaseLeases.moduleId, moduleId),
        eq(releaseLeases.version, version),
        gte(releaseLeases.leasedTime, new Date(now.getTime() - WORK_RUNS)),
      ),
    )
    .limit(1)
  return leases.length > 0
}

interface Withholding {
  readonly cause: Withheld['cause']
  readonly reports: readonly PageReport[]
  readonly now: Date
}

/** Returns false when it was withheld for that already, by another process perhaps. */
async function withhold(
  tx: Transaction,
  release: JudgedRelease,
  { cause, reports, now }: Withholding,
): Promise<boolean> {
  const { tenantId: scope, moduleId, version } = release
  const added = await tx
    .insert(withheldReleases)
    .values({ moduleId, scope, version, cause, ...countPages(reports), since: now })
    .onConflictDoNothing()
    .returning({ version: withheldReleases.version })
  return added.length > 0
}

function at({ tenantId, moduleId, version }: JudgedRelease, cause?: Withheld['cause']) {
  return and(
    eq(withheldReleases.moduleId, moduleId),
    eq(withheldReleases.scope, tenantId),
    eq(withheldReleases.version, version),
    cause === undefined ? undefined : eq(withheldReleases.cause, cause),
  )
}
