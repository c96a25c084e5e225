import type { Transaction } from '../../platform/database/database'
import { neededByWork } from './lease-gate.model'
import { replacedAt, type GateLookup } from './release-gate.model'
import { standInFaults } from './stand-in.model'
import { workUnderWay } from './work-under-way'

/**
 * The reasons against giving a release to a scope now, one sentence each: also the work that is under way. Needs the
 * owner's rights.
 */
export async function promotionFaults(tx: Transaction, lookup: GateLookup, now: Date): Promise<readonly string[]> {
  const { release, scope, content } = lookup
  const underWay = await workUnderWay(tx, { moduleId: release.id, scope }, now)
  return [...standInFaults(lookup), ...neededByWork(release, replacedAt(content, release.id, scope), underWay)]
}
