import { join } from 'node:path'

import type { Compiler, Configuration } from 'webpack'

import { BesidePlugin } from './beside-plugin'
import { ReleasePlugin } from './release-plugin'
import { build, folderWith, removeFolders } from './release.fixtures'

afterAll(removeFolders)

const SOURCES = { 'src/index.js': 'console.log("page")', 'src/frame.js': 'console.log("frame")' }

function frameIn(folder: string, entry: string): Configuration {
  const output = { path: join(folder, 'dist') }
  return { mode: 'production', context: folder, entry: { frame: entry }, output, optimization: { minimize: false } }
}

test('the script of frames is built beside the page’s and described with it, and changes nothing in that', async () => {
  const alone = await build(folderWith(SOURCES), {})
  const folder = folderWith(SOURCES)
  const release = new ReleasePlugin((_, files) => ({ files: Object.keys(files).sort() }))
  const { files, errors } = await build(folder, {
    plugins: [new BesidePlugin(frameIn(folder, './src/frame.js')), release],
  })
  expect(errors).toEqual([])
  expect(String(files['frame.js'])).toContain('"frame"')
  expect(String(files['main.js'])).toBe(String(alone.files['main.js']))
  expect(JSON.parse(String(files['manifest.json']))).toEqual({ files: ['frame.js', 'main.js'] })
})

test('a fault in it is a fault of the build', async () => {
  const folder = folderWith(SOURCES)
  const { errors } = await build(folder, { plugins: [new BesidePlugin(frameIn(folder, './src/gone.js'))] })
  expect(errors.join('\n')).toContain('src/gone.js')
})

test.each(['make', 'shutdown'] as const)('a frame’s build that breaks off at %s breaks the build off', async (step) => {
  const folder = folderWith(SOURCES)
  const breaking = (compiler: Compiler) =>
    compiler.hooks[step].tapPromise('breaking', () => Promise.reject(new Error(`no ${step}`)))
  const frame = { ...frameIn(folder, './src/frame.js'), plugins: [breaking] }
  await expect(build(folder, { plugins: [new BesidePlugin(frame)] })).rejects.toThrow(`no ${step}`)
})
