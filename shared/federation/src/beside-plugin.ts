import webpack, { type Compiler, type Configuration, type Stats } from 'webpack'

/**
 * Makes a second bundle beside an app's own, as files of the same release: the script of contained modules' frames, or
 * what draws pages on the server. What both bundles contain does not change how the page's own scripts are put together.
 */
export class BesidePlugin {
  readonly #configuration: Configuration

  constructor(configuration: Configuration) {
    this.#configuration = configuration
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('BesidePlugin', (compilation) => {
      // After the page's scripts are minimised, before the release is described.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE
      compilation.hooks.processAssets.tapPromise({ name: 'BesidePlugin', stage }, async () => {
        const { compilation: built } = await run(this.#configuration)
        compilation.errors.push(...built.errors)
        for (const { name, source } of built.getAssets()) compilation.emitAsset(name, source)
      })
    })
  }
}

/** Builds and writes nothing. */
function run(configuration: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration)
    if (compiler === null) return reject(new Error('webpack made no compiler'))
    compiler.hooks.shouldEmit.tap('BesidePlugin', () => false)
    compiler.run((error, stats) => {
      compiler.close((closing) => {
        if (stats !== undefined && !error && !closing) resolve(stats)
        else reject(error ?? closing ?? new Error('the build ended without a result'))
      })
    })
  })
}
