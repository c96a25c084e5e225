import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ROOT } from './inputs.mjs'
import { APPS, FOLDERS, MODULES, PACKAGES, SHARED } from './workspace.mjs'

const manifest = (folder) => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'))

test('the packages of the workspace are found', () => {
  expect(PACKAGES).toEqual(expect.arrayContaining(['shell', 'server', 'e2e', 'bench', 'mfe-exam', 'shared/ui']))
  expect(new Set(PACKAGES).size).toBe(PACKAGES.length)
  expect(FOLDERS).toEqual(expect.arrayContaining(['shell', 'mfe-exam', 'shared', 'server', 'e2e', 'bench']))
  expect(SHARED).toContain('shared/federation')
})

test('every app can be built, and every module says what it is', () => {
  expect(MODULES.length).toBeGreaterThan(3)
  expect(APPS.filter((folder) => typeof manifest(folder).scripts.build !== 'string')).toEqual([])
  expect(MODULES.filter((folder) => !existsSync(join(ROOT, folder, 'module.config.ts')))).toEqual([])
})

test('every package is named after its folder', () => {
  const named = PACKAGES.map((folder) => [folder, manifest(folder).name])
  expect(named.filter(([folder, name]) => name !== folder.replace(/^shared\//, '@campus/'))).toEqual([])
})
