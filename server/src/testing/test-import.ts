import { dependents, importChecks, importedTables } from '../domains'
import type { ImportContext } from '../site/operator/import/import-folder'
import { TEST_NOW } from './test-clock'
import type { TestServer } from './test-server'

/** What an import into a test's server needs. */
export function importContext({ database, config }: Pick<TestServer, 'database' | 'config'>): ImportContext {
  return { database, config, tables: importedTables, checks: importChecks, dependents, now: TEST_NOW }
}
