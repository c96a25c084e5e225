import { mkdirSync, statSync } from 'node:fs'

import { ConfigError, type Config } from './platform/config/config'
import { errorCodeOf } from './platform/error-code'

/** Why a folder cannot be used, by the system's code. */
const REASONS: Readonly<Record<string, string>> = {
  EEXIST: 'is a file',
  ENOTDIR: 'lies below a file',
  EACCES: 'may not be written by this user',
  EPERM: 'may not be written by this user',
  EROFS: 'is on a disk that is read only',
}

/**
 * Makes the data folder where there is none; whatever this process writes from now on is its user's alone to read.
 * Throws {@link ConfigError} when it, or the folder of the apps, is none.
 */
export function openDataFolder({
  dataDirectory,
  appsDirectory,
}: Pick<Config, 'dataDirectory' | 'appsDirectory'>): void {
  process.umask(0o077)
  try {
    mkdirSync(dataDirectory, { recursive: true })
  } catch (error) {
    const reason = REASONS[errorCodeOf(error) ?? '']
    if (reason === undefined) throw error
    throw new ConfigError(`DATA_DIR must be a folder, ${JSON.stringify(dataDirectory)} ${reason}.`)
  }
  if (statSync(appsDirectory, { throwIfNoEntry: false })?.isDirectory() === false) {
    throw new ConfigError(`APPS_DIR must be a folder, ${JSON.stringify(appsDirectory)} is a file.`)
  }
}
