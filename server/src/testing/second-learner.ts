/**
 * A second learner of a school, for tests of what one learner sees of another: a copy of everything that the
 * sample student owns, in every owned table, with the referenced rows, each text marked.
 */
import { sql } from 'drizzle-orm'

import type { Database, Transaction } from '../platform/database/database'
import { SAMPLE_STUDENT } from '../sample/sample-student'

export const SECOND_LEARNER = { id: '2002', mobile: '13900000022' } as const

/** The mark in every free text of these rows. */
export const LEARNER_MARK = 'SECOND-LEARNER'
/** The prefix of the ids of these rows. */
const ID_MARK = 'second-'

/** Of a foreign key: the column that names the row. */
interface Parent {
  readonly column: string
  readonly table: string
}

interface Table {
  readonly name: string
  /** Columns of type text, without the tenant and, in an owned table, without the user. */
  readonly texts: readonly string[]
  readonly parents: readonly Parent[]
}

/** Makes the second learner of a school; returns the names of the owned tables and the ids of the new rows. */
export async function addSecondLearner(
  database: Database,
  tenantId: string,
): Promise<{ readonly tables: readonly string[]; readonly ids: readonly string[] }> {
  return database.asOwner(async (tx) => {
    await tx.execute(
      sql`insert into users (tenant_id, id, mobile, real_name, nick_name) values (${tenantId}, ${SECOND_LEARNER.id}, ${SECOND_LEARNER.mobile}, ${LEARNER_MARK}, ${LEARNER_MARK})`,
    )
    const owned = await ownedTables(tx)
    const copied = new Map<string, readonly string[]>()
    for (const name of owned) await copyRows(tx, tenantId, name, `user_id = '${SAMPLE_STUDENT.id}'`, copied)
    return { tables: owned, ids: [...copied.values()].flat() }
  })
}

async function ownedTables(tx: Transaction): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    tx,
    `select c.relname as name from pg_class c join pg_policy p on p.polrelid = c.oid where p.polname = 'owner' order by 1`,
  )
  return tables.map(({ name }) => name)
}

/** Copies rows after the rows they refer to; `copied` holds the new ids by table. */
async function copyRows(
  tx: Transaction,
  tenantId: string,
  name: string,
  which: string,
  copied: Map<string, readonly string[]>,
): Promise<void> {
  const table = await describe(tx, name)
  const of = `from "${name}" where tenant_id = '${tenantId}' and id not like '${ID_MARK}%' and ${which}`
  for (const { column, table: parent } of table.parents) {
    await copyRows(tx, tenantId, parent, `id in (select "${column}" ${of})`, copied)
  }
  const columns = (await columnsOf(tx, name)).map((column) => `"${column}"`)
  const values = columns.map((quoted) => {
    const column = quoted.slice(1, -1)
    if (column === 'user_id') return `'${SECOND_LEARNER.id}'`
    if (!table.texts.includes(column)) return quoted
    if (/^id$|_id$/.test(column)) return `'${ID_MARK}' || ${quoted}`
    // Kinds and codes must stay the same.
    return /(hash|^key|code|type|state|status|mobile)$/.test(column) ? quoted : `'${LEARNER_MARK} ' || ${quoted}`
  })
  const made = await rowsOf<{ id: string }>(
    tx,
    `insert into "${name}" (${columns.join(', ')}) select ${values.join(', ')} ${of} on conflict do nothing returning id`,
  )
  copied.set(name, [...(copied.get(name) ?? []), ...made.map(({ id }) => id)])
}

async function describe(tx: Transaction, name: string): Promise<Table> {
  const texts = await rowsOf<{ column: string }>(
    tx,
    `select column_name as "column" from information_schema.columns
     where table_schema = 'public' and table_name = '${name}' and data_type = 'text' and column_name not in ('tenant_id', 'user_id')`,
  )
  const parents = await rowsOf<Parent>(
    tx,
    `select a.attname as "column", parent.relname as "table"
     from pg_constraint k
     join pg_class child on child.oid = k.conrelid
     join pg_class parent on parent.oid = k.confrelid
     join pg_attribute a on a.attrelid = child.oid and a.attnum = any (k.conkey) and a.attname <> 'tenant_id'
     where k.contype = 'f' and child.relname = '${name}'`,
  )
  return { name, texts: texts.map(({ column }) => column), parents }
}

async function columnsOf(tx: Transaction, name: string): Promise<string[]> {
  const columns = await rowsOf<{ column: string }>(
    tx,
    `select column_name as "column" from information_schema.columns where table_schema = 'public' and table_name = '${name}'`,
  )
  return columns.map(({ column }) => column)
}

/** All rows of the second learner in every table, as ordered text, for comparison. */
export async function rowsOfSecondLearner(database: Database, tenantId: string): Promise<readonly string[]> {
  return database.asOwner(async (tx) => {
    const tables = await rowsOf<{ name: string }>(
      tx,
      `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'tenant_id' order by 1`,
    )
    const rows: string[] = []
    for (const { name } of tables) {
      const found = await rowsOf<{ row: string }>(
        tx,
        `select to_jsonb(t)::text as "row" from "${name}" t
         where tenant_id = '${tenantId}' and (to_jsonb(t)::text like '%"${SECOND_LEARNER.id}"%' or to_jsonb(t)::text like '%${ID_MARK}%')
         order by 1`,
      )
      rows.push(...found.map(({ row }) => `${name} ${row}`))
    }
    return rows
  })
}

async function rowsOf<Row>(tx: Transaction, statement: string): Promise<Row[]> {
  return ((await tx.execute(sql.raw(statement))) as { rows: unknown[] }).rows as Row[]
}
