import { createRequire } from 'node:module'
import { join } from 'node:path'

import MinimizerPlugin from 'minimizer-webpack-plugin'
import type { Configuration } from 'webpack'

import { ChunkNamesPlugin } from './chunk-names-plugin'
import { ScriptIntegrityPlugin } from './integrity-plugin'

/** The inputs of every build. */
export interface AppBuild {
  /** Folder of the app, absolute. */
  readonly folder: string
  /** Differs for every version: webpack's chunk list and the page's policies have this name. */
  readonly uniqueName: string
  readonly mode: 'production' | 'development'
  /** Set while a dev server serves the build with hot replacement. */
  readonly port: number | null
}

/** Trusted Types policy of the script loader in a dev server's build. */
export function scriptPolicyName(uniqueName: string): string {
  return uniqueName.replace(/[^\w#.-]/g, '.')
}

/** A page carries of a file of contracts what it uses; the last loader runs first. */
const unusedContracts = {
  test: /[\\/]shared[\\/]contracts[\\/]src[\\/][\w-]+\.ts$/,
  enforce: 'post',
  use: ['pure-initialisers-loader.cjs', 'summaries-loader.cjs'].map((name) => join(import.meta.dirname, name)),
} as const

/** The settings that shell, modules and the benchmark's single bundle share. */
export function baseConfiguration({ folder, uniqueName, mode, port }: AppBuild) {
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
      // Each version has its own folder, so the entry needs no hash in its name (federation does not allow one);
      // chunks have one.
      filename: '[name].js',
      chunkFilename: hot ? '[name].js' : '[name].[contenthash:10].js',
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      // What is slow still comes. The shell asks beside it for what hangs; see its missing-scripts.ts.
      chunkLoadTimeout: 60_000,
      // Elsewhere the script gate sets every address; see ScriptIntegrityPlugin.
      ...(hot && { trustedTypes: { policyName: scriptPolicyName(uniqueName) } }),
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          // Resolved from here: the apps do not depend on the loader.
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
        ...(mode === 'production' ? [unusedContracts] : []),
      ],
    },
    optimization: {
      // ChunkNamesPlugin sets the ids.
      chunkIds: false,
      moduleIds: mode === 'production' ? 'deterministic' : 'named',
      // A page has few scripts: small common parts are not worth a request of their own.
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
    // A dev server's files belong to no release; the dev configuration adds its own settings.
    plugins: [new ChunkNamesPlugin(), ...(hot ? [] : [new ScriptIntegrityPlugin()])],
    stats: 'errors-warnings',
  } satisfies Configuration
}

/** The router's exports map gives its development build in every mode. This is for builds that contain the router. */
export function productionRouter(folder: string): Record<string, string> {
  const router = createRequire(join(folder, 'package.json')).resolve('react-router/package.json')
  const file = (name: string): string => join(router, '../dist/production', name)
  return { 'react-router$': file('index.mjs'), 'react-router/dom$': file('dom-export.mjs') }
}
