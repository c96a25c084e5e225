/**
 * The only way to change assignments: each change keeps its predecessor and writes a row with person, time and
 * reason.
 */
import { and, eq, sql } from 'drizzle-orm'

import type { Transaction } from '../../platform/database/database'
import { newId } from '../../platform/database/ids'
import { moduleAssignments, moduleOrigins, moduleReleases, registryChanges } from './registry.schema'
import type { StoredModule } from './release-store'

/** The person, time and reason of a change. */
export interface Change {
  readonly changedAt: Date
  readonly changedBy: string
  readonly why: string
}

/** The place of an assignment. */
interface AssignmentKey {
  readonly moduleId: string
  readonly scope: string
  readonly channel: 'stable' | 'gray'
}

export interface ReleaseAssignment extends AssignmentKey {
  readonly version: string
}

type AssignmentRow = typeof moduleAssignments.$inferSelect

/** The current assignment of a place, locked until the transaction ends. */
export async function assignmentOf(tx: Transaction, key: AssignmentKey): Promise<AssignmentRow | undefined> {
  // A place without an assignment has no row to lock.
  const place = [key.moduleId, key.scope, key.channel].join('\n')
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`)
  const [row] = await tx.select().from(moduleAssignments).where(at(key))
  return row
}

/** Assigns a release; returns the version that it replaces, or null. */
export async function assignRelease(
  tx: Transaction,
  { version, ...key }: ReleaseAssignment,
  change: Change,
): Promise<string | null> {
  const current = await assignmentOf(tx, key)
  // Assigning the same release again is recorded too, but replaces nothing.
  const previousVersion = current?.version === version ? current.previousVersion : (current?.version ?? null)
  const values = { version, previousVersion, ...change }
  await tx
    .insert(moduleAssignments)
    .values({ ...key, ...values })
    .onConflictDoUpdate({
      target: [moduleAssignments.moduleId, moduleAssignments.scope, moduleAssignments.channel],
      set: values,
    })
  await record(tx, { action: 'assign', moduleId: key.moduleId, scope: key.scope, ...values })
  return previousVersion
}

/** Removes an assignment; returns its version, or null when there was none. */
export async function unassignRelease(tx: Transaction, key: AssignmentKey, change: Change): Promise<string | null> {
  const [row] = await tx.delete(moduleAssignments).where(at(key)).returning()
  if (row === undefined) return null
  await record(tx, {
    action: 'unassign',
    moduleId: key.moduleId,
    scope: key.scope,
    previousVersion: row.version,
    ...change,
  })
  return row.version
}

/** Records a partner's release, whose files stay at `base`. `hash` is its manifest's. */
export async function recordOutsideRelease(
  tx: Transaction,
  { id, manifest }: StoredModule,
  base: string,
  hash: string,
  change: Change,
): Promise<void> {
  const { version } = manifest
  await tx.insert(moduleReleases).values({ moduleId: id, version, manifest, base, publishedAt: change.changedAt })
  await record(tx, { action: 'publish', moduleId: id, version, detail: hash, ...change })
}

/** Adds an origin to a tenant's list; returns whether it was new. */
export async function allowOrigin(tx: Transaction, scope: string, origin: string, change: Change): Promise<boolean> {
  const added = await tx.insert(moduleOrigins).values({ scope, origin }).onConflictDoNothing().returning()
  if (added.length > 0) await record(tx, { action: 'allow', scope, detail: origin, ...change })
  return added.length > 0
}

/** Removes an origin from a tenant's list; returns whether it was there. */
export async function withdrawOrigin(tx: Transaction, scope: string, origin: string, change: Change): Promise<boolean> {
  const removed = await tx
    .delete(moduleOrigins)
    .where(and(eq(moduleOrigins.scope, scope), eq(moduleOrigins.origin, origin)))
    .returning()
  if (removed.length > 0) await record(tx, { action: 'withdraw', scope, detail: origin, ...change })
  return removed.length > 0
}

function at({ moduleId, scope, channel }: AssignmentKey) {
  return and(
    eq(moduleAssignments.moduleId, moduleId),
    eq(moduleAssignments.scope, scope),
    eq(moduleAssignments.channel, channel),
  )
}

type ChangeRow = typeof registryChanges.$inferInsert

async function record(tx: Transaction, row: Partial<ChangeRow> & Pick<ChangeRow, 'action'> & Change): Promise<void> {
  await tx
    .insert(registryChanges)
    .values({ id: newId(row.changedAt.getTime()), moduleId: '', scope: '', version: '', detail: '', ...row })
}
