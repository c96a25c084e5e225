import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'

/** Queries name their tables; we do not use drizzle's relational reader, which needs a list of them. */
type NoTables = Record<string, never>

/** A running transaction of either driver. */
export type Transaction = PgTransaction<PgQueryResultHKT, NoTables, ExtractTablesWithRelations<NoTables>>

export type Work<Result> = (tx: Transaction) => Promise<Result>
