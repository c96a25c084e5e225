import { randomUUID } from 'node:crypto'
import type { Dirent } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import type { Readable } from 'node:stream'

import type { DiskGuard } from '../disk/disk-guard'
import { errorCodeOf } from '../error-code'
import { checkKey } from './file-key'
import type { ByteRange, FileStore, StoredKey } from './file-store'

/** Files in a folder; each key is a path in it. Writes are refused while the disk is full. */
export class FolderStore implements FileStore {
  readonly #folder: string
  readonly #disk: Pick<DiskGuard, 'check'>

  constructor(folder: string, disk: Pick<DiskGuard, 'check'>) {
    this.#folder = folder
    this.#disk = disk
  }

  /**
   * Writes a draft beside the place, syncs it and renames it: a crash leaves a draft, never half a file.
   * Rejects with a DiskFullError when the disk is full.
   */
  async put(key: string, content: Readable): Promise<void> {
    const path = this.#pathOf(key)
    const draft = `${path}.${randomUUID()}.draft`
    await mkdir(dirname(path), { recursive: true })
    this.#disk.check()
    try {
      await writeDurably(draft, this.#whileThereIsRoom(content))
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    await syncFolder(dirname(path))
  }

  async read(key: string, range?: ByteRange): Promise<Readable | null> {
    const file = await orNull(open(this.#pathOf(key)))
    if (file === null) return null
    return file.createReadStream(range === undefined ? {} : { start: range.first, end: range.last })
  }

  async stat(key: string): Promise<{ size: number } | null> {
    const found = await orNull(stat(this.#pathOf(key)))
    return found?.isFile() === true ? { size: found.size } : null
  }

  async remove(key: string): Promise<void> {
    await rm(this.#pathOf(key), { force: true })
  }

  async list(prefix: string): Promise<StoredKey[]> {
    const entries: readonly Dirent[] =
      (await orNull(readdir(this.#folder, { recursive: true, withFileTypes: true }))) ?? []
    const keys = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(this.#folder.length + 1))
      .map((path) => path.replaceAll(sep, '/'))
      .filter((key) => key.startsWith(prefix))
    const found = await Promise.all(
      keys.map(async (key) => ({ key, known: await orNull(stat(join(this.#folder, key))) })),
    )
    return found.flatMap(({ key, known }) => (known === null ? [] : [{ key, changed: known.mtime }]))
  }

  async *#whileThereIsRoom(content: Readable): AsyncGenerator<Buffer> {
    for await (const chunk of content) {
      this.#disk.check()
      yield chunk as Buffer
    }
  }

  #pathOf(key: string): string {
    checkKey(key)
    return join(this.#folder, key)
  }
}

async function writeDurably(path: string, content: AsyncIterable<Buffer>): Promise<void> {
  const file: FileHandle = await open(path, 'wx')
  try {
    for await (const chunk of content) await file.writeFile(chunk)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A rename is on disk when its folder is synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function orNull<Found>(finding: Promise<Found>): Promise<Found | null> {
  try {
    return await finding
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCodeOf(error) ?? '')) return null
    throw error
  }
}
