/**
 * Development only. Every module brings a refresh runtime of its own, which
 * comes later than React and asks the page's hook for the renderers it missed;
 * the hook that the shell's refresh runtime makes does not write them down.
 */
const hook = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__
const inject = hook.inject

hook.inject = (renderer) => {
  const id = inject.call(hook, renderer)
  hook.renderers.set(id, renderer)
  return id
}
