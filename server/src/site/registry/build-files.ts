/** The files of a build that is to be published, wherever they are. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface BuildFiles {
  /** Where they are, for messages. */
  readonly source: string
  /** null when there is no such file. */
  read(name: string): Promise<Buffer | null>
  /** Names of all files, where none may be there without being in the manifest. */
  readonly names?: readonly string[]
}

/** A build's folder. It may hold more than the manifest names; that is not published. */
export function buildInFolder(folder: string): BuildFiles {
  return {
    source: folder,
    async read(name) {
      try {
        return await readFile(join(folder, name))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
  }
}

/** Files that somebody sent, by name. */
export function sentBuild(files: ReadonlyMap<string, Buffer>): BuildFiles {
  return {
    source: 'the build',
    names: [...files.keys()],
    read: (name) => Promise.resolve(files.get(name) ?? null),
  }
}

/** Whether a file operation failed because there is no such file: a folder of that name is none. */
export function isMissing(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'EISDIR')
  )
}
