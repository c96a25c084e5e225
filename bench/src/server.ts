import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')

/** A running server with its own data folder. */
export interface RunningServer {
  readonly address: string
  readonly processId: number
  stop(): Promise<void>
  /** Kills the server, as a loss of power would; its data folder stays. */
  kill(): Promise<void>
}

interface ServerOptions {
  /** Default: the embedded database. */
  readonly databaseUrl?: string
  /** A command prefix, such as `taskset -c 0`. */
  readonly pinned?: readonly string[]
  /** Default: a temporary folder and a free port. A given folder is kept when the server stops. */
  readonly data?: string
  readonly port?: number
}

/** Starts the built server with a folder of built apps and waits until it responds. */
export async function startServer(
  apps: string,
  { databaseUrl = '', pinned = [], ...given }: ServerOptions = {},
): Promise<RunningServer> {
  const data = given.data ?? mkdtempSync(join(tmpdir(), 'bench-'))
  const port = given.port ?? (await freePort())
  const [command = process.execPath, ...words] = [...pinned, process.execPath, join(ROOT, 'server/dist/main.mjs')]
  const server = spawn(command, words, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ENVIRONMENT: 'development',
      PORT: String(port),
      DATA_DIR: data,
      APPS_DIR: apps,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'error',
    },
  })
  const address = `http://localhost:${port}`
  const stop = async (): Promise<void> => {
    if (server.exitCode === null) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
    if (given.data === undefined) rmSync(data, { recursive: true, force: true })
  }
  const kill = async (): Promise<void> => {
    server.kill('SIGKILL')
    await once(server, 'exit')
  }
  for (;;) {
    if (server.exitCode !== null) throw new Error(`the server stopped with code ${server.exitCode}`)
    const answered = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
    if (answered) return { address, processId: server.pid ?? 0, stop, kill }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('no free port was given')
  return address.port
}
