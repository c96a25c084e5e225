import type { Transaction } from '../../platform/database/database'
import { droppedLeases, neededByWork } from './lease-gate.model'
import { gateFaults, replacedAt, type GateLookup } from './release-gate.model'
import { workUnderWay } from './work-under-way'

/** The reasons against giving a release to a scope in the place of the one that is there, one sentence each. */
export function standInFaults(lookup: GateLookup): readonly string[] {
  const { release, scope, content } = lookup
  return [...gateFaults(lookup), ...droppedLeases(release, replacedAt(content, release.id, scope))]
}

/** The reasons against promoting it now: also the work that is under way. Needs the owner's rights. */
export async function promotionFaults(tx: Transaction, lookup: GateLookup, now: Date): Promise<readonly string[]> {
  const { release, scope, content } = lookup
  const underWay = await workUnderWay(tx, { moduleId: release.id, scope }, now)
  return [...standInFaults(lookup), ...neededByWork(release, replacedAt(content, release.id, scope), underWay)]
}
