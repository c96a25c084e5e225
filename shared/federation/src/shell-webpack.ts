import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import webpack from 'webpack'
import type { Configuration } from 'webpack'
import { devServer } from './dev-server'
import type { CliEnvironment } from './dev-server'
import { hotReplacement } from './hot-replacement'
import { ReleasePlugin } from './release-plugin'
import { SHARED_PACKAGES } from './shared-packages'
import { sourceVersion } from './source-version'
import { StaticPagePlugin } from './static-page-plugin'
import { baseConfiguration, productionRouter, scriptPolicyName } from './webpack-base'

/** Shared packages of which the shell offers only what the module contract allows, and the files that list it. */
const NARROWED: Readonly<Record<string, string>> = {
  'react-router-dom': 'react-router-dom.ts',
  'styled-components': 'styled-components.ts',
  '@tanstack/react-query': 'react-query.ts',
  valibot: 'valibot.ts',
}

/**
 * The webpack configuration of the shell: it carries every shared package and
 * the federation runtime, once, and names no module: those come at run time
 * from the module map.
 */
export function shellWebpack(folder: string, paths: readonly string[]) {
  return ({ port }: CliEnvironment): Configuration => {
    const served = port !== undefined
    // Exchanging components, a module's too, takes React's development build and a hook set before it: both come with the shell.
    const mode = served ? 'development' : 'production'
    const version = served ? 'dev' : sourceVersion(folder, mode)
    const uniqueName = `shell@${version}`
    const base = baseConfiguration({ folder, uniqueName, mode, port: served ? Number(port) : null })
    return {
      ...base,
      ...(served && { devServer: devServer(Number(port)) }),
      entry: { main: [...(served ? ['@campus/federation/renderer-record'] : []), '@campus/federation/carried-runtime', './src/main.ts'] },
      resolve: { ...base.resolve, alias: { ...(served ? {} : productionRouter(folder)), ...carriedPackages(folder), ...runtimeFolders() } },
      module: {
        rules: [
          ...(base.module?.rules ?? []),
          // Parts of the federation runtime are required, parts imported: without this the page carries two copies.
          {
            include: /[\\/]@module-federation[\\/]/,
            resolve: { byDependency: { commonjs: { conditionNames: ['webpack', 'import', 'module', 'browser', 'default'] } } },
          },
        ],
      },
      plugins: [
        ...(base.plugins ?? []),
        ...(served ? hotReplacement(uniqueName) : []),
        ...['snapshot-handler', 'preload'].map(withoutRuntimePart),
        new ModuleFederationPlugin({
          name: 'shell',
          shared: Object.fromEntries(
            SHARED_PACKAGES.map(({ request, range }) => {
              const narrowed = NARROWED[request]
              return [
                request,
                {
                  eager: true,
                  singleton: true,
                  requiredVersion: range,
                  ...(narrowed !== undefined && {
                    import: join(folder, 'src/provided', narrowed),
                    version: installedVersion(folder, request),
                  }),
                },
              ]
            }),
          ),
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
        }),
        new ReleasePlugin((compilation, files) => ({
          version,
          scripts: (compilation.entrypoints.get('main')?.getFiles() ?? []).filter((file) => file.endsWith('.js')),
          css: [],
          routes: paths,
          trustedTypesPolicies: ['campus-modules', 'dompurify', ...(served ? [scriptPolicyName(uniqueName)] : [])],
          files,
        })),
        new StaticPagePlugin(),
      ],
    }
  }
}

const RUNTIME_PART: Readonly<Record<string, RegExp>> = {
  'snapshot-handler': /runtime-core[\\/]dist[\\/]plugins[\\/]snapshot[\\/]SnapshotHandler\.js$/,
  preload: /runtime-core[\\/]dist[\\/]utils[\\/]preload\.js$/,
}

/** Exchanges a part of the federation runtime that this composition never reaches. */
function withoutRuntimePart(name: string): webpack.NormalModuleReplacementPlugin {
  const part = RUNTIME_PART[name]
  if (part === undefined) throw new Error(`no such part of the runtime: ${name}`)
  const standIn = join(import.meta.dirname, 'runtime-parts', `${name}.js`)
  return new webpack.NormalModuleReplacementPlugin(part, (resource: { createData?: { resource?: string } }) => {
    if (resource.createData) resource.createData.resource = standIn
  })
}

/** The narrowed packages under names that mean the package itself and not the shared one. */
function carriedPackages(folder: string): Record<string, string> {
  const file = (name: string, path: string): string => join(packageFolder(folder, name), path)
  return {
    'carried-react-query$': file('@tanstack/react-query', 'build/modern/index.js'),
    'carried-styled-components$': file('styled-components', 'dist/styled-components.browser.esm.js'),
    'carried-valibot$': file('valibot', 'dist/index.mjs'),
  }
}

/** Where the parts of the federation runtime lie; only `enhanced` is a dependency of ours. */
function runtimeFolders(): Record<string, string> {
  const enhanced = packageFolder(import.meta.dirname, '@module-federation/enhanced')
  const bundler = packageFolder(enhanced, '@module-federation/webpack-bundler-runtime')
  const runtime = packageFolder(bundler, '@module-federation/runtime')
  return {
    'carried-bundler-runtime': join(bundler, 'dist'),
    'carried-runtime-core': join(packageFolder(runtime, '@module-federation/runtime-core'), 'dist'),
  }
}

function installedVersion(folder: string, name: string): string {
  const manifest = readFileSync(join(packageFolder(folder, name), 'package.json'), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}

/** The folder of a package as seen from another folder. */
function packageFolder(from: string, name: string): string {
  const entry = createRequire(join(from, 'package.json')).resolve(name)
  const end = entry.lastIndexOf(join('node_modules', name))
  return end < 0 ? dirname(entry) : entry.slice(0, end) + join('node_modules', name)
}
