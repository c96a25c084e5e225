/** The packages of the workspace, found from `pnpm-workspace.yaml` and the folders it names. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ROOT } from './inputs.mjs'

/** Folders of the workspace as its file names them, `mfe-*` and `shared/*` among them. */
function patterns() {
  const [, list = ''] =
    /^packages:\n((?: {2}- .+\n)+)/m.exec(readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8')) ?? []
  return list.split('\n').flatMap((line) => /^ {2}- (.+)$/.exec(line)?.[1] ?? [])
}

/** The folders of all packages, relative to the repository: `shell`, `mfe-exam`, `shared/ui`, … */
export const PACKAGES = patterns().flatMap(foldersOf)

/** The modules, each a package of its own. */
export const MODULES = PACKAGES.filter((folder) => folder.startsWith('mfe-'))

/** The apps built for the browser or the server, in the best order to start them. */
export const APPS = ['server', 'shell', ...MODULES]

/** The packages that apps import, and so part of their builds' inputs. */
export const SHARED = PACKAGES.filter((folder) => folder.startsWith('shared/'))

/** The top-level folders of the packages. */
export const FOLDERS = [...new Set(PACKAGES.map((folder) => folder.split('/')[0]))]

/** The folders with a manifest that match `a/*` or `a-*`. */
function foldersOf(pattern) {
  const slash = pattern.lastIndexOf('/')
  const parent = slash < 0 ? '' : pattern.slice(0, slash + 1)
  const [start, end] = pattern.slice(slash + 1).split('*')
  const names =
    end === undefined
      ? [start]
      : readdirSync(join(ROOT, parent)).filter((name) => name.startsWith(start) && name.endsWith(end))
  return names.map((name) => parent + name).filter((folder) => existsSync(join(ROOT, folder, 'package.json')))
}
