/** Detects changes by content, not by time: a hash of the files a step reads is stored beside the step's output. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const ROOT = join(import.meta.dirname, '..')

const SKIPPED_FOLDERS = new Set([
  'node_modules',
  'dist',
  '.cache',
  'data',
  'coverage',
  'test-results',
  'playwright-report',
])
const SKIPPED_FILES = /\.(test\.(ts|tsx|mjs)|fixtures\.ts)$/

/** Every file below the given paths (relative to the repository), sorted; tests and generated folders left out. */
export function filesBelow(paths) {
  return paths.flatMap((path) => walk(path)).sort()
}

/** Hash of the names and contents below the given paths; a missing path counts as empty. */
export function hashInputs(paths, extra = '') {
  const hash = createHash('sha256').update(extra)
  for (const file of filesBelow(paths)) {
    hash.update(`\0${file}\0`).update(readFileSync(join(ROOT, file)))
  }
  return hash.digest('hex')
}

/** Whether the stamp file (relative to the repository) holds this hash. */
export function isStamped(stampFile, hash) {
  const path = join(ROOT, stampFile)
  return existsSync(path) && readFileSync(path, 'utf8') === hash
}

/** Writes the stamp; call it only after the step has succeeded. */
export function writeStamp(stampFile, hash) {
  const path = join(ROOT, stampFile)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, hash)
}

function walk(path) {
  const absolute = join(ROOT, path)
  if (!existsSync(absolute)) return []
  if (statSync(absolute).isFile()) return [path]
  return readdirSync(absolute, { withFileTypes: true }).flatMap((entry) => {
    const child = `${path}/${entry.name}`
    if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : walk(child)
    return entry.isFile() && !SKIPPED_FILES.test(entry.name) ? [child] : []
  })
}
