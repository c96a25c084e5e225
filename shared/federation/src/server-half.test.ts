import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'

import { SERVER_HALF } from '@campus/contracts/drawn-page'

import { build, folderWith, removeFolders } from './release.fixtures'
import { serverHalf } from './server-half'

afterEach(removeFolders)

const swc = {
  test: /\.ts$/,
  loader: createRequire(import.meta.url).resolve('swc-loader'),
  options: { jsc: { parser: { syntax: 'typescript' as const } } },
}

/** What the half exports, built of these sources. */
async function exportsOf(files: Readonly<Record<string, string>>, given: Readonly<Record<string, string>> = {}) {
  const folder = folderWith(files)
  const half = serverHalf(
    {
      mode: 'production',
      context: folder,
      output: { path: join(folder, 'dist') },
      resolve: { extensions: ['.ts'] },
      module: { rules: [swc] },
    },
    './src/index.ts',
    given,
  )
  const built = await build(folder, half)
  expect(built.errors).toEqual([])
  return { names: Object.keys(built.files), source: String(built.files[SERVER_HALF]), folder }
}

function run(source: string, require: (request: string) => unknown): Record<string, unknown> {
  const module = { exports: {} }
  compileFunction(source, ['module', 'exports', 'require'])(module, module.exports, require)
  return module.exports
}

test('a file for the server stands in the place of the browser’s', async () => {
  const { source } = await exportsOf({
    'src/index.ts': "export { where } from './where'",
    'src/where.ts': 'export const where: string = document.title',
    'src/where.server.ts': "export const where: string = 'server'",
  })
  expect(run(source, () => undefined)['where']).toBe('server')
})

test('everything is in one file, what is loaded later as well', async () => {
  const { names, source } = await exportsOf({
    'src/index.ts': "export const late = async () => (await import('./late')).word",
    'src/late.ts': "export const word = 'late'",
  })
  expect(names).toEqual([SERVER_HALF])
  const { late } = run(source, () => undefined) as { late: () => Promise<string> }
  expect(await late()).toBe('late')
})

test('what the shell gives is asked for by its name', async () => {
  const { source } = await exportsOf(
    { 'src/index.ts': "export { colour } from 'paint-of-the-page'" },
    { 'paint-of-the-page': 'paint' },
  )
  expect(run(source, (request) => ({ paint: { colour: 'red' } })[request])['colour']).toBe('red')
})
