import { sql } from 'drizzle-orm'

import { DiskFullError, type DiskGuard } from '../../disk/disk-guard'
import type { Database } from '../database'
import { sqlStateOf } from '../faults'
import type { Work } from '../transaction'

/** SQLSTATE of a write in a transaction that may only read. */
const READ_ONLY = '25006'

/**
 * The database whose transactions may only read while the disk is full: one that writes is undone and rejects
 * with {@link DiskFullError}. Otherwise a full disk would end PostgreSQL, and with the embedded one the whole
 * server.
 */
export function readOnlyWhileFull(database: Database, disk: Pick<DiskGuard, 'isFull'>): Database {
  const guarded =
    <Result>(work: Work<Result>): Work<Result> =>
    async (tx) => {
      if (!disk.isFull()) return work(tx)
      await tx.execute(sql`set transaction read only`)
      try {
        return await work(tx)
      } catch (error) {
        throw sqlStateOf(error) === READ_ONLY ? new DiskFullError({ cause: error }) : error
      }
    }
  const guard = (unguarded: Database): Database => ({
    ...unguarded,
    forCaller: (address) => guard(unguarded.forCaller(address)),
    get own() {
      return own
    },
    asOwner: (work) => unguarded.asOwner(guarded(work)),
    withTenant: (tenantId, work, userId) => unguarded.withTenant(tenantId, guarded(work), userId),
  })
  const own = guard(database.own)
  return guard(database)
}
