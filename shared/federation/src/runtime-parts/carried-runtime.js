/**
 * The federation runtime, carried once by the shell: every module's entry reads
 * it from the page instead of bringing its own. Here is what a module's build
 * calls of it; modules load no modules and fall back to no copy of what is
 * shared, so those parts stay out. Each reader gets a state of its own.
 */
import { createInstance } from '@module-federation/enhanced/runtime'
import { attachShareScopeMap } from 'carried-bundler-runtime/attachShareScopeMap.js'
import { consumes } from 'carried-bundler-runtime/consumes.js'
import { initContainerEntry } from 'carried-bundler-runtime/initContainerEntry.js'
import { initializeSharing } from 'carried-bundler-runtime/initializeSharing.js'
import { installInitialConsumes } from 'carried-bundler-runtime/installInitialConsumes.js'

/** The runtime would find 'its' instance by the build it is part of; here every module needs one of its own. */
function init({ webpackRequire }) {
  return createInstance(webpackRequire.federation.initOptions)
}

Object.defineProperty(globalThis, 'campusFederation', {
  get: () => ({
    runtime: { init },
    bundlerRuntime: { consumes, I: initializeSharing, S: {}, init, initContainerEntry, installInitialConsumes },
    attachShareScopeMap,
    instance: undefined,
    initOptions: undefined,
    bundlerRuntimeOptions: {},
  }),
  configurable: false,
})
