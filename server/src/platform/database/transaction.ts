import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'

/** Queries name their tables; drizzle's relational reader, which needs a list of them, is not used. */
type NoTables = Record<string, never>

/** A running transaction, whichever driver carries it. */
export type Transaction = PgTransaction<PgQueryResultHKT, NoTables, ExtractTablesWithRelations<NoTables>>

export type Work<Result> = (tx: Transaction) => Promise<Result>
