import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'

import type { KnownTables } from './known-tables'
import type { Work } from './transaction'

/**
 * Runs work in a transaction on a connection of the pool. The connection comes back to the pool however the work ends, or is
 * closed if it broke: given the pool itself, drizzle keeps one whose `begin` fails, and the pool has one fewer for good.
 */
export function transactionsOn(pool: Pool, tables: KnownTables): <Result>(work: Work<Result>) => Promise<Result> {
  return async (work) => {
    const client = await pool.connect()
    try {
      return await drizzle(client, { logger: tables.logger }).transaction(work)
    } finally {
      const isIdle = client.getTransactionStatus() === 'I'
      client.release(!isIdle)
    }
  }
}
