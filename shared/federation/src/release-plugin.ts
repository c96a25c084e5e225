import webpack, { type Compilation, type Compiler } from 'webpack'

import { compress, COMPRESSIBLE, integrityOf, type ReleaseFile } from './release-files'

/** Writes the release's manifest, once every file has its final content. */
export type DescribeRelease = (compilation: Compilation, files: Record<string, ReleaseFile>) => unknown

/** Hashes and compresses every file of a build and writes `manifest.json` beside them. */
export class ReleasePlugin {
  readonly #describe: DescribeRelease

  constructor(describe: DescribeRelease) {
    this.#describe = describe
  }

  apply(compiler: Compiler): void {
    const { sources } = webpack
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'ReleasePlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          const files: Record<string, ReleaseFile> = {}
          for (const asset of compilation.getAssets()) {
            const content = asset.source.buffer()
            const compressed = COMPRESSIBLE.test(asset.name)
              ? await compress(content, compiler.options.mode === 'production' ? 'full' : 'quick')
              : null
            if (compressed !== null) {
              compilation.emitAsset(`${asset.name}.br`, new sources.RawSource(compressed.br))
              compilation.emitAsset(`${asset.name}.gz`, new sources.RawSource(compressed.gz))
            }
            files[asset.name] = {
              integrity: integrityOf(content),
              size: content.length,
              brotli: compressed?.br.length ?? content.length,
            }
          }
          if (compilation.errors.length > 0) return
          const manifest = JSON.stringify(this.#describe(compilation, files), null, 2)
          compilation.emitAsset('manifest.json', new sources.RawSource(manifest))
        },
      )
    })
  }
}
