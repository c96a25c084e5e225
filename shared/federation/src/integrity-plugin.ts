import webpack, { type Compiler } from 'webpack'

/** The statement of webpack's script loader that sends the request. */
const SETS_ADDRESS = /script\.src = [^;]+;/

/**
 * Every script that a build's own runtime adds to the page goes through
 * `campusScript`, which the shell installs before any other code runs: it sets
 * the address, with the integrity the registry knows, and refuses an address
 * the registry does not know. A chunk inside a module is so covered exactly
 * like its entry, and no build needs a Trusted Types policy of its own: an
 * entry that runs twice (the slow one and its retry) could not create its
 * policy a second time.
 */
export class ScriptIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ScriptIntegrityPlugin', (compilation) => {
      const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation)
      hooks.createScript.tap('ScriptIntegrityPlugin', (source) => {
        if (!SETS_ADDRESS.test(source)) {
          throw new Error('this version of webpack loads scripts in another way; see SETS_ADDRESS')
        }
        return source.replace(SETS_ADDRESS, 'globalThis.campusScript(script, url);')
      })
    })
  }
}
