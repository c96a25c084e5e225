import webpack, { type Compiler } from 'webpack'

/** The statement in webpack's script loader that sends the request. */
const SETS_ADDRESS = /script\.src = [^;]+;/

/**
 * Routes every script that a build's runtime adds through `campusScript`, which the shell installs before any
 * other code. It sets the address and the registered integrity, and refuses unknown addresses. So chunks
 * inside a module are checked like its entry. Builds also need no Trusted Types policy of their own: an entry
 * that runs twice (a slow one and its retry) could not create its policy a second time.
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
