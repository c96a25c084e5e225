/** What only one row may have: told for every line, with the row that has it, before anything is written. */
import { eq, getTableColumns } from 'drizzle-orm'
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core'

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
    const everywhere = uniques.some((unique) => unique.everywhere)
    const there = await rowsOf(tx, file, everywhere)
    for (const unique of uniques) faults.push(...takenIn(file, unique, there))
  }
  return faults
}

function uniquesOf(table: ImportableTable): readonly Unique[] {
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

async function rowsOf(tx: Transaction, { tenantId, table: { table } }: ReadFile, everywhere: boolean) {
  const rows = tx.select().from(table)
  return (await (everywhere ? rows : rows.where(eq(table.tenantId, tenantId)))) as readonly Values[]
}

interface Holder {
  readonly tenantId: string
  readonly id: string
  /** In the file; null for a row that only the database has. */
  readonly line: number | null
}

function takenIn(file: ReadFile, { properties, everywhere }: Unique, there: readonly Values[]): readonly Fault[] {
  const { tenantId, table } = file
  const own = new Map(there.filter((row) => row['tenantId'] === tenantId).map((row) => [String(row['id']), row]))
  const given = new Set([...file.rows, ...file.removed].map(({ id }) => id))
  const holders = new Map<string, Holder>()
  for (const row of there) {
    const isGiven = row['tenantId'] === tenantId && given.has(String(row['id']))
    const key = isGiven || (!everywhere && row['tenantId'] !== tenantId) ? null : keyOf(row, properties)
    if (key !== null) {
      holders.set(key, { tenantId: String(row['tenantId']), id: String(row['id']), line: null })
    }
  }
  const faults: Fault[] = []
  for (const { id, line, values } of file.rows) {
    const before = own.get(id)
    const row = { ...before, ...(table.pack?.(values, before) ?? values) }
    const key = keyOf(row, properties)
    const holder = key === null ? undefined : holders.get(key)
    if (holder !== undefined && holder.id !== id) {
      faults.push({ file: file.file, line, message: messageOf(row, properties, holder, tenantId) })
    } else if (key !== null) holders.set(key, { tenantId, id, line })
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
