import { eq, sql } from 'drizzle-orm'

import type { Transaction } from '../../../platform/database/database'
import type { ImportableTable } from '../../../platform/import/imported-table'

/** The ids of a table's rows of one school. */
export async function idsIn(tx: Transaction, table: ImportableTable, tenantId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: sql<string>`${table.id}` })
    .from(table)
    .where(eq(table.tenantId, tenantId))
  return rows.map(({ id }) => id)
}
