import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { moduleConfig } from '@campus/contracts/composition'
import type { ModuleManifest } from '@campus/contracts/composition'
import type { ModuleConfigInput } from '@campus/contracts/module'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import * as v from 'valibot'
import type { Configuration } from 'webpack'
import { preloadsOf } from './preloads'
import { ReleasePlugin } from './release-plugin'
import { SHARED_PACKAGES } from './shared-packages'
import { containerName, sourceVersion } from './source-version'
import { baseConfiguration, scriptPolicyName } from './webpack-base'

/** File name of every module's entry. */
export const MODULE_ENTRY = 'remoteEntry.js'

interface CliEnvironment {
  /** Port of the dev server, when the build is served by one. */
  readonly port?: string
}

/** The glue to the federation runtime is read from the page, where the shell carries it once. */
function carriedRuntime({ request }: { request?: string }): Promise<string | undefined> {
  const isGlue = request !== undefined && /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/.test(request)
  return Promise.resolve(isGlue ? 'global campusFederation' : undefined)
}

/**
 * The webpack configuration of a module: one exposed entry `./module`, nothing
 * shared carried along, and a manifest from which whoever serves the page knows
 * its routes, slots, first scripts and the hash of every file.
 */
export function moduleWebpack(config: ModuleConfigInput, folder: string) {
  const described = v.parse(moduleConfig, config)
  return (environment: CliEnvironment): Configuration => {
    const port = environment.port === undefined ? null : Number(environment.port)
    const mode = port === null ? 'production' : 'development'
    const version = port === null ? sourceVersion(folder, mode) : 'dev'
    const uniqueName = `${described.id}@${version}`
    const base = baseConfiguration({ folder, uniqueName, mode, port })
    return {
      ...base,
      entry: {},
      externals: [carriedRuntime],
      ...(port !== null && {
        devServer: {
          port,
          host: 'localhost',
          hot: true,
          allowedHosts: 'all',
          headers: { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' },
          client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false },
        },
      }),
      plugins: [
        ...(base.plugins ?? []),
        new ModuleFederationPlugin({
          name: containerName(described.id, version),
          filename: MODULE_ENTRY,
          exposes: { './module': './src/module.tsx' },
          shared: Object.fromEntries(
            SHARED_PACKAGES.map(({ request, range }) => [request, { import: false as const, singleton: true, strictVersion: true, requiredVersion: range }]),
          ),
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
        }),
        new ReleasePlugin((compilation, files): ModuleManifest => ({
          ...described,
          version,
          entry: MODULE_ENTRY,
          ...preloadsOf(compilation, readFileSync(join(folder, 'src/module.tsx'), 'utf8'), described.routes),
          shared: Object.fromEntries(SHARED_PACKAGES.map(({ request, range }) => [request, range])),
          trustedTypesPolicies: [scriptPolicyName(uniqueName)],
          files,
        })),
      ],
    }
  }
}
