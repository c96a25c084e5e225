/**
 * The glue between webpack and the federation runtime, carried once by the
 * shell: every module's entry reads it from the page instead of bringing its
 * own. Each reader gets a state of its own.
 */
import federation from 'carried-bundler-runtime/bundler.js'
import { initContainerEntry } from 'carried-bundler-runtime/initContainerEntry.js'

Object.defineProperty(globalThis, 'campusFederation', {
  get: () => ({
    ...federation,
    // The runtime finds 'its' instance by the build it is part of; here every module needs one of its own.
    runtime: { ...federation.runtime, init: federation.runtime.createInstance },
    // The shell exposes nothing, so its own build leaves this one out.
    bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
    instance: undefined,
    initOptions: undefined,
    bundlerRuntimeOptions: {},
  }),
  configurable: false,
})
