/**
 * Runs the server's tests on a real PostgreSQL, started for them in a folder
 * of its own: `pnpm --filter server test:postgres [path or other jest option …]`.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { startPostgres } from './postgres'

const postgres = await startPostgres({ isSyncing: false })
try {
  // The option takes every word behind it.
  const jest = ['jest', ...process.argv.slice(2), '--selectProjects', 'server']
  const { status } = spawnSync('npx', jest, {
    cwd: join(import.meta.dirname, '../../..'),
    env: { ...process.env, TEST_DATABASE_URL: postgres.url },
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
} finally {
  await postgres.stop()
}
