/** The files of stored releases. Only names in a manifest exist, so no name can lead outside. */
import { join } from 'node:path'

import { LRUCache } from 'lru-cache'

import { readStored } from '../registry/release-store'

/** Releases whose file names are kept in memory. */
const MAX_RELEASES = 200

interface ReleaseName {
  readonly id: string
  readonly version: string
}

export class ReleaseFiles {
  readonly #store: string
  readonly #releases: LRUCache<string, ReadonlySet<string>, ReleaseName>

  constructor(store: string) {
    this.#store = store
    this.#releases = new LRUCache({
      max: MAX_RELEASES,
      // Undefined is not kept: the release may be published later.
      fetchMethod: async (_, _last, { context }) => (await namesOf(store, context)) ?? undefined,
    })
  }

  /** The folder of a release that has a file of this name, or null. */
  async folderOf(id: string, version: string, name: string): Promise<string | null> {
    const names = await this.#releases.fetch(`${id}/${version}`, { context: { id, version } })
    return names?.has(name) === true ? join(this.#store, id, version) : null
  }

  /** The files of `<id>/<version>` came or went; null: of any release. */
  forget(release: string | null): void {
    if (release === null) this.#releases.clear()
    else this.#releases.delete(release)
  }
}

/** null when there is no such release. */
async function namesOf(store: string, { id, version }: ReleaseName): Promise<ReadonlySet<string> | null> {
  const manifest = await readStored(store, id, version)
  return manifest === null ? null : new Set(Object.keys(manifest.files))
}
