import type { SanitiseHtml } from './sanitise-html'

/**
 * Each module has a sanitiser of its own: one that they share would be wherever all of them can reach it, and whoever
 * exchanged it there would decide what the others show.
 */
let loading: Promise<SanitiseHtml> | undefined

async function load(): Promise<SanitiseHtml> {
  try {
    return (await import('./sanitise-html')).sanitiserIn(window)
  } catch (error) {
    // A retry asks again.
    loading = undefined
    throw error
  }
}

/** The same promise at every call, until loading fails. */
export function loadSanitiser(): Promise<SanitiseHtml> {
  return (loading ??= load())
}
