/**
 * Rows of a folder that stay what they are: what people did hangs on a row by its id, so the id must not come to mean another
 * person, test or lesson.
 */
import { and, count, eq, getTableColumns } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import { among } from '../database/among'
import type { Transaction } from '../database/database'
import type { Identity, RowBecame } from './imported-table'

/** What people did, or were given, that names a row of an operator's folder. */
export interface Dependent {
  /** The file of the row that it hangs on. */
  readonly on: string
  /** In words, of one and of many. */
  readonly as: readonly [one: string, many: string]
  /** How many there are of each of some rows; of those without any, nothing. */
  readonly countOf: (tx: Transaction, rows: RowsOfSchool) => Promise<ReadonlyMap<string, number>>
  /** The column that names the row, where it is one. */
  readonly column?: PgColumn
  /** It says all that it says without the row, which may be taken away. */
  readonly outlivesRow?: true
}

export interface RowsOfSchool {
  readonly tenantId: string
  readonly ids: readonly string[]
}

/** Rows of a school's table that name the row in one column. */
export function naming(column: PgColumn, on: string, one: string, many: string): Dependent {
  const { tenantId: school } = getTableColumns(column.table) as Readonly<Record<string, PgColumn>>
  if (school === undefined) throw new Error(`${column.name} is of no school’s table`)
  return {
    on,
    as: [one, many],
    column,
    countOf: async (tx, { tenantId, ids }) => {
      const rows = await tx
        .select({ id: column, rows: count() })
        .from(column.table)
        .where(and(eq(school, tenantId), among(column, ids)))
        .groupBy(column)
      return new Map(rows.map(({ id, rows: many }) => [String(id), many]))
    },
  }
}

/** The columns that have become others; blanks and width of text make no difference. */
export function changed({ before, after }: RowBecame, columns: readonly string[]): readonly string[] {
  return columns.filter((column) => plain(before[column]) !== plain(after[column]))
}

/** Each of the columns must stay. */
export function staying(...columns: readonly string[]): Identity['another'] {
  return (row) => {
    const others = changed(row, columns)
    return others.length === 0 ? null : others.map((column) => `${column} ${from(row, column)}`).join(', ')
  }
}

function from({ before }: RowBecame, column: string): string {
  const was = before[column]
  return `was ${was === '' || was === null || was === undefined ? 'empty' : String(was)}`
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value.normalize('NFKC').replaceAll(/\s/g, '') : JSON.stringify(value ?? null)
}
