import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { folderWith, removeFolders } from './release.fixtures'
import { containerName, sourceVersion } from './source-version'

afterEach(removeFolders)

const WORKSPACE = {
  'app/package.json': '{"version":"1.2.3"}',
  'app/src/page.tsx': 'page',
  'shared/ui/button.ts': 'button',
  'other/src/page.tsx': 'other',
  'pnpm-lock.yaml': 'lock',
}

function versionOf(changes: Record<string, string> = {}, mode = 'production'): string {
  return sourceVersion(join(folderWith({ ...WORKSPACE, ...changes }), 'app'), mode)
}

test('a release is named by its package and a short hash, the same for the same sources', () => {
  const version = versionOf()
  expect(version).toMatch(/^1\.2\.3-[0-9a-f]{10}$/)
  expect(versionOf()).toBe(version)
})

test.each([
  ['a source of the app', { 'app/src/page.tsx': 'changed' }],
  ['a new file of the app', { 'app/src/new.ts': '' }],
  ['a source that every app shares', { 'shared/ui/button.ts': 'changed' }],
  ['the lock file', { 'pnpm-lock.yaml': 'changed' }],
  ['a file that begins like a test', { 'app/src/page.test.tsx.ts': '' }],
  ['a file of test data', { 'app/src/page.test.json': '' }],
])('%s makes another version', (_, changes) => {
  expect(versionOf(changes)).not.toBe(versionOf())
})

test.each([
  ['a test', { 'app/src/page.test.tsx': 'changed' }],
  ['a test of what is shared', { 'shared/ui/button.test.ts': 'changed' }],
  ['what was built', { 'app/dist/main.js': 'changed' }],
  ['an installed package', { 'app/node_modules/react/index.js': 'changed' }],
  ['what a tool keeps', { 'shared/.cache/state': 'changed' }],
  ['another app', { 'other/src/page.tsx': 'changed' }],
])('%s makes none', (_, changes) => {
  expect(versionOf(changes)).toBe(versionOf())
})

test('a build for another mode is another version', () => {
  expect(versionOf({}, 'development')).not.toBe(versionOf())
})

test('what stands in one file cannot be mistaken for what stands in another', () => {
  const one = { 'app/src/page.tsx': 'ab', 'app/src/rest.ts': '' }
  const other = { 'app/src/page.tsx': 'a', 'app/src/rest.ts': 'b' }
  expect(versionOf(one)).not.toBe(versionOf(other))
})

test('the same folder gives another version once it is changed', () => {
  const folder = folderWith(WORKSPACE)
  const before = sourceVersion(join(folder, 'app'), 'production')
  writeFileSync(join(folder, 'app/src/page.tsx'), 'changed')
  expect(sourceVersion(join(folder, 'app'), 'production')).not.toBe(before)
})

test.each([
  ['mfe-exam', '1.0.0-ab', 'mfe_exam_1_0_0_ab'],
  ['mfe-exam', '2.0.0', 'mfe_exam_2_0_0'],
])('the container of %s at %s is called %s', (id, version, name) => {
  expect(containerName(id, version)).toBe(name)
})
