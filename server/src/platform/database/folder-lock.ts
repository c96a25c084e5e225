/**
 * A folder belongs to one process at a time: two servers on one embedded database would destroy it.
 *
 * Locks are files `<file>.1`, `<file>.2` …, each created with its content in one step. A process that finds
 * no lock of a running process creates the next one and looks again; if it then sees another's, it gives up
 * its own. So of two that hold a lock each, at least one has seen the other. No step removes a lock that
 * somebody may hold.
 */
import { randomUUID } from 'node:crypto'
import { linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import { errorCodeOf } from '../error-code'
import { isRunning, ownIdentity, readIdentity, type ProcessIdentity } from './process-identity'

/** Another process uses the folder; the message says which. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError'
}

interface Lock {
  readonly path: string
  /** 0 for `<file>` itself, which an earlier version made. */
  readonly generation: number
}

/**
 * Takes a folder for this process. A lock of an ended process does not count, even if another process has its
 * number now. Returns how to release the folder; throws {@link FolderInUseError}.
 */
export function lockFolder(file: string): () => void {
  for (;;) {
    const owner = runningOwner(locksOf(file))
    if (owner !== undefined) throw new FolderInUseError(`process ${owner.pid} is using it`)
    const path = take(file, Math.max(0, ...locksOf(file).map(({ generation }) => generation)) + 1)
    if (path === null) continue
    if (runningOwner(locksOf(file).filter((lock) => lock.path !== path)) === undefined) {
      removeOthers(file, path)
      return () => rmSync(path, { force: true })
    }
    rmSync(path, { force: true })
  }
}

/** Creates the lock of a generation; null when another process was faster. */
function take(file: string, generation: number): string | null {
  const path = `${file}.${generation}`
  const draft = `${file}.${randomUUID()}.draft`
  writeFileSync(draft, ownIdentity())
  try {
    linkSync(draft, path)
    return path
  } catch (error) {
    // ENOENT: the process that took the folder meanwhile removed the draft.
    if (['EEXIST', 'ENOENT'].includes(errorCodeOf(error) ?? '')) return null
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function runningOwner(locks: readonly Lock[]): ProcessIdentity | undefined {
  return locks
    .map(({ path }) => readIdentity(contentOf(path)))
    .find((owner): owner is ProcessIdentity => owner !== null && isRunning(owner))
}

function locksOf(file: string): readonly Lock[] {
  return namesOf(file).flatMap((name) => {
    const [, digits = '0'] = /^(?:\.(\d{1,15}))?$/.exec(name.slice(basename(file).length)) ?? [undefined, 'none']
    return digits === 'none' ? [] : { path: join(dirname(file), name), generation: Number(digits) }
  })
}

/** Locks that no longer hold, and drafts of processes that died while writing them. */
function removeOthers(file: string, path: string): void {
  for (const name of namesOf(file)) if (name !== basename(path)) rmSync(join(dirname(file), name), { force: true })
}

function namesOf(file: string): readonly string[] {
  return readdirSync(dirname(file)).filter((name) => name === basename(file) || name.startsWith(`${basename(file)}.`))
}

/** '' for a lock that was released meanwhile. */
function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return ''
    throw error
  }
}
