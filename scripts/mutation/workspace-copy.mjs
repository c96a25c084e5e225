/**
 * A copy of the workspace in which files can be changed without harm. Packages
 * of the workspace lead to each other inside the copy, those of the registry
 * to the one store, so that a changed file is the only one of its name.
 */
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join, relative } from 'node:path'

import { ROOT } from '../inputs.mjs'

const LEFT_OUT = new Set(['.git', '.cache', '.pnpm', 'dist', 'data', 'coverage', 'test-results', 'playwright-report'])
/** Every package's links to its dependencies; of the root's the store is left out. */
const STORE = 'node_modules/.pnpm'

/** Makes the copy; returns its folder and how to remove it. */
export function copyWorkspace() {
  const folder = join(ROOT, '.cache/mutation', `workspace-${process.pid}`)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  remove()
  mkdirSync(folder, { recursive: true })
  const filter = (source) => !LEFT_OUT.has(basename(source))
  for (const name of readdirSync(ROOT)) {
    cpSync(join(ROOT, name), join(folder, name), { recursive: true, verbatimSymlinks: true, filter })
  }
  symlinkSync(relative(join(folder, 'node_modules'), join(ROOT, STORE)), join(folder, STORE))
  return { folder, remove }
}
