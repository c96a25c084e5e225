/** What the lines of a file change of what is there. */
import { isDeepStrictEqual } from 'node:util'

import { and, eq } from 'drizzle-orm'

import { among } from '../../../platform/database/among'
import type { Transaction } from '../../../platform/database/database'
import { KEPT, type ImportedTable, type Values } from '../../../platform/import/imported-table'
import { inSchool } from './in-school'
import type { Addresses } from './kept-files'
import type { ReadFile, ReadRow } from './read-folder'

export interface Writing {
  readonly tx: Transaction
  readonly now: Date
  readonly file: ReadFile
  readonly addresses: Addresses
}

/** What is to be written of a line. */
export interface Change {
  readonly row: ReadRow
  /** By property; undefined for the column's default. */
  readonly set: Values
  /** The row that is there; undefined for a new one. */
  readonly before: Values | undefined
}

/** Lines that are as their row is already change nothing. */
export async function changesOf(writing: Writing): Promise<readonly Change[]> {
  const { tx, now, file, addresses } = writing
  const { table, tenantId } = file
  const there = await rowsThere(tx, file)
  const empty = await emptyValues(table)
  const changes: Change[] = []
  for (const row of file.rows) {
    const before = there.get(row.id)
    const values = addressed(file, before === undefined ? { ...empty, ...row.values } : row.values, addresses)
    const { beforeChange } = table
    if (before !== undefined && beforeChange !== undefined) {
      await inSchool(tx, tenantId, () => beforeChange({ tx, now, tenantId, id: row.id, values }))
    }
    const packed = table.pack?.(values, before) ?? values
    const set = before === undefined ? packed : otherThan(before, packed)
    if (before === undefined || Object.keys(set).length > 0) changes.push({ row, set, before })
  }
  return changes
}

async function rowsThere(
  tx: Transaction,
  { tenantId, table: { table }, rows }: ReadFile,
): Promise<ReadonlyMap<string, Values>> {
  const ids = rows.map(({ id }) => id)
  const found = await tx
    .select()
    .from(table)
    .where(and(eq(table.tenantId, tenantId), among(table.id, ids)))
  return new Map((found as Values[]).map((row) => [String(row['id']), row]))
}

function otherThan(before: Values, values: Values): Values {
  const others = Object.entries(values).filter(([name, value]) => !isDeepStrictEqual(before[name], value))
  return Object.fromEntries(others)
}

/** What a new row has in the columns that its file does not: the same as with empty cells. */
async function emptyValues({ cells }: ImportedTable): Promise<Values> {
  const values: Record<string, unknown> = {}
  for (const [name, cell] of Object.entries(cells)) {
    if (cell.required === true) continue
    const value = await cell.read('', () => undefined)
    if (value !== KEPT) values[name] = value
  }
  return values
}

/** What the cells of a line hold, with the addresses of its files. */
function addressed({ tenantId, table }: ReadFile, values: Values, addresses: Addresses): Values {
  const entries = Object.entries(values).map(([name, value]) => {
    const named = value === undefined ? undefined : table.cells[name]?.files
    return [name, named?.renamed(value, (path) => addresses.get(`${tenantId}/${path}`) ?? path) ?? value] as const
  })
  return Object.fromEntries(entries)
}
