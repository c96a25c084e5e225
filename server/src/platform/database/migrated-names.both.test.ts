import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'

import { openTestServer } from '../../testing/test-server'
import { migrationsFolder } from './open'

interface Snapshot {
  readonly tables: Readonly<
    Record<string, Record<'name', string> & Record<'indexes' | 'foreignKeys' | 'compositePrimaryKeys', object>>
  >
}

/** PostgreSQL cuts a longer name. */
const LONGEST_NAME = 63

/** A migration written by hand could rename a table and leave its keys behind; the next generated one would not find them. */
test('the migrated database knows every key and index by the name the newest snapshot has', async () => {
  const meta = join(migrationsFolder(), 'meta')
  const newest = readdirSync(meta)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1)
  const { tables } = JSON.parse(readFileSync(join(meta, newest ?? ''), 'utf8')) as Snapshot
  const expected = Object.values(tables).flatMap(({ name, indexes, foreignKeys, compositePrimaryKeys }) =>
    [indexes, foreignKeys, compositePrimaryKeys]
      .flatMap(Object.keys)
      .map((key) => `${name}: ${key.slice(0, LONGEST_NAME)}`),
  )

  const server = await openTestServer()
  const names = sql`(
    select tablename || ': ' || indexname as name from pg_indexes where schemaname = 'public'
    union
    select conrelid::regclass || ': ' || conname from pg_constraint
    where connamespace = 'public'::regnamespace and conrelid <> 0
  ) as names`
  const rows = await server.database.asOwner((tx) => tx.select({ name: sql<string>`name` }).from(names))
  await server.close()
  const present = new Set(rows.map(({ name }) => name))
  expect(expected.filter((name) => !present.has(name))).toEqual([])
  expect(expected.length).toBeGreaterThan(100)
})
