import { eq, getTableColumns } from 'drizzle-orm'

import type { Transaction } from '../../../platform/database/database'
import type { ImportedTable, Values } from '../../../platform/import/imported-table'

/** By id, what the rows of a school have of the properties that reading their cells takes; empty for a table without such cells. */
export async function valuesBefore(
  tx: Transaction,
  { table, cells }: ImportedTable,
  tenantId: string,
): Promise<ReadonlyMap<string, Values>> {
  const needed = Object.values(cells).flatMap(({ needsBefore = [] }) => needsBefore)
  if (needed.length === 0) return new Map()
  const columns = Object.entries(getTableColumns(table)).filter(([property]) => needed.includes(property))
  const rows = await tx
    .select({ id: table.id, ...Object.fromEntries(columns) })
    .from(table)
    .where(eq(table.tenantId, tenantId))
  return new Map(rows.map((row) => [String(row.id), row]))
}
