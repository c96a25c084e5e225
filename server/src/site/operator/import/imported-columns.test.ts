/** What a page reads can be brought in: each table of a school has its file, or stands here with the reason. */
import { getTableColumns, getTableName, sql } from 'drizzle-orm'

import { importedTables } from '../../../domains'
import type { ImportableTable, Values } from '../../../platform/import/imported-table'
import { tenants } from '../../../platform/tenants/tenants.schema'
import { importContext } from '../../../testing/test-import'
import { openTestServer, type TestServer } from '../../../testing/test-server'
import { exportFolder } from './export-folder'
import { importFolder } from './import-folder'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** Tables that no file brings: what people do, what the product keeps of it, and what other commands write. */
const FILLED_BY_THE_PRODUCT: Readonly<Record<string, readonly string[]>> = {
  'people sign in': ['captchas', 'sessions', 'sms_codes', 'sms_outbox', 'sso_codes'],
  'learners learn': ['attendances', 'class_members', 'learning_records', 'member_progress'],
  'learners and teachers write': [
    'classroom_comments',
    'classroom_questions',
    'private_notes',
    'question_drafts',
    'question_replies',
    'shared_notes',
  ],
  'learners sit a paper': [
    'attempt_entries',
    'attempt_scores',
    'attempts',
    'duty_records',
    'extra_times',
    'paper_versions',
  ],
  'visitors respond': ['clues', 'comments', 'coupon_receipts', 'likes', 'orders', 'school_visits'],
  'certificates are verified': ['certificate_credential_keys', 'certificate_verification_codes'],
  'requests are served': ['address_keys', 'events', 'files', 'idempotency_keys', 'rate_limit_hits'],
  'modules are released': ['module_outcome', 'release_leases'],
  'schools.csv': ['tenant_hosts'],
}

/** Columns of imported tables that the product counts or writes, and those of which it has one value. */
const WRITTEN_BY_THE_PRODUCT = [
  'class_students.visit_count',
  'products.thumbs',
  'reviews.browse_count',
  'reviews.comment_object_type',
  'reviews.thumbs_count',
  'schools.browse_count',
  'users.closed_by_owner',
  'users.closed_time',
  'users.created_time',
  'users.has_own_password',
  'users.has_own_picture',
  'users.invited_by',
  'users.mobile_proved_time',
  'users.register_type',
  'wall_items.like_num',
]

/** Never given out. */
const SECRET = ['users.password_hash']

/** By table, the names of its columns. */
async function columnsOfSchools(): Promise<ReadonlyMap<string, readonly string[]>> {
  const own = sql`exists (select from information_schema.columns t
    where t.table_schema = 'public' and t.table_name = c.table_name and t.column_name = 'tenant_id')`
  const { rows } = (await server.database.asOwner((tx) =>
    tx.execute(sql`select c.table_name as name, array_agg(c.column_name::text order by 1) as columns
      from information_schema.columns c where c.table_schema = 'public' and ${own} group by 1 order by 1`),
  )) as { rows: readonly { name: string; columns: readonly string[] }[] }
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}

async function rowsOf(table: ImportableTable): Promise<readonly Values[]> {
  return server.database.asOwner((tx) => tx.select().from(table).orderBy(table.tenantId, table.id))
}

test('each table of a school has its file, or is filled by the product', async () => {
  const known = [...(await columnsOfSchools()).keys()]
  const brought = importedTables.map(({ table }) => getTableName(table))
  expect(known.filter((name) => !brought.includes(name))).toEqual(Object.values(FILLED_BY_THE_PRODUCT).flat().sort())
})

test('each column of such a table is brought in, or filled by the product', async () => {
  const columns = await columnsOfSchools()
  const left: string[] = []
  for (const { name, table, cells, pack, unpack } of importedTables) {
    const [row] = await rowsOf(table)
    if (pack !== undefined && row === undefined) throw new Error(`the sample schools have no row of ${name}`)
    const properties = getTableColumns(table)
    const values = row === undefined ? undefined : unpack?.(row)
    const named = Object.fromEntries(Object.keys(cells).map((cell) => [cell, values?.[cell] ?? '']))
    const brought = Object.keys(pack?.(named, row) ?? named).map((property) => properties[property]?.name)
    const own = columns.get(getTableName(table)) ?? []
    const rest = own.filter((column) => !['tenant_id', 'id', ...brought].includes(column))
    left.push(...rest.map((column) => `${getTableName(table)}.${column}`))
  }
  expect(left.sort()).toEqual(WRITTEN_BY_THE_PRODUCT)
})

test('the sample schools, brought in by their own export, have every row as it was', async () => {
  const before = new Map<string, readonly Values[]>()
  for (const { name, table } of importedTables) before.set(name, await rowsOf(table))
  const folder = await exportFolder(importContext(server))
  await server.database.asOwner((tx) => tx.delete(tenants))
  expect((await importFolder(importContext(server), folder, { dryRun: false })).faults).toEqual([])
  for (const { name, table } of importedTables) {
    const properties = getTableColumns(table)
    const left = Object.keys(properties).filter((property) =>
      [...WRITTEN_BY_THE_PRODUCT, ...SECRET].includes(`${getTableName(table)}.${properties[property]?.name ?? ''}`),
    )
    const compared = (rows: readonly Values[] = []) => rows.map((row) => asWritten(row, left))
    expect([name, compared(await rowsOf(table))]).toEqual([name, compared(before.get(name))])
  }
})

/** Without what is not compared; HTML as it is written when it was cleaned. */
function asWritten(row: Values, left: readonly string[]): unknown {
  const entries = Object.entries(row).filter(([name]) => !left.includes(name))
  return JSON.parse(JSON.stringify(Object.fromEntries(entries)).replaceAll(/<(br|img)([^>]*?)(?: \/)?>/g, '<$1$2 />'))
}
