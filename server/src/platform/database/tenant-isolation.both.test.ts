import { sql } from 'drizzle-orm'

import { openTestDatabase } from '../../testing/test-database'
import { users } from '../session/session.schema'

import '../../testing/test-server'

import type { Database } from './database'
import { isUniqueViolation, sqlStateOf } from './faults'
import { isolateTenants, leaveTenant } from './tenant-isolation'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function rowsOf<Row>(statement: string, tenantId?: string, userId?: string): Promise<Row[]> {
  const run = async (tx: Parameters<Parameters<Database['asOwner']>[0]>[0]) => {
    const result = (await tx.execute(sql.raw(statement))) as { rows: Row[] }
    return result.rows
  }
  return tenantId === undefined ? database.asOwner(run) : database.withTenant(tenantId, run, userId)
}

interface TableState {
  readonly name: string
  readonly forced: boolean
  readonly policies: number
  readonly tenant_first_in_key: boolean
}

const TENANT_TABLES = `
  select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
    (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies,
    coalesce((select a.attname = 'tenant_id' from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0] where i.indrelid = c.oid and i.indisprimary), false) as tenant_first_in_key
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped)
  order by 1`

test('every table of a tenant is isolated, and its key starts with the tenant', async () => {
  const tables = await rowsOf<TableState>(TENANT_TABLES)
  expect(tables.length).toBeGreaterThan(5)
  for (const table of tables) {
    // Hosts are the operator's: tenants are found by the first part of the host name.
    const key = table.name === 'tenant_hosts' ? {} : { tenant_first_in_key: true }
    expect(table).toMatchObject({ forced: true, policies: 2, ...key })
  }
})

test('every other table is out of a tenant’s reach', async () => {
  const others = await rowsOf<{ name: string }>(`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id')`)
  expect(others.map(({ name }) => name)).toContain('tenants')
  for (const { name } of others) {
    await expect(rowsOf(`select from "${name}"`, '10001')).rejects.toMatchObject({ cause: { code: '42501' } })
  }
})

test('a tenant sees its own rows in every table and nobody else’s', async () => {
  for (const { name } of await rowsOf<TableState>(TENANT_TABLES)) {
    for (const tenantId of ['10001', '10002']) {
      const seen = await rowsOf<{ tenant_id: string }>(`select distinct tenant_id from "${name}"`, tenantId)
      expect(seen.every((row) => row.tenant_id === tenantId)).toBe(true)
    }
  }
})

test('rows of another tenant can be neither written, changed, moved nor deleted', async () => {
  const denied = { cause: { code: '42501' } }
  await expect(
    rowsOf(`insert into users (tenant_id, id, mobile) values ('10002', 'x', '1')`, '10001'),
  ).rejects.toMatchObject(denied)
  await expect(rowsOf(`update users set tenant_id = '10002', id = 'moved'`, '10001')).rejects.toMatchObject(denied)
  await rowsOf(`update users set nick_name = 'taken over' where tenant_id = '10002'`, '10001')
  await rowsOf(`delete from users where tenant_id = '10002'`, '10001')
  const [other] = await rowsOf<{ nick_name: string }>(
    `select nick_name from users where tenant_id = '10002' and id = '1001'`,
  )
  expect(other?.nick_name).toBe('小满')
})

describe('what belongs to one person', () => {
  const OWNED_TABLES = `
    select c.relname as name from pg_class c join pg_policy p on p.polrelid = c.oid
    where p.polname = 'owner' order by 1`
  /**
   * Sign-in reads the first two before it knows the caller; visitors also leave clues, and only the school
   * reads them.
   */
  const NOT_OWNED = ['sessions', 'sso_codes', 'clues']

  test('every other table with a user id is owned', async () => {
    const withUser = await rowsOf<{ name: string }>(
      `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id' order by 1`,
    )
    const owned = await rowsOf<{ name: string }>(OWNED_TABLES)
    expect(owned.length).toBeGreaterThan(1)
    expect(withUser.filter(({ name }) => !NOT_OWNED.includes(name))).toEqual(owned)
  })

  test('is seen by that person only, at their school only, and by no visitor', async () => {
    const seenBy = async (tenantId: string, userId?: string) =>
      (await rowsOf(`select user_id from class_students`, tenantId, userId)).length
    expect(await seenBy('10001', '1001')).toBe(17)
    expect([await seenBy('10001', '2002'), await seenBy('10001', ''), await seenBy('10001')]).toEqual([0, 0, 0])
  })

  test('can be neither written for, given to, changed nor deleted by another', async () => {
    const denied = { cause: { code: '42501' } }
    const insert = (columns: string, values: string) =>
      `insert into class_students (id, class_id, service_status, created_time${columns}) values ('x', '1000151001', 1, now()${values})`
    await expect(rowsOf(insert(', user_id', `, '1001'`), '10001', '2002')).rejects.toMatchObject(denied)
    await expect(rowsOf(insert('', ''), '10001')).rejects.toMatchObject(denied)
    await expect(rowsOf(`update class_students set user_id = '2002'`, '10001', '1001')).rejects.toMatchObject(denied)
    await rowsOf(`update class_students set service_status = 9`, '10001', '2002')
    await rowsOf(`delete from class_students`, '10001', '2002')
    expect(await rowsOf(`select from class_students where service_status = 9`)).toEqual([])
    expect(await rowsOf(`select from class_students`, '10001', '1001')).toHaveLength(17)
  })

  test('a table that becomes owned is so at the next start', async () => {
    await rowsOf('create table late (tenant_id text not null, id text not null, user_id text not null)')
    await database.asOwner(isolateTenants)
    await rowsOf(`insert into late values ('10001', 'a', '1001'), ('10001', 'b', '2002')`)
    expect(await rowsOf('select id from late', '10001', '2002')).toHaveLength(2)
    await rowsOf(`alter table late alter user_id set default current_setting('campus.user_id', true)`)
    await database.asOwner(isolateTenants)
    expect(await rowsOf('select id from late', '10001', '2002')).toEqual([{ id: 'b' }])
    await rowsOf('drop table late')
  })
})

test('without a tenant nothing is seen and nothing can be written', async () => {
  expect(await rowsOf('select from users', '')).toEqual([])
  await expect(rowsOf(`insert into users (id, mobile) values ('x', '1')`, '')).rejects.toThrow()
})

test('the application’s role can neither log in nor change tables or policies', async () => {
  expect(await rowsOf(`select rolcanlogin, rolsuper, rolbypassrls from pg_roles where rolname = 'campus_app'`)).toEqual(
    [{ rolcanlogin: false, rolsuper: false, rolbypassrls: false }],
  )
  for (const statement of [
    'alter table users disable row level security',
    'drop policy tenant on users',
    'truncate users',
    'create table mine (id text)',
    'drop table users',
  ]) {
    await expect(rowsOf(statement, '10001')).rejects.toMatchObject({ cause: { code: '42501' } })
  }
})

test('a transaction that ends gives the role back', async () => {
  await database.withTenant('10001', async () => undefined)
  await expect(database.withTenant('10001', () => Promise.reject(new Error('stop')))).rejects.toThrow('stop')
  const [after] = await rowsOf<{ role: string; tenant: string | null }>(
    `select current_user::text as role, current_setting('campus.tenant_id', true) as tenant`,
  )
  expect(after?.role).not.toBe('campus_app')
  expect(after?.tenant ?? '').toBe('')
})

test('leaving a tenant gives the owner’s view back within the transaction', async () => {
  const schools = await database.withTenant('10001', async (tx) => {
    await leaveTenant(tx)
    return (await tx.selectDistinct({ tenantId: users.tenantId }).from(users)).length
  })
  expect(schools).toBe(5)
})

test('a table added later is isolated at the next start', async () => {
  await rowsOf('create table late (tenant_id text not null, id text not null, primary key (tenant_id, id))')
  await rowsOf(`insert into late values ('10001', 'a'), ('10002', 'b')`)
  await database.asOwner(isolateTenants)
  expect(await rowsOf('select id from late', '10002')).toEqual([{ id: 'b' }])
  await rowsOf('drop table late')
})

test('what went wrong is told by its state', async () => {
  const twice = database.withTenant('10001', (tx) => tx.insert(users).values({ id: '1001', mobile: '2' }))
  const error: unknown = await twice.catch((reason: unknown) => reason)
  expect([sqlStateOf(error), isUniqueViolation(error), isUniqueViolation(new Error('x')), sqlStateOf('x')]).toEqual([
    '23505',
    true,
    false,
    undefined,
  ])
})
