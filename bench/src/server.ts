import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { freePort, isServed, startProgram, type Program } from './program'

export const ROOT = join(import.meta.dirname, '../..')

/** A running server with its own data folder. */
export interface RunningServer extends Program {
  readonly address: string
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

interface ServerSettings {
  readonly port: number
  readonly data: string
  /** '' for the embedded database. */
  readonly databaseUrl: string
  /** Default: the builds of this workspace. */
  readonly apps?: string
}

/** The environment of a server under test. */
export function serverEnvironment({ port, data, databaseUrl, apps }: ServerSettings): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ENVIRONMENT: 'development',
    PORT: String(port),
    DATA_DIR: data,
    DATABASE_URL: databaseUrl,
    ...(apps === undefined ? {} : { APPS_DIR: apps }),
  }
}

/** Starts the built server with a folder of built apps and waits until it responds. */
export async function startServer(
  apps: string,
  { databaseUrl = '', pinned = [], ...given }: ServerOptions = {},
): Promise<RunningServer> {
  const data = given.data ?? mkdtempSync(join(tmpdir(), 'bench-'))
  const port = given.port ?? (await freePort())
  const address = `http://localhost:${port}`
  const server = await startProgram([...pinned, process.execPath, join(ROOT, 'server/dist/main.mjs')], {
    name: 'the server',
    cwd: ROOT,
    env: { ...serverEnvironment({ port, data, databaseUrl, apps }), LOG_LEVEL: 'error' },
    responds: () => isServed(address),
  })
  return {
    ...server,
    address,
    async stop() {
      await server.stop()
      if (given.data === undefined) rmSync(data, { recursive: true, force: true })
    },
  }
}
