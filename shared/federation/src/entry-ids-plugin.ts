import type { Compiler, Module } from 'webpack'

/**
 * Gives the two parts that federation adds to an entry ids that are always the same. The plugin names both after the
 * absolute folder of the build or after the version, and webpack makes ids of names: the same sources would give
 * other bytes, of another size, in another folder.
 */
export class EntryIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('EntryIdsPlugin', ({ hooks, chunkGraph, compiler: own }) => {
      if (own !== compiler) return
      hooks.moduleIds.tap({ name: 'EntryIdsPlugin', stage: -10 }, (modules) => {
        for (const module of modules) {
          const id = idOf(module)
          if (id !== null) chunkGraph.setModuleId(module, id)
        }
      })
    })
  }
}

function idOf(module: Module): string | null {
  if (module.identifier().startsWith('container entry ')) return 'container'
  if (/[\\/]\.federation[\\/]entry\.\w+\.js$/.test(module.nameForCondition() ?? '')) return 'federation'
  return null
}
