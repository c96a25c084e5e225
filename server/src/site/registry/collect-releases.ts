/**
 * Collects releases that nobody has got for a while. First a release is marked, so that nobody can get it any more; then
 * its files are taken from the store. The row stays: it names what was served, and which bytes the version stands for.
 */
import { and, inArray, isNotNull, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'

import { notify, type Database, type Transaction } from '../../platform/database/database'
import { recurringJobWithoutTransaction, type Job } from '../../platform/jobs/job'
import { builtBeside } from './built-beside'
import { lockRegistry, record, RELEASE_CHANNEL } from './change-registry'
import { collectionFacts } from './collection'
import { collectableAt, KEPT_DAYS, type NamedRelease } from './collection.model'
import { forgetMaps } from './kept-maps'
import { moduleReleases } from './registry.schema'
import { removeDrafts, takeOut, versionsIn } from './release-store'

/** Releases marked in one transaction: promoting waits for it. */
const BATCH = 50

const EVERY_HOUR = 60 * 60 * 1000

/** The author of collections in the audit. */
const BY_COLLECTION = 'collection'

export interface CollectOptions {
  readonly database: Database
  readonly log: FastifyBaseLogger
  /** Folder whose `<app>/dist` contain the builds beside the server. */
  readonly apps: string
  /** The module store. */
  readonly store: string
  readonly now: Date
}

/** {@link collectReleases} every hour. */
export function collectReleasesJob(folders: () => Pick<CollectOptions, 'apps' | 'store'>): Job {
  return recurringJobWithoutTransaction('releases.collect', EVERY_HOUR, ({ database, log, now }) =>
    collectReleases({ database, log, now, ...folders() }),
  )
}

/**
 * Collects all releases whose time has come, beside any number of processes that do the same. What an earlier run left
 * undone is done by the next.
 */
export async function collectReleases({ database, log, apps, store, now }: CollectOptions): Promise<void> {
  const built = await builtBeside(apps)
  let marked: readonly NamedRelease[]
  do {
    marked = await database.asOwner((tx) => markNext(tx, built, now))
    for (const release of marked) log.info(release, 'a release is collected')
  } while (marked.length === BATCH)
  for (const release of await collectedIn(database, store)) await removeFiles(database, store, release)
  await removeDrafts(store, now)
  await database.asOwner((tx) => forgetMaps(tx, now))
}

/** Marks the next releases. No release is promoted, taken back or published meanwhile. */
async function markNext(tx: Transaction, built: readonly NamedRelease[], now: Date): Promise<readonly NamedRelease[]> {
  await lockRegistry(tx)
  const next = collectableAt(await collectionFacts(tx, null, built), now)
    .slice(0, BATCH)
    .map(({ moduleId, version }) => ({ moduleId, version }))
  for (const release of next) {
    await tx
      .update(moduleReleases)
      .set({ collectedAt: now })
      .where(named([release]))
    const why = `not assigned for ${KEPT_DAYS} days`
    await record(tx, { action: 'collect', ...release, changedAt: now, changedBy: BY_COLLECTION, why })
  }
  return next
}

/** The collected releases whose files are still there. */
async function collectedIn(database: Database, store: string): Promise<readonly NamedRelease[]> {
  const present = [...(await versionsIn(store))].flatMap(([moduleId, versions]) =>
    versions.map((version) => ({ moduleId, version })),
  )
  return database.asOwner((tx) => collectedAmong(tx, present))
}

async function collectedAmong(tx: Transaction, releases: readonly NamedRelease[]): Promise<readonly NamedRelease[]> {
  if (releases.length === 0) return []
  const { moduleId, version, collectedAt } = moduleReleases
  return tx
    .select({ moduleId, version })
    .from(moduleReleases)
    .where(and(isNotNull(collectedAt), named(releases)))
}

/** Publishing the same bytes again waits for this, or comes first and keeps the files. */
async function removeFiles(database: Database, store: string, release: NamedRelease): Promise<void> {
  const { moduleId, version } = release
  const taken = await database.asOwner(async (tx) => {
    await lockRegistry(tx)
    if ((await collectedAmong(tx, [release])).length === 0) return null
    await notify(tx, RELEASE_CHANNEL, `${moduleId}/${version}`)
    return takeOut(store, moduleId, version)
  })
  await taken?.remove()
}

function named(releases: readonly NamedRelease[]) {
  const { moduleId, version } = moduleReleases
  return inArray(
    sql`(${moduleId}, ${version})`,
    releases.map((release) => sql`(${release.moduleId}, ${release.version})`),
  )
}
