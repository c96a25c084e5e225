/** Writes the rows of a folder's files: many with one statement, and whoever else needs the processor has it between two. */
import { setImmediate } from 'node:timers/promises'

import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import type { Transaction } from '../../../platform/database/database'
import { refusedValueOf } from '../../../platform/database/faults'
import type { Fault } from './folder'
import { freeTaken } from './free-taken'
import type { ReadFile } from './read-folder'
import { changesOf, type Change, type Writing } from './row-changes'

/** Rows of one statement: it holds the processor. */
const MOST_ROWS = 1000

/** Gives back the first line whose row the database does not take, with its reason; null when all are written. */
export async function writeRows(writing: Writing): Promise<Fault | null> {
  const { tx, file } = writing
  const changes = await freeTaken(tx, file, await changesOf(writing))
  for (const alike of grouped(changes)) {
    for (const some of inParts(alike, MOST_ROWS)) {
      const fault = await writeSome(tx, file, some)
      if (fault !== null) return fault
      await setImmediate()
    }
  }
  return null
}

/** New rows, and changed ones, with the same columns: each group can be one statement. */
function grouped(changes: readonly Change[]): readonly (readonly Change[])[] {
  const groups = new Map<string, Change[]>()
  for (const change of changes) {
    const kind = JSON.stringify([change.before === undefined, ...withValue(change), '', ...withDefault(change)])
    const group = groups.get(kind)
    if (group === undefined) groups.set(kind, [change])
    else group.push(change)
  }
  return [...groups.values()]
}

const withValue = ({ set }: Change): readonly string[] => Object.keys(set).filter((name) => set[name] !== undefined)
const withDefault = ({ set }: Change): readonly string[] => Object.keys(set).filter((name) => set[name] === undefined)

function inParts<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  const parts = Math.ceil(items.length / size)
  return Array.from({ length: parts }, (_, part) => items.slice(part * size, (part + 1) * size))
}

/** All of them, or none and then one after the other up to the one that is refused. */
async function writeSome(tx: Transaction, file: ReadFile, changes: readonly Change[]): Promise<Fault | null> {
  const refused = await refusalOf(tx, file, changes)
  const [first, ...others] = changes
  if (refused === null || first === undefined) return null
  if (others.length === 0) return { file: file.file, line: first.row.line, message: refused }
  for (const change of changes) {
    const fault = await writeSome(tx, file, [change])
    if (fault !== null) return fault
  }
  return null
}

/** Why the database does not take them; a refusal undoes itself alone. */
async function refusalOf(tx: Transaction, file: ReadFile, changes: readonly Change[]): Promise<string | null> {
  try {
    await tx.transaction((inner) => write(inner, file, changes))
    return null
  } catch (error) {
    const refused = refusedValueOf(error)
    if (refused === undefined) throw error
    return `does not go with what is there: ${refused}`
  }
}

/** The rows are one parameter, as JSON: a parameter for each cell takes many times as long. */
async function write(tx: Transaction, { tenantId, table: { table } }: ReadFile, changes: readonly Change[]) {
  const [first] = changes
  if (first === undefined) return
  const columns = getTableColumns(table)
  const valued = withValue(first).filter((property) => property in columns)
  const rows = changes.map(({ row, set }) => ({
    [table.id.name]: row.id,
    [table.tenantId.name]: tenantId,
    ...Object.fromEntries(valued.map((property) => inJson(columns[property], set[property]))),
  }))
  const given = sql`json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::json) as given`
  const nameOf = (property: string): SQL => sql.identifier(columns[property]?.name ?? property).getSQL()
  if (first.before === undefined) {
    const names = sql.join(['id', 'tenantId', ...valued].map(nameOf), sql`, `)
    await tx.execute(sql`insert into ${table} (${names}) select ${names} from ${given}`)
    return
  }
  const set = sql.join(
    [
      ...valued.map((property) => sql`${nameOf(property)} = given.${nameOf(property)}`),
      ...withDefault(first).map((property) => sql`${nameOf(property)} = default`),
    ],
    sql`, `,
  )
  const isIt = sql`${table.tenantId} = given.tenant_id and ${table.id} = given.id`
  await tx.execute(sql`update ${table} set ${set} from ${given} where ${isIt}`)
}

/** The name of a column and a value of it, as the database reads it in JSON. */
function inJson(column: PgColumn | undefined, value: unknown): readonly [string, unknown] {
  if (column === undefined) throw new Error('a cell has no column')
  const isJson = column.getSQLType() === 'jsonb'
  return [column.name, value === null || isJson ? value : column.mapToDriverValue(value)]
}
