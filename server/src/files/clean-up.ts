import { inArray } from 'drizzle-orm'

import type { Transaction } from '../database/database'
import { recurringJob, type Job } from '../jobs/job'
import { tenants } from '../tenants/tenants.schema'
import type { FileStore } from './file-store'
import { files } from './files.schema'

const EVERY_HOUR = 60 * 60 * 1000
/** Longer than any upload takes. */
const UPLOAD_MS = 24 * 60 * 60 * 1000
/** Keys looked up in one query. */
const BATCH = 1000

export function cleanUpFilesJob(store: () => FileStore): Job {
  return recurringJob('files.cleanUp', EVERY_HOUR, ({ tx, now }) => cleanUpFiles(tx, store(), now))
}

/** Removes bytes that no row names: of uploads that broke off, and of people who were removed. Needs the owner's rights. */
export async function cleanUpFiles(tx: Transaction, store: FileStore, now: Date): Promise<void> {
  const schools = await tx.select({ id: tenants.id }).from(tenants)
  for (const { id } of schools) {
    const old = (await store.list(`${id}/`))
      .filter(({ changed }) => changed.getTime() < now.getTime() - UPLOAD_MS)
      .map(({ key }) => key)
    for (let start = 0; start < old.length; start += BATCH) {
      await removeUnnamed(tx, store, old.slice(start, start + BATCH))
    }
  }
}

async function removeUnnamed(tx: Transaction, store: FileStore, keys: readonly string[]): Promise<void> {
  const rows = await tx
    .select({ key: files.key })
    .from(files)
    .where(inArray(files.key, [...keys]))
  const named = new Set(rows.map(({ key }) => key))
  for (const key of keys.filter((candidate) => !named.has(candidate))) await store.remove(key)
}
