import { createRequire } from 'node:module'
import { join } from 'node:path'

import MinimizerPlugin from 'minimizer-webpack-plugin'
import type { Configuration } from 'webpack'

import { ChunkNamesPlugin } from './chunk-names-plugin'
import { ScriptIntegrityPlugin } from './integrity-plugin'

/** What a build of ours needs to know. */
export interface AppBuild {
  /** Folder of the app, absolute. */
  readonly folder: string
  /** Unlike for every version: webpack keeps its chunks, and the page its policies, under this name. */
  readonly uniqueName: string
  readonly mode: 'production' | 'development'
  /** Set while a dev server serves the build with hot replacement. */
  readonly port: number | null
}

/** Trusted Types policy of the script loader of a build that a dev server serves. */
export function scriptPolicyName(uniqueName: string): string {
  return uniqueName.replace(/[^\w#.-]/g, '.')
}

/** What shell, modules and the single bundle of the benchmark have in common. */
export function baseConfiguration({ folder, uniqueName, mode, port }: AppBuild): Configuration {
  const hot = port !== null
  return {
    mode,
    context: folder,
    target: ['web', 'es2022'],
    devtool: mode === 'production' ? false : 'source-map',
    output: {
      path: join(folder, 'dist'),
      clean: true,
      uniqueName,
      // Files live in one folder per version: the entry needs no hash (federation cannot have one), chunks do.
      filename: '[name].js',
      chunkFilename: hot ? '[name].js' : '[name].[contenthash:10].js',
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      // Below the loader's own deadlines, so that a hung chunk is asked for once more in time.
      chunkLoadTimeout: 6000,
      // Elsewhere the script gate sets every address; see ScriptIntegrityPlugin.
      ...(hot && { trustedTypes: { policyName: scriptPolicyName(uniqueName) } }),
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          // Resolved from here: an app does not have the loader among its own dependencies.
          loader: createRequire(import.meta.url).resolve('swc-loader'),
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: hot, refresh: hot } },
              target: 'es2022',
            },
          },
        },
        { test: /\.m?js$/, resolve: { fullySpecified: false } },
      ],
    },
    optimization: {
      // ChunkNamesPlugin gives them.
      chunkIds: false,
      moduleIds: mode === 'production' ? 'deterministic' : 'named',
      // A page is few scripts: small common parts are not worth a request of their own.
      splitChunks: { chunks: 'async', minSize: 100_000 },
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
          minimizerOptions: { compress: { passes: 3 }, mangle: true },
        }),
      ],
    },
    performance: false,
    // A development server's files are of no release; whoever serves them hot adds what that needs.
    plugins: [new ChunkNamesPlugin(), ...(hot ? [] : [new ScriptIntegrityPlugin()])],
    stats: 'errors-warnings',
  }
}

/** The router's own exports map names its development build, whatever the mode; for whoever carries the router. */
export function productionRouter(folder: string): Record<string, string> {
  const router = createRequire(join(folder, 'package.json')).resolve('react-router/package.json')
  const file = (name: string): string => join(router, '../dist/production', name)
  return { 'react-router$': file('index.mjs'), 'react-router/dom$': file('dom-export.mjs') }
}
