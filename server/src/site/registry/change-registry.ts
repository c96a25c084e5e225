/**
 * The only way to change assignments: each change keeps its predecessor and writes a row with person, time and
 * reason.
 */
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'

import { notify, type Transaction } from '../../platform/database/database'
import { newId } from '../../platform/database/ids'
import { lastGoodOf } from './last-good.model'
import { provenLoads } from './page-reports'
import {
  moduleAssignments,
  moduleOrigins,
  moduleReleases,
  registryChanges,
  withheldReleases,
  type Level,
} from './registry.schema'
import { standingReleases } from './release-history.model'
import { assignmentDetail, levelIn } from './release-level.model'
import { canonical, publishedOtherwise, storeRelease, type StoredModule, type VerifiedRelease } from './release-store'
import { EVERY_TENANT } from './resolve.model'
import { forgetSetAside } from './set-aside'

/** The person, time and reason of a change. */
export interface Change {
  readonly changedAt: Date
  readonly changedBy: string
  readonly why: string
}

/** The place of an assignment. */
export interface AssignmentKey {
  readonly moduleId: string
  readonly scope: string
  readonly channel: 'stable' | 'gray'
}

export interface ReleaseAssignment extends AssignmentKey {
  readonly version: string
  /** Of the gray channel: percent of the visitors. */
  readonly share?: number
  /** Of another house's release; null for one of our own. */
  readonly level?: Level | null
}

type AssignmentRow = typeof moduleAssignments.$inferSelect

/** Tells that the files of a release came or went, as `<module>/<version>`. */
export const RELEASE_CHANNEL = 'release'

/** The current assignment of a place, locked until the transaction ends. */
export async function assignmentOf(tx: Transaction, key: AssignmentKey): Promise<AssignmentRow | undefined> {
  // A place without an assignment has no row to lock.
  const place = [key.moduleId, key.scope, key.channel].join('\n')
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`)
  const [row] = await tx.select().from(moduleAssignments).where(at(key))
  return row
}

/**
 * One change of the registry after the other: what a change is checked against stays so until its transaction ends.
 */
export async function lockRegistry(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('registry', 0))`)
}

/** Assigns a release; returns the version that it replaces, or null. */
export async function assignRelease(
  tx: Transaction,
  { version, share = 0, level = null, ...key }: ReleaseAssignment,
  change: Change,
): Promise<string | null> {
  const current = await assignmentOf(tx, key)
  const standing = await standingAt(tx, key, current)
  const known = standing.lastIndexOf(version)
  // Behind a release that is taken up again stands what stood behind it, not what it replaces.
  const behind = known < 0 ? standing : standing.slice(0, known)
  // Assigning the same release again is recorded too, but replaces nothing.
  const replaced = (current?.version === version ? behind.at(-1) : current?.version) ?? null
  const previousVersion = lastGoodOf(behind, await provenLoads(tx, key))
  await setRelease(tx, key, { version, share, previousVersion, level: level ?? 'reviewed' }, change)
  const detail = assignmentDetail(key.channel, share, level)
  await record(tx, { action: 'assign', ...key, version, previousVersion: replaced, detail, ...change })
  return replaced
}

/** Puts the release before at a place. `behind`: what stood before that one, oldest first. */
export async function returnToRelease(
  tx: Transaction,
  key: AssignmentKey,
  { version, behind, from }: { readonly version: string; readonly behind: readonly string[]; readonly from: string },
  change: Change,
): Promise<void> {
  const previousVersion = lastGoodOf(behind, await provenLoads(tx, key))
  const level = await levelWhenAssigned(tx, key, version)
  await setRelease(tx, key, { version, share: 0, previousVersion, level }, change)
  await record(tx, { action: 'rollback', ...key, version, previousVersion: from, ...change })
}

/** Who returns to a release has not reviewed it anew: it gets the level it had. */
async function levelWhenAssigned(tx: Transaction, key: AssignmentKey, version: string): Promise<Level> {
  const [last] = await tx
    .select({ detail: registryChanges.detail })
    .from(registryChanges)
    .where(
      and(
        eq(registryChanges.action, 'assign'),
        eq(registryChanges.moduleId, key.moduleId),
        eq(registryChanges.scope, key.scope),
        eq(registryChanges.channel, key.channel),
        eq(registryChanges.version, version),
      ),
    )
    .orderBy(desc(registryChanges.changedAt), desc(registryChanges.id))
    .limit(1)
  return levelIn(last?.detail ?? '')
}

/** Removes an assignment; returns its version, or null when there was none. */
export async function unassignRelease(
  tx: Transaction,
  key: AssignmentKey,
  change: Change,
  action: 'unassign' | 'rollback' = 'unassign',
): Promise<string | null> {
  const [row] = await tx.delete(moduleAssignments).where(at(key)).returning()
  if (row === undefined) return null
  await record(tx, { action, ...key, previousVersion: row.version, ...change })
  return row.version
}

/** The kept releases that stood at a place and were not taken back, oldest first; the last is the current one. */
export async function standingAt(
  tx: Transaction,
  key: AssignmentKey,
  current: AssignmentRow | undefined,
): Promise<readonly string[]> {
  if (current === undefined) return []
  const changes = await tx
    .select()
    .from(registryChanges)
    .where(
      and(
        eq(registryChanges.moduleId, key.moduleId),
        eq(registryChanges.scope, key.scope),
        eq(registryChanges.channel, key.channel),
      ),
    )
    .orderBy(registryChanges.changedAt, registryChanges.id)
  const collected = await tx
    .select({ version: moduleReleases.version })
    .from(moduleReleases)
    .where(and(eq(moduleReleases.moduleId, key.moduleId), isNotNull(moduleReleases.collectedAt)))
  const gone = new Set(collected.map(({ version }) => version))
  return standingReleases(changes, current, (version) => !gone.has(version))
}

/** Whether a release was assigned to a place at any time. */
export async function hasStood(tx: Transaction, key: AssignmentKey, version: string): Promise<boolean> {
  const { action, moduleId, scope, channel } = registryChanges
  const [row] = await tx
    .select({ id: registryChanges.id })
    .from(registryChanges)
    .where(
      and(
        eq(action, 'assign'),
        eq(moduleId, key.moduleId),
        eq(scope, key.scope),
        eq(channel, key.channel),
        eq(registryChanges.version, version),
      ),
    )
    .limit(1)
  return row !== undefined
}

async function setRelease(
  tx: Transaction,
  key: AssignmentKey,
  release: Pick<AssignmentRow, 'version' | 'share' | 'previousVersion' | 'level'>,
  change: Change,
): Promise<void> {
  const values = { ...release, ...change }
  await tx
    .insert(moduleAssignments)
    .values({ ...key, ...values })
    .onConflictDoUpdate({
      target: [moduleAssignments.moduleId, moduleAssignments.scope, moduleAssignments.channel],
      set: values,
    })
  await giveBack(tx, key, release.version)
  if (key.scope === EVERY_TENANT && key.channel === 'stable') await forgetSetAside(tx, key.moduleId, release.version)
}

/** What was withheld because it failed gets its visitors again when somebody assigns it again. */
async function giveBack(tx: Transaction, { moduleId, scope }: AssignmentKey, version: string): Promise<void> {
  const isOfScope = scope === EVERY_TENANT ? undefined : eq(withheldReleases.scope, scope)
  await tx
    .delete(withheldReleases)
    .where(and(eq(withheldReleases.moduleId, moduleId), eq(withheldReleases.version, version), isOfScope))
}

/**
 * Records a release whose files were put into the module store; returns whether it is new or was collected. Throws
 * ReleaseRefusedError when other content has this version. `change` is null for a build beside the server, which nobody
 * decided to publish.
 */
export async function recordStoredRelease(
  tx: Transaction,
  store: string,
  verified: VerifiedRelease,
  publishedAt: Date,
  change: (Change & { readonly hash: string }) | null,
): Promise<boolean> {
  await lockRegistry(tx)
  // Collection may have taken the files since; from here on it waits for this transaction.
  await storeRelease(store, verified)
  const { id, manifest } = verified.release
  const { version } = manifest
  const added = await tx
    .insert(moduleReleases)
    .values({ moduleId: id, version, manifest, publishedAt })
    .onConflictDoNothing()
    .returning({ version: moduleReleases.version })
  if (added.length === 0) {
    const [known] = await tx.select().from(moduleReleases).where(ofName(id, version))
    if (known?.base !== '' || canonical(known.manifest) !== canonical(manifest)) {
      throw publishedOtherwise(`${id} ${version}`)
    }
    if (known.collectedAt === null) return false
    await tx.update(moduleReleases).set({ publishedAt, collectedAt: null }).where(ofName(id, version))
    await notify(tx, RELEASE_CHANNEL, `${id}/${version}`)
  }
  if (change !== null) {
    const { hash, ...by } = change
    await record(tx, { action: 'publish', moduleId: id, version, detail: hash, ...by })
  }
  return true
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

function ofName(moduleId: string, version: string) {
  return and(eq(moduleReleases.moduleId, moduleId), eq(moduleReleases.version, version))
}

function at({ moduleId, scope, channel }: AssignmentKey) {
  return and(
    eq(moduleAssignments.moduleId, moduleId),
    eq(moduleAssignments.scope, scope),
    eq(moduleAssignments.channel, channel),
  )
}

type ChangeRow = typeof registryChanges.$inferInsert

export async function record(
  tx: Transaction,
  row: Partial<ChangeRow> & Pick<ChangeRow, 'action'> & Change,
): Promise<void> {
  await tx
    .insert(registryChanges)
    .values({ id: newId(row.changedAt.getTime()), moduleId: '', scope: '', version: '', detail: '', ...row })
}
