import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { buildModule, buildShell } from '../../testing/releases'
import { buildInFolder, isMissing, sentBuild } from './build-files'
import { builtBeside } from './built-beside'

let apps: string
beforeEach(() => {
  apps = mkdtempSync(join(tmpdir(), 'apps-'))
})
afterEach(() => rmSync(apps, { recursive: true }))

/** Puts a manifest into an app's build. */
function withManifest(app: string, content: string): void {
  mkdirSync(join(apps, app, 'dist'), { recursive: true })
  writeFileSync(join(apps, app, 'dist/manifest.json'), content)
}

test('the builds beside the server are the shell’s and the modules’, with the versions that they name', async () => {
  buildShell(apps, '3')
  buildModule(apps, 'mfe-exam', '1.0.0')
  buildModule(apps, 'mfe-study', '2.0.0')
  expect(await builtBeside(apps)).toEqual([
    { moduleId: 'shell', version: '3' },
    { moduleId: 'mfe-study', version: '2.0.0' },
    { moduleId: 'mfe-exam', version: '1.0.0' },
  ])
})

test.each([
  ['nothing', ''],
  ['no JSON', '{"version":'],
  ['no version', '{"id":"mfe-exam"}'],
  ['a version that is no text', '{"version":1}'],
])('a manifest of %s is of no build, and the others count', async (_, manifest) => {
  withManifest('mfe-exam', manifest)
  buildModule(apps, 'mfe-study', '2.0.0')
  expect(await builtBeside(apps)).toEqual([{ moduleId: 'mfe-study', version: '2.0.0' }])
})

test('where nothing was built there is nothing', async () => {
  expect(await builtBeside(join(apps, 'nowhere'))).toEqual([])
})

test('a folder’s files are read by name; what is a folder, or lies below a file, is none', async () => {
  withManifest('mfe-exam', '{}')
  const files = buildInFolder(join(apps, 'mfe-exam'))
  expect(files.source).toBe(join(apps, 'mfe-exam'))
  expect(String(await files.read('dist/manifest.json'))).toBe('{}')
  for (const name of ['other.js', 'dist', 'dist/manifest.json/below']) expect(await files.read(name)).toBeNull()
  // Nothing else is taken for a missing file.
  await expect(files.read('with\0zero')).rejects.toThrow()
})

test('of files that somebody sent every name is known', async () => {
  const files = sentBuild(new Map([['main.js', Buffer.from('1')]]))
  expect(files).toMatchObject({ source: 'the build', names: ['main.js'] })
  expect(String(await files.read('main.js'))).toBe('1')
  expect(await files.read('other.js')).toBeNull()
})

test.each([
  [{ code: 'ENOENT' }, true],
  [{ code: 'ENOTDIR' }, true],
  [{ code: 'EISDIR' }, true],
  [{ code: 'EACCES' }, false],
  [new Error('ENOENT'), false],
  ['ENOENT', false],
  [null, false],
  [undefined, false],
])('%j means that there is no such file: %j', (error, expected) => {
  expect(isMissing(error)).toBe(expected)
})
