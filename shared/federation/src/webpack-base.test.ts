import { existsSync } from 'node:fs'
import { join } from 'node:path'

import MinimizerPlugin from 'minimizer-webpack-plugin'

import { ChunkNamesPlugin } from './chunk-names-plugin'
import { DEV_PORTS } from './dev-ports'
import { devServer } from './dev-server'
import { hotReplacement } from './hot-replacement'
import { ScriptIntegrityPlugin } from './integrity-plugin'
import { build, folderWith, removeFolders } from './release.fixtures'
import { baseConfiguration, productionRouter, scriptPolicyName } from './webpack-base'

afterEach(removeFolders)

const released = baseConfiguration({ folder: '/app', uniqueName: 'app@1.0.0', mode: 'production', port: null })
const served = baseConfiguration({ folder: '/app', uniqueName: 'app@dev', mode: 'development', port: 8101 })

test('a release is built for browsers, without source maps, into a clean folder of its own', () => {
  expect(released).toMatchObject({
    mode: 'production',
    context: '/app',
    target: ['web', 'es2022'],
    devtool: false,
    output: { path: '/app/dist', clean: true, uniqueName: 'app@1.0.0' },
    performance: false,
    stats: 'errors-warnings',
  })
})

test('the addresses of a release: its entry by name, its chunks by content, from wherever it lies', () => {
  expect(released.output).toMatchObject({
    filename: '[name].js',
    chunkFilename: '[name].[contenthash:10].js',
    publicPath: 'auto',
    crossOriginLoading: 'anonymous',
    chunkLoadTimeout: 60_000,
  })
  expect(released.output).not.toHaveProperty('trustedTypes')
  expect(released.optimization).toMatchObject({
    chunkIds: false,
    moduleIds: 'deterministic',
    splitChunks: { chunks: 'async', minSize: 100_000 },
  })
  expect(released.plugins).toEqual([expect.any(ChunkNamesPlugin), expect.any(ScriptIntegrityPlugin)])
})

test('what a dev server serves can be read in the browser and goes by its own policy', () => {
  expect(served).toMatchObject({
    mode: 'development',
    devtool: 'source-map',
    output: { chunkFilename: '[name].js', trustedTypes: { policyName: 'app.dev' } },
    optimization: { moduleIds: 'named' },
    plugins: [expect.any(ChunkNamesPlugin)],
  })
})

test.each([
  ['mfe-exam@1.0.0-ab', 'mfe-exam.1.0.0-ab'],
  ['shell@dev', 'shell.dev'],
  ['a b/c#1', 'a.b.c#1'],
])('the policy of %s is called %s', (uniqueName, policy) => {
  expect(scriptPolicyName(uniqueName)).toBe(policy)
})

const SOURCES = {
  'src/index.tsx': `
    import { Late } from './typed'
    export function Page() { return <Late name="x" /> }
    export const page: unknown = <Late name="x" />
    console.log(page)`,
  'src/typed.ts': 'export const Late = ({ name }: { name: string }): string => name',
  'node_modules/react/jsx-runtime.js': "exports.jsx = () => 'drawn for production'",
  'node_modules/react/jsx-dev-runtime.js': "exports.jsxDEV = () => 'drawn for development'",
  'node_modules/react/package.json': '{"name":"react","version":"19.0.0"}',
}

test.each([
  ['a release', null, 'drawn for production'],
  ['a dev server', 8101, 'drawn for development'],
])('TypeScript and JSX are compiled for %s', async (_, port, runtime) => {
  const folder = folderWith(SOURCES)
  const mode = port === null ? 'production' : 'development'
  const base = baseConfiguration({ folder, uniqueName: 'app@1', mode, port })
  const { files, errors } = await build(folder, {
    ...base,
    entry: { main: './src/index.tsx' },
    devtool: false,
  })
  expect(errors).toEqual([])
  expect(String(files['main.js'])).toContain(runtime)
  // Only hot builds include the replacement code.
  expect(String(files['main.js']).includes('$RefreshReg$')).toBe(port !== null)
})

test('a module that is served hot is exchanged under its own name, and shows no overlay of its own', () => {
  expect(hotReplacement('mfe-exam@dev')).toEqual([
    expect.objectContaining({
      options: expect.objectContaining({ library: 'mfe-exam@dev', overlay: false }) as object,
    }),
  ])
})

test('a release is minified with all that is worth its time', () => {
  const [minimizer] = released.optimization.minimizer
  expect(minimizer).toMatchObject({
    options: {
      minimizer: { implementation: MinimizerPlugin.swcMinify, options: { compress: { passes: 3 }, mangle: true } },
      extractComments: false,
    },
  })
})

test.each(['page.tsx', 'page.ts', 'page.mjs', 'page.js'])('%s is found without its ending', async (name) => {
  const folder = folderWith({ 'src/index.js': "import './page'", [`src/${name}`]: "console.log('the page')" })
  const base = baseConfiguration({ folder, uniqueName: 'app@1', mode: 'production', port: null })
  const { files, errors } = await build(folder, { ...base, entry: { main: './src/index.js' } })
  expect(errors).toEqual([])
  expect(String(files['main.js'])).toContain('the page')
})

test('a release is minified, without a file of its licences', async () => {
  const folder = folderWith({ 'src/index.js': '/*! licence */ const longName = Math.random(); console.log(longName)' })
  const base = baseConfiguration({ folder, uniqueName: 'app@1', mode: 'production', port: null })
  const { files } = await build(folder, {
    ...base,
    entry: { main: './src/index.js' },
    optimization: { ...base.optimization, minimize: true },
  })
  expect(Object.keys(files)).toEqual(['main.js'])
  expect(String(files['main.js'])).not.toContain('longName')
})

test('of a file of contracts a release carries what it uses', async () => {
  const folder = folderWith({
    'src/index.js': "import { used } from '../shared/contracts/src/calls'; console.log(used)",
    'shared/contracts/src/define.ts': 'export const define = (options: object) => ({ made: Date.now(), ...options })',
    'shared/contracts/src/calls.ts': `
      import { define } from './define'
      export const used = define({ path: '/used', request: define({ path: '/within' }) })
      export const unused = define({ path: '/unused', request: new Set([define({ path: '/inside' })]), of: () => define({}) })
      define({ path: '/for-its-effect' })`,
  })
  const base = baseConfiguration({ folder, uniqueName: 'app@1', mode: 'production', port: null })
  const { files, errors } = await build(folder, {
    ...base,
    entry: { main: './src/index.js' },
    optimization: { ...base.optimization, minimize: true },
  })
  expect(errors).toEqual([])
  const carried = ['/used', '/within', '/unused', '/inside', '/for-its-effect'].filter((path) =>
    String(files['main.js']).includes(path),
  )
  expect(carried).toEqual(['/used', '/within', '/for-its-effect'])
})

test('a release carries no words about calls', async () => {
  const folder = folderWith({
    'src/index.js': "import { calls } from '../shared/contracts/src/calls'; console.log(calls)",
    'shared/contracts/src/call.ts': 'export const defineCall = (options: object) => options',
    'shared/contracts/src/calls.ts': `
      import { defineCall } from './call'
      const shown = { summary: 'A field of an answer' }
      export const calls = [
        defineCall({ summary: 'Words that come first', path: '/first', request: shown }),
        defineCall({ path: '/between', summary: 'Words ' + 'between', request: { summary: 'A field of a request' } }),
        ...['/made'].map((path) => defineCall({ path, summary: \`Words of \${path}\` })),
      ]`,
  })
  const { files, errors } = await build(folder, {
    ...baseConfiguration({ folder, uniqueName: 'app@1', mode: 'production', port: null }),
    entry: { main: './src/index.js' },
  })
  expect(errors).toEqual([])
  const carried = String(files['main.js']).match(/Words|\/first|\/between|\/made|A field of an? \w+/g)
  expect(new Set(carried)).toEqual(
    new Set(['A field of an answer', '/first', '/between', 'A field of a request', '/made']),
  )
})

test.each(['index.js', 'index.mjs'])('a package may import its own files without their endings: %s', async (name) => {
  const folder = folderWith({
    'src/index.js': "import 'package'",
    'node_modules/package/package.json': `{"name":"package","type":"module","main":"${name}"}`,
    [`node_modules/package/${name}`]: "import './part'",
    'node_modules/package/part.js': "console.log('part')",
  })
  const base = baseConfiguration({ folder, uniqueName: 'app@1', mode: 'production', port: null })
  const { files, errors } = await build(folder, { ...base, entry: { main: './src/index.js' } })
  expect(errors).toEqual([])
  expect(String(files['main.js'])).toContain('part')
})

test('whoever carries the router gets its production build', () => {
  const shell = join(import.meta.dirname, '../../../shell')
  const router = productionRouter(shell)
  expect(Object.keys(router)).toEqual(['react-router$', 'react-router/dom$'])
  for (const file of Object.values(router)) {
    expect(file).toContain('production')
    expect(existsSync(file)).toBe(true)
  }
  expect(router['react-router$']).toMatch(/index\.mjs$/)
})

test('a dev server lets a page of another origin load its files and reload them', () => {
  expect(devServer(8101)).toEqual({
    port: 8101,
    host: 'localhost',
    hot: true,
    allowedHosts: 'all',
    headers: { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' },
    client: { webSocketURL: 'ws://localhost:8101/ws', overlay: false },
  })
})

test('every module of the workspace has a port of its own', () => {
  expect(Object.keys(DEV_PORTS)).toEqual(['mfe-portal', 'mfe-study', 'mfe-exam', 'mfe-certificate'])
  expect(new Set(Object.values(DEV_PORTS)).size).toBe(4)
})
