/** What a rollback takes back, and what stands there afterwards: never a release that was found bad. */
import { and, eq } from 'drizzle-orm'

import type { Transaction } from '../../platform/database/database'
import { assignmentOf, standingAt, type AssignmentKey } from '../registry/change-registry'
import { withheldReleases } from '../registry/registry.schema'
import { stableVersionOf } from '../registry/release-gate.model'
import { countsAt, formerRelease } from '../registry/release-history.model'
import { EVERY_TENANT, type RegistryContent } from '../registry/resolve.model'

/** A release that a rollback passes over, because pages failed to load it. */
export interface PassedOver {
  readonly version: string
  /** The school at which it was found bad. */
  readonly scope: string
  readonly failures: number
  readonly pages: number
}

export interface RollBackPlan {
  readonly channel: 'stable' | 'gray'
  /** What is taken back. */
  readonly rolledBack: string
  /** What everybody of the scope gets then; null for none, and then nothing can be taken back. */
  readonly version: string | null
  /** What stood before that one, oldest first; null where the scope is left to the release of all, or a trial ends. */
  readonly behind: readonly string[] | null
  /** The newest first. */
  readonly passedOver: readonly PassedOver[]
}

/** null where the scope has no release of its own. Locks the assignment; needs the owner's rights. */
export async function rollBackPlan(
  tx: Transaction,
  { moduleId, scope }: Omit<AssignmentKey, 'channel'>,
  content: RegistryContent,
): Promise<RollBackPlan | null> {
  for (const channel of ['gray', 'stable'] as const) {
    const key: AssignmentKey = { moduleId, scope, channel }
    const current = await assignmentOf(tx, key)
    if (current === undefined) continue
    const taken = { channel, rolledBack: current.version, passedOver: [] }
    if (channel === 'gray') return { ...taken, version: stableVersionOf(content, moduleId, scope), behind: null }
    const standing = await standingAt(tx, key, current)
    const bad = await foundBad(tx, moduleId, scope)
    const { version, behind, passedOver: skipped } = formerRelease(standing, (one) => bad.has(one))
    const passedOver = skipped.flatMap((one) => bad.get(one) ?? [])
    if (version !== null) return { ...taken, version, behind, passedOver }
    return { ...taken, version: ofAll(content, moduleId, scope), behind: null, passedOver }
  }
  return null
}

/** What a school has once it has no release of its own. */
function ofAll({ assignments }: RegistryContent, moduleId: string, scope: string): string | null {
  if (scope === EVERY_TENANT) return null
  const all = assignments.find(
    (entry) => entry.moduleId === moduleId && entry.scope === EVERY_TENANT && entry.channel === 'stable',
  )
  return all?.version ?? null
}

/** Releases that are demoted in a scope. */
async function foundBad(tx: Transaction, moduleId: string, scope: string): Promise<ReadonlyMap<string, PassedOver>> {
  const { version, scope: school, failures, pages, cause } = withheldReleases
  const rows = await tx
    .select({ version, scope: school, failures, pages })
    .from(withheldReleases)
    .where(and(eq(withheldReleases.moduleId, moduleId), eq(cause, 'demoted')))
  return new Map(rows.filter((row) => countsAt(scope, row)).map((row) => [row.version, row]))
}
