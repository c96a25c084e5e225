import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

import { enterTenant } from './tenant-isolation'
import type { Work } from './transaction'

export type { Transaction, Work } from './transaction'

type AnyDatabase = PgDatabase<PgQueryResultHKT>

/** The database as the server uses it; everything runs in a transaction. */
export interface Database {
  readonly kind: 'embedded' | 'postgres'
  /** Runs `work` as the application's role: row-level security shows it this tenant only. */
  withTenant<Result>(tenantId: string, work: Work<Result>): Promise<Result>
  /** Runs `work` as the owner, across tenants: start-up, sample data, finding a tenant. */
  asOwner<Result>(work: Work<Result>): Promise<Result>
  close(): Promise<void>
}

/** Builds the interface on a drizzle database of either driver. */
export function databaseOn(kind: Database['kind'], drizzle: AnyDatabase, close: () => Promise<void>): Database {
  return {
    kind,
    close,
    asOwner: (work) => drizzle.transaction(work),
    withTenant: (tenantId, work) =>
      drizzle.transaction(async (tx) => {
        await enterTenant(tx, tenantId)
        return work(tx)
      }),
  }
}
