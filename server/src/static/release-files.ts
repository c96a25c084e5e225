/** Knows the files of stored releases. Only names a manifest lists exist, so no name can lead anywhere else. */
import { join } from 'node:path'

import { Recent } from '../caching/recent'
import { readStored } from '../registry/release-store'

/** Releases whose names are kept in memory. */
const MAX_RELEASES = 200

export class ReleaseFiles {
  readonly #store: string
  readonly #releases = new Recent<string, Promise<ReadonlySet<string> | null>>(MAX_RELEASES)

  constructor(store: string) {
    this.#store = store
  }

  /** The folder of a release that has a file of this name, or null. */
  async folderOf(id: string, version: string, name: string): Promise<string | null> {
    const key = `${id}/${version}`
    try {
      const names = await this.#releases.get(key, () => this.#namesOf(id, version))
      if (names !== null) return names.has(name) ? join(this.#store, id, version) : null
    } catch (error) {
      this.#releases.forget(key)
      throw error
    }
    // It may be published later.
    this.#releases.forget(key)
    return null
  }

  /** null when there is no such release. */
  async #namesOf(id: string, version: string): Promise<ReadonlySet<string> | null> {
    const manifest = await readStored(this.#store, id, version)
    return manifest === null ? null : new Set(Object.keys(manifest.files))
  }
}
