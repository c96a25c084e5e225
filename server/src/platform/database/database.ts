import { sql } from 'drizzle-orm'

import type { Caller, FairQueue } from '../fair-queue'
import { networkOf } from '../network.model'
import { traced } from '../observe/tracing'
import type { TableRead } from './changes'
import type { KnownTables } from './known-tables'
import type { NoticeListener, Notices } from './notices'
import { enterTenant, enterTenantToRead } from './tenant-isolation'
import type { Transaction, Work } from './transaction'

export { notify } from './notices'
export type { Transaction, Work } from './transaction'

/** Whether the transaction may not write, as with a full disk. Then leave out what a read would store beside it. */
export async function isReadOnly(tx: Transaction): Promise<boolean> {
  const rows = await tx
    .select({ value: sql<string>`current_setting('transaction_read_only')` })
    .from(sql`(select) as nothing`)
  return rows[0]?.value === 'on'
}

/** The database as the server uses it; everything runs in a transaction. */
export interface Database {
  readonly kind: 'embedded' | 'postgres'
  /**
   * Runs `work` as the application's role: row-level security shows it this
   * tenant only, and of owned tables the rows of this user only. Without a
   * user, as for a visitor, owned tables are empty.
   */
  withTenant<Result>(tenantId: string, work: Work<Result>, userId?: string): Promise<Result>
  /**
   * Runs `work` as the owner, across tenants and users: start-up, sample data,
   * finding a tenant, and work for others (marking, jobs). Platform folders
   * only; the list is in eslint.config.mjs.
   */
  asOwner<Result>(work: Work<Result>): Promise<Result>
  /**
   * Runs `work` as any visitor of this tenant. A statement that writes is an error. Returns which tables were
   * read.
   */
  readAsVisitor<Result>(
    tenantId: string,
    work: Work<Result>,
  ): Promise<{ readonly result: Result; readonly tables: readonly TableRead[] }>
  /**
   * The same database for a caller from this network address: beyond the queue's bounds its transactions
   * reject with `BusyError`. Work without a caller is the server's own and always gets its turn.
   */
  forCaller(address: string): Database
  /** The same database for the server's own work, one object for the whole process. */
  readonly own: Database
  /** Calls the listener with each {@link notify} of a channel, from any process; returns how to stop. */
  onNotice(channel: string, listener: NoticeListener): () => void
  /** Transactions that run now, and those that wait for their turn. */
  load(): { readonly running: number; readonly waiting: number }
  close(): Promise<void>
}

/** The parts that a driver provides. */
interface Driver {
  readonly kind: Database['kind']
  /** Runs work in a transaction, which is undone when the work rejects. */
  readonly transaction: <Result>(work: Work<Result>) => Promise<Result>
  readonly queue: FairQueue
  readonly notices: Notices
  /** Its logger hears the statements of `transaction`. */
  readonly tables: KnownTables
  readonly close: () => Promise<void>
}

/** Builds the interface on the transactions of either driver. */
export function databaseOn({ kind, transaction: inTransaction, queue, notices, tables, close }: Driver): Database {
  const databaseFor = (caller: Caller): Database => {
    const transaction = <Result>(work: Work<Result>) =>
      traced('database transaction', () => queue.run(caller, () => inTransaction(work)))
    return {
      kind,
      close,
      load: () => queue.load,
      onNotice: (channel, listener) => notices.listen(channel, listener),
      forCaller: (address) => databaseFor(networkOf(address)),
      get own() {
        return own
      },
      asOwner: transaction,
      withTenant: (tenantId, work, userId) =>
        transaction(async (tx) => {
          await enterTenant(tx, tenantId, userId)
          return work(tx)
        }),
      readAsVisitor: (tenantId, work) =>
        transaction(async (tx) => {
          await enterTenantToRead(tx, tenantId)
          return tables.read(tx, () => work(tx))
        }),
    }
  }
  const own = databaseFor(null)
  return own
}
