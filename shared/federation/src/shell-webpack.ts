import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import type { Configuration } from 'webpack'
import { ReleasePlugin } from './release-plugin'
import { SHARED_PACKAGES } from './shared-packages'
import { sourceVersion } from './source-version'
import { baseConfiguration, scriptPolicyName } from './webpack-base'

/**
 * The webpack configuration of the shell: it carries every shared package and
 * the federation runtime, once, and names no module: those come at run time
 * from the module map.
 */
export function shellWebpack(folder: string, paths: readonly string[]) {
  return (): Configuration => {
    const mode = 'production'
    const version = sourceVersion(folder, mode)
    const uniqueName = `shell@${version}`
    const base = baseConfiguration({ folder, uniqueName, mode, port: null })
    return {
      ...base,
      entry: { main: './src/main.ts' },
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
        new ModuleFederationPlugin({
          name: 'shell',
          shared: Object.fromEntries(
            SHARED_PACKAGES.map(({ request, range }) => [
              request,
              { eager: true, singleton: true, requiredVersion: range, ...narrowed(folder, request) },
            ]),
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
          trustedTypesPolicies: [scriptPolicyName(uniqueName), 'campus-modules', 'dompurify'],
          files,
        })),
      ],
    }
  }
}

/** A shared package is not tree-shaken; these are offered by a file of the shell that names what the contract allows. */
function narrowed(folder: string, request: string): { import?: string } {
  return request === 'react-router-dom' ? { import: join(folder, 'src/provided/react-router-dom.ts') } : {}
}
