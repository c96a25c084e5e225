import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

import webpack, { type Configuration } from 'webpack'

import { SHARED_SCOPE_VERSION } from '@campus/contracts/module-contract'
import { offeredNames } from '@campus/contracts/shared-names'
import { SHARED_PACKAGES } from '@campus/contracts/shared-packages'

import { BesidePlugin } from './beside-plugin'
import { devServer, type CliEnvironment } from './dev-server'
import { hotReplacement } from './hot-replacement'
import { ReleasePlugin } from './release-plugin'
import { serverHalf } from './server-half'
import { sourceVersion } from './source-version'
import { StaticPagePlugin } from './static-page-plugin'
import { baseConfiguration, productionRouter, scriptPolicyName } from './webpack-base'

/** Two scripts, in the order they run: the first opens the page while the second still loads. */
const ENTRY = {
  services: ['@campus/federation/carried-runtime', './src/services.ts'],
  main: { import: './src/main.ts', dependOn: 'services' },
}

/** The script of contained modules' frames, which are documents of their own: it shares nothing with the page's. */
const FRAME = { frame: ['@campus/federation/carried-runtime', './src/frame/main.ts'] }

/** Hot replacement asks React for its components, so it must run before React. */
const ENTRY_SERVED = { ...ENTRY, services: ['@campus/federation/renderer-record', ...ENTRY.services] }

export interface ShellPages {
  /** Its own. */
  readonly paths: readonly string[]
  /** Those that the server draws, with the fields of the address that choose what is shown. */
  readonly drawn: Readonly<Record<string, readonly string[]>>
  /** Addresses of modules' pages that it leads to. */
  readonly leadsTo: readonly string[]
  /** Slots of modules that it shows. */
  readonly shows: readonly string[]
}

/**
 * The webpack configuration of the shell. It contains every shared package and the federation runtime, once.
 * It names no module: modules come at run time from the module map.
 */
export function shellWebpack(folder: string, { paths, drawn, leadsTo, shows }: ShellPages) {
  return ({ port }: CliEnvironment): Configuration => {
    const served = port !== undefined
    // Hot replacement, also of a module, needs React's development build and a hook set before it: the shell
    // brings both.
    const mode = served ? 'development' : 'production'
    const version = served ? 'dev' : sourceVersion(folder, mode)
    const uniqueName = `shell@${version}`
    const versions = Object.fromEntries(
      SHARED_PACKAGES.map(({ request }) => [request, installedVersion(folder, request)]),
    )
    const base = baseConfiguration({ folder, uniqueName, mode, port: served ? Number(port) : null })
    const configuration = {
      ...base,
      ...(served && { devServer: devServer(Number(port)) }),
      entry: served ? ENTRY_SERVED : ENTRY,
      // A name of its own, so that the shell can lock it: shell/src/boot/lock-chunks.ts.
      output: { ...base.output, chunkLoadingGlobal: 'campusShellChunks' },
      resolve: { ...base.resolve, alias: { ...(served ? {} : productionRouter(folder)), ...runtimeFolders() } },
      module: {
        rules: [
          ...base.module.rules,
          // Some parts of the federation runtime are required, others imported: without this the page has two
          // copies.
          {
            include: /[\\/]@module-federation[\\/]/,
            resolve: {
              byDependency: { commonjs: { conditionNames: ['webpack', 'import', 'module', 'browser', 'default'] } },
            },
          },
        ],
      },
      plugins: [
        ...base.plugins,
        ...(served ? hotReplacement(uniqueName) : []),
        new webpack.DefinePlugin({
          SHARED_VERSIONS: JSON.stringify(versions),
          ENV_TARGET: JSON.stringify('web'),
          // The shell loads modules itself; see shell/src/modules/container.ts.
          FEDERATION_OPTIMIZE_NO_REMOTE: true,
          FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
        }),
        new ReleasePlugin((_, files) => ({
          version,
          scripts: Object.keys(ENTRY).map((name) => `${name}.js`),
          ...(served ? {} : { frame: 'frame.js' }),
          css: [],
          routes: paths,
          drawn,
          leadsTo,
          shows,
          sharedScope: { version: SHARED_SCOPE_VERSION, names: offeredNames(), versions },
          trustedTypesPolicies: ['campus-modules', 'dompurify', ...(served ? [scriptPolicyName(uniqueName)] : [])],
          files,
        })),
        new StaticPagePlugin(),
      ],
    } satisfies Configuration
    if (served) return configuration
    const beside = [
      new BesidePlugin(frameConfiguration(configuration, `frame@${version}`)),
      new BesidePlugin(serverHalf(configuration, './src/server-half/server-half.ts')),
    ]
    return { ...configuration, plugins: [...configuration.plugins, ...beside] }
  }
}

/** The frames' script, built as the shell's own are; only the shell describes the release. */
function frameConfiguration(
  { output, plugins, ...shell }: Configuration & Required<Pick<Configuration, 'plugins'>>,
  uniqueName: string,
): Configuration {
  return {
    ...shell,
    entry: FRAME,
    output: { ...output, uniqueName, chunkFilename: 'frame-[name].[contenthash:10].js' },
    plugins: plugins.filter((plugin) => !(plugin instanceof ReleasePlugin || plugin instanceof StaticPagePlugin)),
  }
}

/** The folders of the federation runtime parts that modules call; only `enhanced` is a dependency of ours. */
function runtimeFolders(): Record<string, string> {
  const enhanced = packageFolder(import.meta.dirname, '@module-federation/enhanced')
  return {
    'carried-bundler-runtime': join(packageFolder(enhanced, '@module-federation/webpack-bundler-runtime'), 'dist'),
  }
}

/** Version of the package behind a request of the shell. */
function installedVersion(folder: string, request: string): string {
  const name = request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/')
  const manifest = readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}

/** The folder of an installed package as seen from another folder. */
function packageFolder(from: string, name: string): string {
  const entry = createRequire(join(from, 'package.json')).resolve(name)
  const folder = join('node_modules', name)
  return entry.slice(0, entry.lastIndexOf(folder) + folder.length)
}
