/** What hangs on a row keeps it, and keeps it what it is: a folder that makes another row of it, or takes it away, is refused. */
import { and, eq } from 'drizzle-orm'

import { among } from '../../../platform/database/among'
import type { Transaction } from '../../../platform/database/database'
import type { Dependent } from '../../../platform/import/identity'
import type { ImportedTable, Values } from '../../../platform/import/imported-table'
import type { Fault } from './folder'
import type { ReadFile } from './read-folder'

interface Kept {
  readonly files: readonly ReadFile[]
  readonly dependents: readonly Dependent[]
  readonly now: Date
}

/** Looks at the rows before the folder is written; what it gives back says, when it is, which must not have changed so. */
export async function keepIdentities(
  tx: Transaction,
  { files, dependents, now }: Kept,
): Promise<() => Promise<readonly Fault[]>> {
  const watched: { readonly file: ReadFile; readonly before: ReadonlyMap<string, Values> }[] = []
  for (const file of files) {
    if (file.table.identity !== undefined) watched.push({ file, before: await rowsOf(tx, file) })
  }
  return async () => {
    const faults: Fault[] = []
    for (const { file, before } of watched) {
      const after = await rowsOf(tx, file)
      const others = othersOf(file, { before, after, now })
      const hanging = await hangingOn(tx, file, { dependents, ids: [...others.keys()] })
      for (const { id, line } of file.rows) {
        const why = others.get(id)
        const held = hanging.get(id)
        if (why === undefined || held === undefined) continue
        const message = `${why}, and ${inWords(held)} on ${id}: ${file.table.identity?.instead ?? ''}`
        faults.push({ file: file.file, line, message })
      }
    }
    for (const file of files) faults.push(...(await takenFaults(tx, file, dependents)))
    return faults
  }
}

/** Lines that take away what something hangs on, as they stand when the folder is written. */
async function takenFaults(
  tx: Transaction,
  file: ReadFile,
  dependents: readonly Dependent[],
): Promise<readonly Fault[]> {
  const holding = dependents.filter(({ outlivesRow }) => outlivesRow !== true)
  const hanging = await hangingOn(tx, file, { dependents: holding, ids: file.removed.map(({ id }) => id) })
  return file.removed.flatMap(({ id, line }) => {
    const held = hanging.get(id)
    return held === undefined
      ? []
      : [{ file: file.file, line, message: `${id} cannot be taken away: ${inWords(held)} on it` }]
  })
}

/** By id, the rows of a file that are there, by its headings. */
async function rowsOf(tx: Transaction, { tenantId, table, rows }: ReadFile): Promise<ReadonlyMap<string, Values>> {
  const ids = rows.map(({ id }) => id)
  const found = await tx
    .select()
    .from(table.table)
    .where(and(eq(table.table.tenantId, tenantId), among(table.table.id, ids)))
  return new Map((found as Values[]).map((row) => [String(row['id']), table.unpack?.(row) ?? row]))
}

interface BeforeAndAfter {
  readonly before: ReadonlyMap<string, Values>
  readonly after: ReadonlyMap<string, Values>
  readonly now: Date
}

/** By id, why a row is another one now. */
function othersOf({ table }: ReadFile, { before, after, now }: BeforeAndAfter): ReadonlyMap<string, string> {
  const others = new Map<string, string>()
  for (const [id, was] of before) {
    const is = after.get(id)
    const why = is === undefined ? null : (table.identity?.another({ before: was, after: is, now }) ?? null)
    if (why !== null) others.set(id, why)
  }
  return others
}

interface Hanging {
  readonly dependents: readonly Dependent[]
  readonly ids: readonly string[]
}

/** By id, what hangs on a row, in words. */
async function hangingOn(
  tx: Transaction,
  { tenantId, table }: { readonly tenantId: string; readonly table: ImportedTable },
  { dependents, ids }: Hanging,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const held = new Map<string, string[]>()
  if (ids.length === 0) return held
  for (const { on, as, countOf } of dependents) {
    if (on !== table.name) continue
    for (const [id, times] of await countOf(tx, { tenantId, ids })) {
      held.set(id, [...(held.get(id) ?? []), times === 1 ? as[0] : `${String(times)} ${as[1]}`])
    }
  }
  return held
}

/** `2 attempts, a password and a session hang`. */
function inWords(held: readonly string[]): string {
  const last = held.at(-1) ?? ''
  const isOne = held.length === 1 && !/^\d/.test(last)
  return `${held.length === 1 ? last : `${held.slice(0, -1).join(', ')} and ${last}`} ${isOne ? 'hangs' : 'hang'}`
}
