import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import webpack, { type Configuration } from 'webpack'

import { SHARED_SCOPE_VERSION } from '@campus/contracts/module-contract'
import { offeredNames } from '@campus/contracts/shared-names'
import { SHARED_PACKAGES } from '@campus/contracts/shared-packages'

import { devServer } from './dev-server'
import { ReleasePlugin } from './release-plugin'
import { build, folderWith, removeFolders } from './release.fixtures'
import { shellWebpack } from './shell-webpack'
import { StaticPagePlugin } from './static-page-plugin'
import { productionRouter } from './webpack-base'

afterEach(removeFolders)

const SHELL = join(import.meta.dirname, '../../../shell')
const PATHS = ['/login', '/news']
const PAGES = {
  paths: PATHS,
  drawn: { '/login': ['redirect'] },
  leadsTo: ['/study/mine'],
  shows: ['consult-dialog.v1'],
}
const released = shellWebpack(SHELL, PAGES)({})
const served = shellWebpack(SHELL, PAGES)({ port: '8100' })

const aliasOf = ({ resolve }: Configuration) => resolve?.alias as Record<string, string>
const pluginNames = ({ plugins }: Configuration) => (plugins ?? []).map((plugin) => plugin?.constructor.name)

/** What pnpm put beside the shell, by request. */
function installedVersions(): Record<string, string> {
  return Object.fromEntries(
    SHARED_PACKAGES.map(({ request }) => {
      const name = request
        .split('/')
        .slice(0, request.startsWith('@') ? 2 : 1)
        .join('/')
      const installed = readFileSync(join(SHELL, 'node_modules', name, 'package.json'), 'utf8')
      return [request, (JSON.parse(installed) as { version: string }).version]
    }),
  )
}

test('a release of the shell is named by its sources; what is served hot is not', () => {
  const { version } = JSON.parse(readFileSync(join(SHELL, 'package.json'), 'utf8')) as { version: string }
  expect(released.output?.uniqueName).toMatch(new RegExp(`^shell@${version.replaceAll('.', '\\.')}-[0-9a-f]{10}$`))
  expect(served.output?.uniqueName).toBe('shell@dev')
  expect([released.mode, served.mode]).toEqual(['production', 'development'])
})

test('the script with the services runs first and brings the federation runtime; the other waits for it', () => {
  expect(released.entry).toEqual({
    services: ['@campus/federation/carried-runtime', './src/services.ts'],
    main: { import: './src/main.ts', dependOn: 'services' },
  })
})

test('what is served hot notes every renderer before anything else runs', () => {
  expect(served.entry).toEqual({
    services: ['@campus/federation/renderer-record', '@campus/federation/carried-runtime', './src/services.ts'],
    main: { import: './src/main.ts', dependOn: 'services' },
  })
  expect(served.devServer).toEqual(devServer(8100))
  expect(released).not.toHaveProperty('devServer')
  expect(pluginNames(served)).toContain('ReactRefreshPlugin')
  expect(pluginNames(released)).not.toContain('ReactRefreshPlugin')
})

test('a release carries the production build of the router, what is served hot its own', () => {
  expect(aliasOf(released)).toMatchObject(productionRouter(SHELL))
  expect(Object.keys(aliasOf(served))).toEqual(['carried-bundler-runtime'])
})

test.each([
  ['a release', released, 4],
  ['what is served hot', served, 3],
])('%s finds the parts of the federation runtime that modules call', (_, configuration, rules) => {
  const folder = aliasOf(configuration)['carried-bundler-runtime'] ?? ''
  expect(existsSync(join(folder, 'consumes.js'))).toBe(true)
  expect(configuration.module?.rules).toContainEqual({
    include: /[\\/]@module-federation[\\/]/,
    resolve: { byDependency: { commonjs: { conditionNames: ['webpack', 'import', 'module', 'browser', 'default'] } } },
  })
  // In addition to those of every build.
  expect(configuration.module?.rules).toHaveLength(rules)
})

test('the build writes into the shell which version of each shared package it carries', () => {
  const define = released.plugins?.find((plugin) => plugin instanceof webpack.DefinePlugin)
  const { definitions } = define as unknown as { definitions: Record<string, unknown> }
  expect(definitions).toMatchObject({
    ENV_TARGET: '"web"',
    FEDERATION_OPTIMIZE_NO_REMOTE: true,
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
  })
  const versions = JSON.parse(String(definitions['SHARED_VERSIONS'])) as Record<string, string>
  expect(Object.keys(versions)).toEqual(SHARED_PACKAGES.map(({ request }) => request))
  expect(versions).toEqual(installedVersions())
})

test.each([
  ['a release', released, ['campus-modules', 'dompurify'], { frame: 'frame.js' }],
  // Modules under development run in the page.
  ['what is served hot', served, ['campus-modules', 'dompurify', 'shell.dev'], {}],
])(
  '%s says which scripts open the page, which addresses are its own and which policies it makes',
  async (_, from, policies, frame) => {
    const plugins = from.plugins?.filter(
      (plugin) => plugin instanceof ReleasePlugin || plugin instanceof StaticPagePlugin,
    )
    const folder = folderWith({ 'src/index.js': 'console.log(1)' })
    const { files } = await build(folder, { ...(plugins && { plugins }) })
    const manifest = JSON.parse(String(files['manifest.json'])) as Record<string, unknown>
    expect(manifest).toEqual({
      version: from.output?.uniqueName?.replace('shell@', ''),
      scripts: ['services.js', 'main.js'],
      ...frame,
      css: [],
      routes: PATHS,
      drawn: { '/login': ['redirect'] },
      leadsTo: ['/study/mine'],
      shows: ['consult-dialog.v1'],
      sharedScope: { version: SHARED_SCOPE_VERSION, names: offeredNames(), versions: installedVersions() },
      trustedTypesPolicies: policies,
      files: { 'main.js': expect.anything() as unknown },
    })
    expect(String(files['index.html'])).toContain('/main.js')
  },
)
