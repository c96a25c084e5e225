/** What only one row may have: told for every line, with the row that has it, before anything is written. */
import { and, eq, getTableColumns } from 'drizzle-orm'
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core'

import { among } from '../../../platform/database/among'
import type { Transaction } from '../../../platform/database/database'
import type { ImportableTable, Values } from '../../../platform/import/imported-table'
import type { Fault } from './folder'
import type { ReadFile } from './read-folder'

/** Properties of a table that together stand for one row: of the school, or of all schools. */
interface Unique {
  readonly properties: readonly string[]
  readonly everywhere: boolean
}

export async function takenValues(tx: Transaction, files: readonly ReadFile[]): Promise<readonly Fault[]> {
  const faults: Fault[] = []
  for (const file of files) {
    const uniques = uniquesOf(file.table.table)
    if (uniques.length === 0 || file.rows.length === 0) continue
    const rows = await rowsToBe(tx, file)
    for (const unique of uniques) {
      const holders = await holdersOf(tx, file, { unique, rows })
      faults.push(...takenIn(file, { unique, rows, holders }))
    }
  }
  return faults
}

interface RowToBe {
  readonly id: string
  readonly line: number
  readonly row: Values
}

/** The rows of a file as they will be. */
async function rowsToBe(tx: Transaction, { tenantId, table, rows }: ReadFile): Promise<readonly RowToBe[]> {
  const ids = rows.map(({ id }) => id)
  const there = (await tx
    .select()
    .from(table.table)
    .where(and(eq(table.table.tenantId, tenantId), among(table.table.id, ids)))) as readonly Values[]
  const own = new Map(there.map((row) => [String(row['id']), row]))
  return rows.map(({ id, line, values }) => {
    const before = own.get(id)
    return { id, line, row: { ...before, ...(table.pack?.(values, before) ?? values) } }
  })
}

export function uniquesOf(table: ImportableTable): readonly Unique[] {
  const columns = Object.entries(getTableColumns(table))
  const propertyOf = (column: unknown): string | undefined =>
    columns.find(([, one]) => one.name === (column as Partial<PgColumn>).name)?.[0]
  return getTableConfig(table).indexes.flatMap(({ config }) => {
    const named = config.columns.map(propertyOf)
    const properties = named.filter((name) => name !== undefined).filter((name) => name !== 'tenantId')
    // An index of an expression is not looked into.
    if (!config.unique || named.includes(undefined)) return []
    return [{ properties, everywhere: !named.includes('tenantId') }]
  })
}

interface Holder {
  readonly tenantId: string
  readonly id: string
  /** In the file; null for a row that only the database has. */
  readonly line: number | null
}

interface Taking {
  readonly unique: Unique
  readonly rows: readonly RowToBe[]
}

/** By key, the rows that the folder leaves alone and that have what one of its rows will have. */
async function holdersOf(
  tx: Transaction,
  { tenantId, table: { table }, rows: given, removed }: ReadFile,
  { unique: { properties, everywhere }, rows }: Taking,
): Promise<ReadonlyMap<string, Holder>> {
  const columns = getTableColumns(table)
  const property = properties.find((name) => columns[name]?.getSQLType() === 'text')
  const column = columns[property ?? '']
  if (property === undefined || column === undefined) throw new Error('a unique index has no text')
  const values = rows.flatMap(({ row }) => (typeof row[property] === 'string' ? row[property] : []))
  const has = among(column, [...new Set(values)])
  const found = (await tx
    .select()
    .from(table)
    .where(everywhere ? has : and(eq(table.tenantId, tenantId), has))) as readonly Values[]
  const own = new Set([...given, ...removed].map(({ id }) => id))
  const others = found.filter((row) => row['tenantId'] !== tenantId || !own.has(String(row['id'])))
  return new Map(
    others.flatMap((row) => {
      const key = keyOf(row, properties)
      return key === null
        ? []
        : [[key, { tenantId: String(row['tenantId']), id: String(row['id']), line: null }] as const]
    }),
  )
}

function takenIn(
  { file, tenantId }: ReadFile,
  { unique: { properties }, rows, holders }: Taking & { readonly holders: ReadonlyMap<string, Holder> },
): readonly Fault[] {
  const all = new Map(holders)
  const faults: Fault[] = []
  for (const { id, line, row } of rows) {
    const key = keyOf(row, properties)
    const holder = key === null ? undefined : all.get(key)
    if (holder !== undefined && holder.id !== id) {
      faults.push({ file, line, message: messageOf(row, properties, holder, tenantId) })
    } else if (key !== null) all.set(key, { tenantId, id, line })
  }
  return faults
}

/** null where a value is missing: then it stands for no row. */
function keyOf(row: Values, properties: readonly string[]): string | null {
  const values = properties.map((name) => row[name])
  return values.includes(undefined) || values.includes(null) ? null : JSON.stringify(values)
}

function messageOf(row: Values, properties: readonly string[], holder: Holder, tenantId: string): string {
  const named = properties.map((name) => `${name} ${String(row[name])}`).join(' and ')
  const place = holder.line === null ? '' : ` in line ${holder.line}`
  const school = holder.tenantId === tenantId ? '' : ` of school ${holder.tenantId}`
  return `${named} ${properties.length === 1 ? 'is that' : 'are those'} of ${holder.id}${school}${place}`
}
