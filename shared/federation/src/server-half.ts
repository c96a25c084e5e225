/** The half of a release that draws its pages on the server: built from the same sources, for Node, into one file. */
import { existsSync } from 'node:fs'

import webpack, { type Configuration } from 'webpack'

import { SERVER_HALF } from '@campus/contracts/drawn-page'

/**
 * The configuration of an app's server half, made from that of its browser half. `given` are requests, each with the name
 * by which whoever runs the half answers it.
 */
export function serverHalf(
  browser: Configuration,
  entry: string,
  given: Readonly<Record<string, string>> = {},
): Configuration {
  const { mode, context, output, resolve, module } = browser
  return {
    mode: mode ?? 'production',
    ...(context !== undefined && { context }),
    target: 'node20',
    devtool: false,
    entry: { server: entry },
    output: {
      ...(output?.path !== undefined && { path: output.path }),
      filename: SERVER_HALF,
      library: { type: 'commonjs2' },
    },
    resolve: { ...resolve },
    // All in one file: there is no line to save.
    module: { ...module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    externals: Object.fromEntries(Object.entries(given).map(([request, name]) => [request, `commonjs2 ${name}`])),
    // As it stands in the sources: a failure in the log says where.
    optimization: { minimize: false, moduleIds: 'named', splitChunks: false },
    performance: false,
    plugins: [serverForms()],
    stats: 'errors-warnings',
  }
}

/** `x.server.ts` beside `x.ts` is what stands in its place on the server: there is no window. */
function serverForms(): webpack.NormalModuleReplacementPlugin {
  return new webpack.NormalModuleReplacementPlugin(/^/, ({ createData }: { createData?: { resource?: string } }) => {
    const form = createData?.resource?.replace(/(?<!\.server)\.(tsx?)$/, '.server.$1')
    if (createData !== undefined && form !== undefined && form !== createData.resource && existsSync(form)) {
      createData.resource = form
    }
  })
}
