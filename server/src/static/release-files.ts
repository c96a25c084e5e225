/** Finds the files of stored releases. Only names a manifest lists exist, so no name can lead anywhere else. */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'

import { LRUCache } from 'lru-cache'

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

interface ReleaseName {
  readonly id: string
  readonly version: string
}

/** Releases whose names and sizes are kept in memory. */
const MAX_RELEASES = 200

const SUFFIXES: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz' }

export class ReleaseFiles {
  readonly #releases: LRUCache<string, ReleaseIndex, ReleaseName>

  constructor(store: string) {
    this.#releases = new LRUCache({
      max: MAX_RELEASES,
      // Undefined is not kept: the release may be published later.
      fetchMethod: async (_, _last, { context }) => (await readIndex(store, context)) ?? undefined,
    })
  }

  /** A file of a release, or null. */
  async find(id: string, version: string, name: string): Promise<ReleaseFile | null> {
    const index = await this.#releases.fetch(`${id}/${version}`, { context: { id, version } })
    return index?.get(name) ?? null
  }
}

/** Names, types and sizes of a release's files; null when there is no such release. */
async function readIndex(store: string, { id, version }: ReleaseName): Promise<ReleaseIndex | null> {
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
