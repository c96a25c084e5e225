import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import * as v from 'valibot'
import type { RuleSetRule } from 'webpack'

import { moduleManifest, type ModuleManifest } from '@campus/contracts/composition'
import type { ModuleConfigInput } from '@campus/contracts/module'
import { MODULE_CONTRACT } from '@campus/contracts/module-contract'
import { SHARED_PACKAGES } from '@campus/contracts/shared-packages'

import { DEV_PORTS } from './dev-ports'
import { devServer } from './dev-server'
import { MODULE_ENTRY, moduleConfiguration, uniqueNameOf } from './module-build'
import { moduleWebpack } from './module-webpack'
import { build, folderWith, removeFolders, type Built } from './release.fixtures'

afterEach(removeFolders)

const CONFIG: ModuleConfigInput = {
  id: 'mfe-exam',
  contract: MODULE_CONTRACT,
  routes: [
    { path: '/exam', layout: 'main' },
    { path: '/exam/:id', layout: 'study', login: true },
  ],
  slots: ['consult-dialog.v1'],
}

const SOURCES = {
  'package.json': '{"name":"mfe-exam","version":"1.0.0"}',
  'src/module.tsx': `
    import { useState } from 'react'
    import { shared } from './shared'
    export default {
      id: 'mfe-exam', useState, shared,
      pages: {
        '/exam': () => import('./ListPage'),
        '/exam/:id': () => import('./OnePage'),
      },
      slots: { 'consult-dialog.v1': () => import('./Dialog') },
    }`,
  'src/shared.ts': "export const shared = 'shared'",
  'src/ListPage.tsx': "import { object } from 'alias'; export const Component = () => <p>list {object({})}</p>",
  'src/OnePage.tsx': 'export const Component = () => <p>a single one</p>',
  'src/Dialog.tsx': 'export const Component = () => <p>enquiry form</p>',
}

async function released(changes: Record<string, string> = {}, port: number | null = null): Promise<Built> {
  const folder = folderWith({ ...SOURCES, ...changes })
  const configuration = moduleConfiguration({
    config: CONFIG,
    folder,
    version: '1.0.0-ab',
    port,
    alsoShared: { alias: 'valibot' },
  })
  return build(folder, { ...configuration, devtool: false })
}

const manifestOf = ({ files }: Built) => JSON.parse(String(files['manifest.json'])) as ModuleManifest

test('a release describes itself: routes, slots, first scripts, and every file', async () => {
  const built = await released()
  expect(built.errors).toEqual([])
  const manifest = manifestOf(built)
  expect(v.is(moduleManifest, manifest)).toBe(true)
  expect(manifest).toMatchObject({
    id: 'mfe-exam',
    contract: MODULE_CONTRACT,
    version: '1.0.0-ab',
    entry: MODULE_ENTRY,
    slots: ['consult-dialog.v1'],
    shared: Object.fromEntries(SHARED_PACKAGES.map(({ request, range }) => [request, range])),
    // Its scripts pass the page's gate.
    trustedTypesPolicies: [],
  })
  expect(manifest.routes.map(({ path, login }) => [path, login])).toEqual([
    ['/exam', false],
    ['/exam/:id', true],
  ])
  const scripts = Object.keys(built.files).filter((name) => name.endsWith('.js'))
  expect(Object.keys(manifest.files).sort()).toEqual(scripts.sort())
})

test('of its config the scripts carry the name, the contract and the draft; the manifest has the rest', async () => {
  const built = await released({
    'module.config.ts': 'export default { id: "mfe-exam", routes: ["no script says this"] }',
    'src/shared.ts': "import config from '../module.config'; export const shared = config",
  })
  expect(built.errors).toEqual([])
  const scripts = Object.entries(built.files).flatMap(([name, file]) => (name.endsWith('.js') ? [String(file)] : []))
  expect(scripts.filter((script) => /contract['"]?:\s*['"]/.test(script))).toHaveLength(1)
  expect(scripts.filter((script) => script.includes('no script says this'))).toEqual([])
})

test('the parts that federation adds to the entry have the same ids in every folder and version', async () => {
  const entry = String((await released()).files[MODULE_ENTRY])
  const called = [...entry.matchAll(/__webpack_require__\("(\w+)"\)/g)].map(([, id]) => id)
  expect(called).toEqual(expect.arrayContaining(['container', 'federation']))
})

test('what is served hot goes by a policy of its own', async () => {
  const runtime = { 'node_modules/react/jsx-dev-runtime.js': 'exports.jsxDEV = () => null' }
  expect(manifestOf(await released(runtime, 8103)).trustedTypesPolicies).toEqual(['mfe-exam.1.0.0-ab'])
})

test('the first scripts are those with the module, and with each route’s page', async () => {
  const built = await released()
  const { preload, routePreload } = manifestOf(built)
  const says = (names: readonly string[] | undefined, text: string) =>
    (names ?? []).some((name) => String(built.files[name]).includes(text))
  expect(says(preload, '/exam/:id')).toBe(true)
  expect(says(preload, 'enquiry form')).toBe(false)
  expect(says(routePreload['/exam'], 'list')).toBe(true)
  expect(says(routePreload['/exam'], 'a single one')).toBe(false)
  expect(says(routePreload['/exam/:id'], 'a single one')).toBe(true)
  // Files that load with the module anyway are not listed again.
  expect(preload.filter((name) => routePreload['/exam']?.includes(name))).toEqual([])
  expect([...preload, ...Object.values(routePreload).flat()].every((name) => name.endsWith('.js'))).toBe(true)
})

test('what the page shares is carried by no module, under whichever name it is asked for', async () => {
  const { files } = await released()
  const entry = String(files[MODULE_ENTRY])
  expect(entry).toContain('mfe_exam_1_0_0_ab')
  // Taken from the page, where the shell carries it.
  expect(entry).toContain('campusFederation')
  const all = Object.values(files).map(String).join('\n')
  // Neither React nor the federation runtime is among its files.
  expect(all).not.toContain('useSyncExternalStore')
  expect(all).toMatch(/shareKey:\s*"valibot"/)
  expect(all).toMatch(/strictVersion:\s*true/)
})

const TAKING = `
  import { useRef, useState as useKept } from 'react'
  import * as schemas from 'alias'
  import { useBlocker } from 'react-router-dom'
  export const Component = () => <p>list {useKept(schemas.object({}))} {useBlocker(false)}</p>
  export const dead = () => useRef(null)`

test('a release says what is left of all that it takes from the page, by the package it is', async () => {
  const built = await released({ 'src/ListPage.tsx': TAKING })
  expect(built.errors).toEqual([])
  const { takes, needs } = manifestOf(built)
  expect(takes).toEqual({
    react: ['useRef', 'useState'],
    'react/jsx-runtime': ['jsx', 'jsxs'],
    'react-router-dom': ['useBlocker'],
    valibot: ['object'],
  })
  expect(Object.keys(takes)).toEqual(Object.keys(takes).sort())
  // Every page of this contract has them.
  expect(needs).toEqual({})
})

test.each([
  ['useLater', 'react', 'react'],
  ['createBrowserRouter', 'react-router-dom', 'react-router-dom'],
  ['intersect', 'alias', 'valibot'],
])('a module that takes %s of %s, which the page does not have, is not built', async (name, from, request) => {
  const built = await released({ 'src/ListPage.tsx': `export { ${name} as Component } from '${from}'` })
  expect(built.errors.join()).toMatch(
    new RegExp(`ListPage\\.tsx: the page provides no ${name} of ${request}\\. It provides: `),
  )
})

test('of the schema library a module carries what the page does not have', async () => {
  const built = await released({
    'node_modules/valibot/package.json': '{"name":"valibot","sideEffects":false,"main":"dist/index.mjs"}',
    'node_modules/valibot/dist/index.mjs': `
      export const string = () => 'a string'
      export const intersect = () => 'an intersection'
      export const lazy = () => 'something later'`,
    'src/ListPage.tsx': `
      import * as v from 'valibot'
      export const Component = () => v.intersect([v.string()])`,
  })
  expect(built.errors).toEqual([])
  const page = String(Object.entries(built.files).find(([name]) => /^list-page.*\.js$/.test(name))?.[1])
  expect(page).toMatch(/[^.]\bintersect\(\[\s*\w*consume_shared\w*\.string\(\)/)
  expect(manifestOf(built).takes['valibot']).toEqual(['string'])
})

test('the files of a release are called after what is in them', async () => {
  const names = Object.keys((await released()).files).filter((name) => name.endsWith('.js'))
  expect(names.map((name) => name.replace(/\.[0-9a-f]{10}\./, '.')).sort()).toEqual([
    'dialog.js',
    'list-page.js',
    'module.js',
    'one-page.js',
    'remoteEntry.js',
  ])
})

const configured = () => moduleConfiguration({ config: CONFIG, folder: '/app', version: '1.0.0', port: null })

test('a module asks the page for what is shared, once and of the agreed version, when it starts', () => {
  const plugin = configured().plugins?.find((each) => each?.constructor.name === 'ModuleFederationPlugin')
  const { _options: options } = plugin as unknown as { _options: Record<string, unknown> }
  expect(options).toMatchObject({
    name: 'mfe_exam_1_0_0',
    filename: MODULE_ENTRY,
    exposes: { './module': './src/module.tsx' },
    // Nothing is read beforehand: what is shared, how its files are called, of which types it is.
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
  })
  const asked = SHARED_PACKAGES.map(({ request, range }) => [
    request === 'valibot' ? 'valibot-of-the-page' : request,
    { import: false, shareKey: request, singleton: true, strictVersion: true, requiredVersion: range },
  ])
  expect(options['shared']).toEqual(Object.fromEntries(asked))
})

test.each([
  ['/app/node_modules/valibot/dist/index.mjs', true],
  ['C:\\app\\node_modules\\valibot\\dist\\index.mjs', true],
  ['/app/node_modules/valibot/dist/index.mjs.js', false],
  ['/app/node_modules/valibot/dist/index.cjs', false],
  ['/app/node_modules/own-valibot/dist/index.mjs', false],
])('%s is the schema library whole, of which the page has a part: %j', (file, isWhole) => {
  const rules = (configured().module?.rules ?? []) as RuleSetRule[]
  const rule = rules.find(({ loader }) => loader?.endsWith('part-of-page-loader.cjs'))
  expect(existsSync(rule?.loader ?? '')).toBe(true)
  expect((rule?.test as RegExp).test(file)).toBe(isWhole)
})

test.each([
  ['/store/webpack-bundler-runtime/dist/bundler.js', 'global campusFederation'],
  ['C:\\store\\webpack-bundler-runtime\\dist\\bundler.js', 'global campusFederation'],
  ['/store/webpack-bundler-runtime/dist/bundler.js.map', undefined],
  ['/store/webpack-bundler-runtime/dist/consumes.js', undefined],
  [undefined, undefined],
])('of %s the build says that it is taken from %j', async (request, from) => {
  const [carried] = configured().externals as [(asked: { request?: string }) => Promise<string | undefined>]
  expect(await carried(request === undefined ? {} : { request })).toBe(from)
})

test('a page that is not written where its scripts can be found stops the build', async () => {
  const module = SOURCES['src/module.tsx'].replace("'/exam/:id': () => import('./OnePage')", "'/exam/:id': opensOne")
  const changes = { 'src/module.tsx': `${module}\nfunction opensOne() { return import('./OnePage') }` }
  await expect(released(changes)).rejects.toThrow("write the page of /exam/:id as '/exam/:id': () => import('./…')")
})

test('a module that would bring a federation runtime of its own stops the build', async () => {
  const folder = folderWith(SOURCES)
  const alsoShared = { alias: 'valibot' } as const
  const configuration = moduleConfiguration({ config: CONFIG, folder, version: '1', port: null, alsoShared })
  // As after an update whose glue has another name.
  await expect(build(folder, { ...configuration, externals: [] })).rejects.toThrow(
    'the module brings a federation runtime of its own',
  )
})

test('a request that means a package nobody shares is a mistake', () => {
  const folder = folderWith(SOURCES)
  const asked = { config: CONFIG, folder, version: '1', port: null, alsoShared: { lodash: 'lodash' } }
  expect(() => moduleConfiguration(asked)).toThrow('lodash is not shared')
})

test('a module that is described wrongly is not built', () => {
  const config = { ...CONFIG, routes: [{ path: 'exam', layout: 'nowhere' }] } as unknown as ModuleConfigInput
  expect(() => moduleConfiguration({ config, folder: '/none', version: '1', port: null })).toThrow(v.ValiError)
})

test('a module of this workspace is released under a version made of its sources', () => {
  const folder = join(import.meta.dirname, '../../../mfe-exam')
  const configuration = moduleWebpack(CONFIG, folder)({})
  expect(configuration).toMatchObject({ mode: 'production', context: folder })
  expect(configuration).not.toHaveProperty('devServer')
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  const { uniqueName = '' } = configuration.output ?? {}
  expect(uniqueName.startsWith(uniqueNameOf('mfe-exam', `${version}-`))).toBe(true)
  expect(configuration.output).toMatchObject({ strictModuleExceptionHandling: true })
})

test('a module that is served hot has one version and a server on its port', () => {
  const folder = join(import.meta.dirname, '../../../mfe-exam')
  const port = DEV_PORTS['mfe-exam'] ?? 0
  const configuration = moduleWebpack(CONFIG, folder)({ port: String(port) })
  expect(configuration).toMatchObject({
    mode: 'development',
    devServer: devServer(port),
    output: { uniqueName: 'mfe-exam@dev' },
  })
  const names = configuration.plugins?.map((plugin) => plugin?.constructor.name)
  expect(names?.[0]).toBe('ReactRefreshPlugin')
  expect(names).toContain('ReleasePlugin')
})
