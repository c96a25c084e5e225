/**
 * Opens the embedded database: its folder is whole or absent, every commit is synced, and its upkeep runs
 * while it is open.
 */
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import type { FastifyBaseLogger } from 'fastify'

import { errorCodeOf } from '../../error-code'
import { reasonOf } from '../../reason'
import { EmbeddedFolder, START_PARAMETERS } from './embedded-folder'
import { EmbeddedUpkeep } from './embedded-upkeep'

/** An embedded database that is open. */
export interface EmbeddedClient {
  readonly client: PGlite
  readonly upkeep: EmbeddedUpkeep
  readonly folder: EmbeddedFolder
  close(): Promise<void>
}

/** Opens the database of a folder, or creates one there. Rejects with PostgreSQL's own reason. */
export async function openEmbeddedClient(path: string, log: FastifyBaseLogger): Promise<EmbeddedClient> {
  if (isMissing(path)) await createDatabase(path)
  const { client, folder } = await startIn(path)
  const upkeep = new EmbeddedUpkeep({
    client,
    syncs: () => folder.syncs,
    onFailure: (error) => log.error({ reason: reasonOf(error) }, 'the embedded database cannot be looked after'),
  })
  folder.onSegment = () => setImmediate(() => void upkeep.checkpoint())
  folder.onCrash = (reason) => {
    process.stderr.write(`The embedded database gave up: ${reason}. The server ends; what it acknowledged is kept.\n`)
    process.exit(1)
  }
  return {
    client,
    folder,
    upkeep,
    close: async () => {
      await upkeep.stop()
      await client.close()
    },
  }
}

async function startIn(path: string): Promise<{ client: PGlite; folder: EmbeddedFolder }> {
  const folder = new EmbeddedFolder(path)
  try {
    return { client: await PGlite.create({ fs: folder, startParams: [...START_PARAMETERS] }), folder }
  } catch (cause) {
    throw new Error(folder.reason() ?? reasonOf(cause), { cause })
  }
}

/** Created beside its place and renamed when all of it is on disk: an interrupted start leaves no half database. */
async function createDatabase(path: string): Promise<void> {
  const draft = `${path}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  const { client } = await startIn(draft)
  await client.close()
  await syncTree(draft)
  renameSync(draft, path)
  await sync(dirname(path))
}

/** An empty folder counts as absent: it may be a mount point. */
function isMissing(path: string): boolean {
  try {
    return readdirSync(path).length === 0
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return true
    if (errorCodeOf(error) === 'ENOTDIR') return false
    throw error
  }
}

async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    await (entry.isDirectory() ? syncTree(path) : sync(path))
  }
  await sync(folder)
}

async function sync(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
