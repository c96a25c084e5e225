import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'

import { errorCodeOf } from '../error-code'

/** Somebody else works in the folder; the message says who. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError'
}

/**
 * Takes a folder for this process by a file that holds its process id, since
 * two servers on one embedded database would destroy it. A file left by a
 * process that is gone does not count. Returns what gives the folder back;
 * throws {@link FolderInUseError}.
 */
export function lockFolder(file: string): () => void {
  try {
    writeLock(file)
  } catch (error) {
    if (errorCodeOf(error) !== 'EEXIST') throw error
    const owner = Number(readFileSync(file, 'utf8'))
    if (isRunning(owner)) throw new FolderInUseError(`process ${owner} is using it`, { cause: error })
    rmSync(file, { force: true })
    writeLock(file)
  }
  return () => rmSync(file, { force: true })
}

function writeLock(file: string): void {
  const descriptor = openSync(file, 'wx')
  writeSync(descriptor, String(process.pid))
  closeSync(descriptor)
}

/** In a container the id of a killed server is often our own again, so that does not count as running. */
function isRunning(processId: number): boolean {
  if (!Number.isInteger(processId) || processId <= 0 || processId === process.pid) return false
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return errorCodeOf(error) === 'EPERM'
  }
}
