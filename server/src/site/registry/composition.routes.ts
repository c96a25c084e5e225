import { and, desc, eq, lt } from 'drizzle-orm'

import { getModuleMap, reportModuleOutcome, type ModuleOutcome } from '@campus/contracts/composition'
import { getPublicSettings } from '@campus/contracts/public-settings'

import { maskMobiles } from '../../logging'
import type { Transaction } from '../../platform/database/database'
import { newId } from '../../platform/database/ids'
import { addressKey } from '../../platform/files/signed-address'
import {
  handleForEveryTenant,
  handleWithoutTransaction,
  type Route,
  type WithoutTransactionContext,
} from '../../platform/http/handle'
import { refuse } from '../../platform/http/refusal'
import { findTenantAtHost } from '../../platform/tenants/find-tenant'
import { reportsFromAddress } from './composition.limits'
import { keptMapsOf } from './kept-maps'
import { offeredVersions } from './module-map.model'
import { areaOf } from './page-reports.model'
import type { GivenPage } from './page-token.model'
import { pageTokensOf } from './page-tokens'
import { publicSettingsOf } from './public-settings'
import { registryOf } from './registry'
import { moduleOutcomes } from './registry.schema'
import { judgeRelease } from './withheld'
import { isTrialPage } from './withheld.model'

/** Number of outcomes kept for each school. */
const KEPT_OUTCOMES = 5000

export const compositionRoutes: readonly Route[] = [
  handleForEveryTenant(getPublicSettings, async ({ config }) => publicSettingsOf(config)),

  handleWithoutTransaction(getModuleMap, async (context) => {
    const { tenantId, database, config, input, now, traceId, log } = context
    const registry = registryOf(database, config)
    const visitorId = (await registry.needsVisitor(tenantId)) ? context.visitorId : ''
    const isAtHome = (await findTenantAtHost(database, context.host, config))?.id === tenantId
    const { pathname: path, searchParams: query } = new URL(input.address ?? '/', 'http://page')
    const occasion = { tenantId, visitorId, isAtHome, isTrial: isTrialPage(traceId) }
    const composition = await registry.compositionAt(occasion, { path, query }, database)
    const { map } = composition
    await keptMapsOf(database).keep(composition, { now, log })
    const leaseFields = [...(await registry.leaseFields())]
    return { ...map, leaseFields, pageToken: await pageTokensOf(database).tokenOf(tenantId, map.id, now) }
  }),

  handleWithoutTransaction(
    reportModuleOutcome,
    async (context) => {
      const { input, inTenant, tenantId, now, address, log, database } = context
      const page = await pageTokensOf(database).read(tenantId, input.pageToken, now)
      if (page === null) throw refuse('forbidden')
      const map = await keptMapsOf(database).find(page.mapId, database)
      const offered = map === null ? NOTHING : offeredVersions(map)
      const kept = await inTenant(async (tx) => {
        const area = areaOf(address, await addressKey(tx))
        const added = await keepOutcomes(tx, { page, offered, area, now }, input.outcomes)
        await dropOldest(tx, tenantId)
        return added
      })
      for (const { ok, ...outcome } of kept) {
        if (!ok) log.warn({ tenantId, ...outcome }, 'a visitor’s page had trouble with a module')
      }
      await judge(context, kept)
      return true
    },
    { visitorWrites: { each: reportsFromAddress } },
  ),
]

const MAX_INTEGER = 2 ** 31 - 1

const NOTHING: ReadonlyMap<string, readonly string[]> = new Map()

interface Reported {
  readonly page: GivenPage
  /** The versions that the page was given, by entry. */
  readonly offered: ReadonlyMap<string, readonly string[]>
  readonly area: string
  readonly now: Date
}

type KeptOutcome = Omit<ModuleOutcome, 'duration'>

/** Keeps the outcomes of releases that the page was given, the first of each phase; returns those it kept. */
async function keepOutcomes(
  tx: Transaction,
  { page: { page, mapId }, offered, area, now }: Reported,
  outcomes: readonly ModuleOutcome[],
): Promise<readonly KeptOutcome[]> {
  const rows = outcomes
    .filter(({ module, version }) => offered.get(module)?.includes(version) === true)
    .map(({ duration, reason, ...outcome }) => ({
      id: newId(now.getTime()),
      mapId,
      page,
      area,
      ...outcome,
      reason: maskMobiles(reason),
      duration: Math.min(Math.round(duration), MAX_INTEGER),
      reportedAt: now,
    }))
  if (rows.length === 0) return []
  const { module, version, phase, ok, reason } = moduleOutcomes
  const kept = await tx
    .insert(moduleOutcomes)
    .values(rows)
    .onConflictDoNothing()
    .returning({ module, version, phase, ok, reason })
  // The column is text; what was put in is a phase.
  return kept as readonly KeptOutcome[]
}

/** Looks at the releases that failed in this report, and at those that were left alone because they did. */
async function judge(
  { database, config, tenantId, now, log }: WithoutTransactionContext,
  kept: readonly KeptOutcome[],
): Promise<void> {
  const registry = registryOf(database, config)
  const seen = new Set<string>()
  for (const { module: moduleId, version, phase, ok } of kept) {
    const name = `${moduleId} ${version}`
    if (phase === 'error' || seen.has(name)) continue
    if (ok && !(await registry.isWithheld(tenantId, moduleId, version))) continue
    seen.add(name)
    await database.asOwner((tx) =>
      judgeRelease(tx, { tenantId, moduleId, version }, { now, log, leastAreas: config.reportingNetworks }),
    )
  }
}

async function dropOldest(tx: Transaction, tenantId: string): Promise<void> {
  const [newestDropped] = await tx
    .select({ reportedAt: moduleOutcomes.reportedAt })
    .from(moduleOutcomes)
    .where(eq(moduleOutcomes.tenantId, tenantId))
    .orderBy(desc(moduleOutcomes.reportedAt))
    .offset(KEPT_OUTCOMES)
    .limit(1)
  if (newestDropped === undefined) return
  await tx
    .delete(moduleOutcomes)
    .where(and(eq(moduleOutcomes.tenantId, tenantId), lt(moduleOutcomes.reportedAt, newestDropped.reportedAt)))
}
