import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The path of a file or folder of `assets`, which stands beside `src` and `dist`: the way up is looked for. */
export function assetPath(name: string): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const path = join(folder, 'assets', name)
    if (existsSync(path)) return path
  }
  throw new Error(`there is no ${name} among the server's assets`)
}
