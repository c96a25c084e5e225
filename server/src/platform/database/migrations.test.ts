import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'

import { migrationsFolder } from './open'

const sources = join(import.meta.dirname, '../..')
const newestSnapshot = () =>
  readdirSync(join(migrationsFolder(), 'meta'))
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1) ?? ''

test('the migrations make exactly the tables of the code; `pnpm --filter server migrations` writes what is missing', async () => {
  const tables: Record<string, unknown> = {}
  for (const file of readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.schema.ts'),
  )) {
    Object.assign(tables, await import(join(sources, file)))
  }
  const migrated = JSON.parse(readFileSync(join(migrationsFolder(), 'meta', newestSnapshot()), 'utf8')) as ReturnType<
    typeof generateDrizzleJson
  >
  expect(await generateMigration(migrated, generateDrizzleJson(tables))).toEqual([])
})
