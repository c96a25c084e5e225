import webpack, { type Compilation, type Compiler, type Module, type ModuleGraphConnection } from 'webpack'

import type { SharedNames } from '@campus/contracts/shared-names'

/** Fails a build that imports a name which the page's shared package lacks: it would be undefined at run time. */
export class SharedNamesPlugin {
  readonly #offered: SharedNames

  constructor(offered: SharedNames) {
    this.#offered = offered
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SharedNamesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('SharedNamesPlugin', () => {
        for (const missing of this.#missingIn(compilation)) compilation.errors.push(new webpack.WebpackError(missing))
      })
    })
  }

  #missingIn(compilation: Compilation): string[] {
    const lines = consumedIn(compilation).flatMap(({ request, module }) => {
      const offered = this.#offered[request] ?? []
      return [...compilation.moduleGraph.getIncomingConnections(module)].flatMap((connection) => {
        const name = nameTaken(connection)
        if (name === null || offered.includes(name)) return []
        const taker = connection.originModule?.nameForCondition() ?? ''
        return [
          `${taker}: the page provides no ${name} of ${request}. It provides: ${offered.join(', ') || 'nothing of it'}.`,
        ]
      })
    })
    return [...new Set(lines)]
  }
}

/**
 * The names that the code imports from each shared package after tree shaking, sorted. A package that is only
 * used as a whole is listed without names.
 */
export function takenNames(compilation: Compilation): Record<string, string[]> {
  const { moduleGraph } = compilation
  const taken = consumedIn(compilation).map(({ request, module }): [string, string[]] => {
    const used = [...moduleGraph.getIncomingConnections(module)].filter((connection) => connection.isActive(undefined))
    return [request, [...new Set(used.flatMap((connection) => nameTaken(connection) ?? []))].sort()]
  })
  return Object.fromEntries(taken.sort(([one], [other]) => (one < other ? -1 : 1)))
}

interface ConsumedPackage {
  /** The request of the shared package, however the import writes it. */
  readonly request: string
  readonly module: Module
}

/** The module in the build for each shared package that it imports. */
function consumedIn({ modules }: Compilation): ConsumedPackage[] {
  return [...modules].flatMap((module) => {
    if (module.type !== 'consume-shared-module' || !('options' in module)) return []
    const { shareKey } = module.options as { readonly shareKey: string }
    return [{ request: shareKey, module }]
  })
}

/** The name that an import uses; null for one without a single name. */
function nameTaken({ dependency }: ModuleGraphConnection): string | null {
  if (dependency === null || !('ids' in dependency) || !Array.isArray(dependency.ids)) return null
  const [name] = dependency.ids as unknown[]
  return typeof name === 'string' ? name : null
}
