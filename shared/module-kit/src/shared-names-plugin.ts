import webpack, { type Compiler, type Dependency, type Module } from 'webpack'

/** Names by package, of the packages the shell carries only in part. */
export type SharedNames = Readonly<Record<string, readonly string[]>>

/**
 * Fails a build that takes a name from a shared package which the page does not
 * have: it would be undefined there, and only there.
 */
export class SharedNamesPlugin {
  readonly #provided: SharedNames

  constructor(provided: SharedNames) {
    this.#provided = provided
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SharedNamesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('SharedNamesPlugin', (modules) => {
        for (const module of modules) {
          for (const missing of this.#missingIn(module)) compilation.errors.push(new webpack.WebpackError(missing))
        }
      })
    })
  }

  #missingIn(module: Module): string[] {
    const taken = module.dependencies.flatMap((dependency) => takenName(dependency) ?? [])
    const missing = taken.filter(({ request, name }) => this.#provided[request]?.includes(name) === false)
    const lines = missing.map(
      ({ request, name }) =>
        `${module.nameForCondition() ?? ''}: the page provides no ${name} of ${request}. It provides: ${(this.#provided[request] ?? []).join(', ')}.`,
    )
    return [...new Set(lines)]
  }
}

/** What an import takes; null for a dependency that takes no single name. */
function takenName(dependency: Dependency): { readonly request: string; readonly name: string } | null {
  if (!('request' in dependency) || !('ids' in dependency)) return null
  const { request, ids } = dependency
  if (typeof request !== 'string' || !Array.isArray(ids) || typeof ids[0] !== 'string') return null
  return { request, name: ids[0] }
}
