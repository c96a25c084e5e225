import { and, eq, getTableColumns, lt, lte, sql } from 'drizzle-orm'

import { among } from '../database/among'
import type { ImportCheck } from './import-check'
import type { ImportedTable } from './imported-table'

interface SpanOptions {
  /** Both are days, of which the last belongs to the span; else moments. */
  readonly ofDays?: true
}

/** Of each row of a table: it ends after it begins. Both are properties of the table. */
export function spanCheck(
  { name, table }: ImportedTable,
  start: string,
  end: string,
  { ofDays }: SpanOptions = {},
): ImportCheck {
  const { [start]: from, [end]: to } = getTableColumns(table)
  if (from === undefined || to === undefined) throw new Error(`${name} has no ${start} and ${end}`)
  return {
    tables: [name],
    async begin(tx, { tenantId, idsOf }) {
      return async () => {
        const wrong = ofDays === true ? lt(to, from) : lte(to, from)
        const rows = await tx
          .select({ id: sql<string>`${table.id}`, isEmpty: sql<boolean>`${to} = ${from}` })
          .from(table)
          .where(and(eq(table.tenantId, tenantId), among(table.id, idsOf(name)), wrong))
        const faults = rows.map(({ id, isEmpty }) => ({
          at: [{ table: name, id }],
          message: isEmpty ? `${end} is ${start}: there is no time between` : `${end} is before ${start}`,
        }))
        return { faults }
      }
    },
  }
}
