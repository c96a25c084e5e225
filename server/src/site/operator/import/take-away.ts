/** Rows that a folder takes away, unless something still needs them. */
import { and, eq, getTableName } from 'drizzle-orm'

import type { Transaction } from '../../../platform/database/database'
import { referringTableOf } from '../../../platform/database/faults'
import type { ImportedTable, Values } from '../../../platform/import/imported-table'
import type { Fault } from './folder'
import { idsIn } from './ids-in'
import { removedInFolder, type ReadFile, type RemovedRow } from './read-folder'

interface TakenRow extends RemovedRow, Pick<ReadFile, 'file' | 'tenantId' | 'table'> {}

/** What is still there because rows of another table belong to it. */
export interface HeldRow extends TakenRow {
  /** The other table, as the database calls it. */
  readonly by: string
}

/** In the order in which they can go: what refers to others comes first. */
export function removedRows(files: readonly ReadFile[]): readonly TakenRow[] {
  return files.toReversed().flatMap(({ removed, ...file }) => removed.map((row) => ({ ...file, ...row })))
}

/** Lines whose row is gone already. */
export async function notThere(tx: Transaction, files: readonly ReadFile[]): Promise<readonly Fault[]> {
  const notes: Fault[] = []
  for (const { file, tenantId, table, removed } of files) {
    if (removed.length === 0) continue
    const there = new Set(await idsIn(tx, table.table, tenantId))
    const gone = removed.filter(({ id }) => !there.has(id))
    notes.push(...gone.map(({ id, line }) => ({ file, line, message: `${id} is not there: nothing is taken away` })))
  }
  return notes
}

/** Takes away what no other row belongs to; gives back the rest. */
export async function takeAway(tx: Transaction, rows: readonly TakenRow[]): Promise<readonly HeldRow[]> {
  const held: HeldRow[] = []
  for (const row of rows) {
    const by = await heldBy(tx, row)
    if (by !== null) held.push({ ...row, by })
  }
  return held
}

/** null when it is taken away. A refusal undoes itself alone, so that the others can be tried. */
async function heldBy(tx: Transaction, { table: { table }, tenantId, id }: TakenRow): Promise<string | null> {
  try {
    await tx.transaction(async (inner) => {
      await inner.delete(table).where(and(eq(table.tenantId, tenantId), eq(table.id, id)))
    })
    return null
  } catch (error) {
    const by = referringTableOf(error)
    if (by === undefined) throw error
    return by
  }
}

interface AfterWriting {
  readonly files: readonly ReadFile[]
  readonly tables: readonly ImportedTable[]
  readonly held: readonly HeldRow[]
}

/** Tries the rest again once the folder is written, and says what cannot go: what a line still names, or what belongs to it. */
export async function heldFaults(tx: Transaction, { files, tables, held }: AfterWriting): Promise<readonly Fault[]> {
  const faults: Fault[] = []
  for (const file of files) {
    for (const { id, line, names } of await stillNamed(tx, { file, files, tables })) {
      faults.push({ file: file.file, line, message: `${id} cannot be taken away: ${names}` })
    }
  }
  const isNamed = ({ file, line }: HeldRow): boolean =>
    faults.some((fault) => fault.file === file && fault.line === line)
  const left = await takeAway(
    tx,
    held.filter((row) => !isNamed(row)),
  )
  for (const { file, line, id, by } of left) {
    const table = tables.find((one) => getTableName(one.table) === by)
    const rows = table === undefined ? `what learners have done (${by})` : `rows of ${table.name}.csv`
    faults.push({ file, line, message: `${id} cannot be taken away: ${rows} belong to it` })
  }
  return faults
}

interface Naming extends Pick<AfterWriting, 'files' | 'tables'> {
  readonly file: ReadFile
}

/** The rows of a file that are taken away and that rows which stay still name. */
async function stillNamed(tx: Transaction, { file: { tenantId, table, removed }, files, tables }: Naming) {
  if (removed.length === 0) return []
  const namesOf = new Map<string, string[]>(removed.map(({ id }) => [id, []]))
  for (const referring of tables) {
    const columns = Object.entries(referring.cells).filter(([, { refersTo }]) => refersTo === table.name)
    if (columns.length === 0) continue
    const going = new Set(removedInFolder(files, tenantId, referring.name))
    const rows = (await tx.select().from(referring.table).where(eq(referring.table.tenantId, tenantId))) as Values[]
    for (const row of rows.filter(({ id }) => !going.has(String(id)))) {
      const values = referring.unpack?.(row) ?? row
      for (const [column] of columns) {
        namesOf.get(String(values[column]))?.push(`${column} of ${referring.name} ${String(row['id'])}`)
      }
    }
  }
  return removed.flatMap(({ id, line }) => {
    const names = namesOf.get(id) ?? []
    return names.length === 0 ? [] : [{ id, line, names: namesText(names) }]
  })
}

/** Names told by name; those after them are counted. */
const TOLD = 3

function namesText(names: readonly string[]): string {
  const more = names.length - TOLD
  const rest = more > 0 ? ` and ${more} more` : ''
  return `${names.slice(0, TOLD).join(', ')}${rest} ${names.length === 1 ? 'names' : 'name'} it`
}
