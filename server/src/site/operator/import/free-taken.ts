/** Values that only one row may have and that change their rows within a file, as two numbers that are interchanged. */
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'

import { among } from '../../../platform/database/among'
import type { Transaction } from '../../../platform/database/database'
import type { ImportableTable } from '../../../platform/import/imported-table'
import type { ReadFile } from './read-folder'
import type { Change } from './row-changes'
import { uniquesOf } from './taken-values'

/** Until its row gets a value of its own, which is before anybody sees it. */
const BETWEEN = 'between two values '

/**
 * Takes such values from the rows that give them up: written one after the other, the first would meet the second, which
 * still has what the first gets. Gives back the changes, which put a value into what was taken.
 */
export async function freeTaken(
  tx: Transaction,
  { tenantId, table: { table } }: ReadFile,
  changes: readonly Change[],
): Promise<readonly Change[]> {
  let after = changes
  for (const { properties } of uniquesOf(table)) {
    const column = freeColumnOf(table, properties)
    const giving = new Set(
      after.filter(({ before, set }) => before !== undefined && properties.some((one) => one in set)),
    )
    if (column === undefined || giving.size < 2) continue
    const ids = [...giving].map(({ row }) => row.id)
    await tx
      .update(table)
      .set({ [column]: sql`${BETWEEN} || ${table.id}` } as never)
      .where(and(eq(table.tenantId, tenantId), among(table.id, ids)))
    after = after.map((change) =>
      giving.has(change) ? { ...change, set: { [column]: change.before?.[column], ...change.set } } : change,
    )
  }
  return after
}

/** One that holds any text; none where all of them name rows of other tables. */
function freeColumnOf(table: ImportableTable, properties: readonly string[]): string | undefined {
  const columns = getTableColumns(table)
  const naming = getTableConfig(table).foreignKeys.flatMap((key) => key.reference().columns.map(({ name }) => name))
  return properties.find((property) => {
    const column = columns[property]
    return column?.getSQLType() === 'text' && !naming.includes(column.name)
  })
}
