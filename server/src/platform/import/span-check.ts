import { and, eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm'

import type { ImportCheck } from './import-check'
import type { ImportedTable } from './imported-table'

/** Of each row of a table: it does not end before it begins. Both are properties of the table, moments or days. */
export function spanCheck({ name, table }: ImportedTable, start: string, end: string): ImportCheck {
  const { [start]: from, [end]: to } = getTableColumns(table)
  if (from === undefined || to === undefined) throw new Error(`${name} has no ${start} and ${end}`)
  return {
    tables: [name],
    async begin(tx, { tenantId, idsOf }) {
      return async () => {
        const rows = await tx
          .select({ id: sql<string>`${table.id}` })
          .from(table)
          .where(and(eq(table.tenantId, tenantId), inArray(table.id, [...idsOf(name)]), lt(to, from)))
        return { faults: rows.map(({ id }) => ({ at: [{ table: name, id }], message: `${end} is before ${start}` })) }
      }
    },
  }
}
