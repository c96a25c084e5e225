/**
 * Remembers which tables statements read. The text of a statement names its tables, so a transaction of the same
 * statements has read the same ones, and the database, which says it by its locks, need not be asked again.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

import { LRUCache } from 'lru-cache'

import { tablesRead, type TableRead } from './changes'
import type { Transaction } from './transaction'

const MOST_KNOWN = 1000

/** Milliseconds after which the database is asked again: an upgrade beside this process may have changed a table. */
const MAX_AGE = 30_000

export class KnownTables {
  readonly #known = new LRUCache<string, readonly TableRead[]>({ max: MOST_KNOWN, ttl: MAX_AGE })
  readonly #running = new AsyncLocalStorage<Set<string>>()

  /** For the driver: tells the statements of each transaction. */
  readonly logger = { logQuery: (statement: string): void => void this.#running.getStore()?.add(statement) }

  /** Runs `work`, and answers with the tables that its statements read. */
  async read<Result>(
    tx: Transaction,
    work: () => Promise<Result>,
  ): Promise<{ readonly result: Result; readonly tables: readonly TableRead[] }> {
    const statements = new Set<string>()
    // A statement is sent when it is awaited, so that must happen inside.
    const result = await this.#running.run(statements, async () => await work())
    const key = [...statements].sort().join('\n')
    const known = statements.size === 0 ? undefined : this.#known.get(key)
    if (known !== undefined) return { result, tables: known }
    const tables = await tablesRead(tx)
    this.#known.set(key, tables)
    return { result, tables }
  }
}
