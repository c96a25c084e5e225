/** Finds the files of stored releases. Only names a manifest lists exist, so no name can lead anywhere else. */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'

import { Recent } from '../caching/recent'
import { isMissing, readStored } from '../registry/release-store'
import { contentTypeOf } from './content-type'
import type { Coding } from './encoding.model'

/** One form of a file on disk; size in bytes. */
interface StoredForm {
  readonly path: string
  readonly size: number
}

export interface ReleaseFile {
  readonly type: string
  /** Changes with the content. */
  readonly tag: string
  readonly plain: StoredForm
  readonly compressed: Readonly<Partial<Record<Coding, StoredForm>>>
}

type ReleaseIndex = ReadonlyMap<string, ReleaseFile>

/** Releases whose names and sizes are kept in memory. */
const MAX_RELEASES = 200

const SUFFIXES: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz' }

export class ReleaseFiles {
  readonly #store: string
  readonly #releases = new Recent<string, Promise<ReleaseIndex | null>>(MAX_RELEASES)

  constructor(store: string) {
    this.#store = store
  }

  /** A file of a release, or null. */
  async find(id: string, version: string, name: string): Promise<ReleaseFile | null> {
    const key = `${id}/${version}`
    try {
      const index = await this.#releases.get(key, () => readIndex(this.#store, id, version))
      if (index !== null) return index.get(name) ?? null
    } catch (error) {
      this.#releases.forget(key)
      throw error
    }
    // It may be published later.
    this.#releases.forget(key)
    return null
  }
}

/** Names, types and sizes of a release's files; null when there is no such release. */
async function readIndex(store: string, id: string, version: string): Promise<ReleaseIndex | null> {
  const manifest = await readStored(store, id, version)
  if (manifest === null) return null
  const folder = join(store, id, version)
  const entries = Object.entries(manifest.files).map(
    async ([name, { integrity }]): Promise<[string, ReleaseFile][]> => {
      const path = join(folder, name)
      const [plain, br, gzip] = await Promise.all([
        formAt(path),
        formAt(path + SUFFIXES.br),
        formAt(path + SUFFIXES.gzip),
      ])
      if (plain === null) return []
      const compressed = { ...(br === null ? {} : { br }), ...(gzip === null ? {} : { gzip }) }
      return [
        [
          name,
          {
            type: contentTypeOf(name),
            tag: integrity.slice('sha384-'.length, 'sha384-'.length + 24),
            plain,
            compressed,
          },
        ],
      ]
    },
  )
  return new Map((await Promise.all(entries)).flat())
}

async function formAt(path: string): Promise<StoredForm | null> {
  try {
    return { path, size: (await stat(path)).size }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
