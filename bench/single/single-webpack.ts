import { join } from 'node:path'

import webpack, { type Configuration } from 'webpack'

import { ReleasePlugin } from '@campus/federation/release-plugin'
import { sourceVersion } from '@campus/federation/source-version'
import { baseConfiguration, productionRouter } from '@campus/federation/webpack-base'

const root = join(import.meta.dirname, '../..')
const shell = join(root, 'shell')

/**
 * The baseline: the same source as one ordinary bundle. The shell's file that loads modules as remotes is
 * replaced by one that imports them. The home page is part of the bundle, other pages stay chunks of their
 * own.
 */
export function singleWebpack() {
  return (): Configuration => {
    const version = sourceVersion(shell, 'single')
    const uniqueName = `single@${version}`
    const base = baseConfiguration({ folder: shell, uniqueName, mode: 'production', port: null })
    return {
      ...base,
      entry: { main: './src/main.ts' },
      output: { ...base.output, path: join(root, 'bench/dist/shell/dist') },
      resolve: { ...base.resolve, alias: productionRouter(shell) },
      plugins: [
        ...base.plugins,
        new webpack.NormalModuleReplacementPlugin(/^\.\/container$/, join(import.meta.dirname, 'linked-modules.ts')),
        new ReleasePlugin((compilation, files) => ({
          version,
          scripts: (compilation.entrypoints.get('main')?.getFiles() ?? []).filter((file) => file.endsWith('.js')),
          css: [],
          trustedTypesPolicies: ['campus-modules', 'dompurify'],
          files,
        })),
      ],
    }
  }
}
