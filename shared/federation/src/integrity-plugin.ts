import webpack from 'webpack'
import type { Compiler } from 'webpack'

/**
 * Every script that a build's own runtime adds to the page goes through
 * `campusScript`, which the shell installs before any other code runs: it sets
 * the integrity the registry knows, and refuses an address the registry does
 * not know. A chunk inside a module is so covered exactly like its entry.
 */
export class ScriptIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ScriptIntegrityPlugin', (compilation) => {
      const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation)
      hooks.createScript.tap('ScriptIntegrityPlugin', (source) => `${source}\nglobalThis.campusScript(script, url);`)
    })
  }
}
