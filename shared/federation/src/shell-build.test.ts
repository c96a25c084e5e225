import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

import { integrityOf, type ReleaseFile } from './release-files'
import { build, folderWith, removeFolders, type Built } from './release.fixtures'
import { shellWebpack } from './shell-webpack'

afterAll(removeFolders)

const SHELL = join(import.meta.dirname, '../../../shell')

/** Page and frame import one file later, so that each has a chunk of the same name. */
const SMALL_SHELL = {
  'pnpm-lock.yaml': '',
  'shared/ui/button.ts': '',
  'shell/package.json': '{"version":"1.2.3"}',
  'shell/src/services.ts': "console.log('the services', SHARED_VERSIONS)",
  'shell/src/main.ts': "console.log('the page'); import('./late').then(console.log)",
  'shell/src/frame/main.ts': "console.log('the frame', ENV_TARGET); import('../late').then(console.log)",
  'shell/src/server-half/server-half.ts': "export const drawn = 'the server half'",
  'shell/src/late.ts': "export const late = 'later'",
}

/** Builds the small shell as a release, with the packages that the shell has. */
async function released(): Promise<Built> {
  const folder = join(folderWith(SMALL_SHELL), 'shell')
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(join(SHELL, 'node_modules'))) {
    symlinkSync(join(SHELL, 'node_modules', name), join(folder, 'node_modules', name))
  }
  return build(
    folder,
    shellWebpack(folder, { paths: ['/news'], drawn: {}, leadsTo: ['/marks'], shows: ['marks.v1'] })({}),
  )
}

let once: Promise<Built> | undefined
/** The small shell's release, built when the first test asks for it. */
const release = () => (once ??= released())

const file = async (name: RegExp) => {
  const { files } = await release()
  return String(files[Object.keys(files).find((each) => name.test(each)) ?? ''])
}
const manifest = async () =>
  JSON.parse(await file(/^manifest\.json$/)) as { version: string; files: Record<string, ReleaseFile> }

test('a release of the shell has two scripts of the page, one of frames, what each asks for later, and the server half', async () => {
  const { files, errors } = await release()
  expect(errors).toEqual([])
  const names = Object.keys(files).filter((name) => !/\.(br|gz)$/.test(name))
  expect(names.map((name) => name.replace(/\.[0-9a-f]{10}\.js$/, '.*.js')).sort()).toEqual([
    'frame-late.*.js',
    'frame.js',
    'index.html',
    'late.*.js',
    'main.js',
    'manifest.json',
    'server.cjs',
    'services.js',
  ])
})

test('the script of frames stands alone: it brings the federation runtime and nothing of the page', async () => {
  const frame = await file(/^frame\.js$/)
  expect(frame).toContain('the frame')
  expect(frame).toContain('campusFederation')
  expect(frame).not.toMatch(/the page|the services/)
})

test('the page’s scripts bring the runtime once, and nothing of the frame', async () => {
  expect(await file(/^services\.js$/)).toContain('campusFederation')
  const main = await file(/^main\.js$/)
  expect(main).toContain('the page')
  expect(main).not.toMatch(/campusFederation|the frame|the server half/)
  expect(await file(/^server\.cjs$/)).toContain('the server half')
})

test('the script of frames is built with the shell’s settings, under a name of its own', async () => {
  const frame = await file(/^frame\.js$/)
  const { version } = await manifest()
  expect(version).toMatch(/^1\.2\.3-/)
  expect(frame).toContain(`frame@${version}:`)
  expect(await file(/^services\.js$/)).toContain(`shell@${version}:`)
  expect(frame).toContain('campusShellChunks')
  // Its chunks pass the script gate, and what the build writes into the source is written there too.
  expect(frame).toContain('campusScript')
  expect(frame).not.toContain('ENV_TARGET')
})

test('the release says of every script what is in it, those of frames among them', async () => {
  const { files } = await release()
  const said = (await manifest()).files
  expect(Object.keys(said).sort()).toEqual(
    Object.keys(files)
      .filter((name) => /\.c?js$/.test(name))
      .sort(),
  )
  for (const [name, { integrity }] of Object.entries(said)) {
    expect(integrity).toBe(integrityOf(files[name] ?? Buffer.alloc(0)))
  }
})
