import { and, desc, eq, lt } from 'drizzle-orm'

import { getModuleMap, getPublicSettings, reportModuleOutcome } from '@campus/contracts/composition'

import { maskMobiles } from '../../logging'
import type { Transaction } from '../../platform/database/database'
import { newId } from '../../platform/database/ids'
import { handle, handleForEveryTenant, handleWithoutTransaction, type Route } from '../../platform/http/handle'
import { findTenantAtHost } from '../../platform/tenants/find-tenant'
import { reportsFromAddress } from './composition.limits'
import { publicSettingsOf } from './public-settings'
import { registryOf } from './registry'
import { moduleOutcomes } from './registry.schema'

/** Number of outcomes kept for each school. */
const KEPT_OUTCOMES = 5000

export const compositionRoutes: readonly Route[] = [
  handleForEveryTenant(getPublicSettings, async ({ config }) => publicSettingsOf(config)),

  handleWithoutTransaction(getModuleMap, async (context) => {
    const { tenantId, database, config, input } = context
    const registry = registryOf(database, config)
    const visitorId = (await registry.needsVisitor(tenantId)) ? context.visitorId : ''
    const isAtHome = (await findTenantAtHost(database, context.host, config))?.id === tenantId
    const { pathname: path, searchParams: query } = new URL(input.address ?? '/', 'http://page')
    return (await registry.compositionAt({ tenantId, visitorId, isAtHome }, { path, query }, database)).map
  }),

  handle(
    reportModuleOutcome,
    async ({ input, tx, tenantId, now, log }) => {
      for (const { module, version, phase, ok, reason } of input.outcomes) {
        if (!ok) {
          log.warn(
            { tenantId, module, version, phase, reason: maskMobiles(reason) },
            'a visitor’s page could not load a module',
          )
        }
      }
      await tx.insert(moduleOutcomes).values(
        input.outcomes.map(({ duration, ...outcome }) => ({
          id: newId(now.getTime()),
          ...outcome,
          duration: Math.min(Math.round(duration), MAX_INTEGER),
          reportedAt: now,
        })),
      )
      await dropOldest(tx, tenantId)
      return true
    },
    { visitorWrites: { each: reportsFromAddress } },
  ),
]

const MAX_INTEGER = 2 ** 31 - 1

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
