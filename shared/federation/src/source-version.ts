import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const SKIPPED = new Set(['node_modules', 'dist', '.cache'])

/**
 * A release's version: the package's version and a short hash of every source the build reads. The same
 * sources give the same version; changed sources can never get an existing version.
 */
export function sourceVersion(appFolder: string, mode: string): string {
  const root = join(appFolder, '..')
  const { version } = JSON.parse(readFileSync(join(appFolder, 'package.json'), 'utf8')) as { version: string }
  const hash = createHash('sha256').update(mode)
  const files = [...filesBelow(appFolder), ...filesBelow(join(root, 'shared')), join(root, 'pnpm-lock.yaml')]
  for (const file of files.sort()) {
    hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file))
  }
  return `${version}-${hash.digest('hex').slice(0, 10)}`
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesBelow(path)
    return /\.test\.tsx?$/.test(entry.name) ? [] : [path]
  })
}

/** The name of a release's container in the page. It differs for every version, so that two can be in one page. */
export function containerName(id: string, version: string): string {
  return `${id}@${version}`.replace(/\W/g, '_')
}
