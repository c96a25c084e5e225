import { inArray } from 'drizzle-orm'

import type { Database } from '../database/database'
import { recurringJobWithoutTransaction, type Job } from '../jobs/job'
import { tenants } from '../tenants/tenants.schema'
import type { FileStore } from './file-store'
import { files } from './files.schema'

/** Longer than any upload takes. */
const UPLOAD_MS = 24 * 60 * 60 * 1000
/** Keys looked up in one query. */
const BATCH = 1000

const EVERY_HOUR = 60 * 60 * 1000

/** {@link cleanUpFiles} every hour. */
export function cleanUpFilesJob(store: () => FileStore): Job {
  return recurringJobWithoutTransaction('files.cleanUp', EVERY_HOUR, ({ database, now }) =>
    cleanUpFiles(database, store(), now),
  )
}

/** Removes bytes without a row: of interrupted uploads, and of removed people. */
export async function cleanUpFiles(database: Database, store: FileStore, now: Date): Promise<void> {
  const schools = await database.asOwner((tx) => tx.select({ id: tenants.id }).from(tenants))
  for (const { id } of schools) {
    const old = (await store.list(`${id}/`))
      .filter(({ changed }) => changed.getTime() < now.getTime() - UPLOAD_MS)
      .map(({ key }) => key)
    for (let start = 0; start < old.length; start += BATCH) {
      await removeUnnamed(database, store, id, old.slice(start, start + BATCH))
    }
  }
}

async function removeUnnamed(
  database: Database,
  store: FileStore,
  tenantId: string,
  keys: readonly string[],
): Promise<void> {
  const rows = await database.withTenant(tenantId, (tx) =>
    tx
      .select({ key: files.key })
      .from(files)
      .where(inArray(files.key, [...keys])),
  )
  const named = new Set(rows.map(({ key }) => key))
  for (const key of keys.filter((candidate) => !named.has(candidate))) await store.remove(key)
}
