/**
 * A copy of the workspace in which files can be changed safely. Links between packages of the workspace stay
 * inside the copy; those to packages of the registry lead to the one store, so that each file exists once.
 */
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join, relative } from 'node:path'

import { ROOT } from '../inputs.mjs'

const LEFT_OUT = new Set(['.git', '.cache', '.pnpm', 'dist', 'data', 'coverage', 'test-results', 'playwright-report'])
/** Every package's links to its dependencies are copied; the root's store is not. */
const STORE = 'node_modules/.pnpm'

/** Makes the copy; returns its folder and a function that removes it. */
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
