/**
 * A folder is one process's at a time, since two servers on one embedded database would destroy it.
 *
 * Locks are files `<file>.1`, `<file>.2` …, each made with its content in one step. Who finds no lock of a process that
 * runs makes the next one and looks again: who then sees another's gives up its own. So of two that hold a lock each, at
 * least one has seen the other's. No step takes away a lock that somebody may hold by.
 */
import { randomUUID } from 'node:crypto'
import { linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import { errorCodeOf } from '../error-code'
import { isRunning, ownIdentity, readIdentity, type ProcessIdentity } from './process-identity'

/** Somebody else works in the folder; the message says who. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError'
}

interface Lock {
  readonly path: string
  /** 0 for `<file>` itself, which an earlier version made. */
  readonly generation: number
}

/**
 * Takes a folder for this process. A lock left by a process that is gone does not count, even if another process has
 * its number now. Returns what gives the folder back; throws {@link FolderInUseError}.
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

/** Makes the lock of a generation; null when somebody else was faster. */
function take(file: string, generation: number): string | null {
  const path = `${file}.${generation}`
  const draft = `${file}.${randomUUID()}.draft`
  writeFileSync(draft, ownIdentity())
  try {
    linkSync(draft, path)
    return path
  } catch (error) {
    // ENOENT: who took the folder meanwhile removed the draft.
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

/** Locks that do not hold any more, and drafts of processes that died over them. */
function removeOthers(file: string, path: string): void {
  for (const name of namesOf(file)) if (name !== basename(path)) rmSync(join(dirname(file), name), { force: true })
}

function namesOf(file: string): readonly string[] {
  return readdirSync(dirname(file)).filter((name) => name === basename(file) || name.startsWith(`${basename(file)}.`))
}

/** '' for a lock that was given back meanwhile. */
function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return ''
    throw error
  }
}
