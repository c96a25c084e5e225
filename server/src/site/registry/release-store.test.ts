import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import type { ModuleManifest } from '@campus/contracts/composition'

import { buildModule, buildShell, moduleFiles, moduleManifestOf } from '../../testing/releases'
import { buildInFolder } from './build-files'
import { readStored, storeRelease, verifyRelease } from './release-store'
import { isFileName, isVersion } from './release.model'

let folder: string
let apps: string
let store: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'))
  apps = join(folder, 'apps')
  store = join(folder, 'store')
})
afterEach(() => rmSync(folder, { recursive: true }))

const publish = async (kind: 'shell' | 'module', build: string) =>
  storeRelease(store, await verifyRelease(kind, buildInFolder(build)))

const storedFiles = (...path: string[]): string[] =>
  readdirSync(join(store, ...path), { recursive: true, encoding: 'utf8' }).sort()

test('a build is copied into a folder of its id and version, compressed forms included', async () => {
  const { release } = await publish('module', buildModule(apps, 'mfe-exam', '1.0.0-abc'))
  expect(release.id).toBe('mfe-exam')
  const copied = join(store, 'mfe-exam', '1.0.0-abc')
  expect(readFileSync(join(copied, 'module.js'), 'utf8')).toBe(moduleFiles('mfe-exam', '1.0.0-abc')['module.js'])
  expect(storedFiles('mfe-exam', '1.0.0-abc')).toEqual(
    expect.arrayContaining(['manifest.json', 'module.js', 'module.js.br', 'module.js.gz', 'assets/mark.svg']),
  )
  expect(await readStored(store, 'mfe-exam', '1.0.0-abc')).toEqual(moduleManifestOf('mfe-exam', '1.0.0-abc'))
})

test('what the manifest does not list is not copied', async () => {
  const build = buildShell(apps, '1')
  writeFileSync(join(build, '.inputs'), 'a stamp of the build')
  await publish('shell', build)
  expect(storedFiles('shell', '1')).not.toContain('.inputs')
})

test('the same version with the same content is left alone, also when two processes publish it at once', async () => {
  const build = buildModule(apps, 'mfe-exam', '1')
  await Promise.all([publish('module', build), publish('module', build), publish('module', build)])
  await publish('module', build)
  expect(readdirSync(join(store, 'mfe-exam'))).toEqual(['1'])
})

test('the same version with other content is refused, and the stored one stays', async () => {
  await publish('module', buildModule(apps, 'mfe-exam', '1'))
  const other = buildModule(join(folder, 'other'), 'mfe-exam', '1', { slots: ['consult-dialog.v1'] })
  await expect(publish('module', other)).rejects.toThrow(
    'mfe-exam 1 is published already with other content; a release never changes, give the new build a version of its own.',
  )
  expect(await readStored(store, 'mfe-exam', '1')).toMatchObject({ slots: [] })
})

const manifestWith = (change: Partial<Record<keyof ModuleManifest, unknown>>) => (build: string) =>
  writeFileSync(join(build, 'manifest.json'), JSON.stringify({ ...moduleManifestOf('mfe-exam', '1'), ...change }))

test.each<[string, (build: string) => void, string]>([
  [
    'a file differs from its hash',
    (build) => writeFileSync(join(build, 'module.js'), 'evil()'),
    'module.js differs from its manifest',
  ],
  [
    'a brotli form holds something else',
    (build) => writeFileSync(join(build, 'module.js.br'), 'evil()'),
    'module.js differs from its manifest',
  ],
  [
    'a gzip form holds something else',
    (build) => writeFileSync(join(build, 'module.js.gz'), gzipSync('evil()')),
    'module.js differs from its manifest',
  ],
  ['a file is missing', (build) => rmSync(join(build, 'page.js')), 'its file page.js is missing'],
  ['there is no manifest', (build) => rmSync(join(build, 'manifest.json')), 'holds no manifest.json'],
  ['the manifest lacks a field', manifestWith({ routes: undefined }), 'wrong at routes'],
  ['the version is a path', manifestWith({ version: '../1' }), 'is no version'],
  ['the id is the shell’s', manifestWith({ id: 'shell' }), 'cannot be called shell'],
  ['the contract is of another major', manifestWith({ contract: '2.0' }), 'built for contract 2.0'],
  [
    'a file name leads out of the folder',
    manifestWith({ files: { '../../x.js': { integrity: 'sha384-x', size: 1, brotli: 1 } } }),
    'is no file name',
  ],
])('a release is refused when %s', async (_, spoil, sentence) => {
  const build = buildModule(apps, 'mfe-exam', '1')
  spoil(build)
  await expect(publish('module', build)).rejects.toThrow(sentence)
  expect(await readStored(store, 'mfe-exam', '1')).toBeNull()
})

test.each(['1', '1.0.0', '1.0.0-beta.1+abc', '1.0.0-80e77c18b2'])('%s is a version', (version) => {
  expect(isVersion(version)).toBe(true)
})

test.each(['', '.', '..', '1..2', '1.', '../1', '1/2', '1\\2', '.1', '1 2', '1%2f', 'a'.repeat(81)])(
  '%j is no version',
  (version) => {
    expect(isVersion(version)).toBe(false)
  },
)

test.each(['main.js', 'assets/mark.svg', 'src_a-b@1+2.x.js', '_x/_y.css'])('%s is a file name', (name) => {
  expect(isFileName(name)).toBe(true)
})

test.each([
  '',
  '.',
  '..',
  '/x',
  'x/',
  'x//y',
  '../x',
  'x/../y',
  'x/./y',
  '.env',
  'x/.env',
  'x\\y',
  'x\0',
  'x%2e',
  'x y',
  'x?y',
])('%j is no file name', (name) => {
  expect(isFileName(name)).toBe(false)
})
