/** An operator's folder on the disk of who runs the command. */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'

import type { Folder } from './folder'

const PICTURE = /\.(?:jpe?g|png|webp|gif|avif)$/i

/** Every CSV file and picture below; null when there is no such folder. */
export function readFolderFromDisk(root: string): Folder | null {
  if (statSync(root, { throwIfNoEntry: false })?.isDirectory() !== true) return null
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()
  const at = (path: string): string => path.split(sep).join('/')
  return {
    files: paths
      .filter((path) => path.endsWith('.csv'))
      .map((path) => ({ path: at(path), text: readFileSync(join(root, path), 'utf8') })),
    pictures: paths
      .filter((path) => PICTURE.test(path))
      .map((path) => ({ path: at(path), content: readFileSync(join(root, path)).toString('base64') })),
  }
}

/** Writes it below a folder, for its owner's eyes alone: it is full of people. */
export function writeFolderToDisk(root: string, { files, pictures }: Folder): void {
  const write = (path: string, content: string | Buffer): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true, mode: 0o700 })
    writeFileSync(join(root, path), content, { mode: 0o600 })
  }
  for (const { path, text } of files) write(path, text)
  for (const { path, content } of pictures) write(path, Buffer.from(content, 'base64'))
}
